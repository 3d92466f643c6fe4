import Curriculum
import Findings
import Foundation

/// Runs the built checks and says how each ended.
///
/// All run in one process, one at a time. When it dies or stops answering, those that did not report yet
/// run on in processes of their own, so that no check pays for another.
struct SuiteRun {
  let testBundle: URL
  let resultsFolder: URL
  let learnersFiles: Set<String>
  let environment: [String: String]
  let limits: RunLimits

  /// What came of the checks, by name.
  struct Result {
    var outcomes: [String: CheckOutcome] = [:]
    var records: [String: CheckRecord] = [:]

    /// What the learner's code printed.
    var printed = ""

    /// The last words of a process in which not even one test was found, or nil.
    var wouldNotStart: String?

    /// How many checks did not answer in time, or wrote too much.
    fileprivate(set) var timeouts = 0
  }

  /// Runs groups of checks, one group after the other.
  ///
  /// Throws `GradingError.cannotStart` if the bundle cannot be started.
  func run(_ groups: [[String]]) throws(GradingError) -> Result {
    var result = Result()
    for group in groups where !group.isEmpty {
      try runTogether(group, into: &result)
      guard result.wouldNotStart == nil else { return result }
      for check in group where result.outcomes[check] == nil {
        try runTogether([check], into: &result)
        if result.outcomes[check] == nil { result.outcomes[check] = .missing }
      }
    }
    return result
  }

  private func runTogether(_ checks: [String], into result: inout Result) throws(GradingError) {
    guard result.timeouts < limits.mostTimeouts else {
      for check in checks { result.outcomes[check] = .notReached }
      return
    }
    let silence = result.timeouts == 0 ? limits.silence : limits.silenceAfterTimeout
    let (stream, attachments) = try freshFiles()
    var events = EventStream(file: stream)
    var running: String?
    var last: String?
    var found: Set<String> = []
    var issues: [String: [String]] = [:]
    var ended = false
    var patience = Patience(silence: silence)

    func read(_ processor: Duration?) {
      for event in events.next() {
        patience.heard(processor: processor)
        switch event {
        case .found(let test): found.insert(test)
        case .started(let test): running = test
        case .issue(let test, let text): issues[test, default: []].append(text)
        case .attached(let test, let path):
          if let record = Self.record(at: path) { result.records[test] = record }
        case .ended(let test):
          if checks.contains(test) {
            result.outcomes[test] = issues[test] == nil ? .passed : .failed
          }
          running = nil
          last = test
        case .runEnded: ended = true
        }
      }
    }

    var child = Child(
      program: testBundle.path,
      arguments: [
        "--testing-library", "swift-testing", "--no-parallel",
        "--event-stream-output-path", stream.path, "--event-stream-version", "6.3",
        "--attachments-path", attachments.path, "--filter",
        "/(\(checks.joined(separator: "|")))\\(\\)",
      ],
      environment: environment)
    child.mostOutput = limits.mostOutput
    child.keptOutput = 256 << 10
    // The order of a dictionary is part of what a run does: the same code must get the same verdict.
    child.environment["SWIFT_DETERMINISTIC_HASHING"] = "1"
    child.environment["SWIFT_BACKTRACE"] =
      "enable=yes,color=no,registers=none,images=none,limit=200"
    let ending = try child.run(watch: { processor in
      read(processor)
      return patience.isOver(processor: processor) ? .stop : .goOn
    })
    read(nil)
    result.printed += ending.output
    for (test, texts) in issues where result.records[test]?.findings.isEmpty ?? true {
      result.records[test, default: CheckRecord()].findings = texts.map {
        Finding(kind: "issue", sentence: $0)
      }
    }
    if found.isEmpty, !ending.wasStopped, !ending.wroteTooMuch {
      let words = (ending.errors + ending.output).split(separator: "\n").last.map(String.init)
      result.wouldNotStart = words ?? "it said nothing"
      return
    }
    for check in checks where !found.contains(check) && ended {
      result.outcomes[check] = .missing
    }
    // A process that dies after a check has reported is blamed on the last one that did.
    if !ended, let check = running ?? last ?? checks.first, checks.contains(check) {
      settle(check, ending, hasFinding: issues[check] != nil, into: &result)
    }
  }

  /// Says how the check ended that was running when the process did.
  private func settle(
    _ check: String, _ ending: Child.Ending, hasFinding: Bool, into result: inout Result
  ) {
    let crash = CrashReport(
      errors: ending.errors, signal: ending.signal, learnersFiles: learnersFiles)
    if ending.wasStopped || ending.wroteTooMuch { result.timeouts += 1 }
    result.outcomes[check] =
      if hasFinding {
        // The first finding of a scenario is its verdict; what comes after it follows from it.
        .failed
      } else if ending.wroteTooMuch {
        .wroteTooMuch
      } else if ending.wasStopped {
        .timedOut(CodePlace.innermost(in: ending.errors, learnersFiles))
      } else if crash.exception != nil {
        .raised(crash)
      } else if let code = ending.exitCode {
        .endedProcess(exitCode: code)
      } else {
        .crashed(crash)
      }
  }

  private func freshFiles() throws(GradingError) -> (stream: URL, attachments: URL) {
    let attachments = resultsFolder.appending(path: "attachments")
    do {
      if FileManager.default.fileExists(atPath: resultsFolder.path) {
        try FileManager.default.removeItem(at: resultsFolder)
      }
      try FileManager.default.createDirectory(at: attachments, withIntermediateDirectories: true)
    } catch {
      throw .workspaceUnwritable(resultsFolder.path, reason: error.plainReason)
    }
    return (resultsFolder.appending(path: "events.jsonl"), attachments)
  }

  private static func record(at path: String) -> CheckRecord? {
    guard let data = FileManager.default.contents(atPath: path),
      let record = try? JSONDecoder().decode(CheckRecord.self, from: data),
      record.version <= CheckRecord.currentVersion
    else { return nil }
    return record
  }
}
