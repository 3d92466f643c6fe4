import Curriculum
import Foundation
import TestKits
import Testing

@Suite struct LessonTests {
  let folder: TemporaryFolder
  let lesson: Lesson
  let file: URL

  init() throws {
    folder = try TemporaryFolder()
    lesson = try TestKit.miniature(in: folder).lesson(1)
    file = lesson.editableFiles[0]
  }

  @Test("The learner's files are read by name")
  func sources() throws {
    #expect(try lesson.learnerSources() == ["Answer.swift": Data("// TODO: begin here\n".utf8)])
  }

  @Test("Swift files that the learner adds belong to the answer; the kit's do not")
  func addedFiles() throws {
    try folder.write("struct Pool {}", to: "Exercises/01-sample/Pool.swift")
    try folder.write("// kit", to: "Exercises/01-sample/Given.swift")
    try folder.write("notes", to: "Exercises/01-sample/notes.txt")
    #expect(try lesson.learnerSources().keys.sorted() == ["Answer.swift", "Pool.swift"])
  }

  @Test("An answer may leave files to the reference")
  func partOfAnAnswer() throws {
    let part = folder.url.appending(path: "Solutions/01-sample/part")
    try folder.write("struct Pool {}", to: "Solutions/01-sample/part/Pool.swift")
    #expect(throws: KitError.self) { try lesson.sources(in: part) }
    let whole = try lesson.sources(in: part, rest: lesson.reference)
    #expect(whole["Answer.swift"] == Data("// right\n".utf8))
    #expect(whole["Pool.swift"] == Data("struct Pool {}".utf8))
  }

  @Test("A missing, empty, binary or unreadable file is called what it is")
  func badFiles() throws {
    let path = "Exercises/01-sample/Answer.swift"
    try Data(" \n\t\r\n".utf8).write(to: file)
    #expect(throws: KitError.exerciseEmpty(path, lesson: 1)) { try lesson.learnerSources() }
    try Data([0x66, 0xff, 0xfe]).write(to: file)
    #expect(throws: KitError.exerciseNotText(path, lesson: 1)) { try lesson.learnerSources() }
    try FileManager.default.removeItem(at: file)
    #expect(throws: KitError.exerciseMissing(path, lesson: 1)) { try lesson.learnerSources() }
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
    #expect(throws: KitError.unreadable(path, reason: "it is a folder")) {
      try lesson.learnerSources()
    }
  }

  @Test("Hints are ladders by check, with lines joined")
  func hints() throws {
    #expect(try lesson.hints().ladders == ["one": ["First, look.", "Then think, twice."]])
  }

  @Test("Cards are headings with what is below them")
  func cards() throws {
    #expect(try lesson.cards() == [Card(inMarkdown: "Why?", "Because.")])
  }

  @Test("The card from one's own run is there once a run failed, and says what it said")
  func ownRun() {
    let card = Card(inMarkdown: Card.ownRun, "It said: {failure}{place} Why?")
    #expect(card.filled(from: nil) == nil)
    let failure = RememberedFailure(sentence: "Row 3 shows ✓.", place: "MemberCell.swift:88")
    #expect(
      card.filled(from: failure)?.body == "It said: Row 3 shows ✓. (`MemberCell.swift:88`) Why?")
    let nowhere = RememberedFailure(sentence: "It crashed.", place: nil)
    #expect(card.filled(from: nowhere)?.body == "It said: It crashed. Why?")
    let other = Card(inMarkdown: "Why?", "{failure}")
    #expect(other.filled(from: failure) == other)
  }

  @Test("The seal holds until a judging file is changed, added to, or removed")
  func seal() throws {
    let seal = try Seal(kept: lesson)
    try seal.check(lesson)
    try folder.write("// other checks", to: "Exercises/01-sample/Checks/Checks.swift")
    #expect(throws: KitError.changed(["Exercises/01-sample/Checks/Checks.swift"])) {
      try seal.check(lesson)
    }
    try folder.write("// checks", to: "Exercises/01-sample/Checks/Checks.swift")
    try folder.write("// more", to: "Exercises/01-sample/Given/More.swift")
    #expect(throws: KitError.changed(["Exercises/01-sample/Given/More.swift"])) {
      try seal.check(lesson)
    }
    try FileManager.default.removeItem(at: lesson.exerciseFolder.appending(path: "Given"))
    #expect(throws: KitError.missing(["Exercises/01-sample/Given/Item.swift"])) {
      try seal.check(lesson)
    }
    try FileManager.default.removeItem(at: lesson.exerciseFolder.appending(path: "Checks"))
    #expect(throws: KitError.missing(["Exercises/01-sample/Checks"])) { try seal.check(lesson) }
  }

  @Test("The learner's file is no part of the seal")
  func sealLeavesTheLearnersFileAlone() throws {
    try folder.write("let mine = 1", to: "Exercises/01-sample/Answer.swift")
    try Seal(kept: lesson).check(lesson)
  }

  @Test("Solutions are the folders there are, the reference among them")
  func solutions() {
    #expect(lesson.solutions.map(\.lastPathComponent) == ["another", "reference"])
    #expect(lesson.solutions.contains(lesson.reference))
  }
}

extension Card {
  fileprivate init(inMarkdown question: String, _ body: String) {
    self = Card.all(inMarkdown: "## \(question)\n\n\(body)")[0]
  }
}
