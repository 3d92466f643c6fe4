import Foundation
import ListProbe
import Testing

@testable import ListKit

@Suite("Navigation, tabs, search and tables of controllers")
struct ContainerTests {
  @Test func `a push takes the old one off the screen and brings the new one on it`() {
    DeterministicRuntime.run {
      let log = CallLog()
      let root = LoggedController("root", log)
      let detail = LoggedController("detail", log)
      let navigation = UINavigationController(rootViewController: root)
      let screen = Screen(rootViewController: navigation)
      #expect(log.appearances == ["viewWillAppear", "viewIsAppearing", "viewDidAppear"])
      #expect(root.view.frame == CGRect(x: 0, y: 44, width: 320, height: 656))
      #expect(root.navigationController === navigation)
      log.lines = []
      root.show(detail, sender: nil)
      screen.frame()
      #expect(
        log.lines.filter { !$0.contains("oad") && !$0.contains("Layout") } == [
          "root viewWillDisappear", "detail viewWillAppear", "detail viewIsAppearing",
          "root viewDidDisappear", "detail viewDidAppear",
        ])
      #expect(navigation.viewControllers == [root, detail])
      #expect(root.view.window == nil && detail.view.window === screen.window)
      log.lines = []
      #expect(navigation.popViewController(animated: true) === detail)
      #expect(
        log.lines.filter { !$0.contains("Layout") } == [
          "detail viewWillDisappear", "root viewWillAppear", "root viewIsAppearing",
          "detail viewDidDisappear", "root viewDidAppear",
        ])
      #expect(detail.parent == nil && navigation.topViewController === root)
      #expect(navigation.popViewController(animated: true) == nil)
    }
  }

  @Test func `pushing one instance twice is raised, two instances make two`() {
    DeterministicRuntime.run {
      let navigation = UINavigationController(rootViewController: UIViewController())
      let screen = Screen(rootViewController: navigation)
      let detail = UIViewController()
      navigation.pushViewController(detail, animated: true)
      navigation.pushViewController(UIViewController(), animated: true)
      #expect(navigation.viewControllers.count == 3)
      #expect(screen.exceptions == [])
      navigation.pushViewController(detail, animated: true)
      #expect(navigation.viewControllers.count == 3)
      #expect(screen.exceptions.map(\.name) == ["NSInvalidArgumentException"])
      #expect(
        screen.exceptions.first?.reason
          == "Pushing the same view controller instance more than once is not supported "
          + "(<ListKit.UIViewController>)")
      #expect(navigation.popToRootViewController(animated: true)?.count == 2)
      #expect(navigation.viewControllers.count == 1)
    }
  }

  @Test func `popping to one of the stack takes away what stands on it`() {
    DeterministicRuntime.run {
      let all = (0..<4).map { _ in UIViewController() }
      let navigation = UINavigationController()
      navigation.setViewControllers(all, animated: false)
      #expect(navigation.popToViewController(all[1], animated: false) == [all[2], all[3]])
      #expect(navigation.viewControllers == [all[0], all[1]])
      #expect(all[3].parent == nil)
    }
  }

  @Test func `the bar shows the title of the top`() {
    DeterministicRuntime.run {
      let root = UIViewController()
      root.title = "Inbox"
      let navigation = UINavigationController(rootViewController: root)
      let screen = Screen(rootViewController: navigation)
      #expect(screen.window.seenTexts == ["Inbox"])
      root.navigationItem.title = "Inbox (2)"
      #expect(screen.window.seenTexts == ["Inbox (2)"])
      let detail = UIViewController()
      detail.title = "Message"
      navigation.pushViewController(detail, animated: true)
      #expect(screen.window.seenTexts == ["Message"])
      screen.perform("hide the bar") { navigation.isNavigationBarHidden = true }
      #expect(screen.window.seenTexts == [])
      #expect(detail.view.frame.minY == 0)
    }
  }

  @Test func `of the tabs one is on screen`() {
    DeterministicRuntime.run {
      let log = CallLog()
      let first = LoggedController("first", log)
      let second = LoggedController("second", log)
      let tabs = UITabBarController()
      tabs.viewControllers = [first, second]
      let screen = Screen(rootViewController: tabs)
      #expect(!second.isViewLoaded && first.view.window === screen.window)
      log.lines = []
      tabs.selectedIndex = 1
      #expect(log.lines.first == "first viewWillDisappear")
      #expect(log.lines.last == "second viewDidAppear")
      #expect(first.view.window == nil && second.view.frame.height == 700)
      #expect(second.tabBarController === tabs)
    }
  }

  @Test func `typing tells the delegate, and the updater of a search`() {
    DeterministicRuntime.run {
      let search = UISearchController(searchResultsController: nil)
      let updater = Updater()
      search.searchResultsUpdater = updater
      search.searchBar.delegate = updater
      search.searchBar.text = "set by code"
      #expect(updater.log == [])
      search.searchBar.type("ab")
      #expect(updater.log == ["update true set by code", "changed ab", "update true ab"])
      updater.log = []
      search.searchBar.tapSearch()
      search.searchBar.tapCancel()
      #expect(updater.log == ["search", "cancel", "update false "])
      #expect(search.searchBar.text == nil && !search.isActive)
    }
  }

  @Test func `a pull starts a refresh once, code starts it without a word`() {
    DeterministicRuntime.run {
      let control = UIRefreshControl()
      var pulls = 0
      control.addAction(UIAction { _ in pulls += 1 }, for: .valueChanged)
      control.beginRefreshing()
      #expect(control.isRefreshing && pulls == 0)
      control.pull()
      #expect(pulls == 0)
      control.endRefreshing()
      control.pull()
      #expect(control.isRefreshing && pulls == 1)
    }
  }

  @Test func `a table controller is asked for the rows of its table`() {
    DeterministicRuntime.run {
      let controller = Numbers(style: .plain)
      let screen = Screen(rootViewController: controller)
      #expect(controller.tableView.visibleCells.count == 7)
      #expect(controller.tableView === controller.view)
      #expect(screen.window.seenTexts.prefix(2) == ["0", "1"])
    }
  }

  @Test func `144 a single selection is cleared when the table appears again`() {
    DeterministicRuntime.run {
      let controller = Numbers()
      let navigation = UINavigationController(rootViewController: controller)
      let screen = Screen(rootViewController: navigation)
      let path = IndexPath(row: 1, section: 0)
      for clears in [false, true] {
        controller.clearsSelectionOnViewWillAppear = clears
        controller.tableView.selectRow(at: path, animated: false, scrollPosition: .none)
        navigation.pushViewController(UIViewController(), animated: true)
        #expect(controller.tableView.indexPathForSelectedRow == path)
        navigation.popViewController(animated: true)
        screen.frame()
        #expect(controller.tableView.indexPathForSelectedRow == (clears ? nil : path))
      }
      controller.setEditing(true, animated: false)
      #expect(controller.tableView.isEditing)
    }
  }
}

@MainActor
private final class Updater: UISearchResultsUpdating, UISearchBarDelegate {
  var log: [String] = []

  func updateSearchResults(for searchController: UISearchController) {
    log.append("update \(searchController.isActive) \(searchController.searchBar.text ?? "")")
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    log.append("changed \(searchText)")
  }

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.append("search") }

  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.append("cancel") }
}

private final class Numbers: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    50
  }

  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  {
    100
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "\(indexPath.row)"
    return cell
  }
}
