public import Foundation

/// Keeps the learner's progress, and copies of files that would otherwise be lost.
public struct ProgressStore: Sendable {
  private let kit: Kit

  /// Keeps things under the kit's `.listlab`.
  public init(kit: Kit) {
    self.kit = kit
  }

  private var file: URL { kit.learnerFolder.appending(path: "progress.json") }

  /// The progress so far. A file that cannot be understood is kept aside and `remark` says so.
  ///
  /// Throws `KitError.unwritable` if it cannot be kept aside.
  public func load() throws(KitError) -> (progress: Progress, remark: String?) {
    guard FileManager.default.fileExists(atPath: file.path) else { return (Progress(), nil) }
    if let progress = try? kit.decode(Progress.self, from: file),
      progress.version <= Progress.currentVersion
    {
      return (progress, nil)
    }
    let aside = try keep(file, as: "progress.json")
    do {
      try FileManager.default.removeItem(at: file)
    } catch {
      throw .unwritable(kit.shortPath(file), reason: error.plainReason)
    }
    return (
      Progress(),
      "\(kit.shortPath(file)) could not be understood. It is kept as \(kit.shortPath(aside)), and progress begins anew."
    )
  }

  /// Writes the progress, all at once or not at all.
  ///
  /// Throws `KitError.unwritable`.
  public func save(_ progress: Progress) throws(KitError) {
    try kit.encode(progress, to: file)
  }

  /// Copies a file to `.listlab/kept` under a name that is still free, and says where. Nothing there is
  /// ever overwritten.
  ///
  /// Throws `KitError.unwritable`.
  public func keep(_ file: URL, as name: String) throws(KitError) -> URL {
    let folder = kit.learnerFolder.appending(path: "kept")
    let base = (name as NSString).deletingPathExtension
    let ending = (name as NSString).pathExtension
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for number in 1... {
        let kept = folder.appending(path: "\(base)-\(number).\(ending)")
        guard !FileManager.default.fileExists(atPath: kept.path) else { continue }
        try FileManager.default.copyItem(at: file, to: kept)
        return kept
      }
    } catch {
      throw .unwritable(kit.shortPath(folder), reason: error.plainReason)
    }
    preconditionFailure("some number is free")
  }

  /// Puts a lesson's files back to where they began. What was there is kept first; says where.
  ///
  /// Throws `KitError` if a file can be neither kept nor written.
  public func reset(_ lesson: Lesson) throws(KitError) -> [(file: URL, kept: URL?)] {
    var done: [(file: URL, kept: URL?)] = []
    for file in lesson.editableFiles {
      let starter = lesson.starterFolder.appending(path: file.lastPathComponent)
      let text: Data
      do {
        text = try Data(contentsOf: starter)
      } catch {
        throw .unreadable(kit.shortPath(starter), reason: error.plainReason)
      }
      var kept: URL?
      if FileManager.default.fileExists(atPath: file.path) {
        guard (try? Data(contentsOf: file)) != text else {
          done.append((file, nil))
          continue
        }
        kept = try keep(file, as: "lesson-\(lesson.number)-\(file.lastPathComponent)")
      }
      do {
        if file.isFolder { try FileManager.default.removeItem(at: file) }
        try text.write(to: file, options: .atomic)
      } catch {
        throw .unwritable(kit.shortPath(file), reason: error.plainReason)
      }
      done.append((file, kept))
    }
    return done
  }
}
