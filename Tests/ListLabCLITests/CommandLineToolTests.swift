import Curriculum
import Foundation
import ListLabCLI
import TestKits
import Testing

/// Commands that need no build, on a miniature kit.
@Suite struct CommandLineToolTests {
  let folder: TemporaryFolder
  let kit: Kit

  init() throws {
    folder = try TemporaryFolder()
    kit = try TestKit.miniature(in: folder)
  }

  private func run(_ words: String..., environment: [String: String] = [:]) -> ToolRun {
    ToolRun(words, in: kit.root, environment: environment)
  }

  @Test("Without arguments it says where one is, what comes next, and how to make it a command")
  func home() {
    let run = run()
    #expect(run.code == .success)
    #expect(
      run.output.hasPrefix(
        """
        ListLab · 0 of 1 lesson passed

          1  Sample                      about 5 minutes

        Next: listlab lesson 1
        """))
    #expect(run.output.contains("alias listlab="))
  }

  @Test("Help and version come on standard output")
  func help() {
    #expect(run("--help").output.contains("listlab lesson N"))
    #expect(run("lesson", "--help").output.contains("--json"))
    #expect(run("--version").output == "listlab \(Kit.version)\n")
  }

  @Test("Only the text, if that is asked for; no mark of Markdown is left")
  func reading() {
    let run = run("lesson", "1", "--read")
    #expect(run.code == .success)
    #expect(run.output == "Sample\n\nRead this.\n\n" || run.output == "Sample\n\nRead this.\n")
  }

  @Test("Cards are shown one after the other; the one from one's own run only after a failing run")
  func cards() throws {
    let file = kit.root.appending(path: "Lessons/01-sample/cards.md")
    try "## Why?\n\nBecause.\n\n## \(Card.ownRun)\n\nIt said: {failure}{place}\n"
      .write(to: file, atomically: true, encoding: .utf8)
    let before = run("cards", "1").output
    #expect(before.contains("Card 1 of 1"))
    #expect(before.contains("Because."))
    #expect(before.contains("One more card is made from your own run"))
    var progress = Progress()
    progress[1].lastFailure = RememberedFailure(sentence: "Row 3 shows ✓.", place: "Sample.swift:2")
    try ProgressStore(kit: kit).save(progress)
    let after = run("cards", "1").output
    #expect(after.contains("Card 2 of 2"))
    #expect(after.contains("It said: Row 3 shows ✓. (`Sample.swift:2`)"))
  }

  @Test(
    "Errors go to standard error with exit code 2, and nothing to standard output",
    arguments: [
      (["lesson", "9"], "There is no lesson 9."), (["nonsense"], "There is no command “nonsense”."),
      (["solution", "1"], "The solution is shown when lesson 1 is passed."),
    ])
  func errors(words: [String], beginning: String) {
    let run = ToolRun(words, in: kit.root)
    #expect(run.code == .unusable)
    #expect(run.errors.hasPrefix("listlab: \(beginning)"))
    #expect(run.errors.count { $0 == "\n" } == 1)
    #expect(run.output.isEmpty)
  }

  @Test("Outside a kit there is one sentence")
  func noKit() throws {
    let elsewhere = try TemporaryFolder()
    let run = ToolRun(["lesson", "1"], in: elsewhere.url)
    #expect(run.code == .unusable)
    #expect(run.errors.contains("There is no ListLab kit in \(elsewhere.url.path) or above it."))
  }

  @Test("Without a toolchain there is one sentence")
  func noToolchain() {
    let run = run("lesson", "1", "--check", environment: ["PATH": "/nowhere"])
    #expect(run.code == .unusable)
    #expect(run.errors.contains("There is no Swift toolchain"))
  }

  @Test(
    "A bad exercise file, or changed checks, are said before anything is built",
    arguments: [
      ("Exercises/01-sample/Answer.swift", "", "is empty"),
      ("Exercises/01-sample/Checks/Checks.swift", "// mine", "not as the kit has it"),
    ])
  func badFiles(path: String, text: String, words: String) throws {
    try folder.write(text, to: path)
    let run = run("lesson", "1", "--check")
    #expect(run.code == .unusable)
    #expect(run.errors.contains(words))
    #expect(run.errors.contains(path))
  }

  @Test("Hints climb, stop at the last, and remember where they were")
  func hints() {
    #expect(run("hint", "1").output.contains("The first · hint 1 of 2\n\nFirst, look."))
    #expect(run("hint", "1").output.contains("hint 2 of 2\n\nThen think, twice."))
    let third = run("hint", "1").output
    #expect(third.contains("hint 2 of 2"))
    #expect(third.contains("That was the last one."))
  }

  @Test("The solution is shown anyway if asked, with the other ways")
  func solution() {
    let output = run("solution", "1", "--anyway").output
    #expect(output.contains("// Solutions/01-sample/reference/Answer.swift\n// right\n"))
    #expect(output.contains("Solutions/01-sample/another"))
  }

  @Test("Reset says where the learner's file is kept")
  func reset() throws {
    try folder.write("mine", to: "Exercises/01-sample/Answer.swift")
    let output = run("reset", "1").output
    #expect(output.contains("Yours is kept as .listlab/kept/lesson-1-Answer-1.swift."))
    #expect(try folder.read("Exercises/01-sample/Answer.swift") == "// TODO: begin here\n")
    #expect(run("reset", "1").output.contains("is at the start."))
  }

  @Test("A damaged progress file is said and does not stop anything")
  func damagedProgress() throws {
    try folder.write("{", to: ".listlab/progress.json")
    let run = run()
    #expect(run.code == .success)
    #expect(run.errors.contains("It is kept as .listlab/kept/progress-1.json"))
  }
}
