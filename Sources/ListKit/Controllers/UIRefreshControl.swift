public import Foundation

/// What a pull past the top of a list starts. It is not drawn: the scroll view holds it beside its subviews.
///
/// Source: `UIRefreshControl` documentation.
@MainActor
open class UIRefreshControl: UIControl {
  /// Whether it turns.
  public private(set) var isRefreshing = false { didSet { touch() } }

  /// Words below the wheel, or nil.
  open var attributedTitle: NSAttributedString?

  /// Lets it turn. Nothing is sent: only a pull is (source: `beginRefreshing()` documentation).
  open func beginRefreshing() { isRefreshing = true }

  /// Stops it. The app calls it when the new content is there.
  open func endRefreshing() { isRefreshing = false }

  /// Does what a pull does: it turns and sends `.valueChanged`. Nothing happens while it turns already.
  package func pull() {
    guard !isRefreshing, isEnabled else { return }
    isRefreshing = true
    sendActions(for: .valueChanged)
  }
}
