import Foundation
import TestKits
import Testing

@testable import Grading

@Suite struct EventStreamTests {
  @Test("Records become events; suites, unknown kinds and half a line are passed over")
  func reading() throws {
    let folder = try TemporaryFolder()
    let id = #"M.S\/one()\/F.swift:4:2"#
    let lines = [
      #"{"kind":"test","payload":{"id":"M.S","kind":"suite","name":"S"},"version":"6.3.0"}"#,
      #"{"kind":"test","payload":{"id":"\#(id)","kind":"function","name":"one()"},"version":"6.3.0"}"#,
      #"{"kind":"event","payload":{"kind":"testStarted","testID":"M.S"},"version":"6.3.0"}"#,
      #"{"kind":"event","payload":{"kind":"testStarted","testID":"\#(id)"},"version":"6.3.0"}"#,
      #"{"kind":"event","payload":{"attachment":{"path":"\/a"},"kind":"valueAttached","testID":"\#(id)"},"version":"6.3.0"}"#,
      #"{"kind":"event","payload":{"issue":{"isFailure":true},"kind":"issueRecorded","messages":[{"symbol":"fail","text":"No."}],"testID":"\#(id)"},"version":"6.3.0"}"#,
      #"{"kind":"event","payload":{"issue":{"isFailure":false},"kind":"issueRecorded","messages":[],"testID":"\#(id)"},"version":"6.3.0"}"#,
      #"{"kind":"event","payload":{"kind":"somethingNew","testID":"\#(id)"},"version":"6.3.0"}"#,
      #"{"kind":"event","payload":{"kind":"testEnded","testID":"\#(id)"},"version":"6.3.0"}"#,
      #"{"kind":"event","payload":{"kind":"runEnded"},"version":"6.3.0"}"#,
    ]
    let whole = lines.joined(separator: "\n")
    // Cut in the middle of the sixth line, as it may be while the other process writes.
    let half = lines.prefix(5).joined(separator: "\n").count + 20
    try folder.write(String(whole.prefix(half)), to: "events.jsonl")
    var stream = EventStream(file: folder.url.appending(path: "events.jsonl"))
    var events = stream.next()
    #expect(
      events == [.found(test: "one"), .started(test: "one"), .attached(test: "one", path: "/a")])
    let handle = try FileHandle(forWritingTo: folder.url.appending(path: "events.jsonl"))
    try handle.seekToEnd()
    try handle.write(contentsOf: Data((whole.dropFirst(half) + "\n").utf8))
    events = stream.next()
    #expect(events == [.issue(test: "one", text: "No."), .ended(test: "one"), .runEnded])
    #expect(stream.next().isEmpty)
  }

  @Test("A stream that was never begun has no events")
  func missing() {
    var stream = EventStream(file: URL(filePath: "/nowhere/events.jsonl"))
    #expect(stream.next().isEmpty)
  }
}
