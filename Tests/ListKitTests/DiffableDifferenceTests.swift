import Foundation
import Testing

@testable import ListKit

private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>
private typealias State = [(section: Int, items: [Int])]

/// What one snapshot says about another: replayed, it must give the other.
@Suite("The difference of two snapshots") struct DiffableDifferenceTests {
  private func snapshot(_ state: State) -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(state.map(\.section))
    for (section, items) in state { snapshot.appendItems(items, toSection: section) }
    return snapshot
  }

  /// All ways to spread some of three items over two sections or less, in any order.
  private var allStates: [State] {
    var lists: [[Int]] = [[]]
    for _ in 0..<3 {
      let longer = lists.flatMap { list in
        (1...3).filter { !list.contains($0) }.map { list + [$0] }
      }
      lists = Array(Set(lists + longer))
    }
    lists.sort { $0.lexicographicallyPrecedes($1) }
    var states: [State] = [[]]
    for list in lists {
      for section in 0...1 {
        states.append([(section, list)])
        for cut in 0...list.count {
          states.append([
            (section, Array(list.prefix(cut))), (1 - section, Array(list.dropFirst(cut))),
          ])
        }
      }
    }
    return states
  }

  /// Takes out what goes and moves, then puts in what comes and moves; sections first, with what stays in
  /// them.
  private func replay(_ difference: SnapshotDifference, from old: State, to new: State) -> State {
    var result = old
    let gone = difference.deleted + difference.moved.map(\.from)
    for path in gone.sorted(by: >) { result[path.section].items.remove(at: path.row) }
    let movedSections = difference.sections.moved
    let arriving =
      difference.sections.inserted.map { (to: $0, state: (section: new[$0].section, items: [])) }
      + movedSections.map { (to: $0.to, state: result[$0.from]) }
    for index in (difference.sections.removed + movedSections.map(\.from)).sorted(by: >) {
      result.remove(at: index)
    }
    for (to, state) in arriving.sorted(by: { $0.to < $1.to }) { result.insert(state, at: to) }
    let coming =
      difference.inserted.map { (to: $0, item: new[$0.section].items[$0.row]) }
      + difference.moved.map { (to: $0.to, item: old[$0.from.section].items[$0.from.row]) }
    for (path, item) in coming.sorted(by: { $0.to < $1.to }) {
      result[path.section].items.insert(item, at: path.row)
    }
    return result
  }

  private func same(_ lhs: State, _ rhs: State) -> Bool {
    lhs.count == rhs.count && zip(lhs, rhs).allSatisfy { $0 == $1 }
  }

  @Test("Every pair of small snapshots is replayed rightly, and nothing is said twice or in vain")
  func exhaustive() {
    let states = allStates
    #expect(states.count == 131)
    var wrong: [String] = []
    for old in states {
      for new in states {
        let difference = snapshot(new).difference(from: snapshot(old))
        let oldItems = old.flatMap(\.items)
        let newItems = new.flatMap(\.items)
        let deleted = difference.deleted.map { old[$0.section].items[$0.row] }
        let inserted = difference.inserted.map { new[$0.section].items[$0.row] }
        if !same(replay(difference, from: old, to: new), new)
          || deleted != oldItems.filter({ !newItems.contains($0) })
          || inserted != newItems.filter({ !oldItems.contains($0) })
          || difference.moved.map(\.to) != difference.moved.map(\.to).sorted()
          || difference.moved.contains(where: {
            old[$0.from.section].items[$0.from.row] != new[$0.to.section].items[$0.to.row]
          })
        {
          wrong.append("\(old) to \(new): \(difference)")
        }
      }
    }
    #expect(wrong.isEmpty, "\(wrong.count) wrong, first: \(wrong.first ?? "")")
  }

  @Test("Nothing changed, nothing said")
  func unchanged() {
    for state in allStates {
      let difference = snapshot(state).difference(from: snapshot(state))
      #expect(
        difference
          == SnapshotDifference(sections: ListDifference(removed: [], inserted: [], moved: [])))
    }
  }

  @Test("Items that stay in a section that moves do not move")
  func sectionMoves() {
    let old = snapshot([(0, [1, 2]), (1, [3])])
    let new = snapshot([(1, [3]), (0, [1, 2])])
    let difference = new.difference(from: old)
    #expect(difference.sections.moved.count == 1)
    #expect(difference.moved.isEmpty && difference.deleted.isEmpty && difference.inserted.isEmpty)
  }

  @Test("From the front to the back of a section is one move")
  func fewestMoves() {
    let old = snapshot([(0, Array(1...9))])
    let new = snapshot([(0, Array(2...9) + [1])])
    let path = { IndexPath(row: $0, section: 0) }
    #expect(
      new.difference(from: old).moved == [SnapshotDifference.Move(from: path(0), to: path(8))])
  }
}
