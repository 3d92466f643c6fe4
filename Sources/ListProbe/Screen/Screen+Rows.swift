public import Foundation
public import ListKit

extension Screen {
  /// A finger taps the middle of a view, through whatever lies over it. Nothing happens for a view that is
  /// not on this screen.
  public func tap(_ view: UIView, as name: String) {
    perform("tap \(name)") {
      guard view.window === window else { return }
      let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
      window.tap(at: window.convert(middle, from: view))
    }
  }

  /// A finger taps a row of a table, beside all controls in it. Nothing happens for a row that is not on
  /// screen.
  public func tap(row path: IndexPath, in table: UITableView) {
    perform("tap row \(path.row)\(path.section == 0 ? "" : " of section \(path.section)")") {
      table.tapRow(at: path)
    }
  }
}
