import Curriculum
import Findings
import Foundation
import TestKits
import Testing

@testable import Grading

@Suite struct DiagnosisTests {
  let folder: TemporaryFolder
  let kit: Kit
  let lesson: Lesson

  init() throws {
    folder = try TemporaryFolder()
    kit = try TestKit.miniature(in: folder)
    lesson = try kit.lesson(1)
  }

  /// A run in which some checks failed with some kinds of finding.
  private func verdict(_ failing: [String: [Finding]]) -> Verdict {
    Verdict(
      lesson: lesson.manifest, outcome: .ended,
      checks: lesson.checks.map {
        CheckResult(
          name: $0.name, title: $0.title, isCore: lesson.manifest.core.contains($0),
          outcome: failing[$0.name] == nil ? .passed : .failed, findings: failing[$0.name] ?? [])
      }, metrics: [], stops: [], comparison: [], warnings: [], printed: "")
  }

  private func known(_ name: String, _ signs: [String: [String]]) throws -> Misconception {
    let path = "Lessons/01-sample/Misconceptions/\(name)"
    try folder.write(
      #"{"title": "T", "explanation": "E", "question": "Q?", "beyondOnly": false}"#,
      to: "\(path)/misconception.json")
    try kit.encode(
      Signature(signs: signs), to: kit.root.appending(path: "\(path)/signature.json"))
    return try Misconception(folder: kit.root.appending(path: path), kit: kit)
  }

  @Test("The same run is recognised, and of two the closer one is named")
  func closest() throws {
    let mistakes = [
      try known("a", ["one": ["missing"]]), try known("b", ["one": ["missing"], "two": ["grows"]]),
    ]
    let both = verdict([
      "one": [Finding(kind: "missing", sentence: "")],
      "two": [Finding(kind: "grows", sentence: "")],
    ])
    let diagnoses = Diagnosis.all(for: both, among: mistakes)
    #expect(diagnoses["one"]?.misconception.name == "b")
    #expect(diagnoses["one"]?.likeness == 1)
    let one = verdict(["one": [Finding(kind: "missing", sentence: "")]])
    #expect(Diagnosis.all(for: one, among: mistakes)["one"]?.misconception.name == "a")
  }

  @Test("Two mistakes in different checks are both named")
  func two() throws {
    let mistakes = [try known("a", ["one": ["missing"]]), try known("b", ["two": ["grows"]])]
    let both = verdict([
      "one": [Finding(kind: "missing", sentence: "")],
      "two": [Finding(kind: "grows", sentence: "")],
    ])
    let diagnoses = Diagnosis.all(for: both, among: mistakes)
    #expect(diagnoses["one"]?.misconception.name == "a")
    #expect(diagnoses["two"]?.misconception.name == "b")
  }

  @Test("What looks like nothing known is not named")
  func stranger() throws {
    let mistakes = [try known("a", ["one": ["missing"]])]
    let strange = verdict(["one": [Finding(kind: "never seen", sentence: "")]])
    #expect(Diagnosis.all(for: strange, among: mistakes).isEmpty)
  }

  @Test("Features tell mistakes of one kind apart")
  func features() throws {
    let mistakes = [
      try known("a", ["one": ["missing", "missing, at the top"]]),
      try known("b", ["one": ["missing", "missing, at the bottom"]]),
    ]
    let run = verdict([
      "one": [Finding(kind: "missing", sentence: "", features: ["at the bottom"])]
    ])
    #expect(Diagnosis.all(for: run, among: mistakes)["one"]?.misconception.name == "b")
  }
}
