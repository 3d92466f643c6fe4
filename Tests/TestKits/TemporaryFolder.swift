import Curriculum
public import Foundation

/// A folder of a test's own, gone with the object.
public final class TemporaryFolder: Sendable {
  /// Where it is.
  public let url: URL

  /// Makes an empty folder.
  public init() throws {
    url =
      FileManager.default.temporaryDirectory
      .appending(path: "listlab-test-\(UUID().uuidString)").standardizedFileURL
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  /// Empties and takes a folder of a fixed name below the repository's `.build`, for what lives as long as
  /// the process and so cannot be removed at its end.
  public init(fixed name: String) throws {
    url =
      TestKit.repository.root.appending(path: ".build/listlab-tests/\(name)").standardizedFileURL
    if FileManager.default.fileExists(atPath: url.path) {
      try FileManager.default.removeItem(at: url)
    }
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// Writes a file below the folder, with the folders above it.
  public func write(_ text: String, to path: String) throws {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// The text of a file below the folder.
  public func read(_ path: String) throws -> String {
    try String(contentsOf: url.appending(path: path), encoding: .utf8)
  }
}
