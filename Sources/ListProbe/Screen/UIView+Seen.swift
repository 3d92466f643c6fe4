import Foundation
public import ListKit

/// What a person would see of a tree of views.
extension UIView {
  /// Whether neither the view nor one above it, up to `root`, is hidden or transparent.
  public func isSeen(under root: UIView) -> Bool {
    var view: UIView? = self
    while let current = view, current !== root {
      if current.isHidden || current.alpha < 0.01 { return false }
      view = current.superview
    }
    return view === root
  }

  /// The texts of the labels that are seen, from the top and from the left. Empty ones do not count.
  public var seenTexts: [String] {
    var found: [(origin: CGPoint, text: String)] = []
    collect(into: &found, below: self)
    return found.sorted { ($0.origin.y, $0.origin.x) < ($1.origin.y, $1.origin.x) }.map(\.text)
  }

  private func collect(into found: inout [(origin: CGPoint, text: String)], below root: UIView) {
    guard !isHidden, alpha >= 0.01 else { return }
    if let text = (self as? UILabel)?.text, !text.isEmpty {
      found.append((convert(bounds.origin, to: root), text))
    }
    for subview in subviews { subview.collect(into: &found, below: root) }
  }

  /// The views below this one, this one not included, that `include` picks; what is below a picked view is
  /// not looked at.
  public func descendants<V: UIView>(of type: V.Type) -> [V] {
    subviews.flatMap { subview in
      (subview as? V).map { [$0] } ?? subview.descendants(of: type)
    }
  }
}

extension CGRect {
  /// Whether more than an edge of the rectangle lies in a region. (Whether rectangles that share an edge
  /// "intersect" differs by platform.)
  func isSeen(in region: CGRect) -> Bool {
    let seen = intersection(region)
    return !seen.isNull && seen.width > 0.01 && seen.height > 0.01
  }
}
