public import Foundation

/// A view that shows a part of a larger content. Scrolling moves the origin of its `bounds`; the
/// subviews keep their frames.
///
/// Source: `UIScrollView` documentation.
@MainActor
open class UIScrollView: UIView {
  /// Told when the offset changes.
  open weak var delegate: (any UIScrollViewDelegate)?

  /// The point of the content at the view's top left corner: the origin of its `bounds`.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// The size of the content. It limits where a finger can scroll to, not the offset itself.
  open var contentSize: CGSize = .zero

  /// What a pull past the top starts, or nil.
  open var refreshControl: UIRefreshControl?

  /// Extra room around the content.
  open var contentInset: UIEdgeInsets = .zero

  /// The insets in force. There is no safe area here, so they are `contentInset`.
  public var adjustedContentInset: UIEdgeInsets { contentInset }

  /// Whether a finger can scroll.
  open var isScrollEnabled = true

  /// Whether the content may be pulled past its ends.
  open var bounces = true

  /// Whether short content may be pulled too.
  open var alwaysBounceVertical = false

  /// Whether a bar at the edge shows the position.
  open var showsVerticalScrollIndicator = true

  /// Whether a bar at the lower edge shows the position.
  open var showsHorizontalScrollIndicator = true

  /// Whether content that is narrow may be pulled sideways too.
  open var alwaysBounceHorizontal = false

  /// Whether scrolling stops at multiples of the view's size.
  open var isPagingEnabled = false

  /// Whether only one direction is scrolled at a time.
  open var isDirectionalLockEnabled = false

  /// Whether a tap on the status bar scrolls to the top.
  open var scrollsToTop = true

  /// How a drag hides the keyboard. There is no keyboard here; the field stays the first responder.
  open var keyboardDismissMode: KeyboardDismissMode = .none

  /// How safe areas add to the insets. There are none here.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic

  /// How fast scrolling comes to rest. It does so at once here.
  open var decelerationRate: DecelerationRate = .normal

  /// Room at the ends of the upright bar.
  open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero

  /// Room at the ends of both bars.
  open var scrollIndicatorInsets: UIEdgeInsets = .zero

  /// Whether a finger is on the content.
  public internal(set) var isTracking = false

  /// Whether a finger moves the content.
  public internal(set) var isDragging = false

  /// Whether the content moves on after the finger has left. It never does here.
  public var isDecelerating: Bool { false }

  /// Shows the bars for a moment. They are not drawn here.
  open func flashScrollIndicators() {}

  /// Scrolls the least that shows a rectangle of the content, whole if it fits.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let target = contentOffset
    let x = Self.nearest(
      target.x, size: bounds.width, from: rect.minX, to: rect.maxX, end: contentSize.width)
    let y = Self.nearest(
      target.y, size: bounds.height, from: rect.minY, to: rect.maxY, end: contentSize.height)
    contentOffset = CGPoint(x: x, y: y)
  }

  private static func nearest(
    _ offset: CGFloat, size: CGFloat, from low: CGFloat, to high: CGFloat, end: CGFloat
  ) -> CGFloat {
    let wanted = min(max(offset, high - size), low)
    return min(max(wanted, 0), max(end - size, 0))
  }

  /// A finger takes hold of the content. The delegate hears of it.
  package func beginDragging() {
    isTracking = true
    isDragging = true
    delegate?.scrollViewWillBeginDragging(self)
  }

  /// The finger leaves. Nothing moves on after it here.
  package func endDragging() {
    isTracking = false
    isDragging = false
    delegate?.scrollViewDidEndDragging(self, willDecelerate: false)
  }

  /// Moves to an offset. There are no animations here: it is there at once.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }

  /// A scroll step is a layout pass with another `bounds.origin`. The delegate hears of it first (10).
  override func boundsDidChange(from old: CGRect) {
    super.boundsDidChange(from: old)
    guard old.origin != bounds.origin else { return }
    setNeedsLayout()
    delegate?.scrollViewDidScroll(self)
  }

  /// How a drag hides the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Not at all.
    case none
    /// As soon as it begins.
    case onDrag
    /// Along with the finger.
    case interactive
    /// As soon as it begins, with what stands on the keyboard.
    case onDragWithAccessory
    /// Along with the finger, with what stands on the keyboard.
    case interactiveWithAccessory
  }

  /// How safe areas add to the insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As the view's place asks for.
    case automatic
    /// In the directions that scroll.
    case scrollableAxes
    /// Not at all.
    case never
    /// In all directions.
    case always
  }

  /// How fast scrolling comes to rest.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The share of the speed that is left after a millisecond.
    public let rawValue: CGFloat

    /// Makes a rate from its number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// As usual.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Soon.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
