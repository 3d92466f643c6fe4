import ListProbe
import Testing
import UIKit

/// Section 1.5: cells that stand ready off screen, and data that is fetched ahead.
@Suite("Preparing ahead")
struct PrefetchingTests {
  // TF; W21. A that it may be kept; how long is not documented: our choice is the last four.
  @Test("38 · On iOS 15 a cell that left may come back for the same row without being asked for")
  func waitingCells() {
    scenario {
      let list = ListUnderTest(counts: [100])
      let screen = list.onScreen(generation: .modern)
      let first = list.table.cellForRow(at: .row(0))
      screen.scroll(list.table, to: 44)
      #expect(list.table.cellForRow(at: .row(0)) == nil)
      _ = Journal.take()
      screen.scroll(list.table, to: 0)
      #expect(list.table.cellForRow(at: .row(0)) === first)
      let calls = Journal.take()
      #expect(calls.contains("willDisplay 0-0"))
      #expect(!calls.contains("cell for 0-0"))
    }
  }

  // D: isPrefetchingEnabled. A.
  @Test(
    "67 · isPrefetchingEnabled is on at first; off, cells and data are asked for only when needed")
  func switchedOff() {
    scenario {
      let list = ListUnderTest(counts: [100])
      #expect(list.table.isPrefetchingEnabled)
      list.table.isPrefetchingEnabled = false
      let fetcher = LoggedFetcher()
      list.table.prefetchDataSource = fetcher
      let screen = list.onScreen(generation: .modern)
      for _ in 0..<5 { screen.frame() }
      screen.scroll(list.table, to: 44)
      let calls = Journal.take()
      #expect(LoggedCell.made.count == 11)
      #expect(!calls.contains { $0.hasPrefix("prefetch") })
      #expect(calls.filter { $0.hasPrefix("cell for") } == ["cell for 0-10"])
    }
  }

  // TF; W21. A. That it is the next row in the direction of the scrolling, and two at most, is our choice.
  @Test("68 · After a frame that needed no cell one is prepared, by the same provider")
  func spareTime() {
    scenario {
      let list = ListUnderTest(counts: [100])
      let screen = list.onScreen(generation: .modern)
      #expect(LoggedCell.made.count == 10)
      screen.frame()
      #expect(Journal.take() == ["cell for 0-10", "init", "return"])
      screen.frame()
      #expect(Journal.take() == ["cell for 0-11", "init", "return"])
      screen.frame()
      #expect(Journal.take() == [])
      screen.scroll(list.table, to: 44)
      let calls = Journal.take()
      #expect(!calls.contains("cell for 0-10"))
      #expect(calls.contains("willDisplay 0-10"))
    }
  }

  // TF. A.
  @Test("69 · A cell that was asked for need not be displayed")
  func neverDisplayed() {
    scenario {
      let list = ListUnderTest(counts: [100])
      let screen = list.onScreen(generation: .modern)
      screen.scroll(list.table, to: 440)
      screen.frame()
      #expect(Journal.take().contains("cell for 0-20"))
      for offset in stride(from: CGFloat(418), through: 0, by: -22) {
        screen.scroll(list.table, to: offset)
      }
      #expect(!Journal.take().contains("willDisplay 0-20"))
    }
  }

  // TF; W21. A.
  @Test("70 · One asked cell can be displayed and taken away more than once")
  func twoDisplays() {
    scenario {
      let list = ListUnderTest(counts: [100])
      let screen = list.onScreen(generation: .modern)
      for offset in [44, 0, 44, 0] as [CGFloat] { screen.scroll(list.table, to: offset) }
      let calls = Journal.take()
      #expect(calls.count { $0 == "willDisplay 0-0" } == 2)
      #expect(calls.count { $0 == "didEndDisplaying 0-0" } == 2)
      #expect(calls.count { $0 == "cell for 0-0" } == 0)
    }
  }

