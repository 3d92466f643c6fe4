public import Foundation
public import ListKit

/// A view controller on a screen.
extension Screen {
  /// Puts a view controller on a screen of a size in points, with its callbacks in UIKit's order, and draws the
  /// first frame.
  public convenience init(
    rootViewController: UIViewController, size: CGSize = CGSize(width: 320, height: 700),
    generation: Generation = .classic
  ) {
    self.init(emptyOfSize: size, generation: generation)
    window.rootViewController = rootViewController
    frame()
  }

  /// Takes the view controller off the screen, as when an app leaves for good. Views that the screen was made
  /// with stay.
  public func removeRootViewController() {
    perform("leave the screen") { window.rootViewController = nil }
  }
}
