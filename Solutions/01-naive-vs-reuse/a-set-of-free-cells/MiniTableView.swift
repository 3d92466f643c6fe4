import UIKit

/// Where the rows of a `MiniTableView` come from.
protocol MiniTableViewDataSource: AnyObject {
  func numberOfRows(in tableView: MiniTableView) -> Int
  func tableView(_ tableView: MiniTableView, cellForRow row: Int) -> MiniCell
}

/// An array of the shown cells in order, whose first one shows `firstRow`, and sets of free ones.
/// Costs a shift of the array for each row that comes or goes at the top; a set has no order.
final class MiniTableView: UIScrollView {
  weak var dataSource: (any MiniTableViewDataSource)?
  var rowHeight: CGFloat = 56

  private var makers: [String: () -> MiniCell] = [:]
  private var rowCount = 0

  // The window is one run of rows without gaps, so the place in the array says which row it is.
  private var firstRow = 0
  private var shown: [MiniCell] = []

  private var free: [String: Set<MiniCell>] = [:]

  func register(_ identifier: String, make: @escaping () -> MiniCell) {
    makers[identifier] = make
  }

  func dequeueReusableCell(withIdentifier identifier: String) -> MiniCell {
    if let cell = free[identifier]?.popFirst() {
      cell.prepareForReuse()
      return cell
    }
    guard let make = makers[identifier] else {
      fatalError("nothing is registered under \(identifier)")
    }
    return make()
  }

  func reloadData() {
    while let cell = shown.popLast() { release(cell) }
    rowCount = dataSource?.numberOfRows(in: self) ?? 0
    contentSize = CGSize(width: bounds.width, height: CGFloat(rowCount) * rowHeight)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let window = rowsInWindow()
    while firstRow < window.lowerBound, !shown.isEmpty {
      release(shown.removeFirst())
      firstRow += 1
    }
    while firstRow + shown.count > window.upperBound, let cell = shown.popLast() { release(cell) }
    if shown.isEmpty { firstRow = window.lowerBound }
    while firstRow > window.lowerBound, let cell = makeRow(firstRow - 1) {
      shown.insert(cell, at: 0)
      firstRow -= 1
    }
    while firstRow + shown.count < window.upperBound, let cell = makeRow(firstRow + shown.count) {
      shown.append(cell)
    }
    for (place, cell) in shown.enumerated() {
      cell.frame = CGRect(
        x: 0, y: CGFloat(firstRow + place) * rowHeight, width: bounds.width, height: rowHeight)
    }
  }

  private func makeRow(_ row: Int) -> MiniCell? {
    guard let cell = dataSource?.tableView(self, cellForRow: row) else { return nil }
    addSubview(cell)
    return cell
  }

  private func release(_ cell: MiniCell) {
    cell.removeFromSuperview()
    free[cell.reuseIdentifier, default: []].insert(cell)
  }

  private func rowsInWindow() -> Range<Int> {
    let first = min(max(Int((bounds.minY / rowHeight).rounded(.down)), 0), rowCount)
    let end = min(max(Int((bounds.maxY / rowHeight).rounded(.up)), first), rowCount)
    return first..<end
  }
}
