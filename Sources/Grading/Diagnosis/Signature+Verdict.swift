public import Curriculum
import Findings

extension Signature {
  /// What a verdict looks like from outside: how each check failed that did not pass and
  /// was begun.
  public init(of verdict: Verdict) {
    self.init(
      signs: Dictionary(
        uniqueKeysWithValues: verdict.checks.filter { $0.outcome != .passed && !$0.isNotBegun }.map
        {
          ($0.name, Self.signs(of: $0))
        }))
  }

  /// The kinds of findings with their features, or the word for how the check ended without any.
  private static func signs(of check: CheckResult) -> [String] {
    var signs: Set<String> = check.outcome == .failed ? [] : [check.outcome.word]
    if case .raised(let report) = check.outcome { signs.insert(report.exception ?? "") }
    for finding in check.findings {
      signs.insert(finding.kind)
      for feature in finding.features { signs.insert("\(finding.kind), \(feature)") }
    }
    return signs.sorted()
  }

  /// How much two signatures have in common for one check, from 0 to 1.
  func likeness(to other: Signature, in check: String) -> Double {
    let mine = Set(signs[check] ?? [])
    let theirs = Set(other.signs[check] ?? [])
    guard !mine.isEmpty || !theirs.isEmpty else { return 1 }
    return Double(mine.intersection(theirs).count) / Double(mine.union(theirs).count)
  }

  /// How much two signatures have in common over all checks that failed in either, from 0 to 1.
  func likeness(to other: Signature) -> Double {
    let checks = Set(signs.keys).union(other.signs.keys)
    guard !checks.isEmpty else { return 1 }
    return checks.reduce(0) { $0 + likeness(to: other, in: $1) } / Double(checks.count)
  }
}
