import Foundation
import ListKit

extension Look {
  /// How this look differs from another of a view of the same class, each difference once. What is equal
  /// is never named.
  public func differences(from other: Look) -> [LookDifference] {
    if elements == other.elements { return [] }
    var comparison = LookComparison(seen: self, expected: other)
    return comparison.run()
  }
}

/// Finds which element of one look is which of another, and what differs.
@MainActor
private struct LookComparison {
  let seen: Look
  let expected: Look

  /// For the elements of `seen`, their equals among those of `expected`.
  private var pairs: [(seen: Int, expected: Int)] = []
  private var found: [(index: Int, difference: LookDifference)] = []

  /// Elements that are said to be extra or missing; what is below them is not said again.
  private var extra: Set<Int> = []
  private var missing: Set<Int> = []

  init(seen: Look, expected: Look) {
    // A name that several views have in one look is a group's in both.
    self.seen = seen.grouping(expected.groups)
    self.expected = expected.grouping(seen.groups)
  }

  mutating func run() -> [LookDifference] {
    pairNamed()
    pairGroups()
    for pair in pairs { compare(pair.seen, pair.expected) }
    compareOrders()
    return found.sorted { $0.index < $1.index }.map(\.difference)
  }

  // MARK: Pairing

  private mutating func pairNamed() {
    let theirs = Dictionary(
      uniqueKeysWithValues: expected.elements.indices.compactMap { index in
        expected.elements[index].name.map { ($0, index) }
      })
    var left = Set(theirs.values)
    var unpaired: [Int] = []
    for (index, element) in seen.elements.enumerated() {
      guard let name = element.name else { continue }
      if let partner = theirs[name] {
        pairs.append((index, partner))
        left.remove(partner)
      } else {
        unpaired.append(index)
      }
    }
    // Two labels may take turns in showing a thing; which of them does it, nobody sees.
    for index in unpaired {
      if let twin = left.sorted().first(where: { isSame(index, $0) }) {
        left.remove(twin)
      } else {
        sayExtra(index)
      }
    }
    for index in left.sorted() { sayMissing(index) }
  }

  /// Whether two elements of different names look the same at the same place.
  private func isSame(_ mine: Int, _ theirs: Int) -> Bool {
    let (mine, theirs) = (seen.elements[mine], expected.elements[theirs])
    return mine.kind == theirs.kind && mine.frame == theirs.frame && looksSame(mine, theirs)
  }

  private mutating func pairGroups() {
    var mine: [String: [Int]] = [:]
    var theirs: [String: [Int]] = [:]
    for (index, element) in seen.elements.enumerated()
    where element.name == nil && !extra.contains(index) && !isBelow(index, extra, in: seen) {
      mine[element.path, default: []].append(index)
    }
    for (index, element) in expected.elements.enumerated()
    where element.name == nil && !isBelow(index, missing, in: expected) {
      theirs[element.path, default: []].append(index)
    }
    for path in Set(mine.keys).union(theirs.keys).sorted() {
      pairGroup(mine[path] ?? [], theirs[path] ?? [])
    }
  }

  /// Elements that play the same part. In a stack their order is seen, so they are paired in it; else those
  /// that look the same are, and the rest in order.
  private mutating func pairGroup(_ mine: [Int], _ theirs: [Int]) {
    var (mine, theirs) = (mine, theirs)
    let isOrdered = (mine.first.map { seen.elements[$0] } ?? expected.elements[theirs[0]]).isOrdered
    if mine.count != theirs.count {
      // What holds them is counted too; one count is enough.
      let parents = Set(mine.compactMap { seen.elements[$0].parent })
      if parents.isDisjoint(with: extra) { sayCount(mine, theirs) }
      extra.formUnion(mine)
      missing.formUnion(theirs)
      return
    }
    if !isOrdered {
      for index in mine {
        guard
          let twin = theirs.first(where: { looksSame(seen.elements[index], expected.elements[$0]) })
        else { continue }
        pairs.append((index, twin))
        mine.removeAll { $0 == index }
        theirs.removeAll { $0 == twin }
      }
    }
    pairs += zip(mine, theirs).map { ($0, $1) }
  }

  private func looksSame(_ mine: LookElement, _ theirs: LookElement) -> Bool {
    mine.properties.count == theirs.properties.count
      && zip(mine.properties, theirs.properties).allSatisfy {
        $0.name == $1.name && $0.looksLike($1)
      }
  }

  /// Whether something above an element is in a set.
  private func isBelow(_ index: Int, _ set: Set<Int>, in look: Look) -> Bool {
    var above = look.elements[index].parent
    while let current = above {
      if set.contains(current) { return true }
      above = look.elements[current].parent
    }
    return false
  }

  // MARK: Saying

