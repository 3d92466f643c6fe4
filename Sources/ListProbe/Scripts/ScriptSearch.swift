import Findings

/// Looks for a script that goes wrong: draws scripts from seeds, runs one after the other, and makes the first
/// that fails as short as it gets, by leaving out steps.
///
/// A step must mean something wherever it stands. One that names a row says so by a number that is taken
/// modulo the rows there are, or shrinking would only ever find that rows are missing.
@MainActor
public struct ScriptSearch<Step> {
  private let length: Int
  private let draw: (inout SeededGenerator) -> Step
  private let mostShrinkingRuns: Int
  private let kind: (Step) -> String?

  /// Makes a search for scripts of a length.
  ///
  /// - Parameters:
  ///   - length: How many steps a script has before it is shortened.
  ///   - mostShrinkingRuns: How many shorter forms of a failing script are tried.
  ///   - kind: What sort of step it is. The sorts that the shortest failing script needs become features of its
  ///     findings: mistakes that look alike often differ in what it takes to see them.
  ///   - draw: Makes a step of random numbers and of nothing else.
  public init(
    length: Int, mostShrinkingRuns: Int = 200, kind: @escaping (Step) -> String? = { _ in nil },
    draw: @escaping (inout SeededGenerator) -> Step
  ) {
    self.kind = kind
    self.length = length
    self.draw = draw
    self.mostShrinkingRuns = mostShrinkingRuns
  }

  /// The steps of the script that a token names. Steps that the seed does not have are left out.
  public func steps(of token: ScriptToken) -> [Step] {
    var random = SeededGenerator(seed: token.seed)
    let all = (0..<length).map { _ in draw(&random) }
    return token.kept.map { $0.filter { $0 <= length }.map { all[$0 - 1] } } ?? all
  }

  /// Runs the scripts of seeds until one fails, and reports what the shortest form of that one found, with
  /// its token. Says how much was tried before.
  ///
  /// - Parameters:
  ///   - seeds: The seeds, in order.
  ///   - replay: A script to run before all others. It takes nothing away: the others are run all the same if
  ///     it does not fail.
  ///   - recorder: Where findings go.
  ///   - run: Runs steps from the beginning, in a new world, and reports to the same recorder.
  @discardableResult
  public func run(
    seeds: some Sequence<UInt64>, replay: ScriptToken? = .inEnvironment, on recorder: Recorder,
    _ run: ([Step]) -> Void
  ) -> ScriptTally {
    var tally = ScriptTally()
    defer { for metric in tally.metrics { recorder.measure(metric) } }
    for token in [replay].compactMap({ $0 }) + seeds.map({ ScriptToken(seed: $0) }) {
      let steps = steps(of: token)
      tally.scripts += 1
      tally.steps += steps.count
      let trial = recorder.trial { run(steps) }
      guard trial.failed else { continue }
      let (shortest, shown) = shrink(token, trial, on: recorder, run)
      for (finding, blame) in zip(shown.findings, shown.blamed) {
        var finding = finding
        let kinds = Set(self.steps(of: shortest).compactMap(kind)).sorted()
        finding.features += kinds.map { "after \($0)" }
        finding.replay = "\(ScriptToken.variable)=\(shortest)"
        recorder.report(finding, blaming: blame)
      }
      return tally
    }
    return tally
  }

  // MARK: Shrinking

  /// The shortest part of a failing script that fails in the same way, and what it found.
  ///
  /// Leaves out runs of steps, long ones first, until no single step can go any more.
  private func shrink(
    _ token: ScriptToken, _ trial: Trial, on recorder: Recorder, _ run: ([Step]) -> Void
  ) -> (ScriptToken, Trial) {
    var kept = token.kept ?? Array(1...max(length, 1))
    var best = trial
    var runsLeft = mostShrinkingRuns
    var size = max(kept.count / 2, 1)
    while runsLeft > 0 {
      var isShorter = false
      // From the end: what came after the fault goes first, and positions before it stay what they were.
      var end = kept.count
      while end > 0, runsLeft > 0 {
        let part = max(end - size, 0)..<end
        end = part.lowerBound
        guard part.count < kept.count else { continue }
        var fewer = kept
        fewer.removeSubrange(part)
        let steps = steps(of: ScriptToken(seed: token.seed, kept: fewer))
        runsLeft -= 1
        let next = recorder.trial { run(steps) }
        guard next.isLike(trial) else { continue }
        (kept, best, isShorter) = (fewer, next, true)
      }
      if size > 1 { size /= 2 } else if !isShorter { break }
    }
    return (ScriptToken(seed: token.seed, kept: kept), best)
  }
}

/// How much was tried.
public struct ScriptTally: Equatable, Sendable {
  /// How many scripts were run, those of shrinking not counted.
  public var scripts = 0

  /// How many steps they had.
  public var steps = 0

  /// The numbers as a check reports them; those of a lesson's checks are added up.
  var metrics: [Metric] {
    [Metric(name: "scripts", value: scripts), Metric(name: "steps", value: steps)]
  }

  /// Begins at nothing.
  public init() {}
}

/// What a part of a scenario would have reported.
struct Trial {
  var findings: [Finding]
  var blamed: [Blame?]

  var failed: Bool { !findings.isEmpty }

  /// Whether two trials failed in the same way. Else shrinking could slide from one fault to another.
  func isLike(_ other: Trial) -> Bool {
    findings.first?.kind == other.findings.first?.kind
      && findings.first?.features == other.findings.first?.features
  }
}
