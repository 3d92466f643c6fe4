public import Foundation

/// Manages a view, and the way of that view on to the screen and off it.
///
/// Everything happens at once: where a phone animates, the callbacks of the end follow those of the beginning.
///
/// Source: `UIViewController` documentation.
@MainActor
open class UIViewController: UIResponder {
  /// Makes a view controller. There are no nibs here; both arguments are ignored.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  /// Makes a view controller.
  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// There are no storyboards here; returns nil.
  public required init?(coder: NSCoder) {
    return nil
  }

  // MARK: Surroundings

  /// Called when the surroundings changed: here, when a person chose another size of text.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Called before the screen takes another size. The children hear of it too.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }

  /// What the navigation controller's toolbar holds. It is not drawn here.
  open var toolbarItems: [UIBarButtonItem]?

  // MARK: View

  private var storedView: UIView?

  /// The view, loaded when it is first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return storedView
    }
    set {
      storedView?.viewController = nil
      storedView = newValue
      newValue?.viewController = self
      newValue?.safeAreaInsets = additionalSafeAreaInsets
    }
  }

  /// The view, if it is loaded.
  public var viewIfLoaded: UIView? { storedView }

  /// Whether the view is loaded.
  public var isViewLoaded: Bool { storedView != nil }

  /// Loads the view, if it is not, and then calls `viewDidLoad()`.
  open func loadViewIfNeeded() {
    guard storedView == nil else { return }
    loadView()
    if storedView == nil { view = UIView() }
    viewDidLoad()
  }

  /// Makes the view. Called by the system only; one that overrides it sets `view` and does not call `super`.
  open func loadView() {
    view = UIView(frame: Self.usualFrame)
  }

  /// What a view is large before it has a place: the size of the probe's usual screen. Our choice.
  static var usualFrame: CGRect { CGRect(x: 0, y: 0, width: 320, height: 700) }

  // MARK: Callbacks

  /// The view was loaded.
  open func viewDidLoad() {}

  /// The view is about to come on screen.
  open func viewWillAppear(_ animated: Bool) {}

  /// The view is in its place and about to be laid out there.
  open func viewIsAppearing(_ animated: Bool) {}

  /// The view came on screen.
  open func viewDidAppear(_ animated: Bool) {}

  /// The view is about to leave the screen.
  open func viewWillDisappear(_ animated: Bool) {}

  /// The view left the screen.
  open func viewDidDisappear(_ animated: Bool) {}

  /// The view is about to lay out its subviews.
  open func viewWillLayoutSubviews() {}

  /// The view has laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// Memory is short.
  open func didReceiveMemoryWarning() {}

  // MARK: Appearance

  /// Where the view is on its way.
  enum Appearance { case gone, appearing, shown, disappearing }

  /// Where the view is on its way on to the screen and off it.
  var appearance = Appearance.gone

  /// Whether children come and go with their parent. A container that overrides it with false tells its
  /// children itself.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// The children that are on screen when this one is.
  var shownChildren: [UIViewController] {
    children.filter { child in
      guard let view = child.viewIfLoaded, let own = viewIfLoaded else { return false }
      return view.isDescendant(of: own)
    }
  }

  /// Whether the controller itself tells its children when they come and go; the system's containers do.
  var managesItsChildren: Bool { false }

  /// Puts views in place before the first of them comes on screen. A container does.
  func prepareToAppear() {}

  // MARK: Words

  /// What the screen is called.
  open var title: String? {
    didSet {
      navigationItem.title = title
      tabBarItem.title = title
    }
  }

  /// What a navigation bar shows while this is on top.
  open private(set) lazy var navigationItem: UINavigationItem = {
    let item = UINavigationItem(title: title ?? "")
    item.title = title
    return item
  }()

  /// What a tab bar shows for this.
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)

  // MARK: Editing

  private var editing = false

  /// Whether the content can be edited now.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }

  /// Takes over whether the content can be edited. The edit button calls it; one that overrides it calls
  /// `super`.
  open func setEditing(_ editing: Bool, animated: Bool) {
    self.editing = editing
    editButtonItem.title = editing ? "Done" : "Edit"
  }

  /// A button that begins and ends editing.
  public private(set) lazy var editButtonItem = UIBarButtonItem(
    title: "Edit",
    primaryAction: UIAction { [weak self] _ in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    })

  // MARK: Family

  /// The controller that this one is within, or nil.
  public internal(set) weak var parent: UIViewController?

  /// The controllers within this one.
  public internal(set) var children: [UIViewController] = []

  /// Takes a controller in. The app adds its view and then calls `didMove(toParent:)` on it.
  open func addChild(_ childController: UIViewController) {
    childController.willMove(toParent: self)
    if let old = childController.parent, old !== self { childController.removeFromParent() }
    children.removeAll { $0 === childController }
    children.append(childController)
    childController.parent = self
  }

  /// Leaves the parent. The app calls `willMove(toParent: nil)` and removes the view before.
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// The parent is about to change; nil for none.
  open func willMove(toParent parent: UIViewController?) {}

  /// The parent has changed; nil for none.
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: Presenting

  var presented: UIViewController?

  /// The controller that presents this one, or nil.
  open var presentingViewController: UIViewController? {
    presenter ?? parent?.presentingViewController
  }

  weak var presenter: UIViewController?

  /// The controller that this one, or one that it is within, presents; or nil.
  open var presentedViewController: UIViewController? {
    presented ?? parent?.presentedViewController
  }

  /// How the controller covers the one that presents it.
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic

  /// Whether a swipe does not take the controller away.
  open var isModalInPresentation = false

  /// Whether what this one presents stays within its view. Accepted and not looked at.
  open var definesPresentationContext = false

  /// The size that the controller would like.
  open var preferredContentSize = CGSize.zero

  /// Covers the screen with another controller, at once.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    presentNow(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Takes away what this controller presents, or, if it presents nothing, itself.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dismissNow(animated: flag, completion: completion)
  }

  /// Shows a controller in the way that fits: pushed where there is a navigation controller, else presented.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }

  /// The same where there is one column, as here.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    show(vc, sender: sender)
  }

  // MARK: Surroundings

  /// The nearest navigation controller that this one is within, or nil.
  open var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }

  /// The nearest tab bar controller that this one is within, or nil.
  open var tabBarController: UITabBarController? {
    parent as? UITabBarController ?? parent?.tabBarController
  }

  /// Whether a tab bar is hidden while this is on top. Accepted and not looked at.
  open var hidesBottomBarWhenPushed = false

  /// The edges of the screen that the view reaches. Accepted and not looked at.
  open var edgesForExtendedLayout: UIRectEdge = .all

  /// Room at the edges that the content leaves free, in points.
  open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
    didSet { viewIfLoaded?.safeAreaInsets = additionalSafeAreaInsets }
  }
}

/// How a controller covers the one that presents it.
public enum UIModalPresentationStyle: Int, Sendable {
  /// The whole screen: the one below leaves it.
  case fullScreen = 0
  /// Most of the screen.
  case pageSheet = 1
  /// A part in the middle.
  case formSheet = 2
  /// The place of the one below.
  case currentContext = 3
  /// As the app likes it.
  case custom = 4
  /// The whole screen: the one below stays.
  case overFullScreen = 5
  /// The place of the one below, which stays.
  case overCurrentContext = 6
  /// A bubble.
  case popover = 7
  /// No covering.
  case none = -1
  /// A page sheet.
  case automatic = -2
}

/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes edges from bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top edge.
  public static let top = UIRectEdge(rawValue: 1)
  /// The left edge.
  public static let left = UIRectEdge(rawValue: 2)
  /// The bottom edge.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The right edge.
  public static let right = UIRectEdge(rawValue: 8)
  /// All four.
  public static let all = UIRectEdge(rawValue: 15)
}
