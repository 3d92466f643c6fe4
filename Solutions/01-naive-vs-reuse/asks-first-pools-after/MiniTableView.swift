import UIKit

/// Where the rows of a `MiniTableView` come from.
protocol MiniTableViewDataSource: AnyObject {
  func numberOfRows(in tableView: MiniTableView) -> Int
  func tableView(_ tableView: MiniTableView, cellForRow row: Int) -> MiniCell
}

/// Asks for the new rows first and takes the old cells back after, as UITableView does.
/// Costs cells: a jump needs a second windowful, because the first one is not free yet.
final class MiniTableView: UIScrollView {
  weak var dataSource: (any MiniTableViewDataSource)?
  var rowHeight: CGFloat = 56

  private var makers: [String: () -> MiniCell] = [:]
  private var rowCount = 0
  private var visible: [Int: MiniCell] = [:]
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
    for row in visible.keys { recycle(row) }
    rowCount = dataSource?.numberOfRows(in: self) ?? 0
    contentSize = CGSize(width: bounds.width, height: CGFloat(rowCount) * rowHeight)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let window = rowsInWindow()
    for row in window {
      if visible[row] == nil, let cell = dataSource?.tableView(self, cellForRow: row) {
        addSubview(cell)
        visible[row] = cell
      }
      visible[row]?.frame = CGRect(
        x: 0, y: CGFloat(row) * rowHeight, width: bounds.width, height: rowHeight)
    }
    // Only now: what the old rows show was on screen until this moment.
    for row in visible.keys where !window.contains(row) { recycle(row) }
  }

  private func rowsInWindow() -> Range<Int> {
    let first = min(max(Int((bounds.minY / rowHeight).rounded(.down)), 0), rowCount)
    let end = min(max(Int((bounds.maxY / rowHeight).rounded(.up)), first), rowCount)
    return first..<end
  }

  private func recycle(_ row: Int) {
    guard let cell = visible.removeValue(forKey: row) else { return }
    cell.removeFromSuperview()
    pool[cell.reuseIdentifier, default: []].append(cell)
  }
}
