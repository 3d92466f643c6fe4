/// How one check ended.
public enum CheckOutcome: Equatable, Sendable {
  /// It found nothing wrong.
  case passed
  /// It found something; its record says what.
  case failed
  /// The engine raised one of UIKit's exceptions.
  case raised(CrashReport)
  /// The process died in it.
  case crashed(CrashReport)
  /// The learner's code ended the process with an exit code.
  case endedProcess(exitCode: Int32)
  /// It did not answer in time; where it was, if known.
  case timedOut(CodePlace?)
  /// It wrote more output than a check may.
  case wroteTooMuch
  /// It was not run, because too much else went wrong before.
  case notReached
  /// There is no such check in what was built.
  case missing

  /// One word for it, the same in every format.
  public var word: String {
    switch self {
    case .passed: "passed"
    case .failed: "failed"
    case .raised: "raised"
    case .crashed: "crashed"
    case .endedProcess: "ended process"
    case .timedOut: "timed out"
    case .wroteTooMuch: "wrote too much"
    case .notReached: "not reached"
    case .missing: "missing"
    }
  }
}
