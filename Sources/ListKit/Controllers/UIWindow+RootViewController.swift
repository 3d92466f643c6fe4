import Foundation

/// The controller that a window hosts.
extension UIWindow {
  /// Shows the window. It always is shown here.
  public func makeKeyAndVisible() {}

  /// Takes one controller off the screen and brings another on it, with the callbacks in UIKit's order: the
  /// view is loaded, will appear, is put into the window, is appearing, is laid out, did appear.
  func show(_ new: UIViewController?, insteadOf old: UIViewController?) {
    guard new !== old else { return }
    if let old {
      old.dismissAll()
      old.beginAppearanceTransition(false, animated: false)
      old.viewIfLoaded?.removeFromSuperview()
      old.endAppearanceTransition()
    }
    guard let new else { return }
    new.beginAppearanceTransition(true, animated: false)
    new.view.frame = bounds
    addSubview(new.view)
    new.viewIsInPlace(animated: false)
    layoutIfNeeded()
    new.endAppearanceTransition()
  }
}

extension UIViewController {
  /// Takes away what the controller presents, without a word to who waits for it.
  fileprivate func dismissAll() {
    if presented != nil { dismiss(animated: false) }
  }
}
