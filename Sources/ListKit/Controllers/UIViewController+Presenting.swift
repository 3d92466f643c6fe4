import Foundation

/// Covering the screen with a controller, and uncovering it.
extension UIViewController {
  /// The topmost one of the family: presenting covers all of it.
  private var root: UIViewController {
    var root = self
    while let parent = root.parent { root = parent }
    return root
  }

  /// A phone does nothing but write a line to its log where the presenting view is in no window, or presents
  /// already; here nothing is done either.
  func presentNow(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    let below = root
    guard let window = below.viewIfLoaded?.window, below.presented == nil else { return }
    let covers = controller.coversAll
    below.presented = controller
    controller.presenter = below
    if covers { below.beginAppearanceTransition(false, animated: animated) }
    controller.beginAppearanceTransition(true, animated: animated)
    controller.view.frame = window.bounds
    window.addSubview(controller.view)
    controller.viewIsInPlace(animated: animated)
    window.layoutIfNeeded()
    if covers {
      below.view.removeFromSuperview()
      below.endAppearanceTransition()
    }
    controller.endAppearanceTransition()
    completion?()
  }

  func dismissNow(animated: Bool, completion: (() -> Void)?) {
    let below = root
    guard let controller = below.presented else {
      guard let presenter = below.presenter else {
        completion?()
        return
      }
      return presenter.dismiss(animated: animated, completion: completion)
    }
    // What it presents in turn goes with it, uppermost first.
    if controller.presented != nil { controller.dismissNow(animated: animated, completion: nil) }
    let window = controller.viewIfLoaded?.window
    let covers = controller.coversAll
    controller.beginAppearanceTransition(false, animated: animated)
    if covers, let window {
      below.beginAppearanceTransition(true, animated: animated)
      below.view.frame = window.bounds
      window.insertSubview(below.view, belowSubview: controller.view)
      below.viewIsInPlace(animated: animated)
      window.layoutIfNeeded()
    }
    controller.viewIfLoaded?.removeFromSuperview()
    below.presented = nil
    controller.presenter = nil
    controller.endAppearanceTransition()
    if covers { below.endAppearanceTransition() }
    completion?()
  }

  private var coversAll: Bool {
    modalPresentationStyle == .fullScreen || modalPresentationStyle == .currentContext
  }
}