  private mutating func compare(_ mine: Int, _ theirs: Int) {
    let element = seen.elements[mine]
    let others = Dictionary(
      expected.elements[theirs].properties.map { ($0.name, $0) }, uniquingKeysWith: { a, _ in a })
    var names: Set<String> = []
    for property in element.properties {
      names.insert(property.name)
      let other = others[property.name]
      // A property that only one of them has goes with another that differs, as colour does with text.
      guard let other, !property.looksLike(other) else { continue }
      if property.name == "alpha", aboveFades(mine, theirs) { continue }
      say(.value, mine, property.name, property.value, other.value, [key(element, property)])
    }
    for other in expected.elements[theirs].properties where !names.contains(other.name) {
      if other.shows { say(.value, mine, other.name, nil, other.value, []) }
    }
    for property in element.properties where others[property.name] == nil && property.shows {
      say(.value, mine, property.name, property.value, nil, [key(element, property)])
    }
  }

  /// Whether an element is more or less transparent because one above it is, which is said there.
  private func aboveFades(_ mine: Int, _ theirs: Int) -> Bool {
    var above = seen.elements[mine].parent
    while let current = above {
      let partner = pairs.first { $0.seen == current }?.expected
      let alphas = [
        seen.elements[current].alpha, partner.flatMap { expected.elements[$0].alpha },
      ]
      if current != 0, partner != nil, alphas[0] != alphas[1] { return true }
      above = seen.elements[current].parent
    }
    return false
  }

  private mutating func sayExtra(_ index: Int) {
    let element = seen.elements[index]
    // What only holds others is there in both; the others are said one by one.
    let isEmpty = expected.absent[element.name ?? ""] == .empty
    if isEmpty, !element.shows { return }
    if !isEmpty { extra.insert(index) }
    if isBelow(index, extra, in: seen) { return }
    let value = element.mainValue ?? seen.firstValue(below: index)
    let origins = origins(of: index)
    switch expected.absent[element.name ?? ""] {
    case .hidden: say(.extra, index, "isHidden", value, "true", origins)
    case .transparent: say(.extra, index, "alpha", value, "0", origins)
    case .empty:
      for property in element.properties where property.shows {
        say(.value, index, property.name, property.value, nil, [key(element, property)])
      }
    case nil: say(.extra, index, "", value, nil, origins)
    }
  }

  private mutating func sayMissing(_ index: Int) {
    let element = expected.elements[index]
    let isEmpty = seen.absent[element.name ?? ""] == .empty
    if isEmpty, !element.shows { return }
    if !isEmpty { missing.insert(index) }
    if isBelow(index, missing, in: expected) { return }
    let value = element.mainValue ?? expected.firstValue(below: index)
    let property =
      switch seen.absent[element.name ?? ""] {
      case .hidden: "isHidden"
      case .transparent: "alpha"
      case .empty: element.properties.first { $0.shows }?.name ?? ""
      case nil: ""
      }
    found.append(
      (
        seen.elements.count,
        LookDifference(
          kind: .missing, element: element.name ?? "", property: property, seen: nil,
          expected: value)
      ))
  }

  private mutating func sayCount(_ mine: [Int], _ theirs: [Int]) {
    let sample = mine.first.map { seen.elements[$0] } ?? expected.elements[theirs[0]]
    // Those that the other look does not have; where all are alike, the surplus.
    let known = Set(theirs.compactMap { expected.elements[$0].mainValue })
    let strange = mine.filter {
      seen.elements[$0].mainValue.map { !known.contains($0) } ?? true
    }
    let origins = (strange + mine.dropFirst(theirs.count)).flatMap { self.origins(of: $0) }
    var difference = LookDifference(
      kind: .count, element: sample.group ?? sample.place, property: sample.kind,
      seen: words(mine, sample), expected: words(theirs, in: expected))
    difference.origins = origins
    let astray = mine.count { seen.elements[$0].isOutsideStack }
    if astray > 0 {
      difference.seen? += ", \(astray) of them no longer arranged but still a subview"
    }
    difference.countNature =
      mine.count < theirs.count
      ? "too few" : astray > 0 ? "too many, out of the stack" : surplus(mine, theirs)
    found.append((mine.first ?? seen.elements.count, difference))
  }

  /// Where the surplus stands: after those that belong there, or before them.
  private func surplus(_ mine: [Int], _ theirs: [Int]) -> String {
    let shown = mine.map { seen.elements[$0].mainValue }
    let wanted = theirs.map { expected.elements[$0].mainValue }
    return switch (shown.starts(with: wanted), shown.suffix(wanted.count).elementsEqual(wanted)) {
    case (true, false): "too many, the old ones last"
    case (false, true): "too many, the old ones first"
    default: "too many"
    }
  }

  /// "3 labels (Swift, UIKit, Vapor) in skillStack".
  private func words(_ indices: [Int], _ sample: LookElement) -> String {
    let count = indices.isEmpty ? "no" : "\(indices.count)"
    return "\(count) \(sample.kind)\(indices.count == 1 ? "" : "s")"
      + (indices.isEmpty ? "" : values(indices, in: seen))
      + (sample.group.map { " of \($0)" } ?? (sample.place.isEmpty ? "" : " in \(sample.place)"))
  }

