public import Foundation

/// Asking a table about its rows.
extension UITableView {
  /// How many sections there were at the last reload or update.
  public var numberOfSections: Int {
    readCountsIfNeeded()
    return geometry.sections
  }

  /// How many rows a section had at the last reload or update; 0 for a section that there is not.
  public func numberOfRows(inSection section: Int) -> Int {
    readCountsIfNeeded()
    return (0..<geometry.sections).contains(section) ? geometry.count(in: section) : 0
  }

  /// The cells on screen, from the top; those in the pool and those that stand ready are not among them (63).
  public var visibleCells: [UITableViewCell] {
    shown.keys.sorted().compactMap { shown[$0] }
  }

  /// The paths of the rows on screen, from the top.
  public var indexPathsForVisibleRows: [IndexPath]? {
    shown.keys.sorted().map { geometry.path(at: $0) }
  }

  /// The cell that shows a row, or nil if the row is not on screen or there is none (60).
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    geometry.contains(indexPath) ? shown[geometry.position(of: indexPath)] : nil
  }

  /// The path of the row that a cell shows, or nil if it shows none (61).
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    // The lowest row, should the app have returned one cell for several.
    shown.filter { $0.value === cell }.keys.min().map { geometry.path(at: $0) }
  }

  /// The path of the row at a point of the content, or nil outside every row (62).
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    readCountsIfNeeded()
    guard (0..<bounds.width).contains(point.x) else { return nil }
    let position = geometry.firstPosition(below: point.y)
    guard position < geometry.rows,
      geometry.rect(at: position, width: bounds.width).contains(point)
    else { return nil }
    return geometry.path(at: position)
  }

  /// The paths of the rows that a rectangle of the content meets, from the top; nil if it is no rectangle
  /// (62).
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    readCountsIfNeeded()
    guard !rect.isNull, !rect.isInfinite, rect.width > 0, rect.height > 0 else { return nil }
    guard rect.minX < bounds.width, rect.maxX > 0 else { return [] }
    return geometry.positions(from: rect.minY, to: rect.maxY)
      .filter { geometry.heights.height(of: $0) > 0 }
      .map { geometry.path(at: $0) }
  }

  /// Where a row stands in the content, on screen or not, by estimates where it is not measured (64). Empty
  /// for a row that there is not.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    readCountsIfNeeded()
    guard geometry.contains(indexPath) else { return .zero }
    return geometry.rect(at: geometry.position(of: indexPath), width: bounds.width)
  }
}
