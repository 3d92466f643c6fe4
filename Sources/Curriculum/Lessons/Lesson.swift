public import Foundation

/// One lesson of a kit: its manifest, and where everything that belongs to it is.
public struct Lesson: Sendable, Equatable {
  /// The kit that it is part of.
  public let kit: Kit

  /// The name of its folders, such as `01-naive-vs-reuse`.
  public let folderName: String

  /// What `lesson.json` says.
  public let manifest: LessonManifest

  /// Reads a lesson's manifest.
  ///
  /// Throws `KitError` if it is missing, damaged, or of another format.
  public init(kit: Kit, folderName: String) throws(KitError) {
    self.kit = kit
    self.folderName = folderName
    let file = kit.lessonsFolder.appending(path: "\(folderName)/lesson.json")
    manifest = try kit.decode(LessonManifest.self, from: file)
    guard manifest.formatVersion == LessonManifest.currentFormat else {
      throw .malformed(
        kit.shortPath(file),
        reason:
          "it has format \(manifest.formatVersion), this kit reads \(LessonManifest.currentFormat)")
    }
    guard folderName.hasPrefix(String(format: "%02d-", manifest.number)) else {
      throw .malformed(kit.shortPath(file), reason: "its number is not the folder's")
    }
  }

  /// The lesson's number, from 1.
  public var number: Int { manifest.number }

  /// The name of the learner's module, such as `Lesson01`.
  public var moduleName: String { String(format: "Lesson%02d", number) }

  /// All checks: the core, then beyond.
  public var checks: [CheckManifest] { manifest.core + manifest.beyond }

  // MARK: Places

  /// Text, hints, cards, misconceptions.
  public var folder: URL { kit.lessonsFolder.appending(path: folderName) }

  /// The learner's files and the checks.
  public var exerciseFolder: URL { kit.exercisesFolder.appending(path: folderName) }

  /// The files that the learner edits.
  public var editableFiles: [URL] { manifest.files.map { exerciseFolder.appending(path: $0) } }

  /// The files as they were at the beginning.
  public var starterFolder: URL { folder.appending(path: "Starter") }

  /// Fingerprints of the files that judge.
  public var sealFile: URL { folder.appending(path: "seal.json") }

  /// Folders of right answers; each has some of the learner's files by their names.
  public var solutions: [URL] { kit.folders(in: kit.solutionsFolder.appending(path: folderName)) }

  /// The commented right answer.
  public var reference: URL {
    kit.solutionsFolder.appending(path: "\(folderName)/reference")
  }

  /// The kit's own files among the exercise's: checks, what is given, and the package's manifest.
  ///
  /// Throws `KitError.missing` if there are no checks at all.
  public func judgingFiles() throws(KitError) -> [URL] {
    let checks = kit.files(below: exerciseFolder.appending(path: "Checks"))
    guard !checks.isEmpty else {
      throw .missing([kit.shortPath(exerciseFolder.appending(path: "Checks"))])
    }
    let given = kit.files(below: exerciseFolder.appending(path: "Given"))
    let single = [
      exerciseFolder.appending(path: "Given.swift"),
      kit.exercisesFolder.appending(path: "Package.swift"),
    ]
    return checks + given + single.filter { FileManager.default.fileExists(atPath: $0.path) }
  }

  // MARK: Contents

  /// The lesson's text, in Markdown.
  ///
  /// Throws `KitError.unreadable`.
  public func text() throws(KitError) -> String {
    try kit.text(of: folder.appending(path: "README.md"))
  }

  /// The hints for each check.
  ///
  /// Throws `KitError.unreadable`.
  public func hints() throws(KitError) -> Hints {
    Hints(markdown: try kit.text(of: folder.appending(path: "hints.md")))
  }

  /// The interview cards.
  ///
  /// Throws `KitError.unreadable`.
  public func cards() throws(KitError) -> [Card] {
    Card.all(inMarkdown: try kit.text(of: folder.appending(path: "cards.md")))
  }

  /// The known mistakes, sorted by name.
  ///
  /// Throws `KitError` if one's description is missing or damaged.
  public func misconceptions() throws(KitError) -> [Misconception] {
    var result: [Misconception] = []
    for folder in kit.folders(in: folder.appending(path: "Misconceptions")) {
      result.append(try Misconception(folder: folder, kit: kit))
    }
    return result
  }

  // MARK: The learner's files

  /// The learner's files as they are now, by name.
  ///
  /// Throws `KitError` for a file that is missing, empty, unreadable or not text.
  public func learnerSources() throws(KitError) -> [String: Data] {
    try sources(in: exerciseFolder)
  }

  /// The files of an answer in some folder, by name: those that the manifest names, and whatever other Swift
  /// files stand beside them.
  ///
  /// An exercise of several files may be answered in one of them; then the others come from `rest`.
  ///
  /// Throws `KitError` for a file that is missing, empty, unreadable or not text.
  public func sources(
    in folder: URL, rest: URL? = nil
  ) throws(KitError) -> [String: Data] {
    var sources: [String: Data] = [:]
    let others = kit.files(below: folder).filter {
      $0.pathExtension == "swift" && $0.lastPathComponent != "Given.swift"
        && $0.deletingLastPathComponent().standardizedFileURL.path
          == folder.standardizedFileURL.path
    }
    let names =
      manifest.files + others.map(\.lastPathComponent).filter { !manifest.files.contains($0) }
    for name in names {
      var url = folder.appending(path: name)
      if let rest, !FileManager.default.fileExists(atPath: url.path) {
        url = rest.appending(path: name)
      }
      let path = kit.shortPath(url)
      guard FileManager.default.fileExists(atPath: url.path) else {
        throw .exerciseMissing(path, lesson: number)
      }
      guard !url.isFolder else { throw .unreadable(path, reason: "it is a folder") }
      let data: Data
      do {
        data = try Data(contentsOf: url)
      } catch {
        throw .unreadable(path, reason: error.plainReason)
      }
      guard !data.allSatisfy({ $0 == 0x20 || (0x09...0x0d).contains($0) }) else {
        throw .exerciseEmpty(path, lesson: number)
      }
      guard String(data: data, encoding: .utf8) != nil else {
        throw .exerciseNotText(path, lesson: number)
      }
      sources[name] = data
    }
    return sources
  }
}
