import Curriculum
import Foundation
import TestKits
import Testing

@Suite struct KitTests {
  let folder: TemporaryFolder
  let kit: Kit

  init() throws {
    folder = try TemporaryFolder()
    kit = try TestKit.miniature(in: folder)
  }

  @Test("A kit is found from any folder in it")
  func foundFromBelow() throws {
    let below = kit.exercisesFolder.appending(path: "01-sample/Checks")
    #expect(try Kit.find(from: below, environment: [:]) == kit)
    #expect(try Kit.find(from: kit.root, environment: [:]) == kit)
  }

  @Test("LISTLAB_HOME names a kit from elsewhere, and is blamed if it is wrong")
  func environment() throws {
    let elsewhere = try TemporaryFolder()
    #expect(
      try Kit.find(from: elsewhere.url, environment: ["LISTLAB_HOME": kit.root.path]) == kit)
    #expect(throws: KitError.noKit(at: elsewhere.url.path, namedByEnvironment: true)) {
      try Kit.find(from: kit.root, environment: ["LISTLAB_HOME": elsewhere.url.path])
    }
  }

  @Test("Above a folder without a kit there is none")
  func none() throws {
    let elsewhere = try TemporaryFolder()
    #expect(throws: KitError.noKit(at: elsewhere.url.path, namedByEnvironment: false)) {
      try Kit.find(from: elsewhere.url, environment: [:])
    }
  }

  @Test("A lesson that there is not is named with those that there are")
  func noLesson() throws {
    let error = #expect(throws: KitError.self) { try kit.lesson(7) }
    #expect(error?.description == "There is no lesson 7. There is: 1.")
  }

  @Test("A damaged manifest says what is wrong in it")
  func damaged() throws {
    try folder.write(#"{"formatVersion": 1}"#, to: "Lessons/01-sample/lesson.json")
    let error = #expect(throws: KitError.self) { try kit.lessons() }
    #expect(error?.description.contains("“number” is missing") == true)
    #expect(error?.description.contains("Lessons/01-sample/lesson.json") == true)
  }

  @Test("A manifest of a later format is refused")
  func laterFormat() throws {
    let manifest = try folder.read("Lessons/01-sample/lesson.json")
    try folder.write(
      manifest.replacing("\"formatVersion\": 1", with: "\"formatVersion\": 2"),
      to: "Lessons/01-sample/lesson.json")
    let error = #expect(throws: KitError.self) { try kit.lessons() }
    #expect(error?.description.contains("format 2") == true)
  }
}
