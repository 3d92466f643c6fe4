public import Foundation

/// Names of what the keyboard tells. There is no keyboard here and nothing posts them by itself.
extension UIResponder {
  /// The keyboard is about to come.
  nonisolated public static let keyboardWillShowNotification =
    Notification.Name("UIKeyboardWillShowNotification")

  /// The keyboard came.
  nonisolated public static let keyboardDidShowNotification =
    Notification.Name("UIKeyboardDidShowNotification")

  /// The keyboard is about to go.
  nonisolated public static let keyboardWillHideNotification =
    Notification.Name("UIKeyboardWillHideNotification")

  /// The keyboard went.
  nonisolated public static let keyboardDidHideNotification =
    Notification.Name("UIKeyboardDidHideNotification")

  /// The keyboard is about to take another frame.
  nonisolated public static let keyboardWillChangeFrameNotification =
    Notification.Name("UIKeyboardWillChangeFrameNotification")

  /// The keyboard took another frame.
  nonisolated public static let keyboardDidChangeFrameNotification =
    Notification.Name("UIKeyboardDidChangeFrameNotification")

  /// The key of the keyboard's frame before, in points of the screen.
  nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"

  /// The key of the keyboard's frame after, in points of the screen.
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"

  /// The key of how long it takes, in seconds.
  nonisolated public static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"

  /// The key of how it moves.
  nonisolated public static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
}

extension UIView {
  /// Ends the writing in this view or in one below it. Returns whether whoever was written in let go, or
  /// there was nobody.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let responder = window?.firstResponder as? UIView, responder.isDescendant(of: self) else {
      return false
    }
    return responder.resignFirstResponder()
  }
}
