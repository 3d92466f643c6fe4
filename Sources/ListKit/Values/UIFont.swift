public import Foundation

/// A typeface at a size. There is one typeface here, upright, slanted or with letters of one width.
public final class UIFont: Hashable, Sendable {
  /// Height of the letters' body, in points.
  public let pointSize: CGFloat

  /// How heavy the strokes are.
  public let weight: Weight

  /// The kind of letters.
  private let design: Design

  private enum Design: Hashable {
    case upright, italic, monospaced
  }

  /// How the font follows the size that a person chose, or nil if it does not.
  let scaling: Scaling?

  private init(
    pointSize: CGFloat, weight: Weight, design: Design = .upright, scaling: Scaling? = nil
  ) {
    self.pointSize = pointSize
    self.weight = weight
    self.design = design
    self.scaling = scaling
  }

  /// The same font, which follows the size that a person chose.
  func following(_ scaling: Scaling) -> UIFont {
    UIFont(pointSize: pointSize, weight: weight, design: design, scaling: scaling)
  }

  /// A typeface by name. There is only the system's, so any name gives that.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(pointSize: fontSize, weight: .regular)
  }

  /// The system's typeface at a size in points.
  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(pointSize: size, weight: weight)
  }

  /// The system's bold typeface at a size in points.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(pointSize: size, weight: .bold)
  }

  /// The system's slanted typeface at a size in points.
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(pointSize: size, weight: .regular, design: .italic)
  }

  /// The system's typeface with letters of one width, at a size in points.
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(pointSize: size, weight: weight, design: .monospaced)
  }

  /// The system's typeface with digits of one width, which they have here anyway.
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(pointSize: size, weight: weight)
  }

  /// The same typeface at another size.
  public func withSize(_ size: CGFloat) -> UIFont {
    UIFont(pointSize: size, weight: weight, design: design)
  }

  /// Whether size, weight and kind are equal.
  public static func == (lhs: UIFont, rhs: UIFont) -> Bool {
    lhs.pointSize == rhs.pointSize && lhs.weight == rhs.weight && lhs.design == rhs.design
  }

  /// Hashes size and weight.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(pointSize)
    hasher.combine(weight)
  }

  // MARK: Metrics

  /// From the line that letters stand on to the top of a line of text: 0.952 of the point size.
  public var ascender: CGFloat { pointSize * 0.952 }

  /// From the line that letters stand on down to the bottom, negative: 0.241 of the point size.
  public var descender: CGFloat { pointSize * -0.241 }

  /// The height of a line of text: 1.193 of the point size.
  public var lineHeight: CGFloat { pointSize * 1.193 }

  /// The height of capitals: 0.705 of the point size.
  public var capHeight: CGFloat { pointSize * 0.705 }

  /// The height of a small x: 0.526 of the point size.
  public var xHeight: CGFloat { pointSize * 0.526 }

  /// What is added between lines: nothing.
  public var leading: CGFloat { 0 }

  /// The size of text in labels, in points.
  public static let labelFontSize: CGFloat = 17
  /// The size of text in buttons, in points.
  public static let buttonFontSize: CGFloat = 18
  /// The size of small text, in points.
  public static let smallSystemFontSize: CGFloat = 12
  /// The size of other text, in points.
  public static let systemFontSize: CGFloat = 14

  /// Whether all letters have one width.
  var isMonospaced: Bool { design == .monospaced }

  /// How much wider letters are than regular ones.
  var widthFactor: CGFloat { isMonospaced ? 1 : 1 + weight.rawValue / 10 }

  /// How heavy the strokes of a typeface are.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// From -1, thin, to 1, heavy.
    public let rawValue: CGFloat

    /// Makes a weight from its number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The thinnest.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// Very thin.
    public static let thin = Weight(rawValue: -0.6)
    /// Thin.
    public static let light = Weight(rawValue: -0.4)
    /// The normal weight.
    public static let regular = Weight(rawValue: 0)
    /// A little heavier.
    public static let medium = Weight(rawValue: 0.23)
    /// Between medium and bold.
    public static let semibold = Weight(rawValue: 0.3)
    /// Heavy.
    public static let bold = Weight(rawValue: 0.4)
    /// Very heavy.
    public static let heavy = Weight(rawValue: 0.56)
    /// The heaviest.
    public static let black = Weight(rawValue: 0.62)
  }
}