  // TF. A.
  @Test("71 · A prepared cell shows the data of its preparation unless it is configured again")
  func oldData() {
    scenario {
      var text = "old"
      let list = ListUnderTest(counts: [100])
      list.source.cell = { table, path in
        let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
        cell.textLabel?.text = text
        return cell
      }
      let screen = list.onScreen(generation: .modern)
      screen.frame()
      screen.frame()
      text = "new"
      #expect(!list.table.visibleCells.contains { $0 === LoggedCell.made[10].cell })
      list.table.reconfigureRows(at: [.row(11)])
      screen.scroll(list.table, to: 88)
      #expect(list.table.cellForRow(at: .row(10))?.textLabel?.text == "old")
      #expect(list.table.cellForRow(at: .row(11))?.textLabel?.text == "new")
    }
  }

  // H1; D: prefetchRowsAt; W21. A. How many rows ahead is our choice: as many as are on screen.
  @Test("73 · While scrolling the coming rows are announced, nearest first")
  func announced() {
    scenario {
      let list = ListUnderTest.laidOut()
      let fetcher = LoggedFetcher()
      list.table.prefetchDataSource = fetcher
      list.scroll(to: 440)
      #expect(fetcher.prefetched == [(20..<30).map { .row($0) }])
      list.scroll(to: 484)
      #expect(fetcher.prefetched.last == [.row(30)])
      list.scroll(to: 440)
      #expect(fetcher.prefetched.last == (0..<10).reversed().map { .row($0) })
    }
  }

  // H1. A.
  @Test("74 · Announced rows that will not come after all are taken back")
  func cancelled() {
    scenario {
      let list = ListUnderTest.laidOut()
      let fetcher = LoggedFetcher()
      list.table.prefetchDataSource = fetcher
      list.scroll(to: 440)
      #expect(fetcher.cancelled.isEmpty)
      list.scroll(to: 528)
      #expect(fetcher.cancelled.isEmpty)
      list.scroll(to: 506)
      // Rows 20 and 21 are on screen; the others were announced for nothing.
      #expect(fetcher.cancelled == [(22..<32).map { .row($0) }])
    }
  }

  // D. A.
  @Test("75 · A prefetching data source is handed paths and no cells")
  func pathsOnly() {
    scenario {
      let list = ListUnderTest.laidOut()
      let fetcher = LoggedFetcher()
      list.table.prefetchDataSource = fetcher
      list.scroll(to: 22)
      #expect(Journal.take().filter { $0.hasPrefix("cell for") } == ["cell for 0-10"])
      #expect(fetcher.prefetched.first?.first == .row(11))
    }
  }

  // Common observation. D: our choice.
  @Test("76 · Rows on screen and the first screenful are not announced (our choice)")
  func firstScreenful() {
    scenario {
      let list = ListUnderTest(counts: [100])
      let fetcher = LoggedFetcher()
      list.table.prefetchDataSource = fetcher
      list.table.layoutIfNeeded()
      #expect(fetcher.prefetched.isEmpty)
      list.scroll(to: 22)
      #expect(fetcher.prefetched.first?.contains { $0.row <= 10 } == false)
    }
  }

  // M: undocumented. B.
  @Test("34 · A memory warning empties the pool")
  func memoryWarning() {
    scenario {
      let list = ListUnderTest(counts: [100])
      let screen = list.onScreen()
      screen.scroll(list.table, to: 440)
      #expect(LoggedCell.made.count == 20)
      #expect(LoggedCell.made.allSatisfy { $0.cell != nil })
      screen.warnOfMemory()
      #expect(LoggedCell.made.count { $0.cell != nil } == 10)
    }
  }
}

/// Writes down what is announced and taken back.
private final class LoggedFetcher: UITableViewDataSourcePrefetching {
  var prefetched: [[IndexPath]] = []
  var cancelled: [[IndexPath]] = []

  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    Journal.lines.append("prefetch")
    prefetched.append(indexPaths)
  }

  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    cancelled.append(indexPaths)
  }
}
