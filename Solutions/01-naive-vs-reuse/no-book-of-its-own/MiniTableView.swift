import UIKit

/// Where the rows of a `MiniTableView` come from.
protocol MiniTableViewDataSource: AnyObject {
  func numberOfRows(in tableView: MiniTableView) -> Int
  func tableView(_ tableView: MiniTableView, cellForRow row: Int) -> MiniCell
}

/// Keeps no list of shown cells: the subviews are the list, and each cell's tag is its row.
/// Costs a walk over the subviews in every pass, and nobody else may use the tag.
final class MiniTableView: UIScrollView {
  weak var dataSource: (any MiniTableViewDataSource)?
  var rowHeight: CGFloat = 56

  private var makers: [String: () -> MiniCell] = [:]
  private var rowCount = 0
  private var pool: [String: [MiniCell]] = [:]

  func register(_ identifier: String, make: @escaping () -> MiniCell) {
    makers[identifier] = make
  }

  func dequeueReusableCell(withIdentifier identifier: String) -> MiniCell {
    if let cell = pool[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    guard let make = makers[identifier] else {
      fatalError("nothing is registered under \(identifier)")
    }
    return make()
  }

  func reloadData() {
    for cell in shownCells { recycle(cell) }
    rowCount = dataSource?.numberOfRows(in: self) ?? 0
    contentSize = CGSize(width: bounds.width, height: CGFloat(rowCount) * rowHeight)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let window = rowsInWindow()
    for cell in shownCells where !window.contains(cell.tag) { recycle(cell) }
    let there = Set(shownCells.map(\.tag))
    for row in window where !there.contains(row) {
      guard let cell = dataSource?.tableView(self, cellForRow: row) else { continue }
      cell.tag = row
      addSubview(cell)
    }
    for cell in shownCells {
      cell.frame = CGRect(
        x: 0, y: CGFloat(cell.tag) * rowHeight, width: bounds.width, height: rowHeight)
    }
  }

  private var shownCells: [MiniCell] { subviews.compactMap { $0 as? MiniCell } }

  private func recycle(_ cell: MiniCell) {
    cell.removeFromSuperview()
    pool[cell.reuseIdentifier, default: []].append(cell)
  }

  private func rowsInWindow() -> Range<Int> {
    let first = min(max(Int((bounds.minY / rowHeight).rounded(.down)), 0), rowCount)
    let end = min(max(Int((bounds.maxY / rowHeight).rounded(.up)), first), rowCount)
    return first..<end
  }
}
