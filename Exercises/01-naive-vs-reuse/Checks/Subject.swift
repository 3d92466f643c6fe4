// The only file that knows the learner's module. Everything that a check needs of `MiniTableView` is here.
import Lesson01Given
import UIKit

@testable import Lesson01

/// Makes the learner's list and connects it to rows that the check owns.
@MainActor
func makeSubject() -> any ListUnderTest {
  Subject()
}

private final class Subject: ListUnderTest, MiniTableViewDataSource {
  private let tableView = MiniTableView(frame: CGRect(x: 0, y: 0, width: 320, height: 700))
  weak var rows: (any Rows)? {
    didSet { tableView.dataSource = self }
  }

  var view: UIScrollView { tableView }

  var rowHeight: CGFloat {
    get { tableView.rowHeight }
    set { tableView.rowHeight = newValue }
  }

  func register(_ identifier: String, make: @escaping () -> MiniCell) {
    tableView.register(identifier, make: make)
  }

  func dequeue(_ identifier: String) -> MiniCell {
    tableView.dequeueReusableCell(withIdentifier: identifier)
  }

  func reloadData() {
    tableView.reloadData()
  }

  func numberOfRows(in tableView: MiniTableView) -> Int {
    rows?.numberOfRows() ?? 0
  }

  func tableView(_ tableView: MiniTableView, cellForRow row: Int) -> MiniCell {
    rows?.cell(forRow: row) ?? MiniCell(reuseIdentifier: "nobody")
  }
}
