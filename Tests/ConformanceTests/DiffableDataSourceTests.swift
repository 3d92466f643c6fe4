import ListProbe
import Testing
import UIKit

/// The second half of section 1.8: a table that is driven by snapshots.
@Suite("Diffable data sources")
struct DiffableDataSourceTests {
  // log: ten public places; the newer words. B.
  @Test("27 · A provider that gives no cell raises")
  func noCell() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      scenario {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 440))
        let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { _, _, _ in nil }
        var snapshot = source.snapshot()
        snapshot.appendSections([0])
        snapshot.appendItems(["a"])
        source.apply(snapshot)
        table.layoutIfNeeded()
      }
    }
    try expectRaise(
      result,
      """
      UITableView dataSource returned a nil cell for row at index path: <NSIndexPath: \
      {length = 2, path = 0 - 0}>. Table view: <UITableView>, dataSource: \
      <UITableViewDiffableDataSource<Int, String>>
      """)
  }

  // D:reloadrows; M. A.
  @Test("77 · A reloaded item gets another cell")
  func reloaded() {
    scenario {
      let list = DiffableListUnderTest.showing(["a", "b", "c"])
      let cells = ["a", "b", "c"].map { list.cell($0) }
      list.texts.of["b"] = "B"
      list.show(["a", "b", "c"]) { $0.reloadItems(["b"]) }
      #expect(list.shown == ["a", "B", "c"])
      #expect(list.provided() == ["provide b at 0-1"])
      #expect(["a", "c"].map { list.cell($0) } == [cells[0], cells[2]])
      #expect(list.cell("b") != cells[1])
    }
  }

  // D:reconfigurerows; TF. A.
  @Test("83 · A reconfigured item keeps its cell, which is not prepared for reuse")
  func reconfigured() {
    scenario {
      let list = DiffableListUnderTest.showing(["a", "b", "c"])
      let cells = ["a", "b", "c"].map { list.cell($0) }
      list.texts.of["b"] = "B"
      list.show(["x", "a", "b", "c"]) { $0.reconfigureItems(["b"]) }
      #expect(list.shown == ["x", "a", "B", "c"])
      #expect(["a", "b", "c"].map { list.cell($0) } == cells)
      let journal = Journal.take()
      #expect(journal.contains("provide b at 0-2"))
      #expect(!journal.contains("prepareForReuse"))
    }
  }

  // TF. A.
  @Test("84 · To reconfigure an item without a cell asks for nothing")
  func reconfiguredOffScreen() {
    scenario {
      let items = (0..<30).map { "\($0)" }
      let list = DiffableListUnderTest.showing(items)
      list.texts.of["20"] = "new"
      list.show(items) { $0.reconfigureItems(["20"]) }
      #expect(list.provided() == [])
      list.table.contentOffset.y = 660
      list.table.layoutIfNeeded()
      #expect(list.shown.contains("new"))
    }
  }

  // W21; article. A.
  @Test("119 · Equal identifiers are the same item, whatever else about them changed")
  func equalIdentifiers() {
    scenario {
      let list = DiffableListUnderTest.showing(["a", "b"])
      list.texts.of["a"] = "A"
      list.show(["a", "b"])
      #expect(list.shown == ["a", "b"])
      #expect(list.provided() == [])
      list.show(["a", "b"]) { $0.reconfigureItems(["a"]) }
      #expect(list.shown == ["A", "b"])
    }
  }

  // Stack Overflow. C.
  @Test("120 · The provider is handed the identifier that the snapshot has (our choice)")
  func storedIdentifier() {
    scenario {
      var handed: [String] = []
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 440))
      table.register(LoggedCell.self, forCellReuseIdentifier: "row")
      let source = UITableViewDiffableDataSource<Int, Contact>(tableView: table) {
        table, path, contact in
        handed.append(contact.name)
        return table.dequeueReusableCell(withIdentifier: "row", for: path)
      }
      var snapshot = source.snapshot()
      snapshot.appendSections([0])
      snapshot.appendItems([Contact(id: 1, name: "old")])
      source.apply(snapshot)
      table.layoutIfNeeded()
      snapshot.reloadItems([Contact(id: 1, name: "new")])
      source.apply(snapshot)
      table.layoutIfNeeded()
      #expect(handed == ["old", "old"])
    }
  }

  // H3; W19. A.
  @Test("127 · Items and paths are those of the applied snapshot")
  func appliedState() {
    scenario {
      let list = DiffableListUnderTest()
      var snapshot = DiffableListUnderTest.Snapshot()
      snapshot.appendSections([5, 6])
      snapshot.appendItems(["a", "b"], toSection: 5)
      snapshot.appendItems(["c"], toSection: 6)
      #expect(list.source.indexPath(for: "a") == nil)
      list.source.apply(snapshot)
      snapshot.deleteAllItems()
      #expect(list.source.indexPath(for: "b") == .row(1))
      #expect(list.source.indexPath(for: "c") == IndexPath(row: 0, section: 1))
      #expect(list.source.indexPath(for: "d") == nil)
      #expect(list.source.itemIdentifier(for: IndexPath(row: 0, section: 1)) == "c")
      #expect(list.source.itemIdentifier(for: .row(2)) == nil)
      #expect(list.source.itemIdentifier(for: IndexPath(row: 0, section: 2)) == nil)
      #expect([0, 1, 2, -1].map { list.source.sectionIdentifier(for: $0) } == [5, 6, nil, nil])
      #expect([5, 6, 7].map { list.source.index(for: $0) } == [0, 1, nil])
    }
  }

  // H1 (the property is weak); one article. A.
  @Test("129 · The table does not own its diffable data source")
  func owner() {
    scenario {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 440))
      do {
        let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { _, _, _ in nil }
        #expect(table.dataSource === source)
      }
      #expect(table.dataSource == nil)
    }
  }

  // D; article. A.
  @Test("131 · First the store, then the snapshot with what changed, then apply")
  func rightOrder() {
    scenario {
      let list = DiffableListUnderTest.showing(["a", "b", "c"])
      let cells = ["a", "b"].map { list.cell($0) }
      list.texts.of["b"] = "B"
      list.show(["b", "d", "a"]) { $0.reconfigureItems(["b"]) }
      #expect(list.shown == ["B", "d", "a"])
      #expect(["a", "b"].map { list.cell($0) } == cells)
      // The mark is spent: the next snapshot reconfigures nothing.
      #expect(list.source.snapshot().reconfiguredItemIdentifiers == [])
      Journal.lines = []
      list.apply(list.source.snapshot())
      #expect(list.provided() == [])
    }
  }

  // TF says that updates are minimal (A); that the provider is asked for nothing else is inference. D.
  @Test("132 · Rows that stay keep their cells, also in other sections (our choice)")
  func survivors() {
    scenario {
      let list = DiffableListUnderTest()
      var snapshot = DiffableListUnderTest.Snapshot()
      snapshot.appendSections([0, 1])
      snapshot.appendItems(["a", "b", "c"], toSection: 0)
      snapshot.appendItems(["d", "e"], toSection: 1)
      list.apply(snapshot)
      let items = ["a", "c", "d", "e"]
      let cells = items.map { list.cell($0) }
      Journal.lines = []
      snapshot.moveSection(1, beforeSection: 0)
      snapshot.moveItem("e", afterItem: "c")
      snapshot.moveItem("c", beforeItem: "a")
      snapshot.deleteItems(["b"])
      snapshot.insertItems(["f"], beforeItem: "a")
      list.apply(snapshot)
      #expect(list.shown == ["d", "c", "f", "a", "e"])
      #expect(items.map { list.cell($0) } == cells)
      #expect(list.provided() == ["provide f at 1-1"])
      for cell in list.table.visibleCells {
        let row = list.table.indexPath(for: cell).map { list.table.rectForRow(at: $0) }
        #expect(row == cell.frame)
      }
    }
  }

  // Inference from 121: the update is a difference. D.
  @Test(
    "132 · Rows that come on screen are provided, and those that leave are given up (our choice)")
  func comingOnScreen() {
    scenario {
      let items = (0..<12).map { "\($0)" }
      let list = DiffableListUnderTest.showing(items)
      list.show(Array(items.dropFirst(2)))
      #expect(list.shown == Array(items.dropFirst(2)))
      #expect(Set(list.provided()) == ["provide 10 at 0-8", "provide 11 at 0-9"])
      list.show(items)
      #expect(list.shown == Array(items.prefix(10)))
      #expect(Set(list.provided()) == ["provide 0 at 0-0", "provide 1 at 0-1"])
    }
  }

  // One public source says that it may raise. C.
  @Test("133 · An item that is both reloaded and reconfigured is reloaded (our choice)")
  func reloadedAndReconfigured() {
    scenario {
      let list = DiffableListUnderTest.showing(["a", "b"])
      let cell = list.cell("b")
      list.show(["a", "b"]) {
        $0.reconfigureItems(["b"])
        $0.reloadItems(["b"])
      }
      #expect(list.cell("b") != cell)
      #expect(list.provided() == ["provide b at 0-1"])
    }
  }

  // From memory. C.
  @Test("134 · The row animation is automatic at first (our choice)")
  func rowAnimation() {
    scenario {
      let list = DiffableListUnderTest()
      #expect(list.source.defaultRowAnimation == .automatic)
      list.source.defaultRowAnimation = .fade
      #expect(list.source.defaultRowAnimation == .fade)
    }
  }
}

/// Equal by its identifier only.
private struct Contact: Hashable {
  var id: Int
  var name: String
  static func == (lhs: Contact, rhs: Contact) -> Bool { lhs.id == rhs.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
