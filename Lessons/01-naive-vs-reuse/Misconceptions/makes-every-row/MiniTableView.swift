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
    guard let make = makers[identifier] else {
      fatalError("nothing is registered under \(identifier)")
    }
    return make()
  }

  func reloadData() {
    for cell in subviews { cell.removeFromSuperview() }
    let rows = dataSource?.numberOfRows(in: self) ?? 0
    contentSize = CGSize(width: bounds.width, height: CGFloat(rows) * rowHeight)
    for row in 0..<rows {
      guard let cell = dataSource?.tableView(self, cellForRow: row) else { return }
      cell.frame = CGRect(
        x: 0, y: CGFloat(row) * rowHeight, width: bounds.width, height: rowHeight)
      addSubview(cell)
    }
  }
}
