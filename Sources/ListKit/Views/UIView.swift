public import Foundation
import Synchronization

/// A rectangle of the screen with subviews. Lengths are points.
///
/// Source: `UIView` documentation.
@MainActor
open class UIView: UIResponder {
  /// Makes a view with a frame in its future superview's coordinates.
  public init(frame: CGRect) {
    position = frame.origin
    storedBounds = CGRect(origin: .zero, size: frame.size)
    super.init()
  }

  /// Exists so that subclasses written for a phone compile; there are no nibs here, and it returns nil.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Makes a view with an empty frame.
  public override convenience init() {
    self.init(frame: .zero)
  }

  // MARK: Geometry

  /// Top left corner in the superview's coordinates.
  private var position: CGPoint
  private var storedBounds: CGRect

  /// The view's rectangle in its superview's coordinates.
  open var frame: CGRect {
    get { CGRect(origin: position, size: bounds.size) }
    set {
      let hasMoved = position != newValue.origin
      position = newValue.origin
      if newValue.size != bounds.size { bounds.size = newValue.size }
      if hasMoved { fixedFrameChanged() }
      touch(nil)
    }
  }

  /// The view's rectangle in its own coordinates. A scroll view scrolls by moving its origin.
  open var bounds: CGRect {
    get { storedBounds }
    set {
      let old = storedBounds
      storedBounds = newValue
      touch(nil)
      if old != newValue { boundsDidChange(from: old) }
    }
  }

  /// The middle of the frame, in the superview's coordinates.
  open var center: CGPoint {
    get { CGPoint(x: position.x + bounds.width / 2, y: position.y + bounds.height / 2) }
    set {
      position = CGPoint(x: newValue.x - bounds.width / 2, y: newValue.y - bounds.height / 2)
      fixedFrameChanged()
      touch(nil)
    }
  }

  /// Called with every new `bounds`. A new size asks for layout; a scroll view also asks when it scrolls.
  func boundsDidChange(from old: CGRect) {
    guard old.size != storedBounds.size else { return }
    setNeedsLayout()
    layoutStateIfAny?.isStale = true
    fixedFrameChanged()
    resizeSubviews(from: old.size)
  }

  // MARK: What is seen

  /// Whether the view and its subviews are left out of the picture.
  open var isHidden = false {
    didSet {
      if isHidden != oldValue { (superview as? UIStackView)?.arrangementChanged() }
      touch()
    }
  }

  /// Opacity from 0 to 1.
  open var alpha: CGFloat = 1 { didSet { touch() } }

  /// The colour behind the subviews, or nil for none.
  open var backgroundColor: UIColor? { didSet { touch() } }

  /// Whether subviews are cut off at the bounds.
  open var clipsToBounds = false

  /// Whether the view fills its bounds without gaps. Nothing here asks.
  open var isOpaque = true

  /// How the content follows the size.
  open var contentMode: ContentMode = .scaleToFill { didSet { touch() } }

  /// How the picture is moved, turned and stretched. It leaves `frame` as it is here.
  open var transform: CGAffineTransform = .identity { didSet { touch() } }

  /// How the view is drawn.
  public private(set) lazy var layer = CALayer(of: self)

  /// The colour of what can be touched: the view's own, or else its superview's; nil takes the own away.
  open var tintColor: UIColor! {
    get { ownTint ?? superview?.tintColor ?? .systemBlue }
    set {
      ownTint = newValue
      tellTintChanged()
    }
  }

  private var ownTint: UIColor?

  /// Whether the tint is the view's own.
  var hasOwnTint: Bool { ownTint != nil }

  /// Called after the tint was set, here or above. Does nothing here.
  open func tintColorDidChange() {}

  /// Whether the view takes part in hit testing.
  open var isUserInteractionEnabled = true

  /// What finds out what fingers on the view mean.
  open var gestureRecognizers: [UIGestureRecognizer]?

  // MARK: Names

  /// A number of the app's own.
  open var tag = 0

  /// A name for tests; no user hears it. The probe finds controls by it.
  open var accessibilityIdentifier: String?

  /// What a screen reader says. The probe finds controls by it where there is no identifier.
  open var accessibilityLabel: String?

  /// What a screen reader says of the view's value.
  open var accessibilityValue: String?

  /// What a screen reader says of what the view does.
  open var accessibilityHint: String?

  /// What a screen reader says of how the view behaves.
  open var accessibilityTraits: UIAccessibilityTraits = .none

  /// Whether a screen reader stops at the view.
  open var isAccessibilityElement = false

  /// Whether a screen reader passes over what is in the view.
  open var accessibilityElementsHidden = false

  // MARK: Tree

  /// The view above, or nil.
  public internal(set) weak var superview: UIView?

  /// The controller whose view this is, or nil.
  weak var viewController: UIViewController?

  /// The views below, back to front.
  public internal(set) var subviews: [UIView] = []

  /// The window that the view is in, or nil.
  public internal(set) weak var window: UIWindow?

  /// Called after a subview was added. Does nothing here.
  open func didAddSubview(_ subview: UIView) {}

