public import Foundation

/// A button of a bar.
///
/// Targets with selectors do not exist here; actions stand for them.
///
/// Source: `UIBarButtonItem` documentation.
@MainActor
open class UIBarButtonItem {
  /// Makes a button with words and an image.
  public init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Makes one of the system's buttons.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(title: nil, image: nil, primaryAction: primaryAction, menu: menu)
    self.systemItem = systemItem
  }

  /// Makes a button with words. There are no selectors here, so it does nothing when it is tapped: both the
  /// target and the action are nil.
  public convenience init(
    title: String?, style: Style, target: Any?, action: NoSelector?
  ) {
    self.init(title: title)
    self.style = style
  }

  /// Makes a button with an image that does nothing when it is tapped.
  public convenience init(
    image: UIImage?, style: Style, target: Any?, action: NoSelector?
  ) {
    self.init(image: image)
    self.style = style
  }

  /// Makes one of the system's buttons that does nothing when it is tapped, such as a space.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: NoSelector?
  ) {
    self.init(systemItem: systemItem)
  }

  /// Stands where a phone has a selector. There is no value of it, only nil.
  public enum NoSelector: Sendable {}

  /// Makes a place for a view of the app's own.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// The words.
  open var title: String?
  /// The image, or nil.
  open var image: UIImage?
  /// Whether it can be tapped.
  open var isEnabled = true
  /// Whether it is left out.
  open var isHidden = false
  /// Whether it is chosen.
  open var isSelected = false
  /// A number of the app's own.
  open var tag = 0
  /// Its colour, or nil for the bar's.
  open var tintColor: UIColor?
  /// How heavy it looks.
  open var style: Style = .plain
  /// Its width in points; 0 for what it needs.
  open var width: CGFloat = 0
  /// What a tap does.
  open var primaryAction: UIAction?
  /// What a tap opens where it does nothing.
  open var menu: UIMenu?
  /// A view of the app's own in its place, or nil.
  open var customView: UIView?
  /// A name for tests.
  open var accessibilityIdentifier: String?
  /// What a screen reader says.
  open var accessibilityLabel: String?

  /// Which of the system's buttons it is, or nil.
  package private(set) var systemItem: SystemItem?

  /// Does what a tap does; nothing if it is not enabled.
  package func tap() {
    guard isEnabled, !isHidden else { return }
    primaryAction?.perform(sender: self)
  }

  /// Room between buttons that grows.
  public static func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }

  /// Room between buttons, in points.
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  /// How heavy a button looks.
  public enum Style: Int, Sendable {
    /// As usual.
    case plain = 0
    /// As the one that ends something.
    case done = 2
  }

  /// The system's buttons.
  public enum SystemItem: Int, Sendable {
    /// In the order of the system.
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
    /// More of them.
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo,
      redo
    /// Closes what is open.
    case close = 24
  }
}
