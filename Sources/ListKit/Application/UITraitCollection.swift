/// What a view should know of its surroundings: a phone, upright, in the light, and the size of text that a
/// person chose.
///
/// Source: `UITraitCollection` documentation.
public final class UITraitCollection: Sendable {
  /// The surroundings.
  static var usual: UITraitCollection { UITraitCollection(preferredContentSizeCategory: .current) }

  /// Light or dark.
  public let userInterfaceStyle = UIUserInterfaceStyle.light

  /// How much room there is from side to side.
  public let horizontalSizeClass = UIUserInterfaceSizeClass.compact

  /// How much room there is from top to bottom.
  public let verticalSizeClass = UIUserInterfaceSizeClass.regular

  /// Pixels to a point.
  public let displayScale = 2.0

  /// How large text is to be.
  public let preferredContentSizeCategory: UIContentSizeCategory

  /// The usual surroundings, with text of a size.
  public init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.preferredContentSizeCategory = preferredContentSizeCategory
  }
}

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// As the surroundings are.
  case unspecified
  /// Light.
  case light
  /// Dark.
  case dark
}

/// How much room there is in a direction.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not known.
  case unspecified
  /// Little, as on an upright phone from side to side.
  case compact
  /// Much.
  case regular
}

extension UIView {
  /// What the view should know of its surroundings.
  public var traitCollection: UITraitCollection { .usual }
}

extension UIViewController {
  /// What the controller should know of its surroundings.
  public var traitCollection: UITraitCollection { .usual }
}
