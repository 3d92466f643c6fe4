package import Foundation

/// Editing by hand: deleting, adding and moving rows, and what a swipe offers.
///
/// Sources: `UITableView.h`; *Table View Programming Guide*, "Inserting and Deleting Rows and Sections".
extension UITableView {
  /// Tells a cell whether its table is edited, and what its row offers then: the cell hears of it first, then
  /// the data source is asked whether the row can be edited, and the delegate how (157).
  func setEditing(_ editing: Bool, of cell: UITableViewCell, at path: IndexPath, animated: Bool) {
    if cell.isEditing != editing { cell.setEditing(editing, animated: animated) }
    cell.editingStyle = editing ? editingStyle(at: path) : .none
  }

  /// What a row offers: nothing where it cannot be edited, else to delete it, unless the delegate says
  /// something else.
  private func editingStyle(at path: IndexPath) -> UITableViewCell.EditingStyle {
    guard dataSource?.tableView(self, canEditRowAt: path) ?? false else { return .none }
    return tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
  }

  /// A finger taps the control that a row shows while the table is edited. Returns whether it has one that
  /// leads anywhere.
  package func tapEditControl(at path: IndexPath) -> Bool {
    guard !isPoisoned, editing, let cell = cellForRow(at: path), cell.editingStyle != .none
    else { return false }
    return commit(cell.editingStyle, at: path)
  }

  /// Has the data source do what the hand asked for: it changes its model and tells the table (159).
  private func commit(_ style: UITableViewCell.EditingStyle, at path: IndexPath) -> Bool {
    missesMethod = false
    dataSource?.tableView(self, commit: style, forRowAt: path)
    return !missesMethod
  }

  // MARK: Swipes

  /// The edge that a swipe comes from.
  package enum SwipeEdge: Sendable {
    /// Where reading begins.
    case leading
    /// Where it ends.
    case trailing
  }

  /// A finger swipes a row open and does one of the things that it offers: the one with this title, else the
  /// first. Returns whether there was one.
  ///
  /// The row is edited while it is open; the delegate hears when that begins and ends. Whether the delegate
  /// has actions comes before its `editingStyleForRowAt`, and rows of a table that is edited do not open.
  package func swipe(at path: IndexPath, from edge: SwipeEdge, title: String?) -> Bool {
    closeSwipedRow()
    guard !isPoisoned, !editing, let cell = cellForRow(at: path),
      dataSource?.tableView(self, canEditRowAt: path) ?? false
    else { return false }
    guard let offer = offer(at: path, from: edge, title: title) else { return false }
    swiped = cell
    tableDelegate?.tableView(self, willBeginEditingRowAt: path)
    cell.setEditing(true, animated: true)
    switch offer {
    case .deletion:
      let isDone = commit(.delete, at: path)
      closeSwipedRow()
      return isDone
    case .action(let action):
      // Without this call the row stays open.
      action.handler(action, cell) { [weak self] _ in self?.closeSwipedRow() }
      return true
    }
  }

  private enum Offer {
    case deletion
    case action(UIContextualAction)
  }

  private func offer(at path: IndexPath, from edge: SwipeEdge, title: String?) -> Offer? {
    let delegate = tableDelegate
    let configuration =
      switch edge {
      case .leading:
        delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
      case .trailing:
        delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
      }
    if let configuration {
      let actions = configuration.actions
      let chosen = title.map { title in actions.first { $0.title == title } } ?? actions.first
      return chosen.map { .action($0) }
    }
    guard edge == .trailing, editingStyle(at: path) == .delete else { return nil }
    let words = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
    guard title == nil || title == words ?? "Delete" else { return nil }
    return .deletion
  }

  /// Ends the editing of the row that a swipe opened. Its path is nil where the row is gone.
  func closeSwipedRow() {
    guard let cell = swiped else { return }
    swiped = nil
    if cell.isEditing, !editing { cell.setEditing(false, animated: true) }
    tableDelegate?.tableView(self, didEndEditingRowAt: indexPath(for: cell))
  }

  // MARK: Moving

  /// A finger drags a row to another place of the table. Returns whether it moved.
  ///
  /// The table moves the cell by itself; the data source then only changes its model (160). Where the data
  /// source does not implement `moveRowAt`, the row goes back (158).
  package func moveByHand(from path: IndexPath, to proposed: IndexPath) -> Bool {
    guard !isPoisoned, editing, let dataSource, geometry.contains(path),
      dataSource.tableView(self, canMoveRowAt: path)
    else { return false }
    let target =
      tableDelegate?.tableView(
        self, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: proposed) ?? proposed
    guard (0..<geometry.sections).contains(target.section),
      (0...geometry.count(in: target.section) - (target.section == path.section ? 1 : 0))
        .contains(target.row)
    else { return false }
    // One that drives its table tells it of the move itself, with the new snapshot.
    let isDriven = dataSource is any DrivesItsTable
    missesMethod = false
    if !isDriven, target != path { moveRowByItself(from: path, to: target) }
    let revision = revision
    dataSource.tableView(self, moveRowAt: path, to: target)
    guard !isPoisoned else { return false }
    if missesMethod {
      if target != path, self.revision == revision { moveRowByItself(from: target, to: path) }
      return false
    }
    setNeedsLayout()
    return true
  }

  /// Moves a row with its cell and its height. Nobody is asked for anything.
  private func moveRowByItself(from path: IndexPath, to target: IndexPath) {
    revision += 1
    let old = geometry
    var counts = old.counts
    counts[path.section] -= 1
    counts[target.section] += 1
    var batch = BatchUpdate(before: old.counts)
    batch.rows.moved = [.init(from: path, to: target)]
    let destination = batch.transition(to: counts).destination
    geometry = old.movingRow(at: path, to: target, counts: counts)
    let new = { [geometry] (position: Int) in
      destination(old.path(at: position)).map { geometry.position(of: $0) } ?? position
    }
    shown = Dictionary(uniqueKeysWithValues: shown.map { (new($0.key), $0.value) })
    for (position, cell) in prepared.takeAll() { prepared.put(cell, at: new(position)) }
    selection = selection.compactMap(destination)
    announced = []
    setNeedsLayout()
  }
}
