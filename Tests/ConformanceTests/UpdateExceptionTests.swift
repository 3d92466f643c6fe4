import ListProbe
import Testing
import UIKit

/// Section 1.7, the exceptions. A screen survives them, so they are read from it.
@Suite("Exceptions of updates")
struct UpdateExceptionTests {
  // W18. A for the cases; the words for two moves are our choice.
  @Test("93 · What cannot be done to one place in one batch")
  func conflicts() {
    scenario {
      let cases: [((UITableView) -> Void, String)] = [
        (
          {
            $0.deleteRows(at: [.row(1)], with: .none)
            $0.moveRow(at: .row(1), to: .row(0))
          }, "attempt to perform a delete and a move from the same index path"
        ),
        (
          {
            $0.insertRows(at: [.row(1)], with: .none)
            $0.moveRow(at: .row(3), to: .row(1))
          }, "attempt to perform an insert and a move to the same index path"
        ),
        (
          {
            $0.moveRow(at: .row(3), to: .row(1))
            $0.moveRow(at: .row(4), to: .row(1))
          }, "attempt to perform multiple moves to the same index path"
        ),
        (
          { $0.deleteRows(at: [.row(9)], with: .none) }, "attempt to delete row 9 from section 0"
        ),
      ]
      for (updates, words) in cases {
        let reason = Self.reason(counts: [5], after: [5], updates)
        #expect(reason?.hasPrefix(words) == true, "\(reason ?? "nothing")")
      }
    }
  }

