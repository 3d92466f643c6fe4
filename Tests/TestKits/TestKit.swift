public import Curriculum
import Foundation

/// Kits for tests.
public enum TestKit {
  /// The kit that these tests are part of.
  public static let repository = Kit(
    root: URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent())

  /// Copies the parts of the repository that a learner needs into a folder. The learner's files are the
  /// starting ones, whatever the repository's are at the moment.
  public static func copy(to folder: TemporaryFolder) throws -> Kit {
    for name in [
      "Package.swift", "Sources", "Tests", "Lessons", "Exercises", "Solutions", "README.md",
    ] {
      let source = repository.root.appending(path: name)
      try FileManager.default.copyItem(at: source, to: folder.url.appending(path: name))
    }
    try? FileManager.default.removeItem(at: folder.url.appending(path: "Exercises/.build"))
    let kit = Kit(root: folder.url)
    for lesson in try kit.lessons() { _ = try ProgressStore(kit: kit).reset(lesson) }
    try? FileManager.default.removeItem(at: kit.learnerFolder)
    return kit
  }

  /// Writes a kit of one small lesson, with nothing in it that could be built.
  public static func miniature(in folder: TemporaryFolder) throws -> Kit {
    let lesson = "01-sample"
    try folder.write("// kit", to: "Package.swift")
    try folder.write("// exercises", to: "Exercises/Package.swift")
    try folder.write("// TODO: begin here\n", to: "Exercises/\(lesson)/Answer.swift")
    try folder.write("// given", to: "Exercises/\(lesson)/Given/Item.swift")
    try folder.write("// checks", to: "Exercises/\(lesson)/Checks/Checks.swift")
    try folder.write("// TODO: begin here\n", to: "Lessons/\(lesson)/Starter/Answer.swift")
    try folder.write("# Sample\n\nRead *this*.\n", to: "Lessons/\(lesson)/README.md")
    try folder.write(
      "# Hints\n\n## `one`\n\n1. First, look.\n2. Then think,\n   twice.\n",
      to: "Lessons/\(lesson)/hints.md")
    try folder.write("# Cards\n\n## Why?\n\nBecause.\n", to: "Lessons/\(lesson)/cards.md")
    try folder.write(manifest, to: "Lessons/\(lesson)/lesson.json")
    try folder.write("// right\n", to: "Solutions/\(lesson)/reference/Answer.swift")
    try folder.write("// right, too\n", to: "Solutions/\(lesson)/another/Answer.swift")
    let kit = Kit(root: folder.url)
    let sample = try kit.lesson(1)
    try kit.encode(try Seal(of: sample), to: sample.sealFile)
    return kit
  }

  private static let manifest = """
    {
      "formatVersion": 1, "number": 1, "title": "Sample", "exercise": "Nothing", "minutes": 5,
      "files": ["Answer.swift"],
      "core": [
        {"name": "one", "title": "The first", "purpose": "For a start."},
        {"name": "two", "title": "The second", "purpose": "To go on."}
      ],
      "beyond": [{"name": "three", "title": "The third", "purpose": "For more."}],
      "tour": "tour", "why": "It just does. Really."
    }
    """
}
