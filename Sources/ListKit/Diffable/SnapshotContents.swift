/// What a snapshot holds: sections in order, items in order in each of them, and where each item is.
///
/// Every item has a number, and orders are lists of numbers. So an identifier is hashed once, when it comes;
/// a change in the middle moves numbers and hashes nothing.
struct SnapshotContents<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Sendable {
  /// A section and the numbers of its items.
  struct Section: Sendable {
    let identifier: SectionID
    var items: [Int] = []
  }

  private(set) var sections: [Section] = []
  private var sectionIndices: [SectionID: Int] = [:]

  private var items = NumberedIdentifiers<ItemID>()

  /// Where each item is, by its number.
  private var places: [SnapshotPlace] = []

  /// What is to be done with an item, by its number.
  private(set) var marks: [SnapshotMarks] = []

  /// How many items stand before each section; found out when it is asked for.
  private var starts = SectionStarts()

  // MARK: Reading

  func sectionIndex(of identifier: SectionID) -> Int? { sectionIndices[identifier] }

  /// Items by number.
  var identifiers: [ItemID] { items.all }

  func number(of identifier: ItemID) -> Int? { items.number(of: identifier) }

  func place(of identifier: ItemID) -> SnapshotPlace? {
    items.number(of: identifier).map { places[$0] }
  }

  func place(ofNumber number: Int) -> SnapshotPlace { places[number] }

  /// The item at a place, or nil if there is none.
  func number(inSection section: Int, row: Int) -> Int? {
    guard sections.indices.contains(section), sections[section].items.indices.contains(row) else {
      return nil
    }
    return sections[section].items[row]
  }

  /// The index of an item counted over all sections.
  func index(of place: SnapshotPlace) -> Int {
    starts.list { sections.map(\.items.count) }[place.section] + place.row
  }

  // MARK: Items

  /// What comes of identifiers that are to be put into an order.
  struct Admission {
    /// Their numbers, in the order in which they were given.
    var numbers: [Int] = []

    /// Those that the snapshot had already.
    var existing: [ItemID] = []

    /// Those that were given twice. If there are any, none was admitted.
    var repeated: [ItemID] = []
  }

  /// Gives numbers to identifiers. They have no place yet; those that had one before have none any more.
  mutating func admit(_ newcomers: [ItemID]) -> Admission {
    let first = items.all.count
    var result = Admission()
    result.numbers.reserveCapacity(newcomers.count)
    items.reserve(first + newcomers.count)
    var returning: Set<Int> = []
    var repeated: Set<ItemID> = []
    for identifier in newcomers {
      let (isNew, number) = items.add(identifier)
      if isNew {
        places.append(.nowhere)
        marks.append([])
        result.numbers.append(number)
      } else if number < first, returning.insert(number).inserted {
        result.existing.append(items.all[number])
        result.numbers.append(number)
      } else if repeated.insert(identifier).inserted {
        result.repeated.append(identifier)
      }
    }
    if result.repeated.isEmpty {
      takeOut(returning)
    } else {
      release(first..<items.all.count)
    }
    return result
  }

  /// Puts items that have no place into a section.
  mutating func put(_ numbers: [Int], inSection section: Int, row: Int) {
    if row == sections[section].items.count {
      sections[section].items.append(contentsOf: numbers)
    } else {
      sections[section].items.insert(contentsOf: numbers, at: row)
    }
    renumber(section, from: row)
  }

  /// Takes items out of their sections. They keep their numbers.
  mutating func takeOut(_ taken: some Collection<Int>) {
    var firstRows: [Int: Int] = [:]
    for number in taken where places[number].row >= 0 {
      let place = places[number]
      firstRows[place.section] = min(firstRows[place.section] ?? place.row, place.row)
      places[number] = .nowhere
    }
    for (section, row) in firstRows {
      sections[section].items.removeSubrange(from: row) { places[$0].row < 0 }
      renumber(section, from: row)
    }
  }

  /// Deletes items.
  mutating func delete(_ gone: [Int]) {
    takeOut(gone)
    release(gone)
  }

  /// Sets marks.
  mutating func mark(_ number: Int, _ mark: SnapshotMarks) { marks[number].insert(mark) }

  /// Takes all marks away.
  mutating func removeMarks() {
    marks = Array(repeating: [], count: items.all.count)
  }

  /// Takes numbers from items that have no place. The last numbers are given to others, so that there are
  /// no gaps.
  private mutating func release(_ gone: some Collection<Int>) {
    for number in gone.sorted(by: >) {
      let last = items.all.count - 1
      items.remove(number)
      if number < last {
        places[number] = places[last]
        marks[number] = marks[last]
        let place = places[number]
        if place.row >= 0 { sections[place.section].items[place.row] = number }
      }
      places.removeLast()
      marks.removeLast()
    }
  }

  private mutating func renumber(_ section: Int, from first: Int) {
    for (row, number) in sections[section].items[first...].enumerated() {
      places[number] = SnapshotPlace(section: section, row: first + row)
    }
    if section + 1 < sections.count { starts = SectionStarts() }
  }

  // MARK: Sections

  /// Puts empty sections into the order.
  mutating func putSections(_ newcomers: [SectionID], at index: Int) {
    sections.insert(contentsOf: newcomers.map { Section(identifier: $0) }, at: index)
    renumberSections(from: index)
  }

  /// Deletes sections with their items.
  mutating func deleteSections(_ indices: [Int]) {
    let gone = indices.flatMap { sections[$0].items }
    for number in gone { places[number] = .nowhere }
    for index in indices.sorted(by: >) {
      sectionIndices[sections[index].identifier] = nil
      sections.remove(at: index)
    }
    renumberSections(from: indices.min() ?? sections.count)
    release(gone)
  }

  /// Moves a section. The target is counted without it.
  mutating func moveSection(at index: Int, to target: Int) {
    sections.insert(sections.remove(at: index), at: target)
    renumberSections(from: min(index, target))
  }

  private mutating func renumberSections(from first: Int) {
    for index in first..<sections.count {
      sectionIndices[sections[index].identifier] = index
      for number in sections[index].items { places[number].section = index }
    }
    starts = SectionStarts()
  }
}

/// Where an item of a snapshot is. A row of -1 is nowhere.
struct SnapshotPlace: Sendable {
  var section: Int
  var row: Int

  static var nowhere: SnapshotPlace { SnapshotPlace(section: -1, row: -1) }
}

/// What is to be done with an item when its snapshot is applied.
struct SnapshotMarks: OptionSet, Sendable {
  let rawValue: UInt8

  static let reloaded = SnapshotMarks(rawValue: 1)
  static let reconfigured = SnapshotMarks(rawValue: 2)
}

extension Array {
  /// Removes the elements from an index on that `isGone` picks.
  fileprivate mutating func removeSubrange(
    from first: Int, where isGone: (Element) -> Bool
  ) {
    var kept = first
    for index in first..<count where !isGone(self[index]) {
      if kept != index { self[kept] = self[index] }
      kept += 1
    }
    removeLast(count - kept)
  }
}