  /// "1 (Rust)".
  private func words(_ indices: [Int], in look: Look) -> String {
    indices.isEmpty ? "none" : "\(indices.count)" + values(indices, in: look)
  }

  private func values(_ indices: [Int], in look: Look) -> String {
    let values = indices.compactMap { look.elements[$0].mainValue ?? look.firstValue(below: $0) }
    let more = values.count > 6 ? ", …" : ""
    return values.isEmpty ? "" : " (\(values.prefix(6).joined(separator: ", "))\(more))"
  }

  /// Elements that are paired and stand in one stack must follow each other in the same order.
  private mutating func compareOrders() {
    let byParent = Dictionary(grouping: pairs.filter { seen.elements[$0.seen].isOrdered }) {
      seen.elements[$0.seen].parent ?? -1
    }
    for (parent, children) in byParent.sorted(by: { $0.key < $1.key }) where parent >= 0 {
      let mine = children.sorted { $0.seen < $1.seen }
      let theirs = children.sorted { $0.expected < $1.expected }
      guard mine.map(\.seen) != theirs.map(\.seen) else { continue }
      say(
        .order, parent, "order", mine.map { title($0.seen) }.joined(separator: ", "),
        theirs.map { title($0.seen) }.joined(separator: ", "), [])
    }
  }

  private func title(_ index: Int) -> String {
    let element = seen.elements[index]
    return element.name ?? element.mainValue ?? element.kind
  }

  private mutating func say(
    _ kind: LookDifference.Kind, _ index: Int, _ property: String, _ value: String?,
    _ other: String?, _ origins: [LookValueKey]
  ) {
    var difference = LookDifference(
      kind: kind, element: seen.title(of: index), property: property, seen: value, expected: other)
    difference.origins = origins
    found.append((index, difference))
  }

  /// The values of an element and of those below it, which tell since when it is seen.
  private func origins(of index: Int) -> [LookValueKey] {
    seen.elements.indices.filter { $0 == index || isBelow($0, [index], in: seen) }.flatMap { at in
      let element = seen.elements[at]
      return element.properties.filter(\.shows).map { key(element, $0) }
    }
      + seen.elements[index].properties.filter { $0.name == "alpha" }
      .map { key(seen.elements[index], $0) }
  }

  private func key(_ element: LookElement, _ property: LookProperty) -> LookValueKey {
    LookValueKey(path: element.path, property: property.name, value: property.value ?? "")
  }
}

extension LookElement {
  /// Whether there is anything to see of the element itself.
  var shows: Bool { properties.contains { $0.shows } }

  /// What identifies the element to a reader: its text or picture, else its colour.
  var mainValue: String? {
    properties.first { $0.shows && $0.name != "backgroundColor" }?.value
      ?? properties.first { $0.shows }?.value
  }

  /// How opaque it is.
  var alpha: String? { properties.first { $0.name == "alpha" }?.value }

  /// The named element that it stands in, or nothing for the cell itself.
  var place: String { container == "contentView" ? "" : container }
}

extension Look {
  /// The names that several elements share.
  var groups: Set<String> { Set(elements.compactMap(\.group)) }

  /// The same look, with named elements as members of these groups.
  func grouping(_ groups: Set<String>) -> Look {
    guard elements.contains(where: { $0.name.map(groups.contains) ?? false }) else { return self }
    var look = self
    for index in elements.indices {
      guard let name = elements[index].name, groups.contains(name) else { continue }
      look.elements[index].group = name
      look.elements[index].path = name + "[]"
      look.elements[index].name = nil
    }
    return look
  }

  /// The name of an element for people: its own, else what it is and which of its equals.
  func title(of index: Int) -> String {
    let element = elements[index]
    if let name = element.name { return name }
    let equals = elements.indices.filter { elements[$0].path == element.path }
    let ordinal = (equals.firstIndex(of: index) ?? 0) + 1
    if let group = element.group { return "\(group)[\(ordinal - 1)]" }
    return "\(element.kind) \(ordinal)" + (element.place.isEmpty ? "" : " in \(element.place)")
  }

  /// The first thing to read or to see below an element.
  func firstValue(below index: Int) -> String? {
    elements.indices.first { inner in
      guard inner > index, elements[inner].mainValue != nil else { return false }
      var above = elements[inner].parent
      while let current = above, current > index { above = elements[current].parent }
      return above == index
    }.flatMap { elements[$0].mainValue }
  }

  /// Every value that is seen, by the part that its element plays, and the view that shows it: the last of
  /// several.
  var values: [LookValueKey: ObjectIdentifier] {
    var values: [LookValueKey: ObjectIdentifier] = [:]
    for element in elements {
      for property in element.properties {
        guard let value = property.value else { continue }
        let key = LookValueKey(path: element.path, property: property.name, value: value)
        values[key] = element.view.id
      }
    }
    return values
  }
}
