public import Findings
import Foundation

/// What a process said of its own end.
public struct CrashReport: Equatable, Sendable, Codable {
  /// What happened, such as `Index out of range` or `Illegal instruction`.
  public var message: String

  /// The line of the learner's that it happened in or was called from, if known.
  public var line: SourceLine?

  /// UIKit's name of an exception, if the engine raised one.
  public var exception: String?

  /// Reads what a process wrote to standard error as it died.
  init(errors: String, signal: Int32?, learnersFiles: Set<String>) {
    exception = nil
    if let match = errors.firstMatch(
      of: /\*\*\* Terminating app due to uncaught exception '(\w+)', reason: '(.*)'/)
    {
      exception = String(match.1)
      message = String(match.2)
    } else if let match = errors.firstMatch(of: /(?:Fatal error|Precondition failed): ?(.*)/) {
      message = match.1.isEmpty ? "Fatal error" : String(match.1)
    } else if let match = errors.firstMatch(of: /\*\*\* Program crashed: (.+?) at/) {
      message =
        match.1 == "Bad pointer dereference"
        ? "Bad pointer dereference, or the stack overflowed" : String(match.1)
    } else {
      message = signal.map { "signal \($0) (\(Self.name(of: $0)))" } ?? "ended"
    }
    line = Self.innermostLine(in: errors, learnersFiles)
  }

  /// The first place in a backtrace that is in a learner's file. Frames stand before those that called
  /// them, and the thread that crashed is looked at before the others.
  static func innermostLine(in backtrace: String, _ files: Set<String>) -> SourceLine? {
    let crashed = backtrace.firstRange(of: " crashed:\n").map { backtrace[$0.upperBound...] }
    for text in [crashed, backtrace[...]].compactMap({ $0 }) {
      for match in text.matches(of: /\sat (\/[^\n]+?):(\d+)(?::(\d+))?\n/) {
        guard files.contains((String(match.1) as NSString).lastPathComponent) else { continue }
        return SourceLine(
          file: String(match.1), line: Int(match.2) ?? 0, column: match.3.flatMap { Int($0) } ?? 0)
      }
    }
    return nil
  }

  private static func name(of signal: Int32) -> String {
    switch signal {
    case SIGILL: "illegal instruction"
    case SIGTRAP: "trap"
    case SIGABRT: "abort"
    case SIGSEGV, SIGBUS: "bad memory access, as at the end of an endless recursion"
    case SIGFPE: "arithmetic error"
    case SIGKILL: "killed"
    default: "ended by a signal"
    }
  }
}