  // log: six public places. B.
  @Test("95 · The words for contradictions name the place")
  func conflictWords() {
    scenario {
      let path = "<NSIndexPath: {length = 2, path = 0 - 1}>"
      #expect(
        Self.reason(counts: [5], after: [5]) {
          $0.deleteRows(at: [.row(1)], with: .none)
          $0.moveRow(at: .row(1), to: .row(0))
        } == "attempt to perform a delete and a move from the same index path (\(path))")
      #expect(
        Self.reason(counts: [5], after: [5]) {
          $0.insertRows(at: [.row(1)], with: .none)
          $0.moveRow(at: .row(4), to: .row(1))
        } == "attempt to perform an insert and a move to the same index path (\(path))")
      #expect(
        Self.reason(counts: [5, 5], after: [5, 5]) {
          $0.deleteSections([1], with: .none)
          $0.moveSection(1, toSection: 0)
        } == "attempt to perform a delete and a move from the same section (1)")
      #expect(
        Self.reason(counts: [5], after: [5]) {
          $0.deleteRows(at: [.row(1)], with: .none)
          $0.reloadRows(at: [.row(1)], with: .none)
        }?.hasPrefix("attempt to delete and reload the same index path") == true)
    }
  }

  // A radar. B.
  @Test("82 · To reload and to move one row in a batch is a contradiction")
  func reloadAndMove() {
    scenario {
      #expect(
        Self.reason(counts: [5], after: [5]) {
          $0.reloadRows(at: [.row(1)], with: .none)
          $0.moveRow(at: .row(1), to: .row(0))
        }?.hasPrefix("attempt to perform a delete and a move from the same index path") == true)
    }
  }

  // M. B.
  @Test("96 · A row that is not there cannot be deleted")
  func deleteOutOfRange() {
    scenario {
      #expect(
        Self.reason(counts: [20], after: [20]) {
          $0.deleteRows(at: [.row(99)], with: .none)
        } == "attempt to delete row 99 from section 0 which only contains 20 rows before the update"
      )
    }
  }

  // M; public code, for items. B.
  @Test("97 · A row cannot be inserted behind the end")
  func insertOutOfRange() {
    scenario {
      #expect(
        Self.reason(counts: [20], after: [21]) {
          $0.insertRows(at: [.row(100)], with: .none)
        }
          == "attempt to insert row 100 into section 0, but there are only 21 rows in section 0 "
          + "after the update")
    }
  }

  // log: nine public places, 2012 to 2026. B. What stands behind the sentence is 100's text.
  @Test("98 · Rows of a section that do not add up")
  func rowCount() {
    scenario {
      let words = { (after: Int, before: Int, changes: String, moves: String) in
        "Invalid update: invalid number of rows in section 0. The number of rows contained in an "
          + "existing section after the update (\(after)) must be equal to the number of rows "
          + "contained in that section before the update (\(before)), plus or minus the number of "
          + "rows inserted or deleted from that section (\(changes)) and plus or minus the number "
          + "of rows moved into or out of that section (\(moves))."
      }
      let none = "0 moved in, 0 moved out"
      #expect(
        Self.reason(counts: [20], after: [20]) { $0.deleteRows(at: [.row(0)], with: .none) }?
          .hasPrefix(words(20, 20, "0 inserted, 1 deleted", none)) == true)
      #expect(
        Self.reason(counts: [3, 3], after: [4, 3]) {
          $0.moveRow(at: .row(0), to: IndexPath(row: 0, section: 1))
        }?.hasPrefix(words(4, 3, "0 inserted, 0 deleted", "0 moved in, 1 moved out")) == true)
      // An untouched section whose count changed (public code; 101).
      #expect(
        Self.reason(counts: [0, 3], after: [1, 3]) {
          $0.reloadSections([1], with: .none)
        }?.hasPrefix(words(1, 0, "0 inserted, 0 deleted", none)) == true)
    }
  }

  // log: eight public places. B.
  @Test("99 · Sections that do not add up")
  func sectionCount() {
    scenario {
      #expect(
        Self.reason(counts: [1, 1], after: [1]) { $0.reloadRows(at: [.row(0)], with: .none) }
          == "Invalid update: invalid number of sections. The number of sections contained in the "
          + "table view after the update (1) must be equal to the number of sections contained in "
          + "the table view before the update (2), plus or minus the number of sections inserted "
          + "or deleted (0 inserted, 0 deleted).")
    }
  }

  // Public code; M; log: six public places. B. Behind it UIKit describes the table; here nothing follows.
  @Test("100 · A reload with another count shows both states and all updates")
  func dump() {
    scenario {
      #expect(
        Self.reason(counts: [30], after: [29]) { $0.reloadRows(at: [.row(0)], with: .none) } == """
          Invalid batch updates detected: the number of sections and/or rows returned by the data \
          source before and/or after performing the batch updates are inconsistent with the updates.
          Data source before updates = { 1 section with row counts: [30] }
          Data source after updates = { 1 section with row counts: [29] }
          Updates = [
          \tDelete row (0 - 0),
          \tInsert row (0 - 0)
          ]
          """)
    }
  }

  // B for the data, D for the rule. Ours: a reload among the updates of the section gives 100's text alone,
  // else 98's with 100's behind it.
  @Test("101 · Which of the two texts comes (our choice)")
  func whichText() {
    scenario {
      let counted = Self.reason(counts: [20], after: [20]) {
        $0.deleteRows(at: [.row(0)], with: .none)
      }
      #expect(counted?.hasPrefix("Invalid update") == true)
      #expect(counted?.contains("Updates = [\n\tDelete row (0 - 0)\n]") == true)
      let reloaded = Self.reason(counts: [20], after: [3]) {
        $0.reloadRows(at: [.row(0)], with: .none)
      }
      #expect(reloaded?.hasPrefix("Invalid batch updates detected") == true)
    }
  }

  // Public code. B.
  @Test("101 · A single reloadSections may change the section's count")
  func reloadSection() {
    scenario {
      #expect(
        Self.reason(counts: [2, 3], after: [2, 7]) { $0.reloadSections([1], with: .none) } == nil)
    }
  }

  // M: "early in endUpdates". B.
  @Test("103 · Ranges are checked before contradictions and counts, sections before rows")
  func order() {
    scenario {
      let rangeFirst = Self.reason(counts: [20], after: [15]) {
        $0.moveRow(at: .row(1), to: .row(0))
        $0.deleteRows(at: [.row(1), .row(99)], with: .none)
      }
      #expect(rangeFirst?.hasPrefix("attempt to delete row 99") == true)
      let conflictFirst = Self.reason(counts: [20], after: [15]) {
        $0.moveRow(at: .row(1), to: .row(0))
        $0.deleteRows(at: [.row(1)], with: .none)
      }
      #expect(conflictFirst?.hasPrefix("attempt to perform a delete and a move") == true)
      let sectionsFirst = Self.reason(counts: [20], after: [15, 3]) {
        $0.deleteRows(at: [.row(1)], with: .none)
      }
      #expect(sectionsFirst?.hasPrefix("Invalid update: invalid number of sections") == true)
    }
  }

  // M: a second case in the same process crashed. B; that the table does nothing any more is our form of it.
  @Test("104 · After an exception the table is of no use")
  func poisoned() {
    scenario {
      let list = ListUnderTest(counts: [20])
      let screen = list.onScreen()
      list.table.deleteRows(at: [.row(0)], with: .none)
      #expect(screen.exceptions.count == 1)
      _ = Journal.take()
      list.scroll(to: 300)
      list.table.deleteRows(at: [.row(0)], with: .none)
      list.table.reloadData()
      list.table.layoutIfNeeded()
      #expect(Journal.take() == ["scroll"])
      #expect(screen.exceptions.count == 1)
    }
  }

  // Without a screen nothing survives.
  @Test("104 · Where no screen survives it, an exception ends the process")
  func ends() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      scenario {
        let list = ListUnderTest.laidOut(counts: [20])
        list.table.deleteRows(at: [.row(99)], with: .none)
      }
    }
    let words = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(
      words.prefix { $0 != "\n" } == """
        *** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: \
        'attempt to delete row 99 from section 0 which only contains 20 rows before the update'
        """)
  }

  /// What is raised by one batch of updates during which the counts change, or nil.
  @MainActor
  private static func reason(
    counts: [Int], after: [Int], _ updates: @escaping (UITableView) -> Void
  ) -> String? {
    let list = ListUnderTest(counts: counts)
    let screen = list.onScreen()
    list.table.performBatchUpdates {
      list.source.counts = after
      updates(list.table)
    }
    #expect(screen.exceptions.allSatisfy { $0.name == "NSInternalInconsistencyException" })
    return screen.exceptions.first?.reason
  }
}
