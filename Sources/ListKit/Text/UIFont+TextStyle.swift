public import Foundation

extension UIFont {
  /// What a text is for, from which its font follows.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a style from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The largest title, 34 points.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// A title of the first rank, 28 points.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// A title of the second rank, 22 points.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// A title of the third rank, 20 points.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// A heading, 17 points and semibold.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// Running text, 17 points.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// A remark that stands out, 16 points.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// A heading of the second rank, 15 points.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// A footnote, 13 points.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// A caption, 12 points.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// A smaller caption, 11 points.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }

  /// The font of a style at the size that a person chose.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The font of a style at the size that surroundings ask for; nil for those of the screen.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = traitCollection?.preferredContentSizeCategory ?? .current
    return systemFont(
      ofSize: style.pointSize(in: category), weight: style == .headline ? .semibold : .regular
    ).following(Scaling(style: style, size: style.pointSize(in: .large)))
  }

  /// How a font follows the size that a person chose.
  struct Scaling: Sendable {
    /// The style whose sizes it follows.
    var style: TextStyle
    /// Its own size in the category Large.
    var size: CGFloat
    /// The most that it may be.
    var most = CGFloat.infinity

    /// The size in the category that is chosen now.
    var current: CGFloat {
      let ratio = style.pointSize(in: .current) / style.pointSize(in: .large)
      return min(size * ratio, most)
    }
  }

  /// The font at the size that is chosen now, or itself where it does not follow that.
  var current: UIFont {
    guard let scaling, scaling.current != pointSize else { return self }
    return withSize(scaling.current).following(scaling)
  }
}

/// Makes fonts and lengths follow the size that a person chose.
///
/// Source: `UIFontMetrics` documentation. That they grow in proportion to the style's own font is our choice.
public final class UIFontMetrics: Sendable {
  private let style: UIFont.TextStyle

  /// Makes the metrics of a style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
  }

  /// The metrics of running text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// The font, scaled.
  public func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, maximumPointSize: .infinity)
  }

  /// The font, scaled, but at most so many points.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    let scaling = UIFont.Scaling(style: style, size: font.pointSize, most: maximumPointSize)
    return font.withSize(scaling.current).following(scaling)
  }

  /// The length, scaled.
  public func scaledValue(for value: CGFloat) -> CGFloat {
    UIFont.Scaling(style: style, size: value).current
  }
}
