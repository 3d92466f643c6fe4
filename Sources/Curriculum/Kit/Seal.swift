import Foundation

/// What the files that judge a lesson looked like when the kit was made: the checks, what is given, and
/// the manifest of the package. It tells an accident, such as an edit in the wrong file, before it turns
/// into a wrong verdict; who wants to cheat can make a new seal.
public struct Seal: Codable, Equatable, Sendable {
  /// A fingerprint for each file, by its path from the top of the kit.
  public var files: [String: String]

  /// Takes the fingerprints of a lesson's files as they are now.
  ///
  /// Throws `KitError.unreadable` if one cannot be read.
  public init(of lesson: Lesson) throws(KitError) {
    files = [:]
    for url in try lesson.judgingFiles() {
      files[lesson.kit.shortPath(url)] = try Self.fingerprint(of: url, in: lesson.kit)
    }
  }

  /// Reads the seal that the kit came with.
  ///
  /// Throws `KitError` if it is missing or damaged.
  public init(kept lesson: Lesson) throws(KitError) {
    self = try lesson.kit.decode(Seal.self, from: lesson.sealFile)
  }

  /// Says which files are missing or changed, if any.
  ///
  /// Throws `KitError.missing` or `.changed`.
  public func check(_ lesson: Lesson) throws(KitError) {
    let now = try Seal(of: lesson)
    let missing = files.keys.filter { now.files[$0] == nil }.sorted()
    guard missing.isEmpty else { throw .missing(missing) }
    let changed = now.files.filter { files[$0.key] != $0.value }.keys.sorted()
    guard changed.isEmpty else { throw .changed(changed) }
  }

  private static func fingerprint(of url: URL, in kit: Kit) throws(KitError) -> String {
    do {
      return try Data(contentsOf: url).fingerprint
    } catch {
      throw .unreadable(kit.shortPath(url), reason: error.plainReason)
    }
  }
}

extension Sequence<UInt8> {
  /// FNV-1a with 64 bits, in hexadecimal: enough to see accidents, and nothing more is claimed.
  package var fingerprint: String {
    let hash = reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x0100_0000_01b3 }
    return String(hash, radix: 16)
  }
}
