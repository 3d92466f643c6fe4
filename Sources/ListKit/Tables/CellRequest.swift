import Foundation

/// A row that the data source is being asked a cell for.
struct CellRequest {
  /// The row.
  let path: IndexPath

  /// The cell that is to be configured again, or nil where any cell will do.
  let existing: UITableViewCell?

  /// Whether a cell was already dequeued for the row (24).
  var isServed = false
}
