public import Foundation

/// A typeface at a size. There is one typeface here; size and weight are what layouts depend on.
public final class UIFont: Hashable, Sendable {
  /// Height of the letters' body, in points.
  public let pointSize: CGFloat

  /// How heavy the strokes are.
  public let weight: Weight

  private init(pointSize: CGFloat, weight: Weight) {
    self.pointSize = pointSize
    self.weight = weight
  }

  /// The system's typeface at a size in points.
  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(pointSize: size, weight: weight)
  }

  /// The system's bold typeface at a size in points.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(pointSize: size, weight: .bold)
  }

  /// The same typeface at another size.
  public func withSize(_ size: CGFloat) -> UIFont {
    UIFont(pointSize: size, weight: weight)
  }

  /// Whether size and weight are equal.
  public static func == (lhs: UIFont, rhs: UIFont) -> Bool {
    lhs.pointSize == rhs.pointSize && lhs.weight == rhs.weight
  }

  /// Hashes size and weight.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(pointSize)
    hasher.combine(weight)
  }

  /// How heavy the strokes of a typeface are.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// From -1, thin, to 1, heavy.
    public let rawValue: CGFloat

    /// Makes a weight from its number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The normal weight.
    public static let regular = Weight(rawValue: 0)
    /// A little heavier.
    public static let medium = Weight(rawValue: 0.23)
    /// Between medium and bold.
    public static let semibold = Weight(rawValue: 0.3)
    /// Heavy.
    public static let bold = Weight(rawValue: 0.4)
  }
}
