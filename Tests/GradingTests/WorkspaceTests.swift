import Curriculum
import Foundation
import TestKits
import Testing

@testable import Grading

@Suite struct WorkspaceTests {
  let folder: TemporaryFolder
  let workspace: Workspace

  init() throws {
    folder = try TemporaryFolder()
    workspace = Workspace(lesson: try TestKit.miniature(in: folder).lesson(1), name: "test")
  }

  private func fill(_ answer: String) throws {
    try workspace.fill(with: ["Answer.swift": Data(answer.utf8)])
  }

  private func date(_ path: String) throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: folder.url.appending(path: path).path)[
      .modificationDate] as? Date
  }

  @Test("It holds the answer, and everything else from the kit")
  func contents() throws {
    try fill("let a = 1")
    let root = ".build/listlab/test"
    #expect(try folder.read("\(root)/01-sample/Answer.swift") == "let a = 1")
    #expect(try folder.read("\(root)/01-sample/Checks/Checks.swift") == "// checks")
    #expect(try folder.read("\(root)/01-sample/Given/Item.swift") == "// given")
    #expect(try folder.read("\(root)/Package.swift") == "// exercises")
  }

  @Test("What was built with another engine is thrown away, and only that")
  func otherEngine() throws {
    let built = ".build/listlab/test/.build/module.o"
    try folder.write("class UIView {}", to: "Sources/ListKit/UIView.swift")
    try fill("let a = 1")
    try folder.write("object", to: built)
    try fill("let a = 2")
    #expect(try folder.read(built) == "object")
    try folder.write("class UIView { func touch() {} }", to: "Sources/ListKit/UIView.swift")
    try fill("let a = 2")
    #expect(throws: (any Error).self) { try folder.read(built) }
  }

  @Test("Files that did not change keep their date, so that nothing is built again")
  func unchanged() throws {
    try fill("let a = 1")
    let before = try date(".build/listlab/test/01-sample/Answer.swift")
    try fill("let a = 1")
    #expect(try date(".build/listlab/test/01-sample/Answer.swift") == before)
  }

  @Test("Each change has a second of its own, or the compiler's driver would pass it over")
  func changesAreSeconds() throws {
    var seconds: [TimeInterval] = []
    for number in 1...3 {
      try fill("let a = \(number)")
      let date = try #require(try date(".build/listlab/test/01-sample/Answer.swift"))
      seconds.append(date.timeIntervalSince1970.rounded(.down))
    }
    #expect(Set(seconds).count == 3)
  }

  @Test("What does not belong there is removed, and what was tampered with is put back")
  func strangers() throws {
    try fill("let a = 1")
    try folder.write("// mine", to: ".build/listlab/test/01-sample/Checks/More.swift")
    try folder.write("// easy", to: ".build/listlab/test/01-sample/Checks/Checks.swift")
    try fill("let a = 1")
    let root = ".build/listlab/test/01-sample/Checks"
    #expect(throws: (any Error).self) { try folder.read("\(root)/More.swift") }
    #expect(try folder.read("\(root)/Checks.swift") == "// checks")
  }

  @Test("Paths in it are told as the learner's")
  func paths() {
    let inside = workspace.folder.appending(path: "01-sample/Answer.swift").path
    #expect(workspace.learnersPath(inside) == "Exercises/01-sample/Answer.swift")
    #expect(workspace.learnersPath("/elsewhere/Answer.swift") == "/elsewhere/Answer.swift")
  }

  @Test("Two runs at once: the second is told to wait, and may go on when the first is done")
  func lock() throws {
    var first: WorkspaceLock? = try workspace.lock()
    #expect(throws: GradingError.busy) { _ = try workspace.lock() }
    withExtendedLifetime(first) {}
    first = nil
    _ = try workspace.lock()
  }

  @Test("Errors name the learner's file, come with the caret, each once, learner's first")
  func compileErrors() throws {
    let file = workspace.folder.appending(path: "01-sample/Answer.swift").path
    let subject = workspace.folder.appending(path: "01-sample/Checks/Subject.swift").path
    let output = """
      [3/9] Compiling Lesson01 Answer.swift
      \(subject):7:3: error: value of type 'A' has no member 'b'
        a.b()
        ~ ^
      \(file):3:14: error: cannot convert value of type 'String' to specified type 'Int'
      let y: Int = "z"
                   ^~~
      \(file):3:14: error: cannot convert value of type 'String' to specified type 'Int'
      let y: Int = "z"
                   ^~~
      \(file):2:3: warning: variable 'x' was never used
      \(file):1:1: note: did you mean this?
      error: fatalError
      """
    let found = CompileError.all(in: output, workspace: workspace)
    #expect(
      found.map(\.path) == [
        "Exercises/01-sample/Answer.swift", "Exercises/01-sample/Answer.swift",
        "Exercises/01-sample/Checks/Subject.swift",
      ])
    #expect(found[0].excerpt == ["let y: Int = \"z\"", "             ^~~"])
    #expect(found.map(\.severity) == [.error, .warning, .error])
    #expect(found[1].excerpt.isEmpty)
    #expect(found[2].isInSubject && !found[2].isInLearnersFile)
  }

  @Test("A step of a build is read from SwiftPM's line")
  func step() {
    let step = BuildStep("[12/34] Compiling ListKit UIView.swift")
    #expect(step?.number == 12 && step?.count == 34 && step?.what == "Compiling ListKit")
    #expect(BuildStep("Building for debugging...") == nil)
  }
}
