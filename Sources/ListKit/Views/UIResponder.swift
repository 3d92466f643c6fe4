/// The root of everything that can receive events.
///
/// On a phone it is an `NSObject`; here it is a plain Swift class that is hashed and compared by
/// identity, which is what list code uses of it (see the deviations in `Tests/ConformanceTests`).
@MainActor
open class UIResponder: Hashable {
  /// Makes a responder.
  public init() {}

  /// Whether two responders are the same object.
  nonisolated public static func == (lhs: UIResponder, rhs: UIResponder) -> Bool { lhs === rhs }

  /// Hashes the identity of the object.
  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }

  // MARK: Who hears the keyboard

  /// The window whose keyboard it can hear, or nil.
  var keyboardWindow: UIWindow? { nil }

  /// Whether it can hear the keyboard. Not unless a subclass says so.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether it lets another hear the keyboard.
  open var canResignFirstResponder: Bool { true }

  /// Whether it hears the keyboard.
  open var isFirstResponder: Bool { keyboardWindow?.firstResponder === self }

  /// Hears the keyboard from now on, if it can, is in a window, and whoever hears it now lets go. Returns
  /// whether it does. Source: `becomeFirstResponder()` documentation.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, let window = keyboardWindow else { return false }
    if let other = window.firstResponder, !other.resignFirstResponder() { return false }
    window.firstResponder = self
    return true
  }

  /// Does not hear the keyboard any more. Returns whether it lets go.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    keyboardWindow?.firstResponder = nil
    return true
  }
}
