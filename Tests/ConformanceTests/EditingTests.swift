import ListProbe
import Testing
import UIKit

/// Section 1.11, editing: 157 to 160.
@Suite("Editing")
struct EditingTests {
  // D: setEditing(_:animated:); H1; G. A.
  @Test("157 · setEditing reaches each visible cell, then its row is asked whether and how")
  func setEditing() {
    scenario {
      let list = EditableList()
      let screen = list.onScreen()
      list.source.canEdit = { $0.row != 1 }
      list.delegate.style = { $0.row == 2 ? .insert : .delete }
      list.table.setEditing(true, animated: true)
      #expect(list.table.isEditing)
      #expect(list.cells.allSatisfy { $0.isEditing })
      #expect(list.cells.prefix(4).map(\.editingStyle) == [.delete, .none, .insert, .delete])
      let calls = Journal.take()
      #expect(
        calls.prefix(5) == [
          "editing 0", "can edit 0-0", "style 0-0", "editing 1", "can edit 0-1",
        ])
      #expect(calls.count { $0.hasPrefix("can edit") } == list.cells.count)
      screen.scroll(list.table, to: 44 * 20)
      #expect(list.cells.allSatisfy { $0.isEditing && $0.editingStyle == .delete })
      list.table.setEditing(false, animated: true)
      screen.frame()
      #expect(list.cells.allSatisfy { !$0.isEditing && $0.editingStyle == .none })
    }
  }

  // H1: rows can be edited, and are deleted, unless somebody says otherwise. A.
  @Test("157 · Without an answer each row can be edited, and offers to be deleted")
  func defaults() {
    scenario {
      let list = ListUnderTest.laidOut()
      list.table.setEditing(true, animated: false)
      #expect(list.table.visibleCells.allSatisfy { $0.editingStyle == .delete })
    }
  }

  // H1: the control is shown only if moveRowAt is implemented and canMoveRowAt is not false. A. There is no
  // control here: what shows is whether the row moves.
  @Test("158 · A row moves by hand only if moveRowAt is implemented and canMoveRowAt says yes")
  func whoMoves() {
    scenario {
      let list = ListUnderTest()
      let screen = list.onScreen()
      list.table.setEditing(true, animated: false)
      let before = list.visible
      #expect(!screen.move(row: .row(0), to: .row(3), in: list.table))
      #expect(list.visible == before)

      let editable = EditableList()
      let other = editable.onScreen()
      #expect(!other.move(row: .row(0), to: .row(3), in: editable.table))
      editable.table.setEditing(true, animated: false)
      editable.source.canMove = { $0.row != 0 }
      #expect(!other.move(row: .row(0), to: .row(3), in: editable.table))
      #expect(other.move(row: .row(1), to: .row(3), in: editable.table))
      #expect(editable.source.items.prefix(4) == ["0", "2", "3", "1"])
    }
  }

  // public code and answers. C.
  @Test(
    "160 · After a move by hand the cell has moved, and only the model is to change (our choice)")
  func afterMove() {
    scenario {
      let list = EditableList()
      let screen = list.onScreen()
      list.table.setEditing(true, animated: false)
      let cells = list.cells.prefix(4).map(ObjectIdentifier.init)
      _ = Journal.take()
      #expect(screen.move(row: .row(0), to: .row(2), in: list.table))
      #expect(list.texts.prefix(4) == ["1", "2", "0", "3"])
      #expect(list.source.items.prefix(4) == ["1", "2", "0", "3"])
      let order = [cells[1], cells[2], cells[0], cells[3]]
      #expect(list.cells.prefix(4).map(ObjectIdentifier.init) == order)
      #expect(!Journal.take().contains { $0.hasPrefix("cell for") })
      // The table counts as the model does.
      list.table.performBatchUpdates(nil)
      #expect(screen.exceptions == [])
    }
  }

  // D: targetIndexPathForMoveFromRowAt. A move between sections needs no counting by the app. C as 160.
  @Test("160 · The delegate may choose another place, in another section too (our choice)")
  func otherTarget() {
    scenario {
      let list = EditableList(counts: [3, 3])
      let screen = list.onScreen()
      list.table.setEditing(true, animated: false)
      list.delegate.target = { _, _ in IndexPath(row: 3, section: 1) }
      #expect(screen.move(row: .row(0), to: .row(1), in: list.table))
      #expect(list.table.numberOfRows(inSection: 0) == 2)
      #expect(list.table.numberOfRows(inSection: 1) == 4)
      #expect(list.texts == ["1", "2", "3", "4", "5", "0"])
      list.table.performBatchUpdates(nil)
      #expect(screen.exceptions == [])
    }
  }

  // D: commit; G, for the order of the calls round it. A.
  @Test(
    "159 · A swipe that deletes: willBegin, commit with the deletion in it, didEnd without a row")
  func swipe() {
    scenario {
      let list = EditableList()
      let screen = list.onScreen()
      #expect(screen.swipe(row: .row(1), in: list.table))
      let calls = Journal.take().filter { call in
        ["will begin", "commit", "did end"].contains { call.hasPrefix($0) }
      }
      #expect(calls == ["will begin 0-1", "commit delete 0-1", "did end -"])
      #expect(list.texts.prefix(2) == ["0", "2"])
      #expect(!list.table.isEditing)
      #expect(screen.exceptions == [])
    }
  }

  // D: commit. A. Each half alone is the mistake.
  @Test("159 · A model without the table shows the old row; a table without the model raises")
  func halves() {
    scenario {
      let silent = EditableList()
      silent.source.tellsTable = false
      let screen = silent.onScreen()
      #expect(screen.swipe(row: .row(1), in: silent.table))
      #expect(silent.texts.prefix(2) == ["0", "1"])
      #expect(screen.exceptions == [])

      let forgetful = EditableList()
      forgetful.source.changesModel = false
      let other = forgetful.onScreen()
      other.swipe(row: .row(1), in: forgetful.table)
      #expect(other.exceptions.first?.reason.hasPrefix("Invalid update") == true)
    }
  }

  // H1: "commit is not called for actions"; D: UIContextualAction. A.
  @Test("159 · Swipe actions come before the deletion, and commit is not called for them")
  func actions() {
    scenario {
      let list = EditableList()
      let screen = list.onScreen()
      var done: [String] = []
      var finish: ((Bool) -> Void)?
      list.delegate.trailing = { path in
        UISwipeActionsConfiguration(actions: [
          UIContextualAction(style: .destructive, title: "Archive") { _, _, completion in
            done.append("archive \(path.row)")
            completion(true)
          },
          UIContextualAction(style: .normal, title: "Pin") { _, _, completion in
            done.append("pin \(path.row)")
            finish = completion
          },
        ])
      }
      #expect(screen.swipe(row: .row(0), in: list.table))
      #expect(screen.swipe(row: .row(1), tapping: "Pin", in: list.table))
      #expect(!screen.swipe(row: .row(2), tapping: "Mute", in: list.table))
      #expect(!screen.swipe(row: .row(2), from: .leading, in: list.table))
      #expect(done == ["archive 0", "pin 1"])
      // The row that was not finished is closed by the next swipe.
      #expect(list.cells.allSatisfy { !$0.isEditing })
      finish?(true)
      #expect(!Journal.take().contains { $0.hasPrefix("commit") })
    }
  }

  // H1; G: the row is edited as long as it is open. A.
  @Test("157 · A row that cannot be edited, or offers nothing, does not open")
  func closedRows() {
    scenario {
      let list = EditableList()
      let screen = list.onScreen()
      list.source.canEdit = { $0.row != 1 }
      list.delegate.style = { $0.row == 2 ? .none : .delete }
      #expect(!screen.swipe(row: .row(1), in: list.table))
      #expect(!screen.swipe(row: .row(2), in: list.table))
      list.delegate.trailing = { _ in UISwipeActionsConfiguration(actions: []) }
      #expect(!screen.swipe(row: .row(3), in: list.table))
      #expect(list.source.items.count == 50)
      #expect(!Journal.take().contains { $0.hasPrefix("will begin") })
    }
  }

  // D: commit. A.
  @Test("159 · The control of a row that is edited commits what its style says")
  func editControl() {
    scenario {
      let list = EditableList()
      let screen = list.onScreen()
      list.delegate.style = { $0.row == 0 ? .insert : .delete }
      #expect(!screen.tapEditControl(row: .row(0), in: list.table))
      list.table.setEditing(true, animated: false)
      #expect(screen.tapEditControl(row: .row(0), in: list.table))
      #expect(list.texts.prefix(2) == ["new", "0"])
      #expect(screen.tapEditControl(row: .row(2), in: list.table))
      #expect(list.texts.prefix(3) == ["new", "0", "2"])
      #expect(screen.exceptions == [])
    }
  }

  // H1: a swipe opens a row only where commit is implemented. A.
  @Test("159 · Where commit is not implemented a swipe deletes nothing")
  func noCommit() {
    scenario {
      let list = ListUnderTest()
      let screen = list.onScreen()
      #expect(!screen.swipe(row: .row(0), in: list.table))
      #expect(list.table.visibleCells.allSatisfy { !$0.isEditing })
    }
  }
}