  /// Called before a subview is removed. Does nothing here.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Called before the superview changes. Does nothing here.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Called after the superview changed. Does nothing here.
  open func didMoveToSuperview() {}

  /// Called before the window changes. Does nothing here.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Called after the window changed. Does nothing here.
  open func didMoveToWindow() {}

  // MARK: Layout

  /// Whether this view waits for `layoutSubviews`.
  var needsLayout = false

  /// Whether a view below this one waits for `layoutSubviews`.
  var subtreeNeedsLayout = false

  /// Whether the view is inside its own `layoutSubviews`.
  var isLayingOut = false

  /// What Auto Layout knows of the view, if it has to do with it.
  var layoutStateIfAny: LayoutState?

  /// Whether `updateConstraints` is due.
  var needsUpdateOfConstraints = true

  /// Sets the subviews' frames. The base class places those that constraints are for and leaves the others
  /// as they are.
  open func layoutSubviews() { layOutConstrainedViews() }

  /// The size that the view would like within `size`. The base class answers with its present size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Gives the view the size that it would like.
  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

  /// Whether the view's frame is its own affair. If not, constraints place it.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet {
      if translatesAutoresizingMaskIntoConstraints != oldValue { constraintsChanged() }
    }
  }

  /// What follows when the superview's size changes.
  open var autoresizingMask: AutoresizingMask = []

  /// Whether subviews with such a mask follow this view's size.
  open var autoresizesSubviews = true

  /// The size that the content asks for in points; `noIntrinsicMetric` along an axis where it asks nothing.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// The size that the view's constraints make, as near to a size in points as they allow.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    fittedSize(targetSize, .fittingSizeLevel, .fittingSizeLevel)
  }

  /// The same, with how much each length of the size matters.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittedSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// Stands for "no size of its own"; -1.
  public static let noIntrinsicMetric: CGFloat = -1

  /// Says that `intrinsicContentSize` is another now.
  open func invalidateIntrinsicContentSize() {
    if !translatesAutoresizingMaskIntoConstraints { constraintsChanged() }
  }

  /// Changes the view's constraints, once before the next layout. The base class does nothing.
  open func updateConstraints() {}

  /// Whether the view only works with constraints. Nothing here asks.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// How much the view resists growing beyond its content, where nobody has set it.
  func defaultHugging(_ axis: Axis) -> UILayoutPriority { .defaultLow }

  /// Whether a smaller width makes the content taller instead of cutting it.
  var canWrap: Bool { false }

  /// A width that the next `intrinsicContentSize` is asked for, for views whose height depends on it.
  func prepareToFit(width: CGFloat?) {}

  /// Where the first line of text stands, from the top edge; nil for none, which means the bottom edge.
  var firstBaselineFromTop: CGFloat? { nil }

  /// Where the last line of text stands, up from the bottom edge; nil for none, which means that edge.
  var lastBaselineFromBottom: CGFloat? { nil }

  /// How far bars and rounded corners reach into the view, in points. Nothing does here unless a view
  /// controller says so.
  public internal(set) var safeAreaInsets: UIEdgeInsets = .zero {
    didSet { if safeAreaInsets != oldValue { guidesChanged() } }
  }

  /// Called after `layoutMargins` changed. Does nothing here.
  open func layoutMarginsDidChange() {}

  /// The distances from the edges at which content should stand; 8 points each unless set.
  open var layoutMargins: UIEdgeInsets {
    get { layoutStateIfAny?.margins ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
    set {
      guard newValue != layoutMargins else { return }
      layoutState.margins = newValue
      guidesChanged()
      layoutMarginsDidChange()
    }
  }

  // MARK: Hit testing

  /// Whether a point in the view's own coordinates lies in its bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }

  /// The frontmost view at a point in this view's coordinates. Views that are hidden, take no touches or
  /// have an alpha below 0.01 are passed over, as are points outside a superview's bounds.
  ///
  /// Source: `UIView.hitTest(_:with:)` documentation.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event)
    else { return nil }
    for subview in subviews.reversed() {
      if let hit = subview.hitTest(subview.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  // MARK: What the system tells

  /// Called when a frame is done. Does nothing here.
  func useSpareTime() {}

  /// Called at a memory warning. Does nothing here.
  func emptyCaches() {}

  /// Called when a person chose another size of text. Does nothing here.
  func textSizeChanged() {}

  /// Calls something for this view and each one below it, from the back to the front.
  func forEachView(_ action: (UIView) -> Void) {
    action(self)
    for subview in subviews { subview.forEachView(action) }
  }

  override var keyboardWindow: UIWindow? { window }

  // MARK: Watching

  /// Tells the window's activity log, if it keeps one, that this view was worked on, and the scenario's log of
  /// writes, if it keeps one, what was written: the property that calls this, unless that is a matter of layout.
  func touch(_ property: StaticString? = #function) {
    window?.activity?.touched.insert(ObjectIdentifier(self))
    guard let property, WriteLog.active.load(ordering: .relaxed) > 0 else { return }
    Scenario.current?.writes?.note(ObjectIdentifier(self), property)
  }
}
