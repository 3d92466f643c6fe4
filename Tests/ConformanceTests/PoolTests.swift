import ListProbe
import Testing
import UIKit

/// Section 1.2, second half: when cells go into the pool and come out again.
@Suite("Cells in the pool")
struct PoolTests {
  // M saw it in plain scrolling, but its logs after a reload do not fit. C/D: a stack is our choice.
  @Test("33 · The last cell in is the first out (our choice)")
  func stack() {
    scenario {
      let list = ListUnderTest.laidOut()
      list.scroll(to: 3 * 44)
      // Rows 0, 1 and 2 left in this order, after 10, 11 and 12 had come.
      let numbers = (0..<3).map { _ in
        (list.table.dequeueReusableCell(withIdentifier: "row") as? LoggedCell)?.number
      }
      #expect(numbers == [2, 1, 0])
    }
  }

  // M. B; not documented. The memory warning that empties it does not exist here.
  @Test("34 · The pool does not shrink by itself")
  func poolIsKept() {
    scenario {
      let list = ListUnderTest.laidOut()
      list.scroll(to: 1000)
      #expect(LoggedCell.made.count == 21)
      list.scrollSlowly(to: 0)
      list.scrollSlowly(to: 3300)
      for _ in 0..<10 {
        list.table.reloadData()
        list.table.layoutIfNeeded()
      }
      #expect(LoggedCell.made.count == 21)
      #expect(LoggedCell.made.allSatisfy { $0.cell != nil })
    }
  }

  // M. B.
  @Test("35 · Slow scrolling needs the cells of one screen and one more")
  func slowScrolling() {
    scenario {
      let list = ListUnderTest.laidOut()
      list.scrollSlowly(to: 3960)
      #expect(list.visible.count == 10)
      #expect(LoggedCell.made.count == 11)
      list.scrollSlowly(to: 0)
      #expect(list.visible.count == 10)
      #expect(LoggedCell.made.count == 11)
    }
  }

  // M, steps of 600 points and one jump to 3000. B.
  @Test("36 · A jump of a screen asks for new cells before it pools the old ones")
  func jump() {
    scenario {
      let list = ListUnderTest.laidOut()
      list.scroll(to: 3000)
      let calls = Journal.take().filter { $0.hasPrefix("cell for") || $0.hasPrefix("didEnd") }
      #expect(
        calls == (68...78).map { "cell for 0-\($0)" } + (0..<10).map { "didEndDisplaying 0-\($0)" })
      #expect(LoggedCell.made.count == 21)
    }
  }

  // M. B: ten on screen and ten in the pool.
  @Test("36 · After jumps of whole screens there are two screens of cells, and no more")
  func jumps() {
    scenario {
      let list = ListUnderTest.laidOut()
      for page in 1..<10 { list.scroll(to: CGFloat(page) * 440) }
      for page in (0..<10).reversed() { list.scroll(to: CGFloat(page) * 440) }
      #expect(LoggedCell.made.count == 20)
      #expect(list.visible.count == 10)
    }
  }

  // W21; M. A.
  @Test("37 · A cell that left the screen is told of in the same layout pass, and is pooled")
  func leaving() {
    scenario {
      let list = ListUnderTest.laidOut()
      let first = list.table.cellForRow(at: .row(0))
      list.table.contentOffset.y = 43
      list.table.layoutIfNeeded()
      #expect(!Journal.take().contains("didEndDisplaying 0-0"))
      list.table.contentOffset.y = 44
      #expect(Journal.take() == ["scroll"])
      list.table.layoutIfNeeded()
      #expect(Journal.take() == ["didEndDisplaying 0-0"])
      #expect(first?.superview == nil)
      #expect(list.table.dequeueReusableCell(withIdentifier: "row") === first)
    }
  }

  // M: none new. B.
  @Test("39 · reloadData makes no new cells: those on screen are pooled and come out again")
  func reloadKeepsCells() {
    scenario {
      let list = ListUnderTest.laidOut()
      let before = Set(list.visible)
      list.table.reloadData()
      list.table.layoutIfNeeded()
      #expect(LoggedCell.made.count == 10)
      #expect(Set(list.visible) == before)
    }
  }

  // M. B.
  @Test("40 · reloadData takes rows off the screen from the bottom up")
  func reloadEndsBottomFirst() {
    scenario {
      let list = ListUnderTest.laidOut()
      list.table.reloadData()
      let ended = Journal.take().filter { $0.hasPrefix("didEnd") }
      #expect(ended == (0..<10).reversed().map { "didEndDisplaying 0-\($0)" })
    }
  }

  // M. B for the fact; the order in which cells come back is no rule, and reversed is our choice.
  @Test("40 · After reloadData rows have other cells than before")
  func reloadShufflesCells() {
    scenario {
      let list = ListUnderTest.laidOut()
      let before = list.visible
      list.table.reloadData()
      list.table.layoutIfNeeded()
      #expect(list.visible == before.reversed())
    }
  }

  // A pull request of one app. C: our choice.
  @Test("41 · After the model shrank, rows are taken off by their old paths (our choice)")
  func oldPaths() {
    scenario {
      let list = ListUnderTest.laidOut(counts: [2, 3])
      list.source.counts = [1]
      list.table.reloadData()
      let ended = Journal.take().filter { $0.hasPrefix("didEnd") }
      #expect(ended == ["1-2", "1-1", "1-0", "0-1", "0-0"].map { "didEndDisplaying \($0)" })
    }
  }

  // D: prepareForReuse(); all articles. A.
  @Test("145 · What is not set for every row stays on the cell for the next one")
  func leftovers() {
    scenario {
      let list = ListUnderTest()
      list.source.cell = { table, path in
        let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
        if path.row == 0 {
          cell.accessoryType = .checkmark
          cell.textLabel?.text = "first"
          cell.contentView.addSubview(UIImageView())
          cell.contentView.isHidden = true
        }
        return cell
      }
      list.table.layoutIfNeeded()
      list.scrollSlowly(to: 55)
      let cell = list.table.cellForRow(at: .row(11))
      #expect((cell as? LoggedCell)?.number == 0)
      #expect(cell?.accessoryType == .checkmark)
      #expect(cell?.textLabel?.text == "first")
      #expect(cell?.contentView.subviews.count == 2)
      #expect(cell?.contentView.isHidden == true)
    }
  }
}
