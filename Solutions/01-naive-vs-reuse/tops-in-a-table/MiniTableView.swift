import UIKit

/// Where the rows of a `MiniTableView` come from.
protocol MiniTableViewDataSource: AnyObject {
  func numberOfRows(in tableView: MiniTableView) -> Int
  func tableView(_ tableView: MiniTableView, cellForRow row: Int) -> MiniCell
}

/// Writes down where every row begins on reload and finds rows by halving, ready for other heights.
/// Costs a number per row, and a reload whose time grows with the rows; a scroll step stays cheap.
final class MiniTableView: UIScrollView {
  weak var dataSource: (any MiniTableViewDataSource)?
  var rowHeight: CGFloat = 56

  private var makers: [String: () -> MiniCell] = [:]

  // Where each row begins, and at the end where the content ends.
  private var tops: [CGFloat] = [0]

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
    let rowCount = dataSource?.numberOfRows(in: self) ?? 0
    tops = (0...rowCount).map { CGFloat($0) * rowHeight }
    contentSize = CGSize(width: bounds.width, height: tops[rowCount])
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let window = rowsInWindow()
    for row in visible.keys where !window.contains(row) { recycle(row) }
    for row in window {
      let cell = visible[row] ?? dataSource?.tableView(self, cellForRow: row)
      guard let cell else { continue }
      cell.frame = CGRect(
        x: 0, y: tops[row], width: bounds.width, height: tops[row + 1] - tops[row])
      if visible[row] == nil {
        addSubview(cell)
        visible[row] = cell
      }
    }
  }

  private func rowsInWindow() -> Range<Int> {
    // The first row that ends below the upper edge, and the first that begins at or below the lower one.
    let first = firstIndex(in: 0..<tops.count - 1) { tops[$0 + 1] > bounds.minY }
    let end = firstIndex(in: first..<tops.count - 1) { tops[$0] >= bounds.maxY }
    return first..<end
  }

  /// The first index for which `isBehind` is true, if it is true for all that follow.
  private func firstIndex(in range: Range<Int>, where isBehind: (Int) -> Bool) -> Int {
    var low = range.lowerBound
    var high = range.upperBound
    while low < high {
      let middle = (low + high) / 2
      if isBehind(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  private func recycle(_ row: Int) {
    guard let cell = visible.removeValue(forKey: row) else { return }
    cell.removeFromSuperview()
    pool[cell.reuseIdentifier, default: []].append(cell)
  }
}
