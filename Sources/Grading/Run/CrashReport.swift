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
      of: /\*\*\* Terminating app due to uncaught exception '(\w+)', reason: '([\s\S]*?)'(?:\n|$)/)
    {
      exception = String(match.1)
      // A long reason is a sentence and behind it a dump of states.
      let lines = match.2.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      message = match.2.count < 240 ? lines.joined(separator: " ") : lines.first ?? ""
    } else if let match = errors.firstMatch(of: /(?:Fatal error|Precondition failed): ?(.*)/) {
      message = match.1.isEmpty ? "Fatal error" : String(match.1)
    } else if let match = errors.firstMatch(of: /\*\*\* Program crashed: (.+?) at/) {
      message =
        match.1 == "Bad pointer dereference"
        ? "Bad pointer dereference, or the stack overflowed" : String(match.1)
    } else {
      message = signal.map { "signal \($0) (\(Self.name(of: $0)))" } ?? "ended"
    }
    line = CodePlace.innermost(in: errors, learnersFiles)?.line
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
