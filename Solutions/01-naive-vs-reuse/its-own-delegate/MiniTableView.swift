import UIKit

/// Where the rows of a `MiniTableView` come from.
protocol MiniTableViewDataSource: AnyObject {
  func numberOfRows(in tableView: MiniTableView) -> Int
  func tableView(_ tableView: MiniTableView, cellForRow row: Int) -> MiniCell
}

/// Does a scroll step's work in scrollViewDidScroll and leaves layoutSubviews to reloads and new sizes.
/// Costs the delegate's place: an app that sets its own delegate stops the rows from coming.
final class MiniTableView: UIScrollView, UIScrollViewDelegate {
  weak var dataSource: (any MiniTableViewDataSource)?
  var rowHeight: CGFloat = 56

  private var makers: [String: () -> MiniCell] = [:]
  private var rowCount = 0
  private var visible: [Int: MiniCell] = [:]
  private var pool: [String: [MiniCell]] = [:]

  // The size that the rows were last laid out for; nil asks for it anew.
  private var laidOutSize: CGSize?

  override init(frame: CGRect) {
    super.init(frame: frame)
    delegate = self
  }

  required init?(coder: NSCoder) {
    fatalError("MiniTableView is made in code")
  }

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
    // At least as tall as the window: a short list scrolls no further for that.
    contentSize = CGSize(
      width: bounds.width, height: max(CGFloat(rowCount) * rowHeight, bounds.height))
    laidOutSize = nil
    setNeedsLayout()
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    exchangeRows()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard laidOutSize != bounds.size else { return }
    laidOutSize = bounds.size
    exchangeRows()
    for (row, cell) in visible { place(cell, at: row) }
  }

  private func exchangeRows() {
    let window = rowsInWindow()
    for row in visible.keys where !window.contains(row) { recycle(row) }
    for row in window where visible[row] == nil {
      guard let cell = dataSource?.tableView(self, cellForRow: row) else { continue }
      place(cell, at: row)
      addSubview(cell)
      visible[row] = cell
    }
  }

  private func place(_ cell: MiniCell, at row: Int) {
    cell.frame = CGRect(
      x: 0, y: CGFloat(row) * rowHeight, width: bounds.width, height: rowHeight)
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
