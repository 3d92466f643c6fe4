public import Foundation

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
      position = newValue.origin
      if newValue.size != bounds.size { bounds.size = newValue.size }
      touch()
    }
  }

  /// The view's rectangle in its own coordinates. A scroll view scrolls by moving its origin.
  open var bounds: CGRect {
    get { storedBounds }
    set {
      let old = storedBounds
      storedBounds = newValue
      touch()
      if old != newValue { boundsDidChange(from: old) }
    }
  }

  /// The middle of the frame, in the superview's coordinates.
  open var center: CGPoint {
    get { CGPoint(x: position.x + bounds.width / 2, y: position.y + bounds.height / 2) }
    set {
      position = CGPoint(x: newValue.x - bounds.width / 2, y: newValue.y - bounds.height / 2)
      touch()
    }
  }

  /// Called with every new `bounds`. A new size asks for layout; a scroll view also asks when it scrolls.
  func boundsDidChange(from old: CGRect) {
    if old.size != storedBounds.size { setNeedsLayout() }
  }

  // MARK: What is seen

  /// Whether the view and its subviews are left out of the picture.
  open var isHidden = false { didSet { touch() } }

  /// Opacity from 0 to 1.
  open var alpha: CGFloat = 1 { didSet { touch() } }

  /// The colour behind the subviews, or nil for none.
  open var backgroundColor: UIColor? { didSet { touch() } }

  /// Whether subviews are cut off at the bounds.
  open var clipsToBounds = false

  /// Whether the view takes part in hit testing.
  open var isUserInteractionEnabled = true

  // MARK: Names

  /// A number of the app's own.
  open var tag = 0

  /// A name for tests; no user hears it. The probe finds controls by it.
  open var accessibilityIdentifier: String?

  /// What a screen reader says. The probe finds controls by it where there is no identifier.
  open var accessibilityLabel: String?

  // MARK: Tree

  /// The view above, or nil.
  public internal(set) weak var superview: UIView?

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

  /// Sets the subviews' frames. The base class does nothing: there is no Auto Layout in it.
  open func layoutSubviews() {}

  /// The size that the view would like within `size`. The base class answers with its present size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

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

  // MARK: Spare time and memory

  /// Called when a frame is done. Does nothing here.
  func useSpareTime() {}

  /// Called at a memory warning. Does nothing here.
  func emptyCaches() {}

  /// Calls something for this view and each one below it, from the back to the front.
  func forEachView(_ action: (UIView) -> Void) {
    action(self)
    for subview in subviews { subview.forEachView(action) }
  }

  // MARK: Watching

  /// Tells the window's activity log, if it keeps one, that this view was worked on.
  func touch() {
    window?.activity?.touched.insert(ObjectIdentifier(self))
  }
}
