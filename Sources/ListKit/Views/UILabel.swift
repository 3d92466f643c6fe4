public import Foundation

/// Text on the screen.
///
/// Source: `UILabel` documentation.
@MainActor
open class UILabel: UIView {
  /// Makes a label; it takes no touches.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// There are no nibs here; returns nil.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// The text, or nil for none. Setting it ends `attributedText`.
  open var text: String? {
    get { styled?.string ?? plain }
    set {
      let isSame = styled == nil && plain == newValue
      (plain, styled) = (newValue, nil)
      isSame ? touch() : contentChanged()
    }
  }

  /// The text with attributes. Setting it replaces `text`; one that was set as `text` comes back with the
  /// label's font and colour.
  open var attributedText: NSAttributedString? {
    get {
      styled
        ?? plain.map {
          NSAttributedString(
            string: $0, attributes: [.font: font as Any, .foregroundColor: textColor as Any])
        }
    }
    set {
      plain = nil
      styled = newValue.map { NSAttributedString(attributedString: $0) }
      contentChanged()
    }
  }

  /// The typeface and size. Setting it sets it for the whole of an attributed text; nil is the default.
  open var font: UIFont! = UILabel.defaultFont {
    didSet {
      if font == nil { font = UILabel.defaultFont }
      overwrite(.font, with: font as Any)
      font == oldValue ? touch() : contentChanged()
    }
  }

  /// The colour of the text. Setting it sets it for the whole of an attributed text; nil is the default.
  open var textColor: UIColor! = .label {
    didSet {
      if textColor == nil { textColor = .label }
      overwrite(.foregroundColor, with: textColor as Any)
      touch()
    }
  }

  /// Where the lines stand in the width.
  open var textAlignment: NSTextAlignment = .natural { didSet { touch() } }

  /// The most lines shown; 0 for as many as needed.
  open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { contentChanged() } } }

  /// How the text is broken into lines and cut.
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail {
    didSet { if lineBreakMode != oldValue { contentChanged() } }
  }

  /// The width in points at which a label of several lines wraps to find its own size; 0 for the width that
  /// constraints give it.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { contentChanged() } }
  }

  /// Whether the text looks active.
  open var isEnabled = true { didSet { touch() } }

  /// Whether the text has its highlighted colour.
  open var isHighlighted = false { didSet { touch() } }

  /// The colour of highlighted text, or nil for no difference.
  open var highlightedTextColor: UIColor? { didSet { touch() } }

  /// The colour of the text's shadow, or nil for none.
  open var shadowColor: UIColor? { didSet { touch() } }

  /// Where the shadow falls, in points.
  open var shadowOffset = CGSize(width: 0, height: -1) { didSet { touch() } }

  /// Whether the font follows the size that a person chose, if it is one of a text style.
  open var adjustsFontForContentSizeCategory = false

  override func textSizeChanged() {
    guard adjustsFontForContentSizeCategory, let new = font?.current, new != font else { return }
    font = new
  }

  /// Whether text that is too wide is drawn smaller. It does not change the label's own size.
  open var adjustsFontSizeToFitWidth = false

  /// How much smaller, at least.
  open var minimumScaleFactor: CGFloat = 0

  // MARK: Size

  private static let defaultFont = UIFont.systemFont(ofSize: 17)

  private var plain: String?
  private var styled: NSAttributedString?

  /// The width that constraints give the label while heights are solved.
  private var fittingWidth: CGFloat?

  /// The last measured size, and at which width.
  private var measured: (width: CGFloat, size: CGSize)?

  /// The size of the text on the grid of half points; nothing for no text. Several lines are as many as
  /// `preferredMaxLayoutWidth`, or else the width from constraints, makes them.
  open override var intrinsicContentSize: CGSize {
    if numberOfLines == 1 { return measure(.greatestFiniteMagnitude) }
    if preferredMaxLayoutWidth > 0 { return measure(preferredMaxLayoutWidth) }
    return measure(fittingWidth ?? .greatestFiniteMagnitude)
  }

  /// The size of the text; several lines wrap at the width given, if it is above 0.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    numberOfLines == 1 || size.width <= 0
      ? measure(.greatestFiniteMagnitude) : measure(size.width)
  }

  /// The rectangle that the text needs within another, in at most so many lines.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    let size = layout(bounds.width, limit: numberOfLines).size
    return CGRect(origin: bounds.origin, size: size)
  }

  override var canWrap: Bool { numberOfLines != 1 }

  override func prepareToFit(width: CGFloat?) { fittingWidth = width }

  override var firstBaselineFromTop: CGFloat? { font.ascender }

  override var lastBaselineFromBottom: CGFloat? { -font.descender }

  /// How many lines the text takes at the label's present width.
  package var lineCount: Int { layout(bounds.width, limit: numberOfLines).lineCount }

  /// Whether the text is cut at the label's present width.
  package var isTruncated: Bool { layout(bounds.width, limit: numberOfLines).isTruncated }

  private func measure(_ width: CGFloat) -> CGSize {
    if let measured, measured.width == width { return measured.size }
    let size = layout(width, limit: numberOfLines).size
    measured = (width, size)
    return size
  }

  private func layout(_ width: CGFloat, limit: Int) -> TextLayout {
    var spacing: CGFloat = 0
    let runs = TextLayout.runs(styled, plain, font, &spacing)
    return TextLayout(
      runs, width: width, limit: limit, byCharacter: lineBreakMode == .byCharWrapping,
      lineSpacing: spacing)
  }

  private func contentChanged(_ property: StaticString = #function) {
    measured = nil
    touch(property)
    invalidateIntrinsicContentSize()
  }

  private func overwrite(_ key: NSAttributedString.Key, with value: Any) {
    guard let styled else { return }
    let copy = NSMutableAttributedString(attributedString: styled)
    copy.addAttribute(key, value: value, range: NSRange(location: 0, length: copy.length))
    self.styled = copy
    measured = nil
  }
}

extension TextLayout {
  /// The runs of a text, styled or not; the largest line spacing in it is written to `spacing`.
  static func runs(
    _ styled: NSAttributedString?, _ plain: String?, _ font: UIFont, _ spacing: inout CGFloat
  ) -> [Run] {
    guard let styled else { return plain.map { [Run(text: $0, font: font)] } ?? [] }
    var runs: [Run] = []
    var largest: CGFloat = 0
    let text = styled.string
    styled.enumerateAttributes(in: NSRange(location: 0, length: styled.length)) {
      values, range, _ in
      guard let part = Range(range, in: text) else { return }
      if let style = values[.paragraphStyle] as? NSParagraphStyle {
        largest = max(largest, style.lineSpacing)
      }
      let kern = values[.kern].flatMap { number($0) } ?? 0
      runs.append(
        Run(text: String(text[part]), font: values[.font] as? UIFont ?? font, kern: kern))
    }
    spacing = largest
    return runs
  }

  /// A number, as whichever type it was written.
  private static func number(_ value: Any) -> CGFloat? {
    (value as? CGFloat) ?? (value as? Double).map { CGFloat($0) }
      ?? (value as? Int).map { CGFloat($0) } ?? (value as? NSNumber).map { CGFloat($0.doubleValue) }
  }

  /// How many lines there are.
  var lineCount: Int { widths.count }
}

/// Where lines of text stand in their width.
public enum NSTextAlignment: Int, Sendable {
  /// At the left edge.
  case left
  /// In the middle.
  case center
  /// At the right edge.
  case right
  /// Spread over the width.
  case justified
  /// Where the script begins.
  case natural
}
