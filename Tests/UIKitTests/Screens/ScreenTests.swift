import ListProbe
import Testing
import UIKit

/// Whole list screens as apps have them, with no import but UIKit: they compile here, and they run.
@Suite("List screens from an app")
struct ScreenTests {
  @Test func `a to-do list with swipes, an alert and cells laid out by anchors`() {
    DeterministicRuntime.run {
      let todos = TodoListViewController(titles: (0..<50).map { "Todo \($0)" })
      let screen = Screen(
        rootViewController: UINavigationController(rootViewController: todos))
      guard let table = todos.view.descendants(of: UITableView.self).first else {
        Issue.record("no table")
        return
      }
      #expect(table.frame.width == 320)
      #expect(table.visibleCells.first?.seenTexts == ["Todo 0"])
      #expect(screen.tap(row: IndexPath(row: 1, section: 0), control: "check", at: 0, in: table))
      #expect(screen.tap(row: IndexPath(row: 2, section: 0), in: table))
      let isDone = table.visibleCells.prefix(4).map { cell in
        cell.descendants(of: UIButton.self).first?.isSelected == true
      }
      #expect(isDone == [false, true, true, false])
      #expect(table.indexPathForSelectedRow == nil)
      #expect(screen.exceptions == [])
    }
  }

  @Test func `contacts in sections, with headers that fold, a search, and details`() {
    DeterministicRuntime.run {
      let contacts = ContactsViewController(names: ["Ann", "Amy", "Bob", "Cid", "Dan", "Dora"])
      let navigation = UINavigationController(rootViewController: contacts)
      let screen = Screen(rootViewController: navigation)
      let names = { contacts.tableView.visibleCells.compactMap(\.seenTexts.first) }
      #expect(names() == ["Amy", "Ann", "Bob", "Cid", "Dan", "Dora"])
      guard let header = contacts.tableView.headerView(forSection: 0) as? ContactHeaderView else {
        Issue.record("no header")
        return
      }
      #expect(header.seenTexts == ["A"])
      screen.perform("tap the header") { header.onTap?() }
      #expect(names() == ["Bob", "Cid", "Dan", "Dora"])
      screen.tap(row: IndexPath(row: 0, section: 1), in: contacts.tableView)
      #expect(navigation.topViewController?.view.seenTexts == ["Bob", "555-3"])
      #expect(screen.exceptions == [])
    }
  }

  @Test func `a feed of posts that loads more at its end`() {
    DeterministicRuntime.run {
      let feed = FeedViewController()
      let screen = Screen(rootViewController: feed)
      guard let table = feed.view.descendants(of: UITableView.self).first else {
        Issue.record("no table")
        return
      }
      #expect(table.numberOfRows(inSection: 1) == 18)
      #expect(screen.tap(row: IndexPath(row: 0, section: 1), control: "like", at: 0, in: table))
      let post = table.cellForRow(at: IndexPath(row: 0, section: 1))
      #expect(post?.seenTexts.contains("1") == true)
      screen.drag(table, by: 800, step: 50)
      #expect(table.numberOfRows(inSection: 1) == 36)
      #expect(table.visibleCells.allSatisfy { $0.alpha == 1 })
      #expect(screen.exceptions == [])
    }
  }

  @Test func `settings with switches and a row that closes them`() {
    DeterministicRuntime.run {
      let settings = SettingsViewController()
      let screen = Screen(rootViewController: settings)
      #expect(settings.tableView.seenTexts.contains("Some footer"))
      screen.toggle(row: IndexPath(row: 1, section: 0), in: settings.tableView)
      #expect(settings.values == ["bt": true])
      screen.tap(row: IndexPath(row: 0, section: 0), in: settings.tableView)
      #expect(settings.tableView.indexPathForSelectedRow == nil)
    }
  }

  @Test func `questions that open, with heights measured from text`() {
    DeterministicRuntime.run {
      let questions = FAQViewController()
      let screen = Screen(rootViewController: questions)
      let path = IndexPath(row: 1, section: 0)
      screen.tap(row: path, in: questions.tableView)
      #expect(questions.tableView.rectForRow(at: path).height > 60)
      #expect(questions.tableView.cellForRow(at: path)?.seenTexts.count == 2)
      #expect(screen.exceptions == [])
    }
  }

  @Test func `a diffable data source of its own class, with titles and deletion`() {
    DeterministicRuntime.run {
      let buckets = BucketsViewController(style: .grouped)
      let screen = Screen(rootViewController: buckets)
      #expect(
        buckets.tableView.seenTexts.filter { $0 != "…" } == ["Today", "A", "B", "Later", "C"])
      screen.perform("delete the first") {
        buckets.dataSource.tableView(
          buckets.tableView, commit: .delete, forRowAt: IndexPath(row: 0, section: 0))
      }
      #expect(buckets.tableView.seenTexts.filter { $0 != "…" } == ["Today", "B", "Later", "C"])
    }
  }

  @Test func `a chat with a field, a button and an answer that comes half a second later`() {
    DeterministicRuntime.run {
      let chat = ChatViewController()
      let screen = Screen(rootViewController: chat)
      let table = chat.view.descendants(of: UITableView.self).first
      #expect(screen.type("Hello", into: "Message"))
      #expect(screen.tap("Send"))
      #expect(table?.seenTexts == ["Hello"])
      screen.advance(by: 0.6)
      #expect(table?.seenTexts == ["Hello", "reply"])
      #expect(screen.exceptions == [])
    }
  }
}
