public import Foundation

/// A clone of ListLab: where its lessons, exercises and solutions are, and where runs may write.
public struct Kit: Sendable, Equatable {
  /// The top folder.
  public let root: URL

  /// Takes a folder for a kit without looking.
  public init(root: URL) {
    self.root = URL(filePath: root.standardizedFileURL.path, directoryHint: .isDirectory)
  }

  /// The version of the kit, for `--version` and for records.
  public static let version = "0.1.0"

  /// Finds the kit that a folder lies in, or the one that `LISTLAB_HOME` names.
  ///
  /// Throws `KitError.noKit` if there is none.
  public static func find(from folder: URL, environment: [String: String]) throws(KitError) -> Kit {
    if let home = environment["LISTLAB_HOME"], !home.isEmpty {
      let kit = Kit(root: URL(filePath: home))
      guard kit.looksComplete else { throw .noKit(at: home, namedByEnvironment: true) }
      return kit
    }
    var candidate = folder.standardizedFileURL
    while true {
      let kit = Kit(root: candidate)
      if kit.looksComplete { return kit }
      let parent = candidate.deletingLastPathComponent().standardizedFileURL
      guard parent != candidate, candidate.path != "/" else {
        throw .noKit(at: folder.path, namedByEnvironment: false)
      }
      candidate = parent
    }
  }

  private var looksComplete: Bool {
    ["Package.swift", "Lessons", "Exercises/Package.swift"].allSatisfy {
      FileManager.default.fileExists(atPath: root.appending(path: $0).path)
    }
  }

  /// One folder per lesson: text, hints, cards, misconceptions.
  public var lessonsFolder: URL { root.appending(path: "Lessons") }

  /// The package that learners work in.
  public var exercisesFolder: URL { root.appending(path: "Exercises") }

  /// Right answers, a folder per lesson and approach.
  public var solutionsFolder: URL { root.appending(path: "Solutions") }

  /// Where builds go.
  public var buildFolder: URL { root.appending(path: ".build/listlab") }

  /// What is remembered about the learner: progress, and files kept from being lost.
  public var learnerFolder: URL { root.appending(path: ".listlab") }

  /// A path as people see it: from the top of the kit where it lies below that.
  public func shortPath(_ url: URL) -> String {
    let path = url.standardizedFileURL.path
    return path.hasPrefix(root.path + "/") ? String(path.dropFirst(root.path.count + 1)) : path
  }

  /// All lessons, in order.
  ///
  /// Throws `KitError` if a manifest is missing or wrong.
  public func lessons() throws(KitError) -> [Lesson] {
    let folders: [String]
    do {
      folders = try FileManager.default.contentsOfDirectory(atPath: lessonsFolder.path)
    } catch {
      throw .unreadable(shortPath(lessonsFolder), reason: error.plainReason)
    }
    var lessons: [Lesson] = []
    for name in folders.sorted() where name.first?.isNumber == true {
      lessons.append(try Lesson(kit: self, folderName: name))
    }
    return lessons
  }

  /// The lesson with a number.
  ///
  /// Throws `KitError.noLesson` if there is none.
  public func lesson(_ number: Int) throws(KitError) -> Lesson {
    let all = try lessons()
    guard let lesson = all.first(where: { $0.number == number }) else {
      throw .noLesson(number, known: all.map(\.number))
    }
    return lesson
  }
}
