import Foundation

extension UIView {
  /// How a view's content follows its size.
  public enum ContentMode: Int, Sendable {
    /// Stretched to fill.
    case scaleToFill
    /// As large as fits.
    case scaleAspectFit
    /// As small as fills.
    case scaleAspectFill
    /// Drawn again.
    case redraw
    /// In the middle.
    case center
    /// At the top.
    case top
    /// At the bottom.
    case bottom
    /// At the left.
    case left
    /// At the right.
    case right
    /// Top left.
    case topLeft
    /// Top right.
    case topRight
    /// Bottom left.
    case bottomLeft
    /// Bottom right.
    case bottomRight
  }

  /// Tells this view and those below that take their tint from it.
  func tellTintChanged() {
    touch()
    tintColorDidChange()
    for view in subviews where !view.hasOwnTint { view.tellTintChanged() }
  }
}

/// What a screen reader says of how a view behaves.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt64

  /// Makes traits from their bits.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// Nothing.
  public static let none: UIAccessibilityTraits = []
  /// It is a button.
  public static let button = UIAccessibilityTraits(rawValue: 1)
  /// It is a link.
  public static let link = UIAccessibilityTraits(rawValue: 2)
  /// It is a picture.
  public static let image = UIAccessibilityTraits(rawValue: 4)
  /// It is chosen.
  public static let selected = UIAccessibilityTraits(rawValue: 8)
  /// It is text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 64)
  /// It cannot be used.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
  /// It changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 512)
  /// It is a heading.
  public static let header = UIAccessibilityTraits(rawValue: 65536)
}
