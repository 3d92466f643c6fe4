import Curriculum
import TestKits
import Testing

@testable import Grading

@Suite struct VerdictTests {
  private func verdict(_ outcomes: [CheckOutcome], dropping: Int = 0) throws -> Verdict {
    let folder = try TemporaryFolder()
    let manifest = try TestKit.miniature(in: folder).lesson(1).manifest
    let checks = zip(manifest.core + manifest.beyond, outcomes).map { check, outcome in
      CheckResult(
        name: check.name, title: check.title, isCore: manifest.core.contains(check),
        outcome: outcome, findings: [])
    }
    return Verdict(
      lesson: manifest, outcome: .ended, checks: Array(checks.dropFirst(dropping)), metrics: [],
      stops: [], comparison: [], warnings: [], printed: "")
  }

  @Test("The core passes the lesson, whatever is beyond")
  func core() throws {
    #expect(try verdict([.passed, .passed, .failed]).passes)
    #expect(try !verdict([.passed, .failed, .passed]).passes)
  }

  @Test(
    "Nothing but passed is passed",
    arguments: [
      CheckOutcome.missing, .notReached, .timedOut(nil), .endedProcess(exitCode: 0), .wroteTooMuch,
    ])
  func others(outcome: CheckOutcome) throws {
    #expect(try !verdict([.passed, outcome, .passed]).passes)
  }

  @Test("A run without one of the core's checks, or without any, is not passed")
  func missing() throws {
    #expect(try !verdict([.passed, .passed, .passed], dropping: 1).passes)
    #expect(try !verdict([]).passes)
  }

  @Test("What does not compile is not passed")
  func compile() throws {
    var broken = try verdict([.passed, .passed, .passed])
    broken.outcome = .didNotCompile([])
    #expect(!broken.passes)
  }
}
