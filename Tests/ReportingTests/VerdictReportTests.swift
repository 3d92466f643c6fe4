import Findings
import Foundation
import Testing

@testable import Curriculum
@testable import Grading
@testable import Reporting

@Suite struct VerdictReportTests {
  private let manifest = LessonManifest(
    formatVersion: 1, number: 3, title: "Sample", exercise: "Nothing", minutes: 5,
    files: ["Answer.swift"],
    core: [
      CheckManifest(name: "one", title: "The first", purpose: ""),
      CheckManifest(name: "two", title: "The second", purpose: ""),
    ],
    beyond: [CheckManifest(name: "three", title: "The third", purpose: "")], tour: "tour",
    comparison: nil, comparisonWhy: nil, why: "It just does.")

  private func verdict(_ outcomes: [CheckOutcome], findings: [Finding] = []) -> Verdict {
    Verdict(
      lesson: manifest, outcome: .ended,
      checks: zip(manifest.core + manifest.beyond, outcomes).map { check, outcome in
        CheckResult(
          name: check.name, title: check.title, isCore: check.name != "three", outcome: outcome,
          findings: outcome == .failed ? findings : [])
      },
      metrics: [Metric(name: "cells created", value: 20, leastPossible: 14, naive: 1000)],
      stops: [TourStop(row: 0, created: 13, inTree: 13)], comparison: [], warnings: [], printed: "")
  }

  private func text(_ verdict: Verdict, coloured: Bool = false) -> String {
    VerdictReport(
      verdict, diagnoses: [:], style: TextStyle(isColoured: coloured, columns: 80),
      files: ["Exercises/03/Answer.swift"],
      sourceLine: { $0.line == 31 ? "      cell.frame = .zero" : nil }
    ).text
  }

  @Test("A failing check says what happened, what it should be, why, and where")
  func failing() {
    let finding = Finding(
      kind: "missingRow", sentence: "Row 14 is missing.", expected: "Mia at y 784",
      seen: "nothing there",
      events: ["reload", "scroll to offset 87"],
      line: SourceLine(file: "Exercises/03/Answer.swift", line: 31, column: 5),
      question: "Which rows?", replay: "LISTLAB_SCRIPT=s7.1.4")
    #expect(
      text(verdict([.failed, .passed, .passed], findings: [finding])) == """
        Lesson 3 · Sample                                    core 1 of 2 · beyond 1 of 1

        ✗ The first
            Row 14 is missing.
            expected  Mia at y 784
            seen      nothing there
            after     reload · scroll to offset 87
            again     LISTLAB_SCRIPT=s7.1.4
            at        Exercises/03/Answer.swift:31
            31 │ cell.frame = .zero
            Ask yourself: Which rows?
        ✓ 1 more

        row 0     created 13     in the tree 13

        cells created  20     least possible 14 · naive 1000

        Next: edit Exercises/03/Answer.swift · listlab hint 3
        """)
  }

  @Test("Passing says why it works, and what is open beyond")
  func passing() {
    let report = text(
      verdict([.passed, .passed, .failed], findings: [Finding(kind: "x", sentence: "Too wide.")]))
    #expect(report.contains("✓ all 2 of the core"))
    #expect(report.contains("Beyond, if you like:\n✗ The third\n    Too wide."))
    #expect(report.contains("Passed.\nIt just does."))
    #expect(!report.contains("listlab hint"))
  }

  @Test(
    "Each way to end has a sentence of its own, and the word for it elsewhere",
    arguments: [
      (
        CheckOutcome.crashed(
          CrashReport(errors: "Fatal error: Index out of range", signal: 4, learnersFiles: [])),
        "Your code crashed: Index out of range", "crashed"
      ),
      (
        .endedProcess(exitCode: 0), "Your code ended the whole program, with exit code 0.",
        "ended process"
      ),
      (.timedOut(nil), "Your code did not come back in time.", "timed out"),
      (.wroteTooMuch, "Your code printed so much that it was stopped.", "wrote too much"),
      (.notReached, "Not run, because checks before it did not come back.", "not reached"),
    ])
  func outcomes(outcome: CheckOutcome, sentence: String, word: String) {
    let report = text(verdict([outcome, outcome, .passed]))
    #expect(report.contains(sentence))
    #expect(report.contains("✗ The second  \(word)"))
  }

  @Test(
    "A compile error has its place, its words and the caret; one in the adapter is put in other words"
  )
  func compileErrors() {
    var broken = verdict([])
    broken.outcome = .didNotCompile([
      CompileError(
        severity: .error, path: "Exercises/03/Answer.swift", line: 3, column: 9,
        message: "cannot find 'x'",
        excerpt: ["let y = x", "        ^"], isInLearnersFile: true, isInSubject: false)
    ])
    let report = text(broken)
    #expect(
      report.contains(
        "✗ Exercises/03/Answer.swift:3:9\n    cannot find 'x'\n    let y = x\n            ^"))
    broken.outcome = .didNotCompile([
      CompileError(
        severity: .error, path: "Exercises/03/Checks/Subject.swift", line: 3, column: 9,
        message: "no member 'b'", excerpt: [], isInLearnersFile: false, isInSubject: true)
    ])
    #expect(text(broken).contains("The checks cannot use your code: no member 'b'."))
  }

  @Test("What the learner printed cannot move the cursor, and is cut")
  func printed() {
    var noisy = verdict([.passed, .passed, .passed])
    noisy.printed = (1...9).map { "line \($0)\u{1b}[2J\u{7}" }.joined(separator: "\n")
    let report = text(noisy)
    #expect(report.contains("    line 1[2J\n"))
    #expect(report.contains("… 4 lines more"))
    #expect(!report.contains("\u{1b}"))
  }

  @Test("No line is wider than the screen, and none has colours unless asked")
  func manners() {
    let finding = Finding(
      kind: "x", sentence: String(repeating: "复用 long words ", count: 20),
      expected: String(repeating: "more words ", count: 20))
    let report = text(verdict([.failed, .failed, .failed], findings: [finding]))
    for line in report.split(separator: "\n") { #expect(TextLayout.width(of: line) <= 80) }
    #expect(!report.contains("\u{1b}"))
    #expect(
      text(verdict([.failed, .passed, .passed], findings: [finding]), coloured: true).contains(
        "\u{1b}"))
  }

  @Test("The record has each check, and decodes as it was encoded")
  func record() throws {
    let record = VerdictRecord(
      verdict([.failed, .passed, .passed], findings: [Finding(kind: "x", sentence: "No.")]),
      diagnoses: [:])
    let decoded = try JSONDecoder().decode(VerdictRecord.self, from: Data(record.json.utf8))
    #expect(decoded == record)
    #expect(decoded.version == 1)
    #expect(decoded.checks.map(\.outcome) == ["failed", "passed", "passed"])
    #expect(!decoded.passes)
  }
}
