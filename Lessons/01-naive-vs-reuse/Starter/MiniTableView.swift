import UIKit

/// Where the rows of a `MiniTableView` come from.
protocol MiniTableViewDataSource: AnyObject {
  func numberOfRows(in tableView: MiniTableView) -> Int
  func tableView(_ tableView: MiniTableView, cellForRow row: Int) -> MiniCell
}

/// A list in a scroll view. The checks use the five names below, which are UIKit's; the rest is yours.
final class MiniTableView: UIScrollView {
  weak var dataSource: (any MiniTableViewDataSource)?
  var rowHeight: CGFloat = 56

  private var makers: [String: () -> MiniCell] = [:]

  func register(_ identifier: String, make: @escaping () -> MiniCell) {
    makers[identifier] = make
  }

  func dequeueReusableCell(withIdentifier identifier: String) -> MiniCell {
    // TODO: a cell that nobody needs any more would do, if it is reset first.
    guard let make = makers[identifier] else {
      fatalError("nothing is registered under \(identifier)")
    }
    return make()
  }

  func reloadData() {
    // TODO: who needs a view for row 900 while row 0 is on screen? And what of the rows from last time?
    let rows = dataSource?.numberOfRows(in: self) ?? 0
    contentSize = CGSize(width: bounds.width, height: CGFloat(rows) * rowHeight)
    for row in 0..<rows {
      guard let cell = dataSource?.tableView(self, cellForRow: row) else { return }
      cell.frame = CGRect(
        x: 0, y: CGFloat(row) * rowHeight, width: bounds.width, height: rowHeight)
      addSubview(cell)
    }
  }

  // TODO: a scroll step is a layout pass with another bounds.origin. Which rows are in the window now?
}
