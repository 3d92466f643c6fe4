public import Foundation

/// Animations. There are none here: what one would lead to is there at once, and its completion is called
/// before the call returns.
///
/// Source: `UIView` documentation.
extension UIView {
  /// Makes changes.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) {
    animations()
  }

  /// Makes changes and then calls `completion` with true.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Makes changes and then calls `completion` with true.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Makes changes and then calls `completion` with true.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Makes changes to a view and then calls `completion` with true.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }

  /// Makes changes.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }

  /// Whether changes could be animated, as it was set. Nothing follows from it.
  public class var areAnimationsEnabled: Bool { animationsSetting }

  /// Sets whether changes could be animated.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    animationsSetting = enabled
  }

  private static var animationsSetting = true

  /// How an animation runs.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Subviews are laid out along with it.
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    /// A person may touch what moves.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// It goes on from where another stands.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// It repeats.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// It goes back and forth.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Slow at both ends.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at first.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at last.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Of one speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// One picture fades into the other.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  }
}
