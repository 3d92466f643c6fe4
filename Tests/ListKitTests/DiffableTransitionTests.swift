import Foundation
import Testing

@testable import ListKit

private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

/// What a table is told when it goes from one snapshot to the next.
@Suite("From one snapshot to the next, for a table") struct DiffableTransitionTests {
  private let old: Snapshot
  private var new: Snapshot

  init() {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b", "c"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([4, 5], toSection: "b")
    snapshot.appendItems([6], toSection: "c")
    old = snapshot
    snapshot.deleteSections(["c"])
    snapshot.moveSection("b", beforeSection: "a")
    snapshot.insertSections(["d"], afterSection: "b")
    snapshot.deleteItems([2])
    snapshot.moveItem(4, afterItem: 3)
    snapshot.insertItems([7], beforeItem: 1)
    new = snapshot
  }

  private func path(_ section: Int, _ row: Int) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  @Test("Rows go where their items are, and nowhere if they are gone")
  func destinations() {
    let transition = TableTransition(from: old, to: new)
    // b: 5; d: nothing; a: 7, 1, 3, 4
    #expect(transition.counts == [1, 0, 4])
    let rows = [path(0, 0), path(0, 1), path(0, 2), path(1, 0), path(1, 1), path(2, 0)]
    #expect(
      rows.map(transition.destination)
        == [path(2, 1), nil, path(2, 2), path(2, 3), path(0, 0), nil])
    #expect((0..<3).map(transition.sectionDestination) == [2, 0, nil])
    #expect(rows.map(transition.isReloaded) == Array(repeating: false, count: 6))
    #expect(transition.reconfigured.isEmpty)
  }

  @Test("A path that the old state does not have leads nowhere")
  func strangePaths() {
    let transition = TableTransition(from: old, to: new)
    for strange in [path(0, 3), path(3, 0), path(0, -1), path(-1, 0), IndexPath(index: 0)] {
      #expect(transition.destination(strange) == nil, "\(strange)")
      #expect(!transition.isReloaded(strange), "\(strange)")
    }
    #expect(transition.sectionDestination(3) == nil)
    #expect(transition.sectionDestination(-1) == nil)
  }

  @Test("Marked items are reloaded and reconfigured where they are now")
  func marks() {
    var marked = new
    marked.reloadItems([4])
    marked.reconfigureItems([5, 3])
    let transition = TableTransition(from: old, to: marked)
    #expect(transition.isReloaded(path(1, 0)))
    #expect(!transition.isReloaded(path(1, 1)))
    #expect(transition.reconfigured == [path(0, 0), path(2, 2)])
  }

  // 133: our choice.
  @Test("What is both reloaded and reconfigured is reloaded")
  func both() {
    var marked = new
    marked.reconfigureItems([4, 5])
    marked.reloadItems([4])
    let transition = TableTransition(from: old, to: marked)
    #expect(transition.isReloaded(path(1, 0)))
    #expect(transition.reconfigured == [path(0, 0)])
  }

  @Test("A reloaded section reloads the items that are in it now, and its header")
  func reloadedSection() {
    var marked = new
    marked.reloadSections(["a"])
    marked.reconfigureItems([1, 5])
    let transition = TableTransition(from: old, to: marked)
    let rows = [path(0, 0), path(0, 2), path(1, 0), path(1, 1), path(0, 1), path(2, 0)]
    #expect(rows.map(transition.isReloaded) == [true, true, true, false, false, false])
    #expect((0..<3).map(transition.sectionDestination) == [nil, 0, nil])
    #expect(transition.reconfigured == [path(0, 0)])
  }
}
