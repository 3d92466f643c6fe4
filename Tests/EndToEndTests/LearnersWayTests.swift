import Curriculum
import Findings
import Foundation
import Grading
import ListLabCLI
import Reporting
import TestKits
import Testing

/// What a learner does and sees, in a fresh copy of the kit, with real builds. One copy serves all: a kit is
/// built once. The calls are made inside this process, so that limits can be short.
@Suite(.serialized) struct LearnersWayTests {
  private static let shared = Result { try Copy() }

  private struct Copy {
    let folder: TemporaryFolder
    let kit: Kit

    init() throws {
      folder = try TemporaryFolder(fixed: "end-to-end")
      kit = try TestKit.copy(to: folder)
    }
  }

  let kit: Kit
  let lesson: Lesson
  let file: URL
  let starter: String

  init() throws {
    kit = try Self.shared.get().kit
    lesson = try kit.lesson(1)
    file = lesson.editableFiles[0]
    _ = try ProgressStore(kit: kit).reset(lesson)
    starter = try String(contentsOf: file, encoding: .utf8)
  }

  private func run(_ words: String...) -> ToolRun {
    // Short, but not so short that a loaded machine is taken for a loop.
    ToolRun(
      words, in: kit.root, limits: RunLimits(silence: .seconds(4), silenceAfterTimeout: .seconds(1))
    )
  }

  /// Puts a line before the first of `reloadData()`.
  private func sabotage(_ line: String) throws {
    let text = starter.replacing("    let rows = ", with: "    \(line)\n    let rows = ")
    #expect(text != starter)
    try Data(text.utf8).write(to: file)
  }

  private func record(_ run: ToolRun) throws -> VerdictRecord {
    try JSONDecoder().decode(VerdictRecord.self, from: Data(run.output.utf8))
  }

  @Test("The README's transcript is a real one")
  func transcript() throws {
    let readme = try String(contentsOf: kit.root.appending(path: "README.md"), encoding: .utf8)
    let run = run("lesson", "1", "--check")
    #expect(run.code == .failure)
    #expect(readme.contains("<!-- output: listlab lesson 1 --check -->\n```\n\(run.output)```\n"))
  }

  @Test("The starter makes 1,000 cells; the solution makes 14 and passes, and home says so")
  func fromStarterToPass() throws {
    let before = try record(run("lesson", "1", "--json"))
    #expect(!before.passes)
    #expect(before.metrics.first?.value == 1000)
    let solution = lesson.reference.appending(path: file.lastPathComponent)
    try Data(contentsOf: solution).write(to: file)
    let passing = run("lesson", "1", "--check")
    #expect(passing.code == .success)
    #expect(passing.output.contains("Passed."))
    #expect(passing.output.contains("after a jump, UITableView"))
    #expect(run().output.contains("✓ 1  Naive vs. reuse             passed, 14 cells created"))
    #expect(run("solution", "1").code == .success)
    _ = run("reset", "1")
    #expect(run("lesson", "1", "--check").code == .failure)
    #expect(run().output.contains("passed before, now core 2 of 5"))
  }

