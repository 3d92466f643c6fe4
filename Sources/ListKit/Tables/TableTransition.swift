import Foundation

/// One change of a table's rows from one state of its data source to the next.
struct TableTransition {
  /// Rows in each section after the change.
  var counts: [Int]

  /// Where a row of the old state is in the new one, or nil if it is gone. Asked only for rows that have a
  /// cell or are selected.
  var destination: (IndexPath) -> IndexPath?

  /// Where a section of the old state is in the new one, or nil if it is gone. Asked only for sections whose
  /// header or footer is on screen.
  var sectionDestination: (Int) -> Int?

  /// Whether a row of the old state gets another cell in its place. Asked only for rows that have a cell or
  /// are selected.
  var isReloaded: (IndexPath) -> Bool

  /// Rows of the new state whose present cell is configured again.
  var reconfigured: [IndexPath] = []
}
