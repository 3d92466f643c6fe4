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
}
