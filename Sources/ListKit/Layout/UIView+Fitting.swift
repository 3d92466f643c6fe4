public import Foundation

/// Sizes that constraints make.
extension UIView {
  /// Stands for the smallest size that the constraints allow.
  public static let layoutFittingCompressedSize = CGSize.zero

  /// Stands for the largest size that the constraints allow.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// The size that the view's constraints make, as near to a size as they allow.
  package func fittedSize(
    _ targetSize: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    LayoutRegion.size(fitting: self, to: targetSize, horizontal, vertical)
  }

  /// How tall a view's constraints make it at a width, or nil if no unbroken line of them leads from its
  /// top to its bottom. A cell asks its `contentView`.
  ///
  /// UIKit does not look for a line either: it takes a height of zero as the sign that there is none.
  package func heightFromConstraints(width: CGFloat) -> CGFloat? {
    guard holdsConstraints else { return nil }
    let height = fittedSize(
      CGSize(width: width, height: 0), .required, .fittingSizeLevel
    ).height
    return height > 0 ? height : nil
  }

  /// Whether constraints place anything in the view.
  var holdsConstraints: Bool {
    subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
      || layoutStateIfAny?.constraints.isEmpty == false
  }

  /// How tall what a cell or header shows is at a width: a list's content and any other view that has a height
  /// of its own say it, else constraints do. Nil if neither does.
  func heightOfContent(width: CGFloat) -> CGFloat? {
    if let list = self as? UIListContentView {
      return list.sizeThatFits(CGSize(width: width, height: 0)).height
    }
    if let height = heightFromConstraints(width: width) { return height }
    let own = intrinsicContentSize.height
    return own > 0 ? own : nil
  }
}
