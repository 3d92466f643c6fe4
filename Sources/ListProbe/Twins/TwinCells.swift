import Findings
public import Foundation
public import ListKit

/// Compares a cell that was used before with its twin: a new cell, configured for the same item. Nobody may
/// see a difference, whatever the cell showed before.
///
/// Every two looks that the items' fields can give meet on one cell, in both orders, and each look with
/// itself: once reused (out of the window, `prepareForReuse`, configured, shown) and once reconfigured in
/// place, where no `prepareForReuse` runs. Then one cell goes through all of them in one life.
@MainActor
public struct TwinCells<Cell: UIView, Item> {
  /// The looks that meet.
  public let combinations: FieldCombinations<Item>

  private let base: (Int) -> Item
  private let name: (Item) -> String
  private let make: () -> Cell
  private let configure: (Cell, Item) -> Void
  private let prepare: (Cell) -> Void
  private let stage: CellStage

  /// Makes a comparison.
  ///
  /// - Parameters:
  ///   - fields: What is seen of an item; `combinations` says which of their values meet.
  ///   - base: A plain item for the number of a combination, each with a name of its own.
  ///   - name: What an item is called in findings.
  ///   - make: Makes a cell.
  ///   - configure: Lets the learner's code show an item in a cell.
  ///   - prepareForReuse: What a table does before it gives a cell out again.
  ///   - rowHeight: How tall a cell is, in points.
  public init(
    fields: [ItemField<Item>], base: @escaping (Int) -> Item, name: @escaping (Item) -> String,
    rowHeight: CGFloat = 60, make: @escaping () -> Cell,
    configure: @escaping (Cell, Item) -> Void,
    prepareForReuse: @escaping (Cell) -> Void = { ($0 as? UITableViewCell)?.prepareForReuse() }
  ) {
    combinations = FieldCombinations(fields)
    self.base = base
    self.name = name
    self.make = make
    self.configure = configure
    prepare = prepareForReuse
    stage = CellStage(width: 320, height: rowHeight)
  }

  /// Runs all meetings and says what is left over from one item to the next.
  public func run() -> TwinReport {
    let items = combinations.all.indices.map { combinations.item($0, from: base($0)) }
    var run = Run(twin: self, items: items)
    run.lookAtNewCells()
    run.meetEveryTwo()
    run.liveThroughAll()
    return run.report()
  }

  /// How a cell came to show its item.
  private enum Path: String, CaseIterable {
    case reused, reconfigured, twice, longLife

    /// What a finding adds if only this way goes wrong.
    var suffix: String {
      switch self {
      case .reused: " (only where prepareForReuse ran)"
      case .reconfigured: " (reconfigured in place: no prepareForReuse ran)"
      case .twice: " (configured twice for one item)"
      case .longLife: " (after many items in one cell)"
      }
    }
  }

  /// A leak as it was first met on a path.
  private struct Leak {
    var difference: LookDifference
    var item: String
    var origin: Binding?
    var events: [String]
  }

  /// The state of one run.
  @MainActor
  private struct Run {
    let twin: TwinCells
    let items: [Item]
    var fresh: [Look] = []
    var subjects: [String] = []
    var leaks: [String: [Path: Leak]] = [:]
    var counted: Set<[String]> = []
    var natures: [String: Set<String>] = [:]
    var undetermined: [String: (difference: LookDifference, item: String)] = [:]
    var comparisons = 0

    init(twin: TwinCells, items: [Item]) {
      self.twin = twin
      self.items = items
    }

    func name(_ index: Int) -> String { twin.name(items[index]) }

    /// The look of a new cell.
    func newLook(_ index: Int) -> Look {
      let cell = twin.make()
      twin.configure(cell, items[index])
      twin.stage.show(cell)
      defer { twin.stage.remove(cell) }
      return Look(of: cell)
    }

    /// Looks at a new cell for each item, and at a second: what differs between the two is nobody's leak.
    /// Caches are warm then.
    mutating func lookAtNewCells() {
      for index in items.indices { _ = newLook(index) }
      for index in items.indices {
        fresh.append(newLook(index))
        noteUndetermined(newLook(index), index)
      }
    }

    private mutating func noteUndetermined(_ look: Look, _ index: Int) {
      for difference in look.differences(from: fresh[index])
      where undetermined[difference.subjectPlace] == nil {
        undetermined[difference.subjectPlace] = (difference, name(index))
      }
    }

