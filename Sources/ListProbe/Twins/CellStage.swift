import Foundation
import ListKit

/// A place where one cell at a time stands, as a row stands in a table.
@MainActor
struct CellStage {
  private let window: UIWindow
  private let height: CGFloat

  /// A call that returns nothing and raises comes back, as on a screen.
  private let listening = UIKitException.Listening(survives: true) { _ in }

  init(width: CGFloat, height: CGFloat) {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 700))
    self.height = height
  }

  /// Puts a cell on the stage, alone, and lays it out after the jobs that are ready.
  func show(_ cell: UIView) {
    for other in window.subviews where other !== cell { other.removeFromSuperview() }
    if cell.superview == nil { window.addSubview(cell) }
    cell.frame = CGRect(x: 0, y: 0, width: window.bounds.width, height: height)
    DeterministicRuntime.drain()
    window.layoutIfNeeded()
  }

  /// Takes a cell away, as a row leaves the screen.
  func remove(_ cell: UIView) {
    cell.removeFromSuperview()
    window.layoutIfNeeded()
  }
}
