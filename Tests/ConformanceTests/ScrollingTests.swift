import ListProbe
import Testing
import UIKit

/// Section 1.11, first part: scrolling to rows.
@Suite("Scrolling to rows")
struct ScrollingTests {
  // log: six public places. B.
  @Test("152 · A row or a section that there is not is an NSRangeException")
  func outOfRange() {
    scenario {
      let call = "-[UITableView _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:]"
      for (counts, path, words) in [
        ([0], IndexPath.row(4), "row (4) beyond bounds (0) for section (0)."),
        ([5], IndexPath(row: 0, section: 1), "section (1) beyond bounds (1)."),
      ] {
        let list = ListUnderTest(counts: counts)
        let screen = list.onScreen()
        list.table.scrollToRow(at: path, at: .top, animated: false)
        #expect(screen.exceptions.map(\.name) == ["NSRangeException"])
        #expect(screen.exceptions.map(\.reason) == ["\(call): \(words)"])
      }
    }
  }

  // D: scrollToRow. A.
  @Test("153 · NSNotFound is a valid row in a section without rows")
  func notFound() {
    scenario {
      let list = ListUnderTest(counts: [50, 0, 50])
      let screen = list.onScreen()
      list.table.scrollToRow(at: IndexPath(row: NSNotFound, section: 1), at: .top, animated: false)
      #expect(screen.exceptions == [])
      #expect(list.table.contentOffset.y == 2200)
    }
  }

  // H1 for top, middle and bottom: A. For none memory of the documentation: C, our choice.
  @Test("154 · A row ends up where asked; none scrolls the least that shows it whole (our choice)")
  func positions() {
    scenario {
      let list = ListUnderTest.laidOut()
      let scroll = { (row: Int, position: UITableView.ScrollPosition) -> CGFloat in
        list.table.scrollToRow(at: .row(row), at: position, animated: false)
        return list.table.contentOffset.y
      }
      #expect(scroll(50, .top) == 2200)
      #expect(scroll(50, .bottom) == 1804)
      #expect(scroll(50, .middle) == 2002)
      #expect(scroll(60, .none) == 2244)
      #expect(scroll(55, .none) == 2244)
      #expect(scroll(10, .none) == 440)
      #expect(scroll(99, .top) == 3960)
      #expect(scroll(0, .bottom) == 0)
    }
  }

  // D: the documentation of scrollToRow says it is not told, and is doubted. Our choice: every new offset is.
  @Test("155 · The delegate is told when scrollToRow moves the content (our choice)")
  func told() {
    scenario {
      let list = ListUnderTest.laidOut()
      list.table.scrollToRow(at: .row(50), at: .top, animated: false)
      #expect(Journal.take() == ["scroll"])
    }
  }
}