    mutating func meetEveryTwo() {
      for first in items.indices {
        for second in items.indices {
          let isSame = first == second
          for path in isSame ? [Path.reused, .twice] : [.reused, .reconfigured] {
            let history = LookHistory()
            let cell = twin.make()
            twin.configure(cell, items[first])
            show(cell, first, history, step: 0)
            use(cell, second, again: path == .reused)
            let steps =
              ["configure for \(name(first))"]
              + (path == .reused ? ["prepareForReuse"] : []) + ["configure for \(name(second))"]
            judge(cell, second, path, history, step: 1, steps)
            twin.stage.remove(cell)
          }
        }
      }
    }

    /// One cell goes through every ordered pair of items, now reused and now reconfigured, so that what
    /// grows with each use is seen too.
    mutating func liveThroughAll() {
      let cell = twin.make()
      let history = LookHistory()
      var coin = SeededGenerator(seed: 1)
      var last: Int?
      for (step, index) in Self.tour(items.count).enumerated() {
        if last == nil {
          twin.configure(cell, items[index])
        } else {
          use(cell, index, again: coin.next() & 1 == 0)
        }
        let events = ["\(step) items before"] + (last.map { ["configure for \(name($0))"] } ?? [])
        judge(
          cell, index, .longLife, history, step: step, events + ["configure for \(name(index))"])
        last = index
      }
      twin.stage.remove(cell)
    }

    /// A closed walk over all ordered pairs of so many, each with itself too.
    static func tour(_ count: Int) -> [Int] {
      var walk: [Int] = []
      for first in 0..<count {
        walk.append(first)
        walk.append(first)
        for second in (first + 1)..<max(count, first + 1) { walk += [second, first] }
      }
      return walk
    }

    private func use(_ cell: Cell, _ index: Int, again: Bool) {
      if again {
        twin.stage.remove(cell)
        twin.prepare(cell)
      }
      twin.configure(cell, items[index])
    }

    private func show(_ cell: Cell, _ index: Int, _ history: LookHistory, step: Int) {
      twin.stage.show(cell)
      history.observe(Look(of: cell), on: cell, for: Binding(item: name(index), step: step))
    }

    private mutating func judge(
      _ cell: Cell, _ index: Int, _ path: Path, _ history: LookHistory, step: Int,
      _ events: [String]
    ) {
      twin.stage.show(cell)
      let look = Look(of: cell)
      let binding = Binding(item: name(index), step: step)
      comparisons += 1
      defer { history.observe(look, on: cell, for: binding) }
      var differences = look.differences(from: fresh[index])
      guard !differences.isEmpty else { return }
      history.observe(look, on: cell, for: binding)
      if differences.contains(where: { leaks[$0.subject]?[path] == nil }) {
        // Only now it pays to look again: what new cells show may have changed in the meantime.
        noteUndetermined(newLook(index), index)
        let now = Set(look.differences(from: newLook(index)).map(\.subject))
        differences = differences.filter { now.contains($0.subject) }
      }
      for difference in differences {
        natures[difference.subject, default: []].insert(difference.nature)
        counted.insert([name(index), difference.subject, difference.seen ?? ""])
        if leaks[difference.subject] == nil { subjects.append(difference.subject) }
        guard leaks[difference.subject]?[path] == nil else { continue }
        leaks[difference.subject, default: [:]][path] = Leak(
          difference: difference, item: name(index),
          origin: history.origin(of: difference, on: cell, now: binding), events: events)
      }
    }

    func report() -> TwinReport {
      var report = TwinReport()
      report.comparisons = comparisons
      for (_, unsure) in undetermined.sorted(by: { $0.key < $1.key }) {
        report.add(unsure.difference.notDeterministic(owner: unsure.item))
      }
      var taken: Set<String> = []
      for subject in subjects {
        guard let paths = leaks[subject],
          let path = Path.allCases.first(where: { paths[$0] != nil }), let leak = paths[path],
          undetermined[leak.difference.subjectPlace] == nil
        else { continue }
        taken.insert(subject)
        // A long life has both ways in it.
        let isOnlyWay =
          switch path {
          case .reused: paths[.reconfigured] == nil && paths[.twice] == nil
          case .reconfigured, .twice, .longLife: true
          }
        var finding = leak.difference.leak(
          owner: leak.item, origin: leak.origin, suffix: isOnlyWay ? path.suffix : "")
        finding.item = leak.item
        finding.events = leak.events
        finding.features =
          [leak.difference.place]
          + natures[subject, default: []].sorted().map { "\(leak.difference.place) \($0)" }
          + [isOnlyWay ? path.rawValue : "always"]
        report.add(finding, of: leak.difference, blaming: leak.origin?.blame)
      }
      report.leaks = counted.count { taken.contains($0[1]) }
      return report
    }
  }
}
