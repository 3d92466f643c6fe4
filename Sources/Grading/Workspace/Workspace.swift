public import Curriculum
public import Foundation

#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#elseif canImport(Darwin)
  @preconcurrency import Darwin
#endif

/// The place where an answer is built: a package like `Exercises/`, with the learner's files in it and
/// everything else from the kit.
///
/// Files are copied, and only when their bytes differ. So a save in the middle of a build harms nobody, an
/// answer that is older than the last one is still seen as a change, and no link leads out of the folder.
public struct Workspace: Sendable {
  /// The lesson that is built here.
  public let lesson: Lesson

  /// The package's folder.
  public let folder: URL

  /// A workspace of a kit under a name; workspaces of different names do not touch each other.
  public init(lesson: Lesson, name: String) {
    self.lesson = lesson
    folder = lesson.kit.buildFolder.appending(path: name)
  }

  /// Where the lesson's files are copied to.
  private var lessonFolder: URL { folder.appending(path: lesson.folderName) }

  /// Where SwiftPM builds.
  var scratchFolder: URL { folder.appending(path: ".build") }

  /// The built test bundle.
  var testBundle: URL {
    scratchFolder.appending(path: "debug/ExercisesPackageTests.xctest")
  }

  /// Brings the workspace up to date with an answer and the kit.
  ///
  /// Throws `GradingError.workspaceUnwritable`, or `KitError` if a file of the kit's cannot be read.
  public func fill(with sources: [String: Data]) throws {
    var wanted: [String: Data] = [:]
    for url in try lesson.judgingFiles() {
      let path = lesson.kit.shortPath(url).dropFirst("Exercises/".count)
      do {
        wanted[String(path)] = try Data(contentsOf: url)
      } catch {
        throw KitError.unreadable(lesson.kit.shortPath(url), reason: error.plainReason)
      }
    }
    for (name, data) in sources { wanted["\(lesson.folderName)/\(name)"] = data }
    do {
      try dropBuildOfOtherEngine()
      for url in lesson.kit.files(below: lessonFolder) {
        let path = String(url.standardizedFileURL.path.dropFirst(folder.path.count + 1))
        if wanted[path] == nil { try FileManager.default.removeItem(at: url) }
      }
      for (path, data) in wanted {
        let url = folder.appending(path: path)
        guard (try? Data(contentsOf: url)) != data else { continue }
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        // The compiler's driver compares whole seconds: a file that is written twice in one second would
        // not be compiled the second time.
        let old = (try? FileManager.default.attributesOfItem(atPath: url.path))?[.modificationDate]
        try data.write(to: url, options: .atomic)
        let second = max(
          Date().timeIntervalSince1970.rounded(.down),
          ((old as? Date)?.timeIntervalSince1970.rounded(.down) ?? 0) + 1)
        try FileManager.default.setAttributes(
          [.modificationDate: Date(timeIntervalSince1970: second)], ofItemAtPath: url.path)
      }
    } catch {
      throw GradingError.workspaceUnwritable(
        lesson.kit.shortPath(folder), reason: error.plainReason)
    }
  }

  /// Throws away what was built with another engine.
  ///
  /// A class that can be subclassed elsewhere may get another layout without a change to anything public. Then
  /// SwiftPM does not compile subclasses in other modules again, and calls to them end in wrong places.
  private func dropBuildOfOtherEngine() throws {
    let sources = lesson.kit.root.appending(path: "Sources")
    let marks = try ["CCellFactory", "ListKit", "UIKit"].flatMap {
      try lesson.kit.files(below: sources.appending(path: $0)).map { file in
        let facts = try FileManager.default.attributesOfItem(atPath: file.path)
        let date = (facts[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
        return "\(lesson.kit.shortPath(file)) \(facts[.size] as? Int ?? 0) \(date)\n"
      }
    }
    let engine = Data(marks.joined().utf8)
    let note = folder.appending(path: "engine")
    guard (try? Data(contentsOf: note)) != engine else { return }
    if FileManager.default.fileExists(atPath: scratchFolder.path) {
      try FileManager.default.removeItem(at: scratchFolder)
    }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try engine.write(to: note, options: .atomic)
  }

  /// Path of a file in the workspace as the learner knows it; other paths stay as they are.
  public func learnersPath(_ path: String) -> String {
    let prefix = lessonFolder.standardizedFileURL.path + "/"
    guard path.hasPrefix(prefix) else { return path }
    return lesson.kit.shortPath(
      lesson.exerciseFolder.appending(path: String(path.dropFirst(prefix.count))))
  }

  /// Whether a path, as the learner knows it, is of a file of the learner's: one that lies beside the kit's.
  func isLearners(_ path: String) -> Bool {
    let folder = lesson.kit.shortPath(lesson.exerciseFolder) + "/"
    let name = path.dropFirst(folder.count)
    return path.hasPrefix(folder) && !name.contains("/") && name != "Given.swift"
  }

  /// Holds the workspace for one run, as long as the result lives and no longer than this process.
  ///
  /// Throws `GradingError.busy` if another process holds it, or `.workspaceUnwritable`.
  public func lock() throws(GradingError) -> WorkspaceLock {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw .workspaceUnwritable(lesson.kit.shortPath(folder), reason: error.plainReason)
    }
    let path = folder.appending(path: "lock").path
    let file = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
    guard file >= 0 else {
      throw .workspaceUnwritable(
        lesson.kit.shortPath(folder), reason: String(cString: strerror(errno)))
    }
    guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
      close(file)
      throw .busy
    }
    return WorkspaceLock(file: file)
  }
}

/// The right to use a workspace. Giving it up is letting go of the object.
public final class WorkspaceLock: Sendable {
  private let file: Int32

  fileprivate init(file: Int32) {
    self.file = file
  }

  deinit {
    // Closing alone is not enough: a child that another thread starts at this moment has a copy of the file
    // until its program begins.
    flock(file, LOCK_UN)
    close(file)
  }
}
