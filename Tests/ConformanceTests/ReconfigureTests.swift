import ListProbe
import Testing
import UIKit

/// Section 1.6, second half: rows that keep their cell and are configured again.
@Suite("Reconfiguring rows")
struct ReconfigureTests {
  // D: reconfigureRows; TF. A.
  @Test("83 · reconfigureRows runs cellForRowAt with the row's own cell, and prepares nothing")
  func ownCell() {
    scenario {
      let list = ListUnderTest.laidOut()
      list.scrollSlowly(to: 44)
      let old = list.table.cellForRow(at: .row(3))
      var dequeued: UITableViewCell?
      list.source.cell = { table, path in
        let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
        dequeued = cell
        return cell
      }
      _ = Journal.take()
      list.table.reconfigureRows(at: [.row(3)])
      #expect(
        Journal.take().filter { $0 != "sections" && $0 != "rows in 0" } == [
          "cell for 0-3", "return",
        ])
      #expect(dequeued === old)
      #expect(list.table.cellForRow(at: .row(3)) === old)
      #expect((old as? LoggedCell)?.preparations == 0)
    }
  }

  // TF. A.
  @Test("84 · For a row without a cell reconfigureRows does nothing")
  func noCell() {
    scenario {
      let list = ListUnderTest.laidOut()
      list.table.reconfigureRows(at: [.row(50)])
      #expect(!Journal.take().contains { $0.hasPrefix("cell for") })
    }
  }

  // D: "including prefetched"; TF. A.
  @Test("85 · Reconfiguring reaches cells that stand ready off screen; reloading throws them away")
  func readyCells() {
    scenario {
      let list = ListUnderTest.laidOut()
      let screen = list.onScreen(generation: .modern)
      screen.frame()
      screen.frame()
      #expect(LoggedCell.made.count == 12)
      _ = Journal.take()
      list.table.reconfigureRows(at: [.row(10)])
      #expect(Journal.take().contains("cell for 0-10"))
      list.table.reloadRows(at: [.row(10)], with: .none)
      #expect(!Journal.take().contains("cell for 0-10"))
      list.scroll(to: 44)
      #expect(Journal.take().contains("cell for 0-10"))
    }
  }

  // D; TF. A. Without animation here.
  @Test("86 · After reconfiguring the row's height is asked for again")
  func heightAgain() {
    scenario {
      let list = ListUnderTest(counts: [100])
      let delegate = HeightDelegate()
      list.table.delegate = delegate
      list.table.estimatedRowHeight = 0
      list.table.layoutIfNeeded()
      delegate.height = { $0.row == 3 ? 100 : 44 }
      list.table.reconfigureRows(at: [.row(3)])
      #expect(list.table.cellForRow(at: .row(3))?.frame.height == 100)
    }
  }

  // D; log: ten public places, with the collection view's word "item". B.
  @Test("87 · Another identifier than the present cell's is an exception")
  func otherIdentifier() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      scenario {
        let list = ListUnderTest.laidOut()
        list.table.register(LoggedCell.self, forCellReuseIdentifier: "other")
        list.source.cell = { table, path in
          table.dequeueReusableCell(withIdentifier: "other", for: path)
        }
        list.table.reconfigureRows(at: [.row(3)])
      }
    }
    let words = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(
      words.contains(
        "Attempted to dequeue a cell for a different registration or reuse identifier than the "
          + "existing cell when reconfiguring an item, which is not allowed."))
    #expect(
      words.contains("Dequeued reuse identifier: other; Original reuse identifier: row"))
  }

  // D. B that it must be the same cell; the words for a stranger of the right kind are our choice.
  @Test("87 · Another cell than the present one is an exception")
  func otherCell() {
    scenario {
      let list = ListUnderTest.laidOut()
      let screen = list.onScreen()
      list.source.cell = { _, _ in LoggedCell(style: .default, reuseIdentifier: "row") }
      list.table.reconfigureRows(at: [.row(3)])
      #expect(screen.exceptions.first?.name == "NSInternalInconsistencyException")
      #expect(screen.exceptions.first?.reason.contains("is not the existing cell") == true)
    }
  }

  // Follows from 83; article 002. A.
  @Test("88 · What a cell holds survives: it is the same object, and it stays selected")
  func survives() {
    scenario {
      let list = ListUnderTest.laidOut()
      list.table.selectRow(at: .row(3), animated: false, scrollPosition: .none)
      let cell = list.table.cellForRow(at: .row(3))
      cell?.textLabel?.text = "left over"
      list.table.reconfigureRows(at: [.row(3)])
      #expect(list.table.cellForRow(at: .row(3)) === cell)
      #expect(cell?.textLabel?.text == "left over")
      #expect(cell?.isSelected == true)
      #expect(list.table.indexPathForSelectedRow == .row(3))
    }
  }
}
