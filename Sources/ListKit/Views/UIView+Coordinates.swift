public import Foundation

/// Points and rectangles from one view's coordinates to another's, and the view under a point.
extension UIView {
  /// A point of this view in the coordinates of another, or of the topmost ancestor when `view` is nil.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let inRoot = pointInRoot(point)
    guard let view else { return inRoot }
    let origin = view.pointInRoot(.zero)
    return CGPoint(x: inRoot.x - origin.x, y: inRoot.y - origin.y)
  }

  /// A point of another view, or of the topmost ancestor when `view` is nil, in this view's coordinates.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let inRoot = view?.pointInRoot(point) ?? point
    let origin = pointInRoot(.zero)
    return CGPoint(x: inRoot.x - origin.x, y: inRoot.y - origin.y)
  }

  /// A rectangle of this view in the coordinates of another.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// A rectangle of another view in this view's coordinates.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  private func pointInRoot(_ point: CGPoint) -> CGPoint {
    var result = point
    var view = self
    while let parent = view.superview {
      result.x += view.frame.minX - view.bounds.minX
      result.y += view.frame.minY - view.bounds.minY
      view = parent
    }
    result.x -= view.bounds.minX
    result.y -= view.bounds.minY
    return result
  }
}
