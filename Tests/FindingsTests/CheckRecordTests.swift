import Findings
import Foundation
import Testing

/// Records are read by a grader that may be older or newer than the probe that wrote them.
@Suite("Records of checks")
struct CheckRecordTests {
  @Test func `a record comes back from JSON as it was`() throws {
    for record in [CheckRecord(), Self.full] {
      let data = try JSONEncoder().encode(record)
      #expect(try JSONDecoder().decode(CheckRecord.self, from: data) == record)
    }
  }

  @Test func `a record is written as it always was`() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    #expect(String(decoding: try encoder.encode(Self.full), as: UTF8.self) == Self.version1)
  }

  @Test func `a record of version 1 can still be read`() throws {
    let record = try JSONDecoder().decode(CheckRecord.self, from: Data(Self.version1.utf8))
    #expect(record == Self.full)
    #expect(record.version == 1)
  }

  @Test func `what a record of version 1 leaves out is nil`() throws {
    let json = """
      {
        "version": 1,
        "findings": [
          {"kind": "twice", "sentence": "Row 3 is there twice.", "events": [], "features": []}
        ],
        "metrics": [{"name": "cells created", "value": 14}],
        "stops": [],
        "notes": []
      }
      """
    let record = try JSONDecoder().decode(CheckRecord.self, from: Data(json.utf8))
    #expect(
      record
        == CheckRecord(
          findings: [Finding(kind: "twice", sentence: "Row 3 is there twice.")],
          metrics: [Metric(name: "cells created", value: 14)]))
  }

  @Test func `a key that this version does not know is passed over`() throws {
    let json = #"{"version":1,"findings":[],"metrics":[],"stops":[],"notes":[],"frames":[1]}"#
    #expect(try JSONDecoder().decode(CheckRecord.self, from: Data(json.utf8)) == CheckRecord())
  }

  @Test func `the version that was read is kept, so that a reader can refuse a greater one`() throws
  {
    let json = #"{"version":2,"findings":[],"metrics":[],"stops":[],"notes":[]}"#
    let record = try JSONDecoder().decode(CheckRecord.self, from: Data(json.utf8))
    #expect(record.version == 2)
    #expect(record.version > CheckRecord.currentVersion)
  }

  @Test func `a record without findings or without a version is none`() {
    for json in [
      #"{"version":1,"metrics":[],"stops":[],"notes":[]}"#,
      #"{"findings":[],"metrics":[],"stops":[],"notes":[]}"#,
    ] {
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(CheckRecord.self, from: Data(json.utf8))
      }
    }
  }

  @Test func `records are attached under a name that graders look for`() {
    #expect(CheckRecord.attachmentName == "listlab-record.json")
    #expect(CheckRecord().version == 1)
  }

  /// A record in which nothing is left out.
  private static let full = CheckRecord(
    findings: [
      Finding(
        kind: "wrongText", sentence: "Row 2 shows what it should not.", expected: "Lunch? (m7)",
        seen: "Running late (m6)", events: ["insert at 0", "tap the heart on row 2"], row: 2,
        item: "m7", line: SourceLine(file: "/kit/ChatList.swift", line: 31, column: 17),
        question: "When the heart is tapped, whose row is this number?", features: ["after insert"])
    ],
    metrics: [Metric(name: "cells created", value: 15, leastPossible: 14, naive: 1000)],
    stops: [TourStop(row: 999, created: 15, inTree: 14)],
    notes: ["Lines are known on Linux only."])

  /// The same as it was written when version 1 was current. Never change it; a new version gets its own.
  private static let version1 = """
    {
      "findings" : [
        {
          "events" : [
            "insert at 0",
            "tap the heart on row 2"
          ],
          "expected" : "Lunch? (m7)",
          "features" : [
            "after insert"
          ],
          "item" : "m7",
          "kind" : "wrongText",
          "line" : {
            "column" : 17,
            "file" : "/kit/ChatList.swift",
            "line" : 31
          },
          "question" : "When the heart is tapped, whose row is this number?",
          "row" : 2,
          "seen" : "Running late (m6)",
          "sentence" : "Row 2 shows what it should not."
        }
      ],
      "metrics" : [
        {
          "leastPossible" : 14,
          "naive" : 1000,
          "name" : "cells created",
          "value" : 15
        }
      ],
      "notes" : [
        "Lines are known on Linux only."
      ],
      "stops" : [
        {
          "created" : 15,
          "inTree" : 14,
          "row" : 999
        }
      ],
      "version" : 1
    }
    """
}
