public import Foundation

/// How a view is drawn: its corners, border and shadow. Nothing is drawn here; the values are kept, and
/// those that a view has too are the view's.
///
/// Source: `CALayer` documentation.
@MainActor
open class CALayer {
  private weak var view: UIView?

  /// Makes a layer of no view.
  public init() {}

  init(of view: UIView) {
    self.view = view
  }

  /// The radius of the corners, in points.
  open var cornerRadius: CGFloat = 0 { didSet { view?.touch() } }

  /// Which corners are round.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]

  /// The kind of curve that corners are.
  open var cornerCurve: CALayerCornerCurve = .circular

  /// The width of the border, in points.
  open var borderWidth: CGFloat = 0 { didSet { view?.touch() } }

  /// The colour of the border.
  open var borderColor: CGColor? = UIColor.black.cgColor { didSet { view?.touch() } }

  /// The colour behind all.
  open var backgroundColor: CGColor? {
    get { view?.backgroundColor?.cgColor }
    set { view?.backgroundColor = newValue.map { UIColor(cgColor: $0) } }
  }

  /// Whether what is below is cut off at the edges: the view's `clipsToBounds`.
  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? false }
    set { view?.clipsToBounds = newValue }
  }

  /// Opacity from 0 to 1: the view's `alpha`.
  open var opacity: Float {
    get { Float(view?.alpha ?? 1) }
    set { view?.alpha = CGFloat(newValue) }
  }

  /// Whether it is left out of the picture: the view's `isHidden`.
  open var isHidden: Bool {
    get { view?.isHidden ?? false }
    set { view?.isHidden = newValue }
  }

  /// The rectangle in its own coordinates.
  open var bounds: CGRect { view?.bounds ?? .zero }

  /// The rectangle in the coordinates of the layer above.
  open var frame: CGRect { view?.frame ?? .zero }

  /// The colour of the shadow.
  open var shadowColor: CGColor? = UIColor.black.cgColor { didSet { view?.touch() } }

  /// The opacity of the shadow from 0 to 1.
  open var shadowOpacity: Float = 0 { didSet { view?.touch() } }

  /// Where the shadow falls, in points.
  open var shadowOffset = CGSize(width: 0, height: -3) { didSet { view?.touch() } }

  /// How soft the shadow is, in points.
  open var shadowRadius: CGFloat = 3 { didSet { view?.touch() } }

  /// Whether the picture is kept as pixels.
  open var shouldRasterize = false

  /// Ends all animations, of which there are none.
  open func removeAllAnimations() {}
}

/// Corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes corners from their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Top left.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// Top right.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// Bottom left.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// Bottom right.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// Kinds of corners.
public enum CALayerCornerCurve: Sendable {
  /// A part of a circle.
  case circular
  /// A softer curve.
  case continuous
}
