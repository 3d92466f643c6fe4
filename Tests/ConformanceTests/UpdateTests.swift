import ListProbe
import Testing
import UIKit

/// Sections 1.6 and 1.7: what updates do to rows and their cells.
@Suite("Updates of rows")
struct UpdateTests {
  // D: reloadRows. A. The animation that takes the old cell out does not exist here.
  @Test("77 · reloadRows asks the data source for another cell")
  func reloadAsks() {
    scenario {
      let list = ListUnderTest.laidOut()
      let old = list.table.cellForRow(at: .row(3))
      list.table.reloadRows(at: [.row(3)], with: .fade)
      #expect(Journal.take().contains("cell for 0-3"))
      #expect(list.table.cellForRow(at: .row(3)) !== old)
      #expect(list.table.visibleCells.count == 10)
    }
  }

  // M; public code. B.
  @Test("78 · A reload is a deletion and an insertion at the same path, and UIKit lists it as both")
  func reloadIsDeleteAndInsert() {
    scenario {
      let list = ListUnderTest.laidOut(counts: [30])
      let screen = list.onScreen()
      list.source.counts = [29]
      list.table.reloadRows(at: [.row(0)], with: .none)
      let reason = screen.exceptions.first?.reason ?? ""
      #expect(reason.contains("Updates = [\n\tDelete row (0 - 0),\n\tInsert row (0 - 0)\n]"))
    }
  }

  // M: one new; article 004. B.
  @Test("79 · With nothing pooled a reload makes a new cell: the old one is pooled afterwards")
  func reloadMakesOne() {
    scenario {
      let list = ListUnderTest.laidOut()
      list.table.reloadRows(at: [.row(3)], with: .automatic)
      #expect(LoggedCell.made.count == 11)
      #expect((list.table.cellForRow(at: .row(3)) as? LoggedCell)?.number == 10)
      list.table.reloadRows(at: [.row(5)], with: .automatic)
      #expect(LoggedCell.made.count == 11)
      #expect((list.table.cellForRow(at: .row(5)) as? LoggedCell)?.number == 3)
    }
  }

  // D: reloadRows; G. A.
  @Test("80 · In a batch the paths of reloads are those before all updates")
  func reloadPathsAreOld() {
    scenario {
      let list = ListUnderTest.laidOut()
      list.table.performBatchUpdates {
        list.source.counts = [101]
        list.table.insertRows(at: [.row(0)], with: .none)
        list.table.reloadRows(at: [.row(3)], with: .none)
      }
      let asked = Journal.take().filter { $0.hasPrefix("cell for") }
      #expect(asked == ["cell for 0-0", "cell for 0-4"])
    }
  }

  // One blog of 2011. C: our choice.
  @Test("81 · A reloaded row is no longer selected (our choice)")
  func reloadDeselects() {
    scenario {
      let list = ListUnderTest.laidOut()
      list.table.selectRow(at: .row(3), animated: false, scrollPosition: .none)
      list.table.reloadRows(at: [.row(4)], with: .none)
      #expect(list.table.indexPathForSelectedRow == .row(3))
      list.table.reloadRows(at: [.row(3)], with: .none)
      #expect(list.table.indexPathForSelectedRow == nil)
    }
  }

  // D: performBatchUpdates; G. A.
  @Test("90 · Deletions mean the old state and insertions the new one, whatever is called first")
  func deletesBeforeInserts() {
    scenario {
      for insertsFirst in [true, false] {
        let list = ListUnderTest.laidOut()
        let old = list.visible
        list.table.performBatchUpdates {
          let insert = { list.table.insertRows(at: [.row(1), .row(2)], with: .none) }
          let delete = { list.table.deleteRows(at: [.row(0), .row(2)], with: .none) }
          if insertsFirst { insert() }
          delete()
          if !insertsFirst { insert() }
        }
        // Rows 1 and 3 to 9 stay: 1 at 0, the others at 3 and on.
        #expect(list.visible[0] == old[1])
        #expect(Array(list.visible[3...]) == Array(old[3...]))
      }
    }
  }

  // W18; standard practice. A−.
  @Test("91 · A move goes from the old state to the final one")
  func move() {
    scenario {
      let list = ListUnderTest.laidOut(counts: [5, 5])
      let old = list.visible
      list.table.performBatchUpdates {
        list.source.counts = [5, 5]
        list.table.moveRow(at: .row(4), to: IndexPath(row: 1, section: 1))
        list.table.deleteRows(at: [IndexPath(row: 0, section: 1)], with: .none)
        list.table.insertRows(at: [.row(0)], with: .none)
      }
      #expect(Array(list.visible[1...4]) == Array(old[0...3]))
      #expect(Array(list.visible[5...]) == [old[6], old[4], old[7], old[8], old[9]])
    }
  }

