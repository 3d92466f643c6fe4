public import Foundation

/// Shows a list content configuration: the image, the text, and the second text below or beside it. Another
/// configuration changes the same views.
///
/// Source: `UIListContentView` documentation.
@MainActor
open class UIListContentView: UIView, UIContentView {
  private let imageView = UIImageView()
  private let label = UILabel()
  private let secondaryLabel = UILabel()

  private var content: UIListContentConfiguration {
    didSet { if content != oldValue { apply() } }
  }

  /// Makes a view that shows a configuration.
  public init(configuration: UIListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
    for view in [imageView, label, secondaryLabel] { addSubview(view) }
    apply()
  }

  /// There are no nibs here; returns nil.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// What is shown. A configuration of another type is not taken.
  open var configuration: any UIContentConfiguration {
    get { content }
    set { if let new = newValue as? UIListContentConfiguration { content = new } }
  }

  private func apply() {
    imageView.image = content.image
    imageView.isHidden = content.image == nil
    apply(content.textProperties, text: content.text, styled: content.attributedText, to: label)
    apply(
      content.secondaryTextProperties, text: content.secondaryText,
      styled: content.secondaryAttributedText, to: secondaryLabel)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func apply(
    _ properties: UIListContentConfiguration.TextProperties, text: String?,
    styled: NSAttributedString?, to label: UILabel
  ) {
    if let styled {
      label.attributedText = styled
    } else {
      label.text = text.map(properties.shown)
      label.font =
        properties.adjustsFontForContentSizeCategory ? properties.font.current : properties.font
      label.textColor = content.isDisabled ? .tertiaryLabel : properties.resolvedColor()
    }
    label.textAlignment =
      switch properties.alignment {
      case .natural: .natural
      case .center: .center
      case .justified: .justified
      }
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.isHidden = (styled?.string ?? text ?? "").isEmpty
  }

  override func textSizeChanged() { apply() }

  // MARK: Layout

  /// Where things stand at a width, and how tall that is.
  private struct Arrangement {
    var image = CGRect.zero
    var text = CGRect.zero
    var secondary = CGRect.zero
    var height: CGFloat = 0
  }

  /// Puts image and texts in their places.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let arrangement = arranged(width: bounds.width, height: bounds.height)
    imageView.frame = arrangement.image
    label.frame = arrangement.text
    secondaryLabel.frame = arrangement.secondary
  }

  /// The given width, and the height that the content takes at it: 44 points at least where the margins are
  /// a cell's.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: arranged(width: size.width, height: 0).height)
  }

  /// The same, for whoever asks with priorities.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    sizeThatFits(targetSize)
  }

  /// `height` is the view's, in whose middle things stand; the content may be taller.
  private func arranged(width: CGFloat, height: CGFloat) -> Arrangement {
    let margins = content.directionalLayoutMargins
    var result = Arrangement()
    var textLeft = margins.leading
    if let image = content.image {
      result.image.size = content.imageProperties.shownSize(of: image)
      let reserved = content.imageProperties.reservedWidth(result.image.width)
      result.image.origin.x = margins.leading + (reserved - result.image.width) / 2
      textLeft += reserved + content.imageToTextPadding
    }
    let textWidth = max(width - textLeft - margins.trailing, 0)
    let textHeight = arrangeTexts(in: &result, left: textLeft, width: textWidth)
    let imageHeight = max(
      result.image.height,
      content.image == nil ? 0 : content.imageProperties.reservedLayoutSize.height)
    let contentHeight = max(textHeight, imageHeight)
    let natural = contentHeight + margins.top + margins.bottom
    result.height = margins.top + margins.bottom >= 22 ? max(natural, 44) : natural

    let inner = max(height, result.height) - margins.top - margins.bottom
    let textTop = margins.top + ((inner - textHeight) / 2).rounded(.down)
    result.text.origin.y += textTop
    result.secondary.origin.y += textTop
    result.image.origin.y = margins.top + ((inner - result.image.height) / 2).rounded(.down)
    return result
  }

  /// Puts the texts side by side or one below the other, from y 0, and returns their height.
  private func arrangeTexts(in result: inout Arrangement, left: CGFloat, width: CGFloat) -> CGFloat
  {
    let room = CGSize(width: width, height: .greatestFiniteMagnitude)
    let one = label.isHidden ? .zero : label.sizeThatFits(room)
    let two = secondaryLabel.isHidden ? .zero : secondaryLabel.sizeThatFits(room)
    if content.prefersSideBySideTextAndSecondaryText, !label.isHidden, !secondaryLabel.isHidden {
      let limitless = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
      let widths = [label, secondaryLabel].map { $0.sizeThatFits(limitless).width }
      if widths[0] + content.textToSecondaryTextHorizontalPadding + widths[1] <= width {
        let height = max(one.height, two.height)
        result.text = CGRect(x: left, y: 0, width: widths[0], height: height)
        result.secondary = CGRect(
          x: left + width - widths[1], y: 0, width: widths[1], height: height)
        return height
      }
    }
    result.text = CGRect(x: left, y: 0, width: width, height: one.height)
    let gap =
      label.isHidden || secondaryLabel.isHidden ? 0 : content.textToSecondaryTextVerticalPadding
    result.secondary = CGRect(x: left, y: one.height + gap, width: width, height: two.height)
    return one.height + gap + two.height
  }
}
