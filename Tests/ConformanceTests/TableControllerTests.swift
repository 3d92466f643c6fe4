import ListProbe
import Testing
import UIKit

/// Section 1.9: what a table controller adds.
@Suite("Table controllers")
struct TableControllerTests {
  // mikeabdullah.net. C: our choice.
  @Test(
    "144 · A single selection is cleared when the table appears again, several are not (our choice)",
    arguments: [true, false])
  func clearing(_ clears: Bool) {
    scenario {
      let controller = Numbers(style: .plain)
      controller.clearsSelectionOnViewWillAppear = clears
      let navigation = UINavigationController(rootViewController: controller)
      let screen = Screen(rootViewController: navigation)
      for several in [false, true] {
        controller.tableView.allowsMultipleSelection = several
        controller.tableView.selectRow(at: .row(1), animated: false, scrollPosition: .none)
        navigation.pushViewController(UIViewController(), animated: true)
        #expect(controller.tableView.indexPathsForSelectedRows == [.row(1)])
        navigation.popViewController(animated: true)
        screen.frame()
        let isKept = several || !clears
        #expect(controller.tableView.indexPathsForSelectedRows == (isKept ? [.row(1)] : nil))
      }
    }
  }
}

private final class Numbers: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 9 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}
