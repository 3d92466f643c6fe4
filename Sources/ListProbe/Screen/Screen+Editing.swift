public import Foundation
public import ListKit

/// What a finger does to rows that can be edited. Each call says whether there was something to do.
extension Screen {
  /// The edge that a swipe comes from.
  public enum SwipeEdge: Sendable {
    /// Where reading begins.
    case leading
    /// Where it ends.
    case trailing
  }

  /// Swipes a row open and taps what it offers: the button with this title, else the first, which a swipe
  /// across the whole row does too.
  @discardableResult
  public func swipe(
    row path: IndexPath, from edge: SwipeEdge = .trailing, tapping title: String? = nil,
    in table: UITableView
  ) -> Bool {
    var isDone = false
    let words = title.map { " and tap \($0)" } ?? ""
    perform("swipe \(path.rowWords.lowercased())\(words)") {
      isDone = table.swipe(at: path, from: edge == .leading ? .leading : .trailing, title: title)
    }
    return isDone
  }

  /// Taps the control that a row shows while its table is edited: the one that deletes it, or adds one.
  @discardableResult
  public func tapEditControl(row path: IndexPath, in table: UITableView) -> Bool {
    var isDone = false
    perform("tap the edit control of \(path.rowWords.lowercased())") {
      isDone = table.tapEditControl(at: path)
    }
    return isDone
  }

  /// Drags a row of a table that is edited to another place; the path is that of the row afterwards.
  @discardableResult
  public func move(row path: IndexPath, to target: IndexPath, in table: UITableView) -> Bool {
    var isDone = false
    perform("drag \(path.rowWords.lowercased()) to \(target.rowWords.lowercased())") {
      isDone = table.moveByHand(from: path, to: target)
    }
    return isDone
  }
}
