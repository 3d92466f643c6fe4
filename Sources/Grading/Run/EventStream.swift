import Foundation

/// Reads the event stream that Swift Testing writes: JSON, a record a line.
///
/// Its format is described in the testing library's `Documentation/ABI/JSON.md`. Unknown kinds are skipped,
/// as that asks.
struct EventStream {
  /// What happened, as far as a grader wants to know.
  enum Event: Equatable {
    /// A test is in the bundle.
    case found(test: String)
    /// A test began.
    case started(test: String)
    /// A test failed an expectation.
    case issue(test: String, text: String)
    /// A test attached a file.
    case attached(test: String, path: String)
    /// A test ended.
    case ended(test: String)
    /// All tests ended.
    case runEnded
  }

  private let file: URL
  private var handle: FileHandle?
  private var unfinished = Data()

  init(file: URL) {
    self.file = file
  }

  /// The events that were written since the last time.
  mutating func next() -> [Event] {
    if handle == nil { handle = try? FileHandle(forReadingFrom: file) }
    guard let data = try? handle?.readToEnd(), !data.isEmpty else { return [] }
    unfinished += data
    guard let end = unfinished.lastIndex(of: UInt8(ascii: "\n")) else { return [] }
    let complete = unfinished[...end]
    unfinished = Data(unfinished[(end + 1)...])
    return complete.split(separator: UInt8(ascii: "\n")).compactMap(Self.event)
  }

  private static func event(_ line: Data) -> Event? {
    guard let record = try? JSONDecoder().decode(Record.self, from: line) else { return nil }
    let payload = record.payload
    let test = payload.testID.map(functionName) ?? nil
    switch (record.kind, payload.kind) {
    case ("test", "function"):
      return payload.id.flatMap(functionName).map { .found(test: $0) }
    case ("event", "testStarted"): return test.map { .started(test: $0) }
    case ("event", "testEnded"): return test.map { .ended(test: $0) }
    case ("event", "runEnded"): return .runEnded
    case ("event", "valueAttached"):
      guard let test, let path = payload.attachment?.path else { return nil }
      return .attached(test: test, path: path)
    case ("event", "issueRecorded"):
      guard let test, payload.issue?.isFailure ?? true else { return nil }
      return .issue(test: test, text: payload.messages?.map(\.text).joined(separator: " ") ?? "")
    default: return nil
    }
  }

  /// The function's name in an identifier such as `Module.Suite/name()/File.swift:4:2`; nil for a suite's.
  private static func functionName(_ id: String) -> String? {
    id.split(separator: "/").first { $0.hasSuffix("()") }.map { String($0.dropLast(2)) }
  }

  private struct Record: Decodable {
    var kind: String
    var payload: Payload
  }

  private struct Payload: Decodable {
    var kind: String?
    var id: String?
    var testID: String?
    var issue: Issue?
    var attachment: Attached?
    var messages: [Message]?
  }

  private struct Issue: Decodable { var isFailure: Bool? }
  private struct Attached: Decodable { var path: String? }
  private struct Message: Decodable { var text: String }
}
