public import Curriculum
public import Findings

/// What a run says about an answer.
public struct Verdict: Sendable, Equatable {
  /// The lesson's manifest at the time.
  public var lesson: LessonManifest

  /// Whether the answer could be judged.
  public var outcome: Outcome

  /// How each check ended, core first, in the lesson's order. Empty if there was no run.
  public var checks: [CheckResult]

  /// The lesson's numbers, from the tour.
  public var metrics: [Metric]

  /// The stops of the tour.
  public var stops: [TourStop]

  /// The engine's own lists' numbers for the same rows.
  public var comparison: [Metric]

  /// How much the checks tried, such as the number of scripts, added up over all of them.
  public var tried: [Metric] = []

  /// What the compiler warned about in the learner's files.
  public var warnings: [CompileError]

  /// What the learner's code printed.
  public var printed: String

  /// Whether the answer could be judged, and why not.
  public enum Outcome: Sendable, Equatable {
    /// It does not compile.
    case didNotCompile([CompileError])
    /// It compiles, but the program that it was built into does not start; the system's last words.
    case wouldNotStart(String)
    /// It ran to its end, however the checks ended.
    case ended
  }

  /// The checks of the core.
  public var core: [CheckResult] { checks.filter(\.isCore) }

  /// The checks beyond the core.
  public var beyond: [CheckResult] { checks.filter { !$0.isCore } }

  /// Whether the lesson is passed: every core check of the manifest reported that it passed.
  public var passes: Bool {
    outcome == .ended && core.map(\.name) == lesson.core.map(\.name)
      && core.allSatisfy { $0.outcome == .passed }
  }
}

/// How one check of a lesson ended.
public struct CheckResult: Sendable, Equatable {
  /// The name of the test function, without parentheses.
  public var name: String

  /// What it checks, as a short statement.
  public var title: String

  /// Whether it is needed to pass.
  public var isCore: Bool

  /// How it ended.
  public var outcome: CheckOutcome

  /// What it found.
  public var findings: [Finding]

  /// Whether it is a part beyond the core that the learner has not begun, so that there is nothing to judge.
  public var isNotBegun: Bool {
    outcome == .failed && findings.first?.kind == Finding.notBegun
  }
}
