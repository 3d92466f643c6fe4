public import Foundation

/// How the parts look.
extension UIListContentConfiguration {
  /// How a text looks.
  public struct TextProperties: Hashable, Sendable {
    /// The typeface and size.
    public var font: UIFont
    /// The colour.
    public var color: UIColor
    /// Makes the shown colour of `color`, or nil.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// Where the lines stand in the width.
    public var alignment: TextAlignment = .natural
    /// How the text is broken into lines and cut.
    public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
    /// The most lines shown; 0, as at first, for as many as needed.
    public var numberOfLines = 0
    /// Whether text that is too wide is drawn smaller.
    public var adjustsFontSizeToFitWidth = false
    /// How much smaller, at least.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether the font follows the size that a person chose.
    public var adjustsFontForContentSizeCategory = true
    /// Which letters are made capitals.
    public var transform: TextTransform = .none

    init(font: UIFont, color: UIColor) {
      self.font = font
      self.color = color
    }

    /// The colour that is shown.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

    /// Where the lines of a text stand.
    public enum TextAlignment: Int, Sendable {
      /// Where the script begins.
      case natural
      /// In the middle.
      case center
      /// Spread over the width.
      case justified
    }

    /// Which letters of a text are made capitals.
    public enum TextTransform: Int, Sendable {
      /// None.
      case none
      /// All.
      case uppercase
      /// None, and capitals are made small.
      case lowercase
      /// The first of each word.
      case capitalized
    }

    /// The text as it is shown.
    func shown(_ text: String) -> String {
      switch transform {
      case .none: text
      case .uppercase: text.uppercased()
      case .lowercase: text.lowercased()
      case .capitalized: text.capitalized
      }
    }
  }

  /// How an image looks.
  public struct ImageProperties: Hashable, Sendable {
    /// How a symbol is asked for, or nil.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The colour of a template, or nil.
    public var tintColor: UIColor?
    /// Makes the shown colour of `tintColor`, or nil.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// Radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The largest size in points; a side of 0 has no limit. Larger images are made smaller in proportion.
    public var maximumSize: CGSize = .zero
    /// The room that is kept for the image, in points, so that texts of several rows stand in line; a side
    /// of 0 takes the image's own.
    public var reservedLayoutSize: CGSize = .zero
    /// Whether inverted colours leave the image as it is.
    public var accessibilityIgnoresInvertColors = false

    /// Stands for the system's usual room.
    public static let standardDimension: CGFloat = -1

    /// The colour that is shown for a template on a view with a tint colour.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }

    /// The size that an image is shown in.
    func shownSize(of image: UIImage) -> CGSize {
      let size = image.size
      guard size.width > 0, size.height > 0 else { return .zero }
      let limits = [
        1, maximumSize.width > 0 ? maximumSize.width / size.width : 1,
        maximumSize.height > 0 ? maximumSize.height / size.height : 1,
      ]
      let factor = limits.min() ?? 1
      return CGSize(width: size.width * factor, height: size.height * factor)
    }

    /// The width that is kept for an image of a width.
    func reservedWidth(_ width: CGFloat) -> CGFloat {
      let reserved = reservedLayoutSize.width
      return reserved == Self.standardDimension ? max(24, width) : reserved > 0 ? reserved : width
    }
  }
}

/// The system's own looks.
extension UIListContentConfiguration {
  // Asked for each time, because a person may have chosen another size of text since.
  private static var body: UIFont { .preferredFont(forTextStyle: .body) }
  private static var subheadline: UIFont { .preferredFont(forTextStyle: .subheadline) }
  private static var footnote: UIFont { .preferredFont(forTextStyle: .footnote) }
  private static var caption: UIFont { .preferredFont(forTextStyle: .caption1) }
  private static var headline: UIFont { .preferredFont(forTextStyle: .headline) }

  /// A cell of any list.
  public static func cell() -> UIListContentConfiguration {
    UIListContentConfiguration(font: body, secondaryFont: subheadline)
  }

  /// A cell with a smaller second text below the first.
  public static func subtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(font: body, secondaryFont: caption, secondaryColor: .label)
  }

  /// A cell with a second text at the trailing edge.
  public static func valueCell() -> UIListContentConfiguration {
    var result = UIListContentConfiguration(font: body, secondaryFont: body)
    result.prefersSideBySideTextAndSecondaryText = true
    return result
  }

  /// A cell of a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration { cell() }

  /// A cell of a sidebar with a smaller second text below the first.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }

  /// A cell in the bar beside a list.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { cell() }

  /// A header, however the list looks.
  public static func header() -> UIListContentConfiguration { plainHeader() }

  /// A footer, however the list looks.
  public static func footer() -> UIListContentConfiguration { plainFooter() }

  /// A header of a plain list.
  public static func plainHeader() -> UIListContentConfiguration {
    surrounding(font: headline, color: .label)
  }

  /// A footer of a plain list.
  public static func plainFooter() -> UIListContentConfiguration {
    surrounding(font: footnote, color: .secondaryLabel)
  }

  /// A header of a grouped list, in capitals.
  public static func groupedHeader() -> UIListContentConfiguration {
    var result = surrounding(font: footnote, color: .secondaryLabel)
    result.textProperties.transform = .uppercase
    return result
  }

  /// A header of a grouped list that stands out.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    surrounding(font: headline, color: .label)
  }

  /// A larger header of a grouped list.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    let bold = UIFont.systemFont(ofSize: 20, weight: .bold)
    return surrounding(
      font: UIFontMetrics(forTextStyle: .title3).scaledFont(for: bold), color: .label)
  }

  /// A footer of a grouped list.
  public static func groupedFooter() -> UIListContentConfiguration {
    surrounding(font: footnote, color: .secondaryLabel)
  }

  /// A header of a sidebar.
  public static func sidebarHeader() -> UIListContentConfiguration { plainHeader() }

  private static func surrounding(font: UIFont, color: UIColor) -> UIListContentConfiguration {
    var result = UIListContentConfiguration(
      font: font, color: color, secondaryFont: footnote)
    result.directionalLayoutMargins.top = 4
    result.directionalLayoutMargins.bottom = 4
    return result
  }
}
