import Lesson01Given
import UIKit

/// What the checks need of a list: UIKit's five names.
@MainActor
protocol ListUnderTest: AnyObject {
  /// The list itself.
  var view: UIScrollView { get }
  /// Where its rows come from; not owned.
  var rows: (any Rows)? { get set }
  /// The height of every row in points.
  var rowHeight: CGFloat { get set }
  /// Says how cells of a kind are made.
  func register(_ identifier: String, make: @escaping () -> MiniCell)
  /// A cell of a kind, used or new.
  func dequeue(_ identifier: String) -> MiniCell
  /// Reads the rows anew.
  func reloadData()
}

/// Where the rows of a list under test come from.
@MainActor
protocol Rows: AnyObject {
  /// How many there are.
  func numberOfRows() -> Int
  /// The configured cell of one.
  func cell(forRow row: Int) -> MiniCell
}
