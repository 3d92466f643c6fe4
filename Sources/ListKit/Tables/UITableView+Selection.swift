public import Foundation

/// Selected rows. The selection belongs to the table, by path; cells are told when they come on screen (138).
extension UITableView {
  /// The path of the row that was selected first, or nil.
  public var indexPathForSelectedRow: IndexPath? { selection.first }

  /// The paths of all selected rows, in the order of their selection; nil if there are none.
  public var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }

  /// Selects a row, or none for nil. The delegate is not told (137).
  public func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    readCountsIfNeeded()
    guard let indexPath else {
      deselectAll()
      return
    }
    guard geometry.contains(indexPath) else { return }
    if !allowsMultipleSelection {
      for path in selection where path != indexPath { setSelected(false, path, animated: animated) }
    }
    setSelected(true, indexPath, animated: animated)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Takes a row's selection away. The delegate is not told (137).
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    setSelected(false, indexPath, animated: animated)
  }

  /// Takes all rows' selection away without telling the delegate.
  func deselectAll() {
    for path in selection { setSelected(false, path, animated: false) }
  }

  private func setSelected(_ isSelected: Bool, _ path: IndexPath, animated: Bool) {
    if isSelected {
      if !selection.contains(path) { selection.append(path) }
    } else {
      selection.removeAll { $0 == path }
    }
    guard let cell = cellForRow(at: path), cell.isSelected != isSelected else { return }
    cell.setSelected(isSelected, animated: animated)
  }

  // MARK: Touches

  private var canSelect: Bool { editing ? allowsSelectionDuringEditing : allowsSelection }

  private var canSelectSeveral: Bool {
    editing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// A finger taps a row: the touch, and its end (135, 136).
  package func tapRow(at path: IndexPath) {
    guard !isPoisoned, canSelect, let cell = cellForRow(at: path) else { return }
    guard tableDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return }
    cell.setHighlighted(true, animated: false)
    tableDelegate?.tableView(self, didHighlightRowAt: path)
    cell.setHighlighted(false, animated: false)
    tableDelegate?.tableView(self, didUnhighlightRowAt: path)

    if canSelectSeveral, selection.contains(path) {
      deselectByTouch(path)
      return
    }
    let delegate = tableDelegate
    guard
      let chosen = delegate == nil ? path : delegate?.tableView(self, willSelectRowAt: path),
      geometry.contains(chosen)
    else { return }
    if !canSelectSeveral {
      for other in selection where other != chosen { deselectByTouch(other) }
    }
    setSelected(true, chosen, animated: false)
    tableDelegate?.tableView(self, didSelectRowAt: chosen)
  }

  private func deselectByTouch(_ path: IndexPath) {
    let delegate = tableDelegate
    guard
      let chosen = delegate == nil ? path : delegate?.tableView(self, willDeselectRowAt: path)
    else { return }
    setSelected(false, chosen, animated: false)
    tableDelegate?.tableView(self, didDeselectRowAt: chosen)
  }
}
