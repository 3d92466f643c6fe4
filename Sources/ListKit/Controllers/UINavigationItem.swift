/// What a navigation bar shows while a controller is on top.
///
/// Source: `UINavigationItem` documentation.
@MainActor
open class UINavigationItem {
  /// Makes an item with a title.
  public init(title: String) {
    self.title = title
  }

  /// The words in the middle.
  open var title: String? { didSet { changed() } }

  /// A view in the middle in place of the title, or nil.
  open var titleView: UIView? { didSet { changed() } }

  /// A line above the title, or nil.
  open var prompt: String?

  /// What the way back to this one is called, or nil for its title.
  open var backButtonTitle: String?

  /// A button for the way back to this one, or nil for the usual one.
  open var backBarButtonItem: UIBarButtonItem?

  /// Whether there is no button for the way back.
  open var hidesBackButton = false

  /// The buttons at the leading edge.
  open var leftBarButtonItems: [UIBarButtonItem]?

  /// The buttons at the trailing edge, the outermost first.
  open var rightBarButtonItems: [UIBarButtonItem]?

  /// The first button at the leading edge.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The outermost button at the trailing edge.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets the button at the leading edge.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  /// Sets the button at the trailing edge.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// Sets the buttons at the leading edge.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  /// Sets the buttons at the trailing edge.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// The search that belongs to the screen, or nil. Its bar is not put into the navigation bar here.
  open var searchController: UISearchController?

  /// Whether the search bar leaves when the list is scrolled. Accepted and not looked at.
  open var hidesSearchBarWhenScrolling = true

  /// Whether the title is large. Accepted and not looked at.
  open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic

  /// Tells the bar that shows the item.
  var onChange: (() -> Void)?

  private func changed() { onChange?() }

  /// Whether a title is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the one before.
    case automatic
    /// Yes.
    case always
    /// No.
    case never
  }
}

/// What a tab bar shows for a controller.
@MainActor
open class UITabBarItem {
  /// Makes an item.
  public init(title: String?, image: UIImage?, tag: Int) {
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Makes an item with another image for the chosen tab.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  /// The words.
  open var title: String?
  /// The image.
  open var image: UIImage?
  /// The image of the chosen tab.
  open var selectedImage: UIImage?
  /// A number of the app's own.
  open var tag: Int
  /// A mark on the tab, or nil.
  open var badgeValue: String?
}
