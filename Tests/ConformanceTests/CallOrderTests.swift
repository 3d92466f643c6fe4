import ListProbe
import Testing
import UIKit

/// Section 1.1 of the behaviours: who is asked what, and when.
@Suite("Order of calls")
struct CallOrderTests {
  // H1. A.
  @Test("1 · Without numberOfSections there is one section")
  func oneSection() {
    scenario {
      let (table, source) = (UITableView(frame: .zero), MinimalSource())
      table.dataSource = source
      #expect(table.numberOfSections == 1)
      #expect(table.numberOfRows(inSection: 0) == 30)
    }
  }

  // H1; measured in M. A.
  @Test("2 · Two methods of a data source are enough, without a delegate, for rows that scroll")
  func minimalDataSource() {
    scenario {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
      let (source, delegate) = (MinimalSource(), SilentDelegate())
      table.dataSource = source
      for delegate in [nil, delegate] {
        table.delegate = delegate
        table.contentOffset.y = 0
        table.layoutIfNeeded()
        #expect(table.visibleCells.map(\.textLabel?.text) == (0..<10).map { "row \($0)" })
        table.contentOffset.y = 440
        table.layoutIfNeeded()
        #expect(table.visibleCells.map(\.textLabel?.text) == (10..<20).map { "row \($0)" })
      }
    }
  }

  // M, the log of six rows; two articles. B. With heights in `HeightTests`.
  @Test("3 · reloadData has asked for all counts when it returns, and for no cell")
  func reloadAsksCountsOnly() {
    scenario {
      let list = ListUnderTest.laidOut(counts: [100, 3])
      list.table.delegate = nil
      list.table.reloadData()
      #expect(Journal.take() == ["sections", "rows in 0", "rows in 1"])
    }
  }

  // M. B. With heights in `HeightTests`.
  @Test(
    "5 · A new cell is made inside cellForRowAt and displayed after it; a reused one is prepared")
  func oneRow() {
    scenario {
      let list = ListUnderTest(counts: [1])
      list.table.layoutIfNeeded()
      let counts = ["sections", "rows in 0"]
      #expect(
        Journal.take() == counts
          + ["cell for 0-0", "init", "return", "willDisplay 0-0", "layoutSubviews"])
      list.table.reloadData()
      _ = Journal.take()
      list.table.layoutIfNeeded()
      #expect(
        Journal.take().prefix(4)
          == ["cell for 0-0", "prepareForReuse", "return", "willDisplay 0-0"])
    }
  }

  // M. B.
  @Test(
    "6 · Rows of one pass come one by one in ascending order; cells are laid out after all calls")
  func ascendingRows() {
    scenario {
      let list = ListUnderTest(counts: [2, 0, 2])
      list.table.layoutIfNeeded()
      let counts = ["sections", "rows in 0", "rows in 1", "rows in 2"]
      let rows = ["0-0", "0-1", "2-0", "2-1"].flatMap {
        ["cell for \($0)", "init", "return", "willDisplay \($0)"]
      }
      let layouts = Array(repeating: "layoutSubviews", count: 4)
      #expect(Journal.take() == counts + rows + layouts)
    }
  }

  // M. B.
  @Test("6 · Rows that come in at the top are asked for in ascending order too")
  func ascendingRowsUpwards() {
    scenario {
      let list = ListUnderTest.laidOut()
      list.scroll(to: 2000)
      _ = Journal.take()
      list.scroll(to: 2000 - 3 * 44)
      let asked = Journal.take().filter { $0.hasPrefix("cell for") }
      #expect(asked == ["cell for 0-42", "cell for 0-43", "cell for 0-44"])
    }
  }

  // M. B.
  @Test(
    "10 · A scroll step is told first, then layout asks for the new rows only, and for no count")
  func scrollStep() {
    scenario {
      let list = ListUnderTest.laidOut()
      list.table.contentOffset.y = 44
      #expect(Journal.take() == ["scroll"])
      list.table.layoutIfNeeded()
      #expect(
        Journal.take() == [
          "cell for 0-10", "init", "return", "willDisplay 0-10", "didEndDisplaying 0-0",
          "layoutSubviews",
        ])
    }
  }

  // M; public code that relies on it. B.
  @Test("11 · A changed model changes nothing before the next reload")
  func countsAreKept() {
    scenario {
      let list = ListUnderTest.laidOut(counts: [30])
      list.source.counts = [20, 5]
      list.scroll(to: 880)
      #expect(list.table.numberOfSections == 1)
      #expect(list.table.numberOfRows(inSection: 0) == 30)
      #expect(list.table.contentSize.height == 1320)
      #expect(list.table.indexPathsForVisibleRows == (20..<30).map { .row($0) })
      list.table.reloadData()
      list.table.layoutIfNeeded()
      #expect(list.table.numberOfSections == 2)
      #expect(list.table.numberOfRows(inSection: 0) == 20)
      #expect(list.table.contentSize.height == 1100)
    }
  }

  // One secondary source. C: that no cell is visible in between is our choice.
  @Test("12 · After reloadData rows are filled in the next layout, once for many (our choice)")
  func reloadIsLazy() {
    scenario {
      let list = ListUnderTest.laidOut()
      for _ in 0..<5 { list.table.reloadData() }
      #expect(list.table.visibleCells.isEmpty)
      _ = Journal.take()
      list.table.layoutIfNeeded()
      let asked = Journal.take().filter { $0.hasPrefix("cell for") }
      #expect(asked == (0..<10).map { "cell for 0-\($0)" })
    }
  }

  // log: seven public places. B. The warning that UIKit logs is not written here.
  @Test("14 · A table that stands in no window lays out its rows all the same")
  func noWindow() {
    scenario {
      let list = ListUnderTest(counts: [100])
      #expect(list.table.window == nil)
      list.table.layoutIfNeeded()
      #expect(list.table.visibleCells.count == 10)
    }
  }
}

/// The two methods that must be there.
private final class MinimalSource: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "row \(indexPath.row)"
    return cell
  }
}

private final class SilentDelegate: UITableViewDelegate {}
