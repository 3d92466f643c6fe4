public import Curriculum
import Findings
public import Foundation

/// Judges answers to one lesson: fills the workspace, builds, runs the checks.
public struct Grader: Sendable {
  private let workspace: Workspace
  private let toolchain: Toolchain
  private let environment: [String: String]
  private let limits: RunLimits

  /// A grader that builds in the workspace of this name.
  public init(
    lesson: Lesson, workspaceName: String, toolchain: Toolchain, environment: [String: String],
    limits: RunLimits = RunLimits()
  ) {
    workspace = Workspace(lesson: lesson, name: workspaceName)
    self.toolchain = toolchain
    self.environment = environment
    self.limits = limits
  }

  /// Judges an answer; `progress` is told what is being compiled.
  ///
  /// Throws `KitError` or `GradingError` if something other than the answer is wrong.
  public func grade(
    _ sources: [String: Data], progress: (BuildStep) -> Void = { _ in }
  ) throws -> Verdict {
    let lesson = workspace.lesson
    let lock = try workspace.lock()
    defer { withExtendedLifetime(lock) {} }
    try workspace.fill(with: sources)
    let build = try Build(workspace: workspace, toolchain: toolchain, environment: environment)
      .run(progress: progress)
    var verdict = Verdict(
      lesson: lesson.manifest, outcome: .ended, checks: [], metrics: [], stops: [], comparison: [],
      warnings: build.warnings, printed: "")
    guard build.errors.isEmpty else {
      verdict.outcome = .didNotCompile(build.errors)
      return verdict
    }
    let manifest = lesson.manifest
    let run = SuiteRun(
      testBundle: workspace.testBundle, resultsFolder: workspace.folder.appending(path: "results"),
      learnersFiles: Set(sources.keys), environment: environment, limits: limits)
    // The core first: it decides, and it is what a learner waits for.
    let result = try run.run([
      manifest.core.map(\.name) + [manifest.tour],
      manifest.beyond.map(\.name) + [manifest.comparison].compactMap { $0 },
    ])
    if let words = result.wouldNotStart {
      verdict.outcome = .wouldNotStart(words)
      return verdict
    }
    verdict.checks = lesson.checks.map { check in
      CheckResult(
        name: check.name, title: check.title, isCore: manifest.core.contains(check),
        outcome: map(result.outcomes[check.name] ?? .missing),
        findings: (result.records[check.name]?.findings ?? []).map(map))
    }
    for metric in lesson.checks.flatMap({ result.records[$0.name]?.metrics ?? [] }) {
      if let index = verdict.tried.firstIndex(where: { $0.name == metric.name }) {
        verdict.tried[index].value += metric.value
      } else {
        verdict.tried.append(metric)
      }
    }
    let tour = result.records[manifest.tour]
    verdict.metrics = tour?.metrics ?? []
    verdict.stops = tour?.stops ?? []
    verdict.comparison = manifest.comparison.flatMap { result.records[$0]?.metrics } ?? []
    verdict.printed = result.printed
    return verdict
  }

  // MARK: The learner's paths

  private func map(_ line: SourceLine?) -> SourceLine? {
    guard var line else { return nil }
    line.file = workspace.learnersPath(line.file)
    return line
  }

  private func map(_ finding: Finding) -> Finding {
    var finding = finding
    finding.line = map(finding.line)
    return finding
  }

  private func map(_ outcome: CheckOutcome) -> CheckOutcome {
    switch outcome {
    case .raised(var report):
      report.line = map(report.line)
      return .raised(report)
    case .crashed(var report):
      report.line = map(report.line)
      return .crashed(report)
    case .timedOut(let place):
      return .timedOut(place.map { CodePlace(function: $0.function, line: map($0.line)) })
    default: return outcome
    }
  }
}
