import ListProbe
import Testing
import UIKit

/// Section 1.4, and the rows of one height that it is read by.
@Suite("Reading the table")
struct ReadingTests {
  // H2; printed by M. A.
  @Test("44 · A new table's heights and estimates are automaticDimension, which is -1")
  func automaticHeights() {
    scenario {
      let table = UITableView(frame: .zero)
      #expect(UITableView.automaticDimension == -1)
      for height in [
        table.rowHeight, table.estimatedRowHeight, table.estimatedSectionHeaderHeight,
        table.estimatedSectionFooterHeight,
      ] {
        #expect(height == UITableView.automaticDimension)
      }
    }
  }

  // M, and what imitations use. C: our choice.
  @Test("53 · With no height from anywhere a row is 44 points high (our choice)")
  func defaultHeight() {
    scenario {
      let list = ListUnderTest()
      list.table.rowHeight = UITableView.automaticDimension
      list.table.layoutIfNeeded()
      #expect(list.table.rectForRow(at: .row(1)).height == 44)
      #expect(list.table.contentSize.height == 4400)
    }
  }

  // H1; D: reloadData(). A.
  @Test("59 · reloadData keeps the offset unless the table became too short for it")
  func offsetAtReload() {
    scenario {
      let list = ListUnderTest.laidOut()
      list.scroll(to: 1000)
      list.table.reloadData()
      #expect(list.table.contentOffset.y == 1000)
      list.source.counts = [200]
      list.table.reloadData()
      #expect(list.table.contentOffset.y == 1000)
      list.source.counts = [30]
      list.table.reloadData()
      #expect(list.table.contentOffset.y == 880)
      list.source.counts = [3]
      list.table.reloadData()
      #expect(list.table.contentOffset.y == 0)
    }
  }

  // H1. A.
  @Test("60 · cellForRow gives nil for a row that is off screen or does not exist")
  func cellForRow() {
    scenario {
      let list = ListUnderTest.laidOut(counts: [8, 30])
      #expect(list.table.cellForRow(at: .row(7)) === list.table.visibleCells[7])
      #expect(
        list.table.cellForRow(at: IndexPath(row: 1, section: 1)) === list.table.visibleCells[9])
      let others = [
        .row(8), .row(-1), IndexPath(row: 2, section: 1), IndexPath(row: 0, section: 2),
        IndexPath(row: 0, section: -1), IndexPath(),
      ]
      for path in others { #expect(list.table.cellForRow(at: path) == nil, "\(path)") }
    }
  }

  // H1. A.
  @Test("61 · indexPath(for:) gives nil for a cell that shows no row")
  func indexPathForCell() {
    scenario {
      let list = ListUnderTest.laidOut(counts: [30])
      let (first, last) = (list.table.visibleCells[0], list.table.visibleCells[9])
      let stranger = UITableViewCell(style: .default, reuseIdentifier: "row")
      #expect(list.table.indexPath(for: first) == .row(0))
      #expect(list.table.indexPath(for: last) == .row(9))
      #expect(list.table.indexPath(for: stranger) == nil)
      list.scroll(to: 440)
      #expect(list.table.indexPath(for: first) == nil)
    }
  }

  // H1. A.
  @Test("62 · indexPathForRow(at:) gives the row at a point of the content, nil outside every row")
  func indexPathForPoint() {
    scenario {
      let list = ListUnderTest.laidOut(counts: [1, 0, 29])
      list.scroll(to: 440)
      let points: [(CGFloat, CGFloat, IndexPath?)] = [
        (0, 0, .row(0)), (374, 43, .row(0)), (0, 44, IndexPath(row: 0, section: 2)),
        (0, 1319, IndexPath(row: 28, section: 2)), (0, 1320, nil), (0, -1, nil), (-1, 0, nil),
        (375, 0, nil),
      ]
      for (x, y, path) in points {
        #expect(list.table.indexPathForRow(at: CGPoint(x: x, y: y)) == path, "\(x), \(y)")
      }
    }
  }

