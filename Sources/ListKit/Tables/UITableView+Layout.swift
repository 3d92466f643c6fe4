import Foundation

/// Which rows are on screen.
extension UITableView {
  /// Asks for the rows that came on screen, in ascending order, and only then pools those that left: a
  /// jump of a screen or more needs a second set of cells (36).
  func showRows() {
    readCountsIfNeeded()
    let visible = geometry.positions(from: bounds.minY, to: bounds.maxY)
    for position in visible {
      if let cell = shown[position] {
        cell.frame = geometry.rect(at: position, width: bounds.width)
      } else {
        show(position)
      }
    }
    for position in shown.keys.sorted() where !visible.contains(position) {
      if let cell = endDisplaying(position) { pool.put(cell) }
    }
  }

  private func show(_ position: Int) {
    guard let dataSource else { return }
    let path = geometry.path(at: position)
    request = (path, nil)
    let cell = dataSource.tableView(self, cellForRowAt: path)
    request = nil
    cell.frame = geometry.rect(at: position, width: bounds.width)
    tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
    shown[position] = cell
    addSubview(cell)
  }

  /// Takes a row off the screen and returns its cell, which belongs in the pool (37).
  func endDisplaying(_ position: Int) -> UITableViewCell? {
    guard let cell = shown.removeValue(forKey: position) else { return nil }
    cell.removeFromSuperview()
    tableDelegate?.tableView(
      self, didEndDisplaying: cell, forRowAt: geometry.path(at: position))
    return cell
  }
}
