import Foundation
import Synchronization

/// What UIKit raises as an Objective-C exception, in its words. Every raise goes through here.
///
/// Swift can neither raise nor catch one, so the report is written first, unbuffered, and then the process
/// ends: a grader finds the name and reason of the exception in the last words of the process. While a
/// screen of the probe listens, a call that returns nothing comes back instead, and whoever raised does
/// nothing any more.
package struct UIKitException: Equatable, Sendable {
  /// The exception's name, such as `NSInternalInconsistencyException`.
  package let name: String

  /// What UIKit says was done wrong.
  package let reason: String

  /// Whether the process ends whoever listens, because the call has no value to come back with.
  package private(set) var endsProcess = false

  package init(name: String, reason: String) {
    self.name = name
    self.reason = reason
  }

  /// A misuse that left a view in a state that contradicts itself.
  static func internalInconsistency(_ reason: String) -> UIKitException {
    UIKitException(name: "NSInternalInconsistencyException", reason: reason)
  }

  /// An argument that is never right.
  static func invalidArgument(_ reason: String) -> UIKitException {
    UIKitException(name: "NSInvalidArgumentException", reason: reason)
  }

  /// An index past the end.
  static func range(_ reason: String) -> UIKitException {
    UIKitException(name: "NSRangeException", reason: reason)
  }

  /// Reports the exception and ends the process: for calls that must return a value.
  func raise() -> Never {
    var last = self
    last.endsProcess = true
    last.report()
    fatalError("\(name): \(reason)")
  }

  /// Reports the exception and ends the process, unless a screen survives it: for calls that return
  /// nothing. The caller must then do nothing further, as nothing is what a phone would do.
  func raiseOrReturn() {
    if !report() { fatalError("\(name): \(reason)") }
  }

  /// Writes the exception to standard error and tells those who listen. Returns whether one survives it.
  @discardableResult
  private func report() -> Bool {
    let report =
      "*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'\n"
    FileHandle.standardError.write(Data(report.utf8))
    let all = Self.listeners.withLock { Array($0.values) }
    for listener in all { listener.hear(self) }
    return all.contains { $0.survives }
  }

  private static let listeners = Mutex<[ObjectIdentifier: Listener]>([:])

  private struct Listener: Sendable {
    let survives: Bool
    let hear: @Sendable (UIKitException) -> Void
  }

  /// Hears of exceptions as long as it exists.
  package final class Listening: Sendable {
    /// Begins to listen. `survives` says that the process need not end when a call returns nothing.
    package init(survives: Bool, hear: @escaping @Sendable (UIKitException) -> Void) {
      let listener = Listener(survives: survives, hear: hear)
      listeners.withLock { $0[ObjectIdentifier(self)] = listener }
    }

    deinit {
      listeners.withLock { $0[ObjectIdentifier(self)] = nil }
    }
  }
}

extension IndexPath {
  /// The path as exceptions write it.
  var exceptionWords: String {
    "<NSIndexPath: {length = \(count), path = \(map(String.init).joined(separator: " - "))}>"
  }
}
