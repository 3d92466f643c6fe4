public import Foundation

/// A rectangle that takes part in layout and is no view.
///
/// Source: `UILayoutGuide` documentation.
@MainActor
open class UILayoutGuide {
  /// Makes a guide; it takes part once a view owns it.
  public convenience init() {
    self.init(kind: .free)
  }

  init(kind: Kind) {
    self.kind = kind
  }

  /// What determines the rectangle.
  let kind: Kind

  /// The rectangle that layout gave a free guide, in the owner's coordinates.
  var solvedFrame: CGRect = .zero

  /// The view that the guide belongs to.
  public internal(set) weak var owningView: UIView?

  /// A name for the reader of a log.
  open var identifier = ""

  /// The rectangle in the owning view's coordinates, as of the last layout.
  open var layoutFrame: CGRect {
    guard kind != .free, let view = owningView else { return solvedFrame }
    let size = kind == .content ? ((view as? UIScrollView)?.contentSize ?? .zero) : view.bounds.size
    let origin = kind == .frame ? view.bounds.origin : .zero
    return CGRect(origin: origin, size: size).inset(by: view.guideInsets(kind))
  }

  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The edge where lines begin.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The edge where lines end.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The middle from left to right.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The middle from top to bottom.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }

  /// What a guide's rectangle follows.
  enum Kind {
    /// Its own constraints.
    case free
    /// The owner's bounds within its safe area, its margins, or the width that reads well.
    case safeArea, margins, readable
    /// A scroll view's content, or the part of it that is seen.
    case content, frame
  }
}
