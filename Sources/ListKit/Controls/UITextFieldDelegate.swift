public import Foundation

/// What a text field asks and tells. All methods are optional.
///
/// Source: `UITextFieldDelegate` documentation.
@MainActor
public protocol UITextFieldDelegate: AnyObject {
  /// Whether writing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Writing began.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether writing may end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Writing ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Whether letters, counted in UTF-16 units, may be replaced by others.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Whether the return key does what it usually does.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// It may.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// It may.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// They may.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// It does.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

/// Which keys a keyboard has.
public enum UIKeyboardType: Int, Sendable {
  /// As usual.
  case `default`
  /// ASCII alone.
  case asciiCapable
  /// Numbers and punctuation.
  case numbersAndPunctuation
  /// For addresses on the web.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URL
  /// Digits.
  case numberPad
  /// For telephone numbers.
  case phonePad
  /// For names and telephone numbers.
  case namePhonePad
  /// For mail addresses.
  case emailAddress
  /// Digits and a decimal point.
  case decimalPad
  /// For short messages.
  case twitter
  /// For searching the web.
  case webSearch
  /// ASCII digits.
  case asciiCapableNumberPad
}

/// What the return key says.
public enum UIReturnKeyType: Int, Sendable {
  /// Return.
  case `default`
  /// Go.
  case go
  /// Google.
  case google
  /// Join.
  case join
  /// Next.
  case next
  /// Route.
  case route
  /// Search.
  case search
  /// Send.
  case send
  /// Yahoo.
  case yahoo
  /// Done.
  case done
  /// Emergency call.
  case emergencyCall
  /// Continue.
  case `continue`
}

/// Whether words are corrected.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As the language has it.
  case `default`
  /// No.
  case no
  /// Yes.
  case yes
}

/// Which letters become capitals.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// None.
  case none
  /// The first of each word.
  case words
  /// The first of each sentence.
  case sentences
  /// All.
  case allCharacters
}
