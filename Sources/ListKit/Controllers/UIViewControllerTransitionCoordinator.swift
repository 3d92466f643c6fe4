/// Goes along with a change of the screen's size. Nothing is animated here: what goes along runs at once, what
/// comes after runs when the new size is there.
///
/// Source: `UIViewControllerTransitionCoordinator` documentation.
@MainActor
public protocol UIViewControllerTransitionCoordinator: AnyObject {
  /// Runs something along with the change, and something after it. Returns whether it will.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Runs something along with the change. Returns whether it will.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

/// What is known of a change of the screen's size.
@MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether it is animated.
  var isAnimated: Bool { get }
}

/// A turn of the probe's screen.
@MainActor
package final class ScreenTurn: UIViewControllerTransitionCoordinator,
  UIViewControllerTransitionCoordinatorContext
{
  /// Never.
  public let isAnimated = false

  private var along: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var after: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  /// Begins a turn.
  package init() {}

  /// Keeps both until the size is there.
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation { along.append(animation) }
    if let completion { after.append(completion) }
    return true
  }

  /// The new size is there.
  package func finish() {
    for action in along { action(self) }
    for action in after { action(self) }
  }
}
