/// The root of everything that can receive events. Here only the root of the class tree.
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
}