  @Test("The text is shown the first time, and then only when asked for")
  func text() {
    #expect(run("reset", "1").code == .success)
    let first = run("lesson", "1")
    let second = run("lesson", "1")
    let read = run("lesson", "1", "--read")
    #expect(read.output.contains("A scroll step is a layout pass"))
    #expect(
      first.output.contains("A scroll step is a layout pass")
        != second.output.contains("A scroll step is"))
  }

  @Test("A typo is shown at the learner's line, with nothing of the build system's")
  func typo() throws {
    try sabotage("let x = nowhere")
    let run = run("lesson", "1", "--check")
    #expect(run.code == .failure)
    #expect(run.output.contains("does not compile"))
    #expect(run.output.contains("✗ Exercises/01-naive-vs-reuse/MiniTableView.swift:30:13"))
    #expect(run.output.contains("cannot find 'nowhere' in scope"))
    #expect(!run.output.contains("emit-module"))
    #expect(!run.output.contains(".build"))
  }

  @Test("A renamed method is said in the lesson's terms")
  func renamed() throws {
    try Data(starter.replacing("func reloadData", with: "func refresh").utf8).write(to: file)
    let run = run("lesson", "1", "--check")
    #expect(run.code == .failure)
    #expect(run.output.contains("The checks cannot use your code"))
    #expect(run.output.contains("reloadData"))
  }

  @Test("A crash is told with its message and line, and costs no check of another's")
  func crash() throws {
    // Only lists of one row crash: `edges` alone has one.
    try sabotage(
      "if dataSource?.numberOfRows(in: self) == 1 { fatalError(\"one row is too few\") }")
    let verdict = try record(run("lesson", "1", "--json"))
    let outcomes = Dictionary(uniqueKeysWithValues: verdict.checks.map { ($0.name, $0.outcome) })
    #expect(outcomes["edges"] == "crashed")
    #expect(outcomes["rightRows"] == "passed")
    #expect(outcomes["cellsLevelOff"] == "failed")
    #expect(outcomes["reload"] == "failed")
    let crash = verdict.checks.first { $0.name == "edges" }?.crash
    #expect(crash?.message == "one row is too few")
    #if os(Linux)
      #expect(crash?.line?.file == "Exercises/01-naive-vs-reuse/MiniTableView.swift")
      #expect(crash?.line?.line == 30)
    #endif
  }

  @Test("An endless loop is ended, and the rest is not tried for ever")
  func endlessLoop() throws {
    // Nothing but the learner's own code is in this loop, so the backtrace must name it.
    try sabotage("var n = 0; while n >= 0 { n &+= 1; n &-= 1 }")
    let run = run("lesson", "1", "--check")
    #expect(run.code == .failure)
    #expect(run.output.contains("Your code did not come back in time"))
    #expect(run.output.contains("not reached"))
    #if os(Linux)
      #expect(run.output.contains("it was still"))
    #endif
  }

  @Test("A call of exit(0) passes nothing")
  func exitZero() throws {
    try sabotage("exit(0)")
    let verdict = try record(run("lesson", "1", "--json"))
    #expect(!verdict.passes)
    #expect(verdict.checks.allSatisfy { $0.outcome == "ended process" })
  }

  @Test("A flood of output is stopped, and only its beginning is shown")
  func flood() throws {
    try sabotage("while rowHeight > 0 { print(String(repeating: \"x\", count: 1000)) }")
    let run = run("lesson", "1", "--check")
    #expect(run.code == .failure)
    #expect(run.output.contains("Your code printed so much that it was stopped."))
    #expect(run.output.utf8.count < 5000)
  }

  @Test("Right code that was built before an older wrong one does not lend it its verdict")
  func olderFile() throws {
    let solution = lesson.reference.appending(path: file.lastPathComponent)
    try Data(contentsOf: solution).write(to: file)
    #expect(run("lesson", "1", "--check").code == .success)
    try Data(starter.utf8).write(to: file)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1_000_000_000)], ofItemAtPath: file.path)
    #expect(run("lesson", "1", "--check").code == .failure)
  }

  @Test("A place that cannot be written is named")
  func unwritable() throws {
    let place = kit.buildFolder.appending(path: "learner")
    let aside = kit.buildFolder.appending(path: "learner-aside")
    _ = run("lesson", "1", "--check")
    try FileManager.default.moveItem(at: place, to: aside)
    defer {
      try? FileManager.default.removeItem(at: place)
      try? FileManager.default.moveItem(at: aside, to: place)
    }
    try Data("a file where a folder should be".utf8).write(to: place)
    let run = run("lesson", "1", "--check")
    #expect(run.code == .unusable)
    #expect(run.errors.contains(".build/listlab/learner cannot be written"))
  }
}
