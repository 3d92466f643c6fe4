import Foundation

/// Which rows are on screen.
extension UITableView {
  /// Asks for the rows that came on screen, in ascending order, and only then pools those that left: a
  /// jump of a screen or more needs a second set of cells (36).
  func showRows() {
    guard !isPoisoned else { return }
    readCountsIfNeeded()
    let anchor = canMoveContent || heightsWidth != bounds.width ? anchor() : nil
    if readHeightsAtNewWidth() { keepPlace(of: anchor) }
    placeSurroundings()
    let revision = revision
    var position = geometry.firstPosition(below: bounds.minY)
    let first = position
    while position < geometry.rows, geometry.rect(at: position, width: 0).minY < bounds.maxY {
      measureIfNeeded(position)
      if isInWindow(position) {
        if let cell = shown[position] {
          if !geometry.heights.isExact(position) { settleHeight(of: position, with: cell) }
          cell.frame = geometry.rect(at: position, width: bounds.width)
        } else {
          show(position)
        }
        // The app's code may have reloaded the table: then this pass is out of date.
        guard self.revision == revision, !isPoisoned else { return }
      }
      position += 1
    }
    measureSurroundings()
    guard self.revision == revision, !isPoisoned else { return }
    keepPlace(of: anchor)
    updateContentSize()
    let visible = first..<position
    for position in shown.keys.sorted() where !isInWindow(position) { endDisplaying(position) }
    showSectionViews()
    poolLeavingCells()
    announceRows(beyond: visible)
  }

  /// Whether the window shows more than an edge of a row. A row without height is never shown.
  func isInWindow(_ position: Int) -> Bool {
    let rect = geometry.rect(at: position, width: 0)
    return rect.height > 0 && rect.maxY > bounds.minY && rect.minY < bounds.maxY
  }

  /// Puts a row on screen, with a cell that was prepared for it or a newly asked one.
  private func show(_ position: Int) {
    let path = geometry.path(at: position)
    let ready = prepared.take(position)
    guard let cell = ready ?? ask(path) else { return }
    // Asking may have reloaded the table or poisoned it; what it gave is then for nobody.
    guard position < geometry.rows, shown[position] == nil, !isPoisoned else { return }
    if ready == nil || !geometry.heights.isExact(position) {
      let revision = revision
      settleHeight(of: position, with: cell)
      guard self.revision == revision, shown[position] == nil, !isPoisoned else { return }
    }
    guard isInWindow(position) else {
      // It turned out to end above the window.
      leaving.append((cell, path))
      return
    }
    cell.frame = geometry.rect(at: position, width: bounds.width)
    give(cell, itsStateAt: path)
    shown[position] = cell
    tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
    guard shown[position] === cell else { return }
    addSubview(cell)
  }

  /// Asks the data source for a row's cell. Its height is to be settled afterwards (5).
  func ask(_ path: IndexPath, existing: UITableViewCell? = nil) -> UITableViewCell? {
    guard let dataSource else { return nil }
    let outer = request
    request = CellRequest(path: path, existing: existing)
    requestsInFrame += 1
    let cell = dataSource.tableView(self, cellForRowAt: path)
    request = outer
    return cell
  }

  /// Hands a cell what the table and not the cell knows of the row: whether it is selected (138), and whether
  /// the table is being edited.
  private func give(_ cell: UITableViewCell, itsStateAt path: IndexPath) {
    let isSelected = selection.contains(path)
    if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
    if editing || cell.isEditing { setEditing(editing, of: cell, at: path, animated: false) }
    cell.updateConfigurationIfNeeded()
  }

  /// Takes a row off the screen. Its cell is kept for a while or belongs in the pool, but only when the rows
  /// that come have theirs (36, 37).
  func endDisplaying(_ position: Int) {
    guard let cell = shown.removeValue(forKey: position) else { return }
    let path = geometry.path(at: position)
    cell.removeFromSuperview()
    if keepsCells {
      prepared.put(cell, at: position)
    } else {
      leaving.append((cell, path))
    }
    tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
  }

  /// Pools the cells that lost their rows.
  func poolLeavingCells() {
    for cell in prepared.overflow() { pool.put(cell, cell.reuseIdentifier) }
    for (cell, _) in leaving { pool.put(cell, cell.reuseIdentifier) }
    leaving = []
  }

  /// Tells the scroll view how large the content is, where that changed.
  func updateContentSize() {
    let size = CGSize(width: bounds.width, height: geometry.height)
    if contentSize != size { contentSize = size }
  }

  /// Puts the views above, below and behind the rows in their places.
  private func placeSurroundings() {
    if let tableHeaderView {
      tableHeaderView.frame = CGRect(
        x: 0, y: 0, width: bounds.width, height: tableHeaderView.frame.height)
    }
    if let tableFooterView {
      tableFooterView.frame = CGRect(
        x: 0, y: geometry.height - geometry.bottom, width: bounds.width,
        height: tableFooterView.frame.height)
    }
    if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
  }

  /// Puts another view above or below all rows.
  func replace(_ old: UIView?, by new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    geometry.top = tableHeaderView?.frame.height ?? 0
    geometry.bottom = tableFooterView?.frame.height ?? 0
    if !needsReload { updateContentSize() }
    setNeedsLayout()
  }
}
