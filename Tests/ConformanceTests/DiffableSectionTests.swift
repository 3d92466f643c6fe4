import ListProbe
import Testing
import UIKit

/// What headers and selected rows do when a snapshot is applied.
@Suite("Diffable data sources: headers and selection")
struct DiffableSectionTests {
  // Two public sources. C.
  @Test("130 · There are no titles, edits and moves until a subclass says otherwise (our choice)")
  func defaults() {
    scenario {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 440))
      let plain = UITableViewDiffableDataSource<Int, String>(tableView: table) { _, _, _ in nil }
      let own = Titled(tableView: table) { _, _, _ in nil }
      let sources: [any UITableViewDataSource] = [plain, own]
      #expect(
        sources.map { $0.tableView(table, titleForHeaderInSection: 3) } == [nil, "Section 3"])
      #expect(sources.map { $0.tableView(table, titleForFooterInSection: 3) } == [nil, nil])
      #expect(sources.map { $0.tableView(table, canEditRowAt: .row(0)) } == [false, true])
      #expect(sources.map { $0.tableView(table, canMoveRowAt: .row(0)) } == [false, false])
    }
  }

  // From 121 and 141. D.
  @Test("142 · Selection goes with the items, and a reload clears it (our choice)")
  func selection() {
    scenario {
      let list = DiffableListUnderTest.showing(["a", "b", "c"])
      list.table.allowsMultipleSelection = true
      for row in 0..<3 {
        list.table.selectRow(at: .row(row), animated: false, scrollPosition: .none)
      }
      list.show(["x", "c", "b"]) { $0.reloadItems(["b"]) }
      #expect(list.table.indexPathsForSelectedRows == [.row(1)])
      list.source.applySnapshotUsingReloadData(list.source.snapshot())
      #expect(list.table.indexPathsForSelectedRows == nil)
    }
  }

  // H1 for the titles (A); that headers move with their sections is inference. D.
  @Test("132 · Headers stay with their sections; those of reloaded sections are asked for again")
  func headers() {
    scenario {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 440))
      table.rowHeight = 44
      table.register(LoggedCell.self, forCellReuseIdentifier: "row")
      let source = Titled(tableView: table) { table, path, _ in
        table.dequeueReusableCell(withIdentifier: "row", for: path)
      }
      var snapshot = source.snapshot()
      snapshot.appendSections([0, 1])
      snapshot.appendItems(["a"], toSection: 0)
      snapshot.appendItems(["b"], toSection: 1)
      source.apply(snapshot)
      table.layoutIfNeeded()
      let headers = (0...1).map { table.headerView(forSection: $0) }
      #expect(headers.map { $0?.textLabel?.text } == ["Section 0", "Section 1"])
      snapshot.moveSection(1, beforeSection: 0)
      source.apply(snapshot)
      table.layoutIfNeeded()
      #expect((0...1).map { table.headerView(forSection: $0) } == headers.reversed())
      // The index that the title is made of changed, and nobody told the table: it shows the old one.
      #expect(table.headerView(forSection: 0)?.textLabel?.text == "Section 1")
      snapshot.reloadSections([1])
      source.apply(snapshot)
      table.layoutIfNeeded()
      #expect(table.headerView(forSection: 0)?.textLabel?.text == "Section 0")
    }
  }
}

/// A data source with titles and editing, as apps subclass it.
private final class Titled: UITableViewDiffableDataSource<Int, String> {
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  {
    "Section \(section)"
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }
}
