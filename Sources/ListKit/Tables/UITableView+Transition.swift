import Foundation

// A stand-in: it reloads. What is here keeps no cell.

struct TableTransition {
  var counts: [Int]
  var destination: (IndexPath) -> IndexPath?
  var sectionDestination: (Int) -> Int?
  var isReloaded: (IndexPath) -> Bool
  var reconfigured: [IndexPath]
}

extension UITableView {
  func perform(_ transition: TableTransition) { reloadData() }

  /// How rows come and go.
  public enum RowAnimation: Int, Sendable {
    /// Fades.
    case fade
    /// The table chooses.
    case automatic = 100
  }
}

extension UITableViewCell {
  /// What editing a row does.
  public enum EditingStyle: Int, Sendable {
    /// Nothing.
    case none
    /// Deletes it.
    case delete
    /// Adds one.
    case insert
  }
}
