import ListProbe
import Synchronization
import Testing
import UIKit

/// Applying snapshots: when, from where, and what it costs.
@Suite("Diffable data sources: applying")
struct DiffableApplyTests {
  // H3; TF: since iOS 15. A.
  @Test("121 · Without animation the difference is applied all the same: nothing is reloaded")
  func withoutAnimation() {
    scenario {
      for animated in [true, false] {
        let list = DiffableListUnderTest.showing(["a", "b", "c"])
        let cells = ["a", "c"].map { list.cell($0) }
        var snapshot = list.source.snapshot()
        snapshot.deleteItems(["b"])
        snapshot.insertItems(["d"], beforeItem: "a")
        list.source.apply(snapshot, animatingDifferences: animated)
        list.table.layoutIfNeeded()
        #expect(list.shown == ["d", "a", "c"])
        #expect(list.provided() == ["provide d at 0-0"])
        #expect(["a", "c"].map { list.cell($0) } == cells)
      }
    }
  }

  // H3; D; TF. A.
  @Test("122 · Applying by a reload asks for all rows again")
  func usingReloadData() {
    scenario {
      let list = DiffableListUnderTest.showing(["a", "b"])
      var snapshot = list.source.snapshot()
      snapshot.appendItems(["c"])
      var isOver = false
      list.source.applySnapshotUsingReloadData(snapshot) { isOver = true }
      list.table.layoutIfNeeded()
      #expect(isOver)
      #expect(list.shown == ["a", "b", "c"])
      #expect(list.provided().count == 3)
    }
  }

