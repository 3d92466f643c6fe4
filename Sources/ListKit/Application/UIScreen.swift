public import Foundation

/// The device's screen: the one that the probe made last, or one of its usual size.
///
/// Source: `UIScreen` documentation.
@MainActor
public final class UIScreen {
  /// The screen.
  public static let main = UIScreen()

  /// Its size in points, at the origin.
  public package(set) var bounds = CGRect(x: 0, y: 0, width: 320, height: 700)

  /// Pixels to a point.
  public let scale: CGFloat = 2

  private init() {}
}
