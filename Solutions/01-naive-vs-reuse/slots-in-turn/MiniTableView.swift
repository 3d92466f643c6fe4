import UIKit

/// Where the rows of a `MiniTableView` come from.
protocol MiniTableViewDataSource: AnyObject {
  func numberOfRows(in tableView: MiniTableView) -> Int
  func tableView(_ tableView: MiniTableView, cellForRow row: Int) -> MiniCell
}

/// A fixed number of slots, enough for the window: row r always stands in slot r modulo their number.
/// Costs clarity: which row a slot shows has to be kept beside it, and a new height needs new slots.
final class MiniTableView: UIScrollView {
  weak var dataSource: (any MiniTableViewDataSource)?
  var rowHeight: CGFloat = 56

  private var makers: [String: () -> MiniCell] = [:]
  private var rowCount = 0

  // Two rows of the window never share a slot, because there are at least as many slots as rows in it.
  private var slots: [Slot?] = []

  private var pool: [String: [MiniCell]] = [:]

  private struct Slot {
    let row: Int
    let cell: MiniCell
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
    for index in slots.indices { empty(index) }
    rowCount = dataSource?.numberOfRows(in: self) ?? 0
    contentSize = CGSize(width: bounds.width, height: CGFloat(rowCount) * rowHeight)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    fitSlots()
    let window = rowsInWindow()
    for index in slots.indices {
      if let slot = slots[index], !window.contains(slot.row) { empty(index) }
    }
    for row in window {
      let index = row % slots.count
      if slots[index] == nil, let cell = dataSource?.tableView(self, cellForRow: row) {
        addSubview(cell)
        slots[index] = Slot(row: row, cell: cell)
      }
      slots[index]?.cell.frame = CGRect(
        x: 0, y: CGFloat(row) * rowHeight, width: bounds.width, height: rowHeight)
    }
  }

  private func fitSlots() {
    // The rows that fit, and one more that is cut at each edge.
    let needed = Int((bounds.height / rowHeight).rounded(.up)) + 1
    guard slots.count != needed else { return }
    let old = slots.compactMap(\.self)
    let window = rowsInWindow()
    slots = Array(repeating: nil, count: needed)
    for slot in old {
      if window.contains(slot.row) {
        slots[slot.row % needed] = slot
      } else {
        retire(slot.cell)
      }
    }
  }

  private func empty(_ index: Int) {
    guard let slot = slots[index] else { return }
    slots[index] = nil
    retire(slot.cell)
  }

  private func retire(_ cell: MiniCell) {
    cell.removeFromSuperview()
    pool[cell.reuseIdentifier, default: []].append(cell)
  }

  private func rowsInWindow() -> Range<Int> {
    let first = min(max(Int((bounds.minY / rowHeight).rounded(.down)), 0), rowCount)
    let end = min(max(Int((bounds.maxY / rowHeight).rounded(.up)), first), rowCount)
    return first..<end
  }
}