  // W18. A.
  @Test("92 · The order of the update calls does not matter")
  func orderOfCalls() {
    scenario {
      var pictures: Set<[Int]> = []
      for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
        LoggedCell.made = []
        let list = ListUnderTest.laidOut(counts: [8])
        list.table.performBatchUpdates {
          for step in order {
            switch step {
            case 0: list.table.deleteRows(at: [.row(5)], with: .none)
            case 1: list.table.insertRows(at: [.row(0)], with: .none)
            default: list.table.moveRow(at: .row(7), to: .row(2))
            }
          }
        }
        pictures.insert(list.visible)
      }
      #expect(pictures == [[8, 0, 7, 1, 2, 3, 4, 6]])
    }
  }

  // H1; D: performBatchUpdates. A that they nest; D that the outermost end does all: our choice.
  @Test("94 · Batches nest, and the outermost end does all (our choice)")
  func nesting() {
    scenario {
      let list = ListUnderTest.laidOut(counts: [5])
      list.table.beginUpdates()
      list.table.performBatchUpdates {
        list.source.counts = [6]
        list.table.insertRows(at: [.row(0)], with: .none)
      }
      #expect(list.table.numberOfRows(inSection: 0) == 5)
      list.table.endUpdates()
      #expect(list.table.numberOfRows(inSection: 0) == 6)
    }
  }

  // M. B.
  @Test("106 · To delete row 0 and insert row 0 with the same count is right")
  func deleteAndInsert() {
    scenario {
      let list = ListUnderTest.laidOut()
      let old = list.visible
      list.table.performBatchUpdates {
        list.table.deleteRows(at: [.row(0)], with: .none)
        list.table.insertRows(at: [.row(0)], with: .none)
      }
      #expect(Array(list.visible[1...]) == Array(old[1...]))
      #expect(list.visible[0] != old[0])
    }
  }

  // M: none new. B.
  @Test("107 · The row that comes up after a deletion takes a pooled cell where there is one")
  func deleteTakesFromPool() {
    scenario {
      let list = ListUnderTest.laidOut()
      list.scrollSlowly(to: 44)
      list.scrollSlowly(to: 0)
      #expect(LoggedCell.made.count == 11)
      list.source.counts = [99]
      list.table.deleteRows(at: [.row(4)], with: .fade)
      #expect(LoggedCell.made.count == 11)
      #expect(list.visible.count == 10)
    }
  }

  // D: performBatchUpdates. A. Nothing is animated here, so nothing is interrupted.
  @Test("108 · completion runs when the batch is done, with true")
  func completion() {
    scenario {
      let list = ListUnderTest.laidOut(counts: [5])
      var heard: [(Bool, Int)] = []
      list.table.performBatchUpdates {
        list.source.counts = [6]
        list.table.insertRows(at: [.row(0)], with: .none)
      } completion: {
        heard.append(($0, list.table.numberOfRows(inSection: 0)))
      }
      #expect(heard.count == 1)
      #expect(heard.first?.0 == true)
      #expect(heard.first?.1 == 6)
    }
  }

  // D: reloadData() says not to; what happens then is not documented. D: our choice.
  @Test("109 · reloadData inside a batch takes the batch's place (our choice)")
  func reloadInBatch() {
    scenario {
      let list = ListUnderTest.laidOut(counts: [5])
      list.table.performBatchUpdates {
        list.source.counts = [3]
        list.table.deleteRows(at: [.row(0)], with: .none)
        list.table.reloadData()
      }
      list.table.layoutIfNeeded()
      #expect(list.visible.count == 3)
    }
  }

  // H1; M. A/B.
  @Test("110 · Outside a batch each call is one of its own and is checked at once")
  func singleCalls() {
    scenario {
      let list = ListUnderTest.laidOut(counts: [5])
      let screen = list.onScreen()
      list.source.counts = [6]
      list.table.insertRows(at: [.row(0)], with: .none)
      #expect(list.table.numberOfRows(inSection: 0) == 6)
      list.table.deleteRows(at: [.row(0)], with: .none)
      #expect(screen.exceptions.count == 1)
    }
  }

  // D: performBatchUpdates; public code. A/B.
  @Test(
    "105 · Counts are those at the beginning of the batch; a table not loaded yet reads them then")
  func countsAtTheBeginning() {
    scenario {
      let loaded = ListUnderTest.laidOut(counts: [5])
      let screen = loaded.onScreen()
      loaded.source.counts = [6]
      loaded.table.beginUpdates()
      loaded.table.insertRows(at: [.row(0)], with: .none)
      loaded.table.endUpdates()
      #expect(screen.exceptions.isEmpty)

      let fresh = ListUnderTest(counts: [5])
      fresh.source.counts = [6]
      fresh.table.beginUpdates()
      fresh.table.insertRows(at: [.row(0)], with: .none)
      fresh.table.endUpdates()
      #expect(screen.exceptions.first?.reason.contains("(1 inserted, 0 deleted)") == true)
    }
  }
}
