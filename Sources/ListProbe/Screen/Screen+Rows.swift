public import Foundation
public import ListKit

extension Screen {
  /// A finger taps a row of a table, beside all controls in it. Nothing happens for a row that is not on
  /// screen.
  public func tap(row path: IndexPath, in table: UITableView) {
    perform("tap row \(path.row)\(path.section == 0 ? "" : " of section \(path.section)")") {
      table.tapRow(at: path)
    }
  }
}
