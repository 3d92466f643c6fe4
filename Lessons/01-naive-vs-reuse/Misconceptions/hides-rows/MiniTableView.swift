import UIKit

/// Where the rows of a `MiniTableView` come from.
protocol MiniTableViewDataSource: AnyObject {
  func numberOfRows(in tableView: MiniTableView) -> Int
  func tableView(_ tableView: MiniTableView, cellForRow row: Int) -> MiniCell
}

/// A list in a scroll view that makes a row when it is first seen, and hides it outside the window.
final class MiniTableView: UIScrollView {
  weak var dataSource: (any MiniTableViewDataSource)?
  var rowHeight: CGFloat = 56

  private var makers: [String: () -> MiniCell] = [:]

  // Read once per reload: asking on every frame would be work for nothing.
  private var rowCount = 0

  // Every cell that was needed so far, by its row.
  private var cells: [Int: MiniCell] = [:]

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
    for cell in cells.values { cell.removeFromSuperview() }
    cells = [:]
    rowCount = dataSource?.numberOfRows(in: self) ?? 0
    contentSize = CGSize(width: bounds.width, height: CGFloat(rowCount) * rowHeight)
    setNeedsLayout()
  }

  // Every scroll step comes here: it is a layout pass with another bounds.origin.
  override func layoutSubviews() {
    super.layoutSubviews()
    let window = rowsInWindow()
    // Only what can be seen is drawn, so the other rows cost nothing.
    for (row, cell) in cells { cell.isHidden = !window.contains(row) }
    for row in window {
      let cell = cells[row] ?? dataSource?.tableView(self, cellForRow: row)
      guard let cell else { continue }
      // Also for rows that stay: the width changes when the screen turns.
      cell.frame = CGRect(
        x: 0, y: CGFloat(row) * rowHeight, width: bounds.width, height: rowHeight)
      if cells[row] == nil {
        addSubview(cell)
        cells[row] = cell
      }
    }
  }

  private func rowsInWindow() -> Range<Int> {
    // Past the ends there are no rows, however far a finger pulls: both edges are kept within 0...rowCount.
    let first = min(max(Int((bounds.minY / rowHeight).rounded(.down)), 0), rowCount)
    // Rounded up, and the range is open there: a row that begins at the lower edge is not in the window.
    let end = min(max(Int((bounds.maxY / rowHeight).rounded(.up)), first), rowCount)
    return first..<end
  }
}
