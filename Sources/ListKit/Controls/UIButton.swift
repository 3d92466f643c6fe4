public import Foundation

/// A control that does something when it is tapped.
///
/// Source: `UIButton` documentation.
@MainActor
open class UIButton: UIControl {
  /// Makes a button of the custom type.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [imagePart, titlePart, subtitlePart] { addSubview(view) }
    imagePart.isHidden = true
    subtitlePart.isHidden = true
    titlePart.font = .systemFont(ofSize: UIFont.buttonFontSize)
    subtitlePart.font = .preferredFont(forTextStyle: .footnote)
  }

  /// Makes a button of a type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    if buttonType == .system { titlePart.font = .systemFont(ofSize: 15) }
    refresh()
  }

  /// Makes a button that shows an action's title and picture and sends it when tapped.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
  }

  /// Makes a button that shows a configuration and sends an action when tapped.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    titlePart.font = .preferredFont(forTextStyle: .body)
    self.configuration = configuration
    take(primaryAction)
  }

  /// There are no nibs here; returns nil.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// The type that the button was made with.
  public private(set) var buttonType = ButtonType.custom

  // MARK: What it shows

  private let imagePart = UIImageView()
  private let titlePart = UILabel()
  private let subtitlePart = UILabel()
  private var titles: [State: String] = [:]
  private var images: [State: UIImage] = [:]
  private var titleColors: [State: UIColor] = [:]

  /// The label with the title.
  open var titleLabel: UILabel? { titlePart }

  /// The view with the picture.
  open var imageView: UIImageView? { imagePart }

  /// The label with the subtitle of a configuration.
  open var subtitleLabel: UILabel? { subtitlePart }

  /// Sets the title for a state.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    refresh()
  }

  /// Sets the picture for a state.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    refresh()
  }

  /// Sets the title's colour for a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state] = color
    refresh()
  }

  /// The title that was set for a state.
  open func title(for state: State) -> String? { titles[state] }

  /// The picture that was set for a state.
  open func image(for state: State) -> UIImage? { images[state] }

  /// The title's colour that was set for a state.
  open func titleColor(for state: State) -> UIColor? { titleColors[state] }

  /// The title on show: that of the state or else of the normal one.
  open var currentTitle: String? { titles[state] ?? titles[.normal] }

  /// The picture on show: that of the state or else of the normal one.
  open var currentImage: UIImage? { images[state] ?? images[.normal] }

  /// The title's colour on show.
  open var currentTitleColor: UIColor {
    titleColors[state] ?? titleColors[.normal] ?? (buttonType == .system ? tintColor : .white)
  }

  /// Points around title and picture of a button without a configuration.
  open var contentEdgeInsets: UIEdgeInsets = .zero { didSet { refresh() } }

  /// What the button shows and how, or nil for what was set for each state. A title or picture that it does
  /// not have is taken from there.
  open var configuration: Configuration? { didSet { if configuration != oldValue { refresh() } } }

  /// What a `configurationUpdateHandler` is.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  /// Called before the next layout after the state changed, to change the configuration.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  private var needsUpdateOfConfiguration = false

  /// Asks for `updateConfiguration` in the next layout.
  open func setNeedsUpdateConfiguration() {
    needsUpdateOfConfiguration = true
    setNeedsLayout()
  }

  /// Brings the configuration up to date with the state. Calls the handler.
  open func updateConfiguration() {
    configurationUpdateHandler?(self)
  }

  override func stateChanged(_ property: StaticString = #function) {
    super.stateChanged(property)
    if configurationUpdateHandler != nil { setNeedsUpdateConfiguration() }
    refresh()
  }

  private func take(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  /// Writes what is to be seen into the parts.
  private func refresh() {
    let before = measuredSize
    titlePart.text = configuration?.title ?? currentTitle
    titlePart.textColor = configuration?.baseForegroundColor ?? currentTitleColor
    subtitlePart.text = configuration?.subtitle
    subtitlePart.isHidden = configuration?.subtitle == nil
    imagePart.image = configuration?.image ?? currentImage
    imagePart.isHidden = imagePart.image == nil
    touch()
    setNeedsLayout()
    if measuredSize != before { invalidateIntrinsicContentSize() }
  }

  // MARK: Size and layout

  /// The size of title, picture and what is around them.
  open override var intrinsicContentSize: CGSize { measuredSize }

  /// The size of title, picture and what is around them.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { measuredSize }

  override var firstBaselineFromTop: CGFloat? {
    (measuredSize.height - titlePart.intrinsicContentSize.height) / 2 + titlePart.font.ascender
  }

  override var lastBaselineFromBottom: CGFloat? {
    (measuredSize.height - titlePart.intrinsicContentSize.height) / 2 - titlePart.font.descender
  }

  /// The room around the content. A title without a configuration has 6 points above and below it.
  private var insets: UIEdgeInsets {
    guard let configuration else {
      let own: CGFloat = imagePart.image == nil && contentEdgeInsets == .zero ? 6 : 0
      return UIEdgeInsets(
        top: contentEdgeInsets.top + own, left: contentEdgeInsets.left,
        bottom: contentEdgeInsets.bottom + own, right: contentEdgeInsets.right)
    }
    let around = configuration.contentInsets
    return UIEdgeInsets(
      top: around.top, left: around.leading, bottom: around.bottom, right: around.trailing)
  }

  private var textSize: CGSize {
    let (title, subtitle) = (titlePart.intrinsicContentSize, subtitlePart.intrinsicContentSize)
    let gap = subtitle.height > 0 && title.height > 0 ? configuration?.titlePadding ?? 0 : 0
    return CGSize(
      width: max(title.width, subtitle.width), height: title.height + gap + subtitle.height)
  }

  private var isVertical: Bool {
    configuration.map { !$0.imagePlacement.isDisjoint(with: [.top, .bottom]) } ?? false
  }

  private var gap: CGFloat {
    imagePart.image != nil && textSize.width > 0 ? configuration?.imagePadding ?? 0 : 0
  }

  private var contentSize: CGSize {
    let (text, image) = (textSize, imagePart.image?.size ?? .zero)
    return isVertical
      ? CGSize(width: max(text.width, image.width), height: text.height + gap + image.height)
      : CGSize(width: text.width + gap + image.width, height: max(text.height, image.height))
  }

  private var measuredSize: CGSize {
    let (content, insets) = (contentSize, insets)
    // An empty button and a short title of a button without a configuration are not narrower than 30.
    let isEmpty = content == .zero
    let least: CGFloat = configuration == nil && imagePart.image == nil ? 30 : 0
    let height = isEmpty && configuration == nil ? titlePart.font.lineHeight : content.height
    return CGSize(
      width: max(content.width + insets.left + insets.right, least),
      height: Grid.roundedUp(height + insets.top + insets.bottom))
  }

  /// Places picture and title in the middle of the room.
  open override func layoutSubviews() {
    if needsUpdateOfConfiguration {
      needsUpdateOfConfiguration = false
      updateConfiguration()
    }
    super.layoutSubviews()
    let room = CGRect(origin: .zero, size: bounds.size).inset(by: insets)
    let (text, image) = (textSize, imagePart.image?.size ?? .zero)
    let size = CGSize(
      width: min(contentSize.width, max(room.width, 0)), height: contentSize.height)
    let origin = CGPoint(x: room.midX - size.width / 2, y: room.midY - size.height / 2)
    let placement = configuration?.imagePlacement ?? .leading
    var imageOrigin = CGPoint(x: origin.x, y: room.midY - image.height / 2)
    var textFrame = CGRect(
      x: origin.x, y: room.midY - text.height / 2, width: min(text.width, size.width),
      height: text.height)
    if isVertical {
      imageOrigin.x = room.midX - image.width / 2
      textFrame.origin.x = room.midX - textFrame.width / 2
      let imageFirst = placement.contains(.top)
      imageOrigin.y = imageFirst ? origin.y : origin.y + text.height + gap
      textFrame.origin.y = imageFirst ? origin.y + image.height + gap : origin.y
    } else {
      textFrame.size.width = max(min(text.width, size.width - image.width - gap), 0)
      let imageFirst = !placement.contains(.trailing)
      imageOrigin.x = imageFirst ? origin.x : origin.x + textFrame.width + gap
      if imageFirst { textFrame.origin.x = origin.x + image.width + gap }
    }
    imagePart.frame = CGRect(origin: imageOrigin, size: image)
    let title = titlePart.intrinsicContentSize.height
    titlePart.frame = CGRect(
      x: textFrame.minX, y: textFrame.minY, width: textFrame.width, height: title)
    let subtitle = subtitlePart.intrinsicContentSize.height
    subtitlePart.frame = CGRect(
      x: textFrame.minX, y: textFrame.maxY - subtitle, width: textFrame.width, height: subtitle)
  }

  // MARK: A person

  /// The menu of the button, or nil.
  open var menu: UIMenu?

  /// Whether a tap shows the menu instead of sending actions.
  open var showsMenuAsPrimaryAction = false

  /// Whether a tap turns `isSelected` over.
  open var changesSelectionAsPrimaryAction = false

  override func touchedUpInside() {
    if menu != nil, showsMenuAsPrimaryAction { return sendActions(for: .menuActionTriggered) }
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    super.touchedUpInside()
    sendActions(for: .primaryActionTriggered)
  }

  /// Does what choosing from the menu does. Returns whether there is such an entry that can be chosen.
  package func chooseFromMenu(_ title: String) -> Bool {
    guard isEnabled,
      let action = menu?.actions.first(where: { $0.title == title }),
      !action.attributes.contains(.disabled)
    else { return false }
    action.perform(sender: self)
    return true
  }

  /// Kinds of buttons.
  public enum ButtonType: Int, Sendable {
    /// With no look of its own.
    case custom = 0
    /// As the system's buttons look.
    case system = 1
    /// With an arrow or an i, for more.
    case detailDisclosure = 2
    /// With a light i.
    case infoLight = 3
    /// With a dark i.
    case infoDark = 4
    /// With a plus.
    case contactAdd = 5
    /// With a cross.
    case close = 7
  }
}
