import Findings
import Synchronization
import Testing

@testable import ListProbe

/// Checks record issues of the test that runs; these tests know that they do.
@Suite("Running a check")
struct CheckTests {
  @Test func `a check without findings passes, and its record is handed back`() {
    let record = Check(files: []).run { recorder in
      recorder.measure(Metric(name: "cells created", value: 14))
    }
    #expect(record == CheckRecord(metrics: [Metric(name: "cells created", value: 14)]))
  }

  @Test func `each finding is an issue of the test, in its own words`() {
    let issues = Issues()
    withKnownIssue {
      Check(files: []).run { recorder in
        recorder.report(Finding(kind: "a", sentence: "Row 3 is missing."))
        recorder.report(Finding(kind: "b", sentence: "Row 4 is blank."))
      }
    } matching: {
      issues.keep($0)
    }
    #expect(issues.comments == ["Row 3 is missing.", "Row 4 is blank."])
  }

  @Test func `a scenario runs once unless a finding blames a call`() {
    #expect(runs { _ in } == 1)
    #expect(runs { $0.report(Finding(kind: "a", sentence: "blames nothing")) } == 1)
  }

  @Test(.enabled(if: CallSite.isAvailable))
  func `for the lines of blamed calls it runs a second time, without more issues`() {
    let issues = Issues()
    let runs = runs(issues) { recorder in
      recorder.report(Finding(kind: "a", sentence: "Row 3 is missing."), call: recorder.call())
    }
    #expect(runs == 2)
    #expect(issues.comments == ["Row 3 is missing."])
  }

  @Test(.enabled(if: CallSite.isAvailable))
  func `a finding names the line in the learner's file that made the blamed call`() {
    var record: CheckRecord?
    let line = #line + 3
    withKnownIssue {
      record = Check(files: ["CheckTests.swift"]).run { recorder in
        let call = recorder.call()
        recorder.report(Finding(kind: "a", sentence: "Row 3 is missing."), call: call)
      }
    }
    #expect(record?.findings.map { $0.line?.line } == [line])
  }

  @Test func `lines of a second run that found something else are not believed`() {
    let run = Counter()
    var record: CheckRecord?
    withKnownIssue {
      record = Check(files: ["CheckTests.swift"]).run { recorder in
        let call = recorder.call()
        recorder.report(Finding(kind: "a", sentence: "Run \(run.next())"), call: call)
      }
    }
    #expect(record?.findings == [Finding(kind: "a", sentence: "Run 1")])
  }

  /// How often a check runs its scenario.
  private func runs(
    _ issues: Issues = Issues(), scenario: @escaping @MainActor (Recorder) -> Void
  ) -> Int {
    let run = Counter()
    withKnownIssue(isIntermittent: true) {
      Check(files: []).run { recorder in
        _ = run.next()
        scenario(recorder)
      }
    } matching: {
      issues.keep($0)
    }
    return run.count
  }
}

/// The comments of the issues that were recorded.
private final class Issues: Sendable {
  private let kept = Mutex<[String]>([])

  var comments: [String] { kept.withLock { $0 } }

  func keep(_ issue: Issue) -> Bool {
    kept.withLock { $0 += issue.comments.map(\.rawValue) }
    return true
  }
}

private final class Counter: Sendable {
  private let value = Mutex(0)

  var count: Int { value.withLock { $0 } }

  func next() -> Int {
    value.withLock {
      $0 += 1
      return $0
    }
  }
}
