import UIKit

/// Where the rows of a `MiniTableView` come from.
protocol MiniTableViewDataSource: AnyObject {
  func numberOfRows(in tableView: MiniTableView) -> Int
  func tableView(_ tableView: MiniTableView, cellForRow row: Int) -> MiniCell
}

/// A spare cell remembers its row: a row that comes back soon finds it as it was, configured and all.
/// Costs a second book, and a reload has to forget it: what waits is then out of date.
final class MiniTableView: UIScrollView {
  weak var dataSource: (any MiniTableViewDataSource)?
  var rowHeight: CGFloat = 56

  private var makers: [String: () -> MiniCell] = [:]
  private var rowCount = 0
  private var visible: [Int: MiniCell] = [:]

  // Oldest first. A row is nil when the cell says nothing about it any more.
  private var spares: [(row: Int?, cell: MiniCell)] = []

  func register(_ identifier: String, make: @escaping () -> MiniCell) {
    makers[identifier] = make
  }

  func dequeueReusableCell(withIdentifier identifier: String) -> MiniCell {
    if let index = spares.firstIndex(where: { $0.cell.reuseIdentifier == identifier }) {
      let cell = spares.remove(at: index).cell
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
    for index in spares.indices { spares[index].row = nil }
    rowCount = dataSource?.numberOfRows(in: self) ?? 0
    contentSize = CGSize(width: bounds.width, height: CGFloat(rowCount) * rowHeight)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let window = rowsInWindow()
    for row in visible.keys where !window.contains(row) { recycle(row) }
    for row in window {
      let cell = visible[row] ?? ownCell(of: row) ?? dataSource?.tableView(self, cellForRow: row)
      guard let cell else { continue }
      cell.frame = CGRect(
        x: 0, y: CGFloat(row) * rowHeight, width: bounds.width, height: rowHeight)
      if visible[row] == nil {
        addSubview(cell)
        visible[row] = cell
      }
    }
  }

  private func ownCell(of row: Int) -> MiniCell? {
    guard let index = spares.firstIndex(where: { $0.row == row }) else { return nil }
    return spares.remove(at: index).cell
  }

  private func recycle(_ row: Int) {
    guard let cell = visible.removeValue(forKey: row) else { return }
    cell.removeFromSuperview()
    spares.append((row, cell))
  }

  private func rowsInWindow() -> Range<Int> {
    let first = min(max(Int((bounds.minY / rowHeight).rounded(.down)), 0), rowCount)
    let end = min(max(Int((bounds.maxY / rowHeight).rounded(.up)), first), rowCount)
    return first..<end
  }
}
