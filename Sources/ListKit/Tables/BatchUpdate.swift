import Foundation

/// The updates of one batch, as the app gave them, and the state in which they began.
///
/// Paths of deletions and reloads are of the state before all updates, those of insertions of the state after
/// them, whatever the order of the calls (80, 90); a move goes from the one to the other (91).
struct BatchUpdate {
  /// A move of something from its old place to its new one.
  struct Move<Place: Hashable>: Hashable {
    var from: Place
    var to: Place
  }

  /// What is done to rows, or to sections.
  struct Changes<Place: Hashable & Comparable> {
    var deleted: [Place] = []
    var inserted: [Place] = []
    var reloaded: [Place] = []
    var moved: [Move<Place>] = []

    /// Whether nothing is done.
    var isEmpty: Bool {
      deleted.isEmpty && inserted.isEmpty && reloaded.isEmpty && moved.isEmpty
    }
  }

  /// Row counts when the batch began (105).
  let before: [Int]

  /// What is done to rows.
  var rows = Changes<IndexPath>()

  /// What is done to sections.
  var sections = Changes<Int>()

  /// Rows, by their old paths, whose cells are configured again.
  var reconfigured: [IndexPath] = []

  /// How many batches stand inside one another (94).
  var depth = 1

  /// Whether a reload took the place of the batch (109).
  var isOverruled = false

  /// What is to be called when the batch is done, in order.
  var completions: [(Bool) -> Void] = []

  init(before: [Int]) {
    self.before = before
  }
}

/// Where the places of a list go when some are taken out and others come in: both given as sorted indices, of
/// the old list and of the new one.
struct Shift {
  private let removed: [Int]
  private let added: [Int]

  /// Places that are taken out of the old list, and places that come into the new one.
  init(removed: some Sequence<Int>, added: some Sequence<Int>) {
    self.removed = Set(removed).sorted()
    self.added = Set(added).sorted()
  }

  /// The new place of one that stays, or nil for one that is taken out.
  func destination(of place: Int) -> Int? {
    let rank = Self.firstIndex(in: removed.count) { removed[$0] >= place }
    if rank < removed.count, removed[rank] == place { return nil }
    // Those that stay fill, in their order, the places that nothing new takes. Before the added place number
    // `i` there is room for `added[i] - i` of them.
    let stays = place - rank
    return stays + Self.firstIndex(in: added.count) { added[$0] - $0 > stays }
  }

  /// The first index of which something is true that is true of all after it.
  private static func firstIndex(in count: Int, where isTrue: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if isTrue(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension BatchUpdate {
  /// What becomes of rows and sections. The batch must be valid.
  func transition(to after: [Int]) -> TableTransition {
    let sectionShift = Shift(
      removed: sections.deleted + sections.moved.map(\.from),
      added: sections.inserted + sections.moved.map(\.to))
    let sectionMoves = Dictionary(uniqueKeysWithValues: sections.moved.map { ($0.from, $0.to) })
    let reloadedSections = Set(sections.reloaded)
    let sectionDestination = { (section: Int) in
      sectionMoves[section] ?? sectionShift.destination(of: section)
    }

    let removed = Dictionary(grouping: rows.deleted + rows.moved.map(\.from), by: \.section)
    let added = Dictionary(grouping: rows.inserted + rows.moved.map(\.to), by: \.section)
    let rowMoves = Dictionary(uniqueKeysWithValues: rows.moved.map { ($0.from, $0.to) })
    let reloadedRows = Set(rows.reloaded)
    var shifts: [Int: Shift] = [:]
    for section in before.indices {
      guard let new = sectionDestination(section) else { continue }
      shifts[section] = Shift(
        removed: removed[section, default: []].map(\.row),
        added: added[new, default: []].map(\.row))
    }
    let destination = { (path: IndexPath) -> IndexPath? in
      if let to = rowMoves[path] { return to }
      guard let section = sectionDestination(path.section), !reloadedSections.contains(path.section)
      else { return nil }
      return shifts[path.section]?.destination(of: path.row)
        .map { IndexPath(row: $0, section: section) }
    }
    return TableTransition(
      counts: after, destination: destination,
      sectionDestination: { reloadedSections.contains($0) ? nil : sectionDestination($0) },
      isReloaded: { reloadedRows.contains($0) || reloadedSections.contains($0.section) },
      reconfigured: reconfigured.compactMap(destination))
  }
}
