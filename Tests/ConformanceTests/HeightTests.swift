import ListProbe
import Testing
import UIKit

/// Who is asked how high rows are, and when: the heights of sections 1.1 and 1.3.
@Suite("Heights")
struct HeightTests {
  // M, the log of six rows; two articles. B.
  @Test("3 · Without estimates reloadData has asked for every height when it returns, for no cell")
  func heightsAtReload() {
    scenario {
      let (list, delegate) = Self.list(count: 6, estimates: false)
      list.table.layoutIfNeeded()
      _ = Journal.take()
      list.table.reloadData()
      #expect(
        Journal.take() == ["sections", "rows in 0"] + (0..<6).map { "height 0-\($0)" })
      withExtendedLifetime(delegate) {}
    }
  }

  // M. B; the second round may be an artefact of the first layout, and no lesson relies on it.
  @Test("4 · The first layout asks for all counts and heights again before the first cell")
  func secondRound() {
    scenario {
      let (list, delegate) = Self.list(count: 6, estimates: false)
      list.table.reloadData()
      _ = Journal.take()
      list.table.layoutIfNeeded()
      let asked = Journal.take().prefix { !$0.hasPrefix("cell for") }
      #expect(Array(asked) == ["sections", "rows in 0"] + (0..<6).map { "height 0-\($0)" })
      withExtendedLifetime(delegate) {}
    }
  }

  // M. B.
  @Test("5 · A row's height is asked for at the end of its dequeue, and after its cell is returned")
  func heightsOfARow() {
    scenario {
      let (list, delegate) = Self.list(count: 1, estimates: false)
      list.table.layoutIfNeeded()
      let row = ["height 0-0", "return", "height 0-0", "willDisplay 0-0", "layoutSubviews"]
      #expect(Journal.take().suffix(7) == ["cell for 0-0", "init"] + row)
      list.table.reloadData()
      _ = Journal.take()
      list.table.layoutIfNeeded()
      #expect(Journal.take() == ["cell for 0-0", "prepareForReuse"] + row.dropLast())
      withExtendedLifetime(delegate) {}
    }
  }

  // M: 220 calls for 100 rows of which 10 are visible, 20,020 for 10,000. B.
  @Test(
    "8 · Without estimates a reload and the first layout ask 2N + 2V times",
    arguments: [(100, 220), (10_000, 20_020)])
  func callsWithoutEstimates(rows: Int, calls: Int) {
    scenario {
      let (list, delegate) = Self.list(count: rows, estimates: false)
      list.table.reloadData()
      list.table.layoutIfNeeded()
      #expect(Journal.take().count { $0.hasPrefix("height") } == calls)
      withExtendedLifetime(delegate) {}
    }
  }

  // M: 30 to 33 calls for 10 visible rows, whatever the number of rows; the intent is in H1. A/B.
  @Test(
    "9 · With estimates only visible rows are asked for, about three times each",
    arguments: [100, 10_000])
  func callsWithEstimates(rows: Int) {
    scenario {
      let (list, delegate) = Self.list(count: rows, estimates: true)
      list.table.reloadData()
      list.table.layoutIfNeeded()
      #expect((30...33).contains(Journal.take().count { $0.hasPrefix("height") }))
      withExtendedLifetime(delegate) {}
    }
  }

  // M. B.
  @Test("10 · A scroll step asks for the heights of the new rows only")
  func scrollStep() {
    scenario {
      let (list, delegate) = Self.list(count: 100, estimates: false)
      list.table.layoutIfNeeded()
      _ = Journal.take()
      list.scroll(to: 44)
      #expect(
        Journal.take() == [
          "scroll", "cell for 0-10", "init", "height 0-10", "return", "height 0-10",
          "willDisplay 0-10", "layoutSubviews",
        ])
      withExtendedLifetime(delegate) {}
    }
  }

  // D: estimatedRowHeight. A.
  @Test("45 · Without estimates every row's exact height counts from the start")
  func exactFromTheStart() {
    scenario {
      let (list, delegate) = Self.list(count: 100, estimates: false) { 10 + CGFloat($0.row % 3) }
      list.table.layoutIfNeeded()
      #expect(list.table.contentSize.height == CGFloat(34 * 10 + 33 * 11 + 33 * 12))
      #expect(list.table.rectForRow(at: .row(5)) == CGRect(x: 0, y: 54, width: 375, height: 12))
      #expect(list.table.cellForRow(at: .row(2))?.frame.height == 12)
      withExtendedLifetime(delegate) {}
    }
  }

  // D: rowHeight. A.
  @Test("48 · The delegate's height comes before the table's, row by row")
  func delegateWins() {
    scenario {
      let (list, delegate) = Self.list(count: 100, estimates: false) { $0.row == 1 ? 100 : 20 }
      list.table.rowHeight = 60
      list.table.layoutIfNeeded()
      let heights = list.table.visibleCells.prefix(3).map(\.frame.height)
      #expect(heights == [20, 100, 20])
      withExtendedLifetime(delegate) {}
    }
  }

  // D: beginUpdates(). A.
  @Test("57 · An empty batch asks for heights again, without new cells")
  func emptyBatch() {
    scenario {
      let (list, delegate) = Self.list(count: 100, estimates: false)
      list.table.layoutIfNeeded()
      let before = list.visible
      delegate.height = { $0.row == 1 ? 144 : 44 }
      list.scroll(to: 0)
      #expect(list.table.cellForRow(at: .row(1))?.frame.height == 44)
      _ = Journal.take()
      list.table.beginUpdates()
      list.table.endUpdates()
      #expect(list.table.cellForRow(at: .row(1))?.frame.height == 144)
      #expect(list.table.contentSize.height == 4500)
      #expect(!Journal.take().contains { $0.hasPrefix("cell for") })
      #expect(list.visible == Array(before.prefix(8)))
      delegate.height = { _ in 44 }
      list.table.performBatchUpdates(nil)
      #expect(list.table.cellForRow(at: .row(1))?.frame.height == 44)
    }
  }

  /// A list whose delegate says how high rows are; the first layout is yet to come.
  @MainActor
  private static func list(
    count: Int, estimates: Bool, height: @escaping (IndexPath) -> CGFloat = { _ in 44 }
  ) -> (ListUnderTest, HeightDelegate) {
    let list = ListUnderTest(counts: [count])
    let delegate = HeightDelegate()
    delegate.height = height
    list.table.delegate = delegate
    if !estimates { list.table.estimatedRowHeight = 0 }
    return (list, delegate)
  }
}