  // H1. A. What counts as a valid rectangle is our choice: one with an area.
  @Test(
    "62 · indexPathsForRows(in:) gives the rows that a rectangle meets, nil without a rectangle")
  func rowsInRect() {
    scenario {
      let list = ListUnderTest.laidOut(counts: [2, 3])
      let all = CGRect(x: 0, y: 0, width: 375, height: 1000)
      #expect(
        list.table.indexPathsForRows(in: all)?.map(\.words) == ["0-0", "0-1", "1-0", "1-1", "1-2"])
      let two = CGRect(x: 10, y: 43, width: 1, height: 2)
      #expect(list.table.indexPathsForRows(in: two) == [.row(0), .row(1)])
      let below = CGRect(x: 0, y: 220, width: 375, height: 10)
      #expect(list.table.indexPathsForRows(in: below) == [])
      #expect(list.table.indexPathsForRows(in: .null) == nil)
      #expect(list.table.indexPathsForRows(in: .zero) == nil)
    }
  }

  // D: reloadData(). A. There is no dragging here, which is what leaves such updates.
  @Test("65 · Without a drag there are no uncommitted updates")
  func uncommitted() {
    scenario {
      let list = ListUnderTest.laidOut()
      #expect(!list.table.hasUncommittedUpdates)
    }
  }

  // TF; Stack Overflow 39135347. A.
  @Test("63 · visibleCells and indexPathsForVisibleRows hold the rows on screen only")
  func visibleRows() {
    scenario {
      let list = ListUnderTest.laidOut()
      list.scroll(to: 440)
      list.scroll(to: 450)
      #expect(LoggedCell.made.count == 20)
      #expect(list.table.indexPathsForVisibleRows == (10...20).map { .row($0) })
      #expect(list.table.visibleCells.map(\.frame.minY) == (10...20).map { CGFloat($0) * 44 })
    }
  }

  // H1. A; D for estimates, which do not exist here yet.
  @Test("64 · rectForRow works for rows off screen")
  func rectForRow() {
    scenario {
      let list = ListUnderTest(counts: [10, 0, 90])
      let frame = CGRect(x: 0, y: 99 * 44, width: 375, height: 44)
      #expect(list.table.rectForRow(at: IndexPath(row: 89, section: 2)) == frame)
      list.table.layoutIfNeeded()
      #expect(list.table.rectForRow(at: .row(3)) == list.table.cellForRow(at: .row(3))?.frame)
    }
  }

  // W21; M. A for iOS before 15, which is the generation here.
  @Test("66 · willDisplay comes in the same pass as cellForRowAt, just before the cell is shown")
  func willDisplay() {
    scenario {
      let list = ListUnderTest()
      var shownBefore: [Bool] = []
      var frames: [CGRect] = []
      list.delegate.onWillDisplay = { table, cell, _ in
        shownBefore.append(cell.superview != nil)
        frames.append(cell.frame)
      }
      list.table.layoutIfNeeded()
      #expect(shownBefore == Array(repeating: false, count: 10))
      #expect(frames == (0..<10).map { list.table.rectForRow(at: .row($0)) })
      #expect(list.table.visibleCells.allSatisfy { $0.superview === list.table })
    }
  }

  // Stack Overflow 39135347; TF. A for iOS before 15.
  @Test("72 · No cell is asked for before its row is on screen")
  func noPrefetching() {
    scenario {
      let list = ListUnderTest()
      var offScreen: [IndexPath] = []
      list.source.cell = { table, path in
        let (row, screen) = (table.rectForRow(at: path), table.bounds)
        if row.maxY <= screen.minY || row.minY >= screen.maxY { offScreen.append(path) }
        return table.dequeueReusableCell(withIdentifier: "row", for: path)
      }
      list.table.layoutIfNeeded()
      list.scrollSlowly(to: 2000)
      list.scrollSlowly(to: 0)
      list.scroll(to: 3000)
      #expect(offScreen == [])
    }
  }

  // H1 (the property is weak); one article. A.
  @Test("129 · A table does not own its data source")
  func dataSourceIsWeak() {
    scenario {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
      table.register(LoggedCell.self, forCellReuseIdentifier: "row")
      do {
        let source = LoggedSource(counts: [3])
        table.dataSource = source
        #expect(table.dataSource === source)
      }
      #expect(table.dataSource == nil)
      table.layoutIfNeeded()
      #expect(table.visibleCells.isEmpty)
    }
  }

  // A listing, and memory. C: our choice.
  @Test(
    "151 · Built-in labels are made when asked for; the default style has no second (our choice)")
  func builtInLabels() {
    scenario {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      #expect(cell.contentView.subviews.isEmpty)
      let (label, image) = (cell.textLabel, cell.imageView)
      #expect(label != nil && label === cell.textLabel)
      #expect(cell.detailTextLabel == nil)
      #expect(cell.contentView.subviews == [label, image])
      for style in [UITableViewCell.CellStyle.value1, .value2, .subtitle] {
        #expect(UITableViewCell(style: style, reuseIdentifier: nil).detailTextLabel != nil)
      }
    }
  }
}
