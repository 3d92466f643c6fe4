import Curriculum
import Foundation
import TestKits
import Testing

@Suite struct ProgressStoreTests {
  let folder: TemporaryFolder
  let lesson: Lesson
  let store: ProgressStore

  init() throws {
    folder = try TemporaryFolder()
    let kit = try TestKit.miniature(in: folder)
    lesson = try kit.lesson(1)
    store = ProgressStore(kit: kit)
  }

  @Test("Progress comes back as it was saved")
  func roundTrip() throws {
    var progress = Progress()
    progress[1].corePassed = 2
    progress[1].hintsShown = ["one": 1]
    try store.save(progress)
    let (loaded, remark) = try store.load()
    #expect(loaded == progress)
    #expect(remark == nil)
  }

  @Test(
    "A damaged file is kept aside, said, and begun anew",
    arguments: ["{", #"{"version": 99, "lessons": {}}"#])
  func damaged(text: String) throws {
    try folder.write(text, to: ".listlab/progress.json")
    let (progress, remark) = try store.load()
    #expect(progress == Progress())
    #expect(remark?.contains(".listlab/kept/progress-1.json") == true)
    #expect(try folder.read(".listlab/kept/progress-1.json") == text)
    #expect(try store.load().remark == nil)
  }

  @Test("Reset keeps what was there, each time under a new name")
  func reset() throws {
    for number in 1...2 {
      try folder.write("mine \(number)", to: "Exercises/01-sample/Answer.swift")
      let done = try store.reset(lesson)
      #expect(done.map(\.kept?.lastPathComponent) == ["lesson-1-Answer-\(number).swift"])
      #expect(try folder.read("Exercises/01-sample/Answer.swift") == "// TODO: begin here\n")
    }
    #expect(try folder.read(".listlab/kept/lesson-1-Answer-1.swift") == "mine 1")
    #expect(try folder.read(".listlab/kept/lesson-1-Answer-2.swift") == "mine 2")
  }

  @Test("Reset of an untouched or a missing file keeps nothing")
  func resetWithoutLoss() throws {
    #expect(try store.reset(lesson).map(\.kept) == [nil])
    try FileManager.default.removeItem(at: lesson.editableFiles[0])
    #expect(try store.reset(lesson).map(\.kept) == [nil])
    #expect(try folder.read("Exercises/01-sample/Answer.swift") == "// TODO: begin here\n")
  }

  @Test("A folder in the place of a file is kept, too")
  func resetOfAFolder() throws {
    try FileManager.default.removeItem(at: lesson.editableFiles[0])
    try folder.write("inside", to: "Exercises/01-sample/Answer.swift/inner.txt")
    _ = try store.reset(lesson)
    #expect(try folder.read(".listlab/kept/lesson-1-Answer-1.swift/inner.txt") == "inside")
    #expect(try folder.read("Exercises/01-sample/Answer.swift") == "// TODO: begin here\n")
  }
}
