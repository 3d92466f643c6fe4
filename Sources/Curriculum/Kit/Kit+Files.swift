public import Foundation

/// Reading and writing, with errors that say what to do.
extension Kit {
  /// The text of a file.
  ///
  /// Throws `KitError.unreadable` if it cannot be read or is not UTF-8.
  public func text(of url: URL) throws(KitError) -> String {
    do {
      return try String(contentsOf: url, encoding: .utf8)
    } catch {
      throw .unreadable(shortPath(url), reason: error.plainReason)
    }
  }

  /// A value from a JSON file.
  ///
  /// Throws `KitError.unreadable` or `.malformed`.
  public func decode<Value: Decodable>(_ type: Value.Type, from url: URL) throws(KitError) -> Value
  {
    let data: Data
    do {
      data = try Data(contentsOf: url)
    } catch {
      throw .unreadable(shortPath(url), reason: error.plainReason)
    }
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch {
      throw .malformed(shortPath(url), reason: Self.words(error))
    }
  }

  /// Writes a value as JSON with sorted keys, all at once or not at all.
  ///
  /// Throws `KitError.unwritable`.
  public func encode(_ value: some Encodable, to url: URL) throws(KitError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try (encoder.encode(value) + Data("\n".utf8)).write(to: url, options: .atomic)
    } catch {
      throw .unwritable(shortPath(url), reason: error.plainReason)
    }
  }

  /// The files below a folder, without those whose name begins with a dot, sorted by path. Empty if there
  /// is no such folder.
  public func files(below folder: URL) -> [URL] {
    let names =
      FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return names.sorted()
      .filter { !$0.split(separator: "/").contains { $0.hasPrefix(".") } }
      .map { folder.appending(path: $0) }
      .filter { !$0.isFolder }
  }

  /// The folders directly in a folder, sorted by name.
  public func folders(in folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().filter { !$0.hasPrefix(".") }.map { folder.appending(path: $0) }
      .filter(\.isFolder)
  }

  private static func words(_ error: any Error) -> String {
    guard let error = error as? DecodingError else { return "\(error)" }
    let context: DecodingError.Context
    switch error {
    case .dataCorrupted(let found): context = found
    case .keyNotFound(let key, let found):
      return "“\(key.stringValue)” is missing" + place(found)
    case .typeMismatch(_, let found), .valueNotFound(_, let found): context = found
    @unknown default: return "\(error)"
    }
    return context.debugDescription.trimmingCharacters(in: ["."]) + place(context)
  }

  private static func place(_ context: DecodingError.Context) -> String {
    let path = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
    return path.isEmpty ? "" : " in \(path.joined(separator: "."))"
  }
}

extension URL {
  /// Whether there is a folder here.
  package var isFolder: Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}
