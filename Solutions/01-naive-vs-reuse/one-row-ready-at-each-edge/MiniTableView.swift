import UIKit

/// Where the rows of a `MiniTableView` come from.
protocol MiniTableViewDataSource: AnyObject {
  func numberOfRows(in tableView: MiniTableView) -> Int
  func tableView(_ tableView: MiniTableView, cellForRow row: Int) -> MiniCell
}

/// Keeps one row ready beyond each edge, so that a slow scroll step never waits for a cell.
/// Costs two cells more, and two rows configured that may never be seen.
final class MiniTableView: UIScrollView {
  weak var dataSource: (any MiniTableViewDataSource)?
  var rowHeight: CGFloat = 56

  private var makers: [String: () -> MiniCell] = [:]
  private var rowCount = 0
  private var visible: [Int: MiniCell] = [:]
  private var pool: [String: [MiniCell]] = [:]

  // How many rows are kept ready above the window, and as many below.
  private let rowsAhead = 1

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
    let kept = rowsToKeep()
    for row in visible.keys where !kept.contains(row) { recycle(row) }
    for row in kept {
      let cell = visible[row] ?? dataSource?.tableView(self, cellForRow: row)
      guard let cell else { continue }
      cell.frame = CGRect(
        x: 0, y: CGFloat(row) * rowHeight, width: bounds.width, height: rowHeight)
      if visible[row] == nil {
        addSubview(cell)
        visible[row] = cell
      }
    }
  }

  private func rowsToKeep() -> Range<Int> {
    let first = Int((bounds.minY / rowHeight).rounded(.down)) - rowsAhead
    let end = Int((bounds.maxY / rowHeight).rounded(.up)) + rowsAhead
    // Clamped last: the rows beyond the edges have to exist as well.
    return (first..<max(first, end)).clamped(to: 0..<rowCount)
  }

  private func recycle(_ row: Int) {
    guard let cell = visible.removeValue(forKey: row) else { return }
    cell.removeFromSuperview()
    pool[cell.reuseIdentifier, default: []].append(cell)
  }
}
