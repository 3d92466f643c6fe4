import Foundation
import ListProbe
import Testing

@testable import ListKit

/// Exceptions end the process, so each of these runs in one of its own and is read from its last words.
@Suite("What UIKit raises as an exception")
struct UIKitExceptionTests {
  @Test func `an exception writes its name and reason in UIKit's form and ends the process`()
    async throws
  {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      UIKitException(name: "NSRangeException", reason: "row (4) beyond bounds (0)").raise()
    }
    #expect(
      try firstLine(result)
        == "*** Terminating app due to uncaught exception 'NSRangeException', "
        + "reason: 'row (4) beyond bounds (0)'")
  }

  // The text: wordpress-mobile/WordPress-iOS issue 1955, SVWebViewController issue 132, and others.
  @Test func `a view cannot be added to itself`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      DeterministicRuntime.run {
        let view = UIView()
        view.addSubview(view)
      }
    }
    #expect(
      try firstLine(result)
        == "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', "
        + "reason: 'Can't add self as subview'")
  }

  @Test func `an identifier that was never registered is an exception, and it is named`()
    async throws
  {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      DeterministicRuntime.run {
        let table = UITableView(frame: .zero)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = source
        _ = table.dequeueReusableCell(
          withIdentifier: "rwo", for: IndexPath(row: 0, section: 0))
      }
    }
    #expect(
      try firstLine(result)
        == raised(
          "unable to dequeue a cell with identifier rwo - must register a nib or a class for the "
            + "identifier or connect a prototype cell in a storyboard"))
  }

  @Test func `a second cell for the row that is being asked for is an exception`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      DeterministicRuntime.run {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
        let greedy = GreedySource()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = greedy
        table.layoutIfNeeded()
      }
    }
    #expect(
      try firstLine(result)
        == raised(
          "Attempted to dequeue multiple cells for the same index path, which is not allowed. If "
            + "you really need to dequeue more cells than the table view is requesting, use the "
            + "-dequeueReusableCellWithIdentifier: method (without an index path). Cell "
            + "identifier: row, index path: <NSIndexPath: {length = 2, path = 0 - 0}>"))
  }

  @Test(
    "A path that the table does not have is an exception",
    arguments: [[0, 3], [1, 0], [0, -1], [-1, 0]])
  func invalidPath(indexes: [Int]) async throws {
    let (section, row) = (indexes[0], indexes[1])
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [section = section as Int, row = row as Int] in
      DeterministicRuntime.run {
        let table = UITableView(frame: .zero)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = source
        _ = table.dequeueReusableCell(
          withIdentifier: "row", for: IndexPath(row: row, section: section))
      }
    }
    #expect(
      try firstLine(result)
        == raised(
          "request for rect at invalid index path "
            + "(<NSIndexPath: {length = 2, path = \(section) - \(row)}>)"))
  }

  private func raised(_ reason: String) -> String {
    "*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', "
      + "reason: '\(reason)'"
  }

  /// What the process wrote before anything else.
  private func firstLine(_ result: ExitTest.Result?) throws -> String {
    let words = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    return String(words.prefix { $0 != "\n" })
  }
}

/// Three rows; a table does not own its data source.
@MainActor private let source = PlainSource()

private final class PlainSource: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
}

/// Dequeues two cells for one row.
private final class GreedySource: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    _ = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    return tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
}
