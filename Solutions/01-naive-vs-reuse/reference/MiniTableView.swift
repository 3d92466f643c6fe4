import UIKit

/// Where the rows of a `MiniTableView` come from.
protocol MiniTableViewDataSource: AnyObject {
  func numberOfRows(in tableView: MiniTableView) -> Int
  func tableView(_ tableView: MiniTableView, cellForRow row: Int) -> MiniCell
}

/// A list in a scroll view that makes cells only for its window.
final class MiniTableView: UIScrollView {
  weak var dataSource: (any MiniTableViewDataSource)?
  var rowHeight: CGFloat = 56

  private var makers: [String: () -> MiniCell] = [:]

  // Read once per reload: asking on every frame would be work for nothing.
  private var rowCount = 0

  // A dictionary, because both questions come up: which rows are shown, and which cell shows this one.
  private var visible: [Int: MiniCell] = [:]

  // One pool per kind: a cell is only good for rows of its own kind.
  private var pool: [String: [MiniCell]] = [:]

  func register(_ identifier: String, make: @escaping () -> MiniCell) {
    makers[identifier] = make
  }

  func dequeueReusableCell(withIdentifier identifier: String) -> MiniCell {
    if let cell = pool[identifier]?.popLast() {
      // Here and not on the way into the pool: a cell that is never used again need not be reset, and a
      // new one has nothing to be reset.
      cell.prepareForReuse()
      return cell
    }
    guard let make = makers[identifier] else {
      fatalError("nothing is registered under \(identifier)")
    }
    return make()
  }

  func reloadData() {
    // Every row may be another one now. The cells are as good as before, so they go to the pool.
    for row in visible.keys { recycle(row) }
    rowCount = dataSource?.numberOfRows(in: self) ?? 0
    setNeedsLayout()
  }

  // Every scroll step comes here: it is a layout pass with another bounds.origin.
  override func layoutSubviews() {
    super.layoutSubviews()
    // As wide as the list is now, or a finger could drag the content sideways after a turn.
    contentSize = CGSize(width: bounds.width, height: CGFloat(rowCount) * rowHeight)
    let window = rowsInWindow()
    // Old rows first, so that their cells are in the pool when the new rows ask. UITableView does it the
    // other way round.
    for row in visible.keys where !window.contains(row) { recycle(row) }
    for row in window {
      let cell = visible[row] ?? dataSource?.tableView(self, cellForRow: row)
      guard let cell else { continue }
      // Also for rows that stay: the width changes when the screen turns.
      cell.frame = CGRect(
        x: 0, y: CGFloat(row) * rowHeight, width: bounds.width, height: rowHeight)
      if visible[row] == nil {
        addSubview(cell)
        visible[row] = cell
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

  private func recycle(_ row: Int) {
    guard let cell = visible.removeValue(forKey: row) else { return }
    // Off its parent: a hidden view would still cost memory and time.
    cell.removeFromSuperview()
    pool[cell.reuseIdentifier, default: []].append(cell)
  }
}
