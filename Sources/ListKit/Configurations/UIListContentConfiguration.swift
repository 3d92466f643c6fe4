public import Foundation

/// What the system's own list cells and headers show: an image, a text and a second text.
///
/// Fonts, colours and distances are near those of a phone and fixed; which ones they are is our choice.
///
/// Source: `UIListContentConfiguration` documentation.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable, @unchecked Sendable {
  // `NSAttributedString` is the only part that is not `Sendable`; those that come in are copied.

  init(
    font: UIFont, color: UIColor = .label, secondaryFont: UIFont,
    secondaryColor: UIColor = .secondaryLabel
  ) {
    textProperties = TextProperties(font: font, color: color)
    secondaryTextProperties = TextProperties(font: secondaryFont, color: secondaryColor)
  }

  // MARK: Content

  /// The image, or nil for none.
  public var image: UIImage?

  /// The text, or nil for none. `attributedText` goes before it.
  public var text: String?

  private var styledText: NSAttributedString?

  /// The text with attributes, or nil for none.
  public var attributedText: NSAttributedString? {
    get { styledText }
    set { styledText = newValue.map { NSAttributedString(attributedString: $0) } }
  }

  /// The second text, or nil for none. `secondaryAttributedText` goes before it.
  public var secondaryText: String?

  private var styledSecondaryText: NSAttributedString?

  /// The second text with attributes, or nil for none.
  public var secondaryAttributedText: NSAttributedString? {
    get { styledSecondaryText }
    set { styledSecondaryText = newValue.map { NSAttributedString(attributedString: $0) } }
  }

  // MARK: Looks

  /// How the image looks.
  public var imageProperties = ImageProperties()

  /// How the text looks.
  public var textProperties: TextProperties

  /// How the second text looks.
  public var secondaryTextProperties: TextProperties

  /// Whether the two texts stand beside each other where there is room.
  public var prefersSideBySideTextAndSecondaryText = false

  /// Distance from the image to the texts, in points.
  public var imageToTextPadding: CGFloat = 16

  /// The least distance between texts that stand beside each other, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8

  /// Distance between texts of which one stands below the other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 2

  /// Distance from the edges to the content, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 16)

  /// Whether the margins grow to those of the superview. Accepted and not looked at.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = [.horizontal]

  /// A new view that shows this.
  @MainActor
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// The same content in a state: a disabled one is paler.
  @MainActor
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    var result = self
    result.isDisabled =
      (state as? UICellConfigurationState)?.isDisabled
      ?? (state as? UIViewConfigurationState)?.isDisabled ?? false
    return result
  }

  /// Whether the texts are paler than their properties say.
  var isDisabled = false
}

/// Directions across a screen.
public struct UIAxis: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: UInt

  /// Makes directions from bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// From side to side.
  public static let horizontal = UIAxis(rawValue: 1)
  /// Up and down.
  public static let vertical = UIAxis(rawValue: 2)
  /// Both.
  public static let both: UIAxis = [.horizontal, .vertical]
}