  // D: apply; W19. A. Counted in hashes, which are what an identifier costs.
  @Test("123 · To append and apply ten times as many items is ten times the work")
  func linear() {
    scenario {
      let hashes = [1_000, 10_000].map { count in
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 440))
        table.register(LoggedCell.self, forCellReuseIdentifier: "row")
        let source = UITableViewDiffableDataSource<Int, CountedID>(tableView: table) {
          table, path, _ in table.dequeueReusableCell(withIdentifier: "row", for: path)
        }
        CountedID.hashes.withLock { $0 = 0 }
        for offset in 0..<2 {
          var snapshot = source.snapshot()
          snapshot.deleteAllItems()
          snapshot.appendSections([0])
          snapshot.appendItems((0..<count).map { CountedID(number: $0 + offset) })
          source.apply(snapshot)
        }
        return CountedID.hashes.withLock { $0 }
      }
      #expect(hashes[0] > 0)
      #expect(hashes[1] <= hashes[0] * 10 + 1_000)
    }
  }

  // ownCloud's source, Intercom's changelog. B. The view's address is left out.
  @Test("125 · Applying while a cell is provided raises")
  func nestedApply() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      scenario {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 440))
        table.register(LoggedCell.self, forCellReuseIdentifier: "row")
        var apply: () -> Void = {}
        let source = UITableViewDiffableDataSource<Int, String>(tableView: table) {
          table, path, _ in
          apply()
          return table.dequeueReusableCell(withIdentifier: "row", for: path)
        }
        var snapshot = source.snapshot()
        snapshot.appendSections([0])
        snapshot.appendItems(["a"])
        apply = { source.apply(snapshot) }
        source.apply(snapshot)
        table.layoutIfNeeded()
      }
    }
    try expectRaise(
      result,
      """
      Deadlock detected: calling this method on the main queue with outstanding async updates is not \
      permitted and will deadlock. Please always submit updates either always on the main queue or \
      always off the main queue - view=<UITableView>
      """)
  }

  // As above, where the provider runs in a layout and not in an update. D.
  @Test("125 · Applying while a cell is provided in a scroll raises too (our choice)")
  func applyWhileScrolling() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      scenario {
        let list = DiffableListUnderTest.showing((0..<30).map { "\($0)" })
        list.onProvide = {
          list.onProvide = {}
          list.source.apply(list.source.snapshot())
        }
        list.table.contentOffset.y = 440
        list.table.layoutIfNeeded()
      }
    }
    let words = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(words.contains("reason: 'Deadlock detected: "))
  }

  // Common practice for lists without end. D.
  @Test("A snapshot may be applied from willDisplay (our choice)")
  func applyFromWillDisplay() {
    scenario {
      let list = DiffableListUnderTest.showing((0..<12).map { "\($0)" })
      let delegate = LoggedDelegate()
      list.table.delegate = delegate
      delegate.onWillDisplay = { _, _, path in
        var snapshot = list.source.snapshot()
        guard path.row == snapshot.numberOfItems - 1, path.row < 30 else { return }
        snapshot.appendItems((path.row + 1...path.row + 10).map { "\($0)" })
        list.source.apply(snapshot)
      }
      for offset in stride(from: CGFloat(0), through: 880, by: 22) {
        list.table.contentOffset.y = offset
        list.table.layoutIfNeeded()
        let first = Int(offset / 44)
        let last = Int(((offset + 440) / 44).rounded(.up)) - 1
        #expect(list.shown == (first...last).map { "\($0)" }, "\(offset)")
      }
      #expect(list.table.numberOfRows(inSection: 0) == 32)
    }
  }

  // Reported to raise on a phone. D.
  @Test("125 · Another snapshot may be applied from the completion of one (our choice)")
  func applyFromCompletion() {
    scenario {
      let list = DiffableListUnderTest.showing(["a"])
      var snapshot = list.source.snapshot()
      snapshot.appendItems(["b"])
      list.source.apply(snapshot) { list.show(["c", "b"]) }
      #expect(list.shown == ["c", "b"])
    }
  }

  // H3; D. A; that it runs before the call returns is our choice.
  @Test("126 · The completion runs when the update is over")
  func completion() {
    scenario {
      let list = DiffableListUnderTest.showing(["a"])
      var seen: [String?] = []
      var snapshot = list.source.snapshot()
      snapshot.insertItems(["b"], beforeItem: "a")
      list.source.apply(snapshot) {
        seen = (0..<3).map { list.source.itemIdentifier(for: .row($0)) }
        #expect(list.table.numberOfRows(inSection: 0) == 2)
      }
      #expect(seen == ["b", "a", nil])
    }
  }

  // D. A.
  @Test("126 · A task that awaits an update goes on when it is over")
  func awaited() {
    scenario {
      let list = DiffableListUnderTest.showing(["a"])
      Task {
        var snapshot = list.source.snapshot()
        snapshot.appendItems(["b"])
        await list.source.apply(snapshot)
        #expect(list.table.numberOfRows(inSection: 0) == 2)
        snapshot.appendItems(["c"])
        await list.source.applySnapshotUsingReloadData(snapshot)
        #expect(list.table.numberOfRows(inSection: 0) == 3)
        Journal.lines.append("over")
      }
      DeterministicRuntime.drain()
      #expect(Journal.take().last == "over")
    }
  }

  // W19. A; the words from a public app's source. An empty batch, which asks for heights again, is our choice.
  @Test("128 · A table that a diffable data source drives cannot be changed by hand")
  func changedByHand() {
    scenario {
      let changes: [(UITableView) -> Void] = [
        { $0.insertRows(at: [.row(0)], with: .none) },
        { $0.deleteRows(at: [.row(0)], with: .none) },
        { $0.reloadRows(at: [.row(0)], with: .none) }, { $0.reloadSections([0], with: .none) },
      ]
      for change in changes {
        let list = DiffableListUnderTest.showing(["a", "b"])
        let screen = Screen(root: list.table)
        list.table.performBatchUpdates(nil)
        #expect(screen.exceptions == [])
        change(list.table)
        #expect(
          screen.exceptions.map(\.reason) == [
            "UITableView must be updated via the UITableViewDiffableDataSource APIs when acting as "
              + "the UITableView's dataSource: please do not call mutation APIs directly on "
              + "UITableView."
          ])
      }
    }
  }
}

/// An identifier that counts how often one like it is hashed.
private struct CountedID: Hashable, Sendable {
  static let hashes = Mutex(0)
  let number: Int

  func hash(into hasher: inout Hasher) {
    Self.hashes.withLock { $0 += 1 }
    hasher.combine(number)
  }
}
