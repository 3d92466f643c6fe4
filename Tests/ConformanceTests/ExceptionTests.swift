import ListProbe
import Testing
import UIKit

/// The exceptions of section 1.2. They end the process, so each of these runs in one of its own.
@Suite("Exceptions")
struct ExceptionTests {
  // log: ten public places; M. B.
  @Test("17 · Dequeuing for a path needs a registration")
  func unregistered() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      scenario {
        let list = ListUnderTest.laidOut()
        _ = list.table.dequeueReusableCell(withIdentifier: "rwo", for: .row(0))
      }
    }
    try expectRaise(
      result,
      """
      unable to dequeue a cell with identifier rwo - must register a nib or a class for the \
      identifier or connect a prototype cell in a storyboard
      """)
  }

  // M. B.
  @Test("20 · The registration is checked and not the pool")
  func takenBack() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      scenario {
        let list = ListUnderTest.laidOut()
        list.scroll(to: 440)
        list.table.register(nil, forCellReuseIdentifier: "row")
        list.scroll(to: 484)
      }
    }
    try expectRaise(
      result,
      """
      unable to dequeue a cell with identifier row - must register a nib or a class for the \
      identifier or connect a prototype cell in a storyboard
      """)
  }

  // log: KIF, issue 1040 and pull request 1020. B.
  @Test("24 · One row gets one cell")
  func twoCellsForARow() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      scenario {
        let list = ListUnderTest(counts: [0, 1])
        list.source.cell = { table, path in
          _ = table.dequeueReusableCell(withIdentifier: "row", for: path)
          return table.dequeueReusableCell(withIdentifier: "row", for: path)
        }
        list.table.layoutIfNeeded()
      }
    }
    try expectRaise(
      result,
      """
      Attempted to dequeue multiple cells for the same index path, which is not allowed. If you \
      really need to dequeue more cells than the table view is requesting, use the \
      -dequeueReusableCellWithIdentifier: method (without an index path). Cell identifier: row, \
      index path: <NSIndexPath: {length = 2, path = 1 - 0}>
      """)
  }

  // Follows from the text of 24. B.
  @Test("24 · A cell without a path, and one for another row or another layout, is no second cell")
  func notASecondCell() {
    scenario {
      let list = ListUnderTest(counts: [2])
      list.source.cell = { table, path in
        _ = table.dequeueReusableCell(withIdentifier: "row")
        _ = table.dequeueReusableCell(withIdentifier: "row", for: .row(1 - path.row))
        return table.dequeueReusableCell(withIdentifier: "row", for: path)
      }
      list.table.layoutIfNeeded()
      list.table.reloadData()
      list.table.layoutIfNeeded()
      #expect(list.visible.count == 2)
    }
  }

  // A radar of iOS 6. C: that it is raised, and how the path is written, is our choice.
  @Test("25 · The table must have the path (our choice)")
  func invalidPath() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      scenario {
        let list = ListUnderTest.laidOut(counts: [5])
        _ = list.table.dequeueReusableCell(withIdentifier: "row", for: .row(5))
      }
    }
    try expectRaise(
      result,
      "request for rect at invalid index path (<NSIndexPath: {length = 2, path = 0 - 5}>)")
  }
}
