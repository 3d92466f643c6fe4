import Curriculum
public import Findings
import Foundation
public import Grading

/// A verdict as other programs read it: JSON with a version, sorted keys, one object.
public struct VerdictRecord: Codable, Equatable, Sendable {
  /// The version of this format.
  public static let currentVersion = 1

  /// The version that this was written in.
  public var version = VerdictRecord.currentVersion

  /// The kit's version.
  public var kit: String

  /// The lesson's number.
  public var lesson: Int

  /// `did not compile`, `would not start` or `ended`.
  public var outcome: String

  /// Whether the lesson is passed.
  public var passes: Bool

  /// What the compiler said, if it did not compile.
  public var errors: [CompileError]

  /// Each check, core first.
  public var checks: [Check]

  /// The lesson's numbers.
  public var metrics: [Metric]

  /// How much the checks tried, added up.
  public var tried: [Metric]

  /// The stops of the tour.
  public var stops: [TourStop]

  /// The record of a verdict.
  public init(_ verdict: Verdict, diagnoses: [String: Diagnosis]) {
    kit = Kit.version
    lesson = verdict.lesson.number
    passes = verdict.passes
    errors = []
    switch verdict.outcome {
    case .didNotCompile(let found):
      outcome = "did not compile"
      errors = found
    case .wouldNotStart: outcome = "would not start"
    case .ended: outcome = "ended"
    }
    checks = verdict.checks.map { Check($0, diagnoses[$0.name]) }
    metrics = verdict.metrics
    tried = verdict.tried
    stops = verdict.stops
  }

  /// The record as text, with a line break at its end.
  public var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(self) else {
      preconditionFailure("strings and numbers can always be encoded")
    }
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  /// One check.
  public struct Check: Codable, Equatable, Sendable {
    /// The name of the test function.
    public var name: String

    /// What it checks.
    public var title: String

    /// Whether it is needed to pass.
    public var isCore: Bool

    /// How it ended, in a word or two.
    public var outcome: String

    /// The process's last words, if it died.
    public var crash: CrashReport?

    /// What was found.
    public var findings: [Finding]

    /// The known mistake that it looks like, or nil.
    public var looksLike: String?

    /// How alike, from 0 to 1, or nil.
    public var likeness: Double?

    init(_ check: CheckResult, _ diagnosis: Diagnosis?) {
      name = check.name
      title = check.title
      isCore = check.isCore
      outcome = check.outcome.word
      findings = check.findings
      looksLike = diagnosis?.misconception.name
      likeness = diagnosis?.likeness
      switch check.outcome {
      case .raised(let report), .crashed(let report): crash = report
      default: crash = nil
      }
    }
  }
}
