public import Foundation

/// A stack of controllers of which the top one is seen, below a bar.
///
/// Pushing and popping is done at once. The view of the top controller stands below the bar and not behind
/// it. (Our choice; it needs no insets.)
///
/// Source: `UINavigationController` documentation.
@MainActor
open class UINavigationController: UIViewController {
  /// Makes an empty stack. There are no nibs here.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a stack with one controller.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setStack([rootViewController], animated: false)
  }

  /// There are no storyboards here; returns nil.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// The bar at the top.
  public let navigationBar = UINavigationBar()

  /// Whether there is no bar.
  open var isNavigationBarHidden: Bool {
    get { navigationBar.isHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the toolbar.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    isToolbarHidden = hidden
  }

  /// Whether the toolbar is away, as it is at first. It is not drawn here.
  open var isToolbarHidden = true

  /// Shows the navigation bar or takes it away.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    navigationBar.isHidden = hidden
    viewIfLoaded?.setNeedsLayout()
  }

  // MARK: The stack

  /// The stack, bottom first.
  open var viewControllers: [UIViewController] {
    get { children }
    set { setStack(newValue, animated: false) }
  }

  /// The one that is seen.
  open var topViewController: UIViewController? { children.last }

  /// The one that is seen: what is presented, else the top.
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  /// Sets the whole stack.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    setStack(viewControllers, animated: animated)
  }

  /// Puts a controller on top. Raises `NSInvalidArgumentException` for one that is in the stack already, and
  /// for a navigation controller.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    if children.contains(where: { $0 === viewController }) {
      return UIKitException.invalidArgument(
        "Pushing the same view controller instance more than once is not supported "
          + "(<\(String(reflecting: type(of: viewController)))>)"
      ).raiseOrReturn()
    }
    if viewController is UINavigationController {
      return UIKitException.invalidArgument("Pushing a navigation controller is not supported")
        .raiseOrReturn()
    }
    setStack(children + [viewController], animated: animated)
  }

  /// Takes the top away, and returns it; nil where there is only one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard children.count > 1 else { return nil }
    return pop(to: children.count - 1, animated: animated).first
  }

  /// Takes away all but the bottom one, and returns what was taken away.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    pop(to: 1, animated: animated)
  }

  /// Takes away what stands on a controller, and returns it. Raises `NSInternalInconsistencyException` for one
  /// that is not in the stack.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool)
    -> [UIViewController]?
  {
    guard let index = children.firstIndex(where: { $0 === viewController }) else {
      UIKitException.internalInconsistency(
        "Tried to pop to a view controller that doesn't exist."
      ).raise()
    }
    return pop(to: index + 1, animated: animated)
  }

  /// Puts a controller on top.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  /// Told of what is shown.
  open weak var delegate: (any UINavigationControllerDelegate)?

  private func pop(to count: Int, animated: Bool) -> [UIViewController] {
    let popped = Array(children.dropFirst(count))
    if !popped.isEmpty { setStack(Array(children.prefix(count)), animated: animated) }
    return popped
  }

  private func setStack(_ new: [UIViewController], animated: Bool) {
    let old = children
    let leaving = old.filter { one in !new.contains { $0 === one } }
    let coming = new.filter { one in !old.contains { $0 === one } }
    for one in leaving { one.willMove(toParent: nil) }
    for one in coming { addChild(one) }
    children = new
    let (from, to) = (old.last, new.last)
    if let to { delegate?.navigationController(self, willShow: to, animated: animated) }
    if isViewLoaded {
      replace(from, by: to, in: view, frame: contentFrame, animated: animated)
    }
    for one in leaving { one.removeFromParent() }
    for one in coming { one.didMove(toParent: self) }
    navigationBar.item = to?.navigationItem
    if let to { delegate?.navigationController(self, didShow: to, animated: animated) }
  }

  // MARK: Views

  override var shownChildren: [UIViewController] { topViewController.map { [$0] } ?? [] }

  override var managesItsChildren: Bool { true }

  /// Makes a view with the bar in it.
  open override func loadView() {
    let view = ContainerView(frame: Self.usualFrame)
    view.addSubview(navigationBar)
    view.onLayout = { [weak self] in self?.layOut() }
    self.view = view
  }

  override func prepareToAppear() {
    guard let top = topViewController, top.view.superview == nil else { return }
    top.view.frame = contentFrame
    view.insertSubview(top.view, at: 0)
  }

  private var contentFrame: CGRect {
    let top = navigationBar.isHidden ? 0 : UINavigationBar.height
    return CGRect(
      x: 0, y: top, width: view.bounds.width, height: max(view.bounds.height - top, 0))
  }

  private func layOut() {
    navigationBar.frame = CGRect(
      x: 0, y: 0, width: view.bounds.width, height: UINavigationBar.height)
    if let top = topViewController?.viewIfLoaded, top.superview === view {
      top.frame = contentFrame
    }
  }
}

/// Told of what a navigation controller shows. All methods are optional.
@MainActor
public protocol UINavigationControllerDelegate: AnyObject {
  /// A controller is about to be shown.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)

  /// A controller is shown.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
}

extension UINavigationControllerDelegate {
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}

  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
}

/// The bar of a navigation controller. It shows the title of the top controller.
@MainActor
open class UINavigationBar: UIView {
  /// How high it is, in points; titles are never large here.
  static let height: CGFloat = 44

  /// Whether titles are large. Accepted and not looked at.
  open var prefersLargeTitles = false

  /// Whether what is behind it shines through. Accepted and not looked at.
  open var isTranslucent = true

  private let label = UILabel()

  /// The item that is shown.
  var item: UINavigationItem? {
    didSet {
      oldValue?.onChange = nil
      item?.onChange = { [weak self] in self?.showTitle() }
      showTitle()
    }
  }

  private func showTitle() {
    if label.superview == nil { addSubview(label) }
    label.font = .systemFont(ofSize: 17, weight: .semibold)
    label.textAlignment = .center
    label.text = item?.titleView == nil ? item?.title : nil
  }

  /// Puts the title in the middle.
  open override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}

/// A view whose controller places what is in it.
final class ContainerView: UIView {
  /// Places it.
  var onLayout: (() -> Void)?

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }
}
