/// One thing that went wrong, in the learner's terms.
public struct Finding: Codable, Equatable, Sendable {
  /// What sort of thing, such as `missingRow`. Diagnosis compares kinds; people never read them.
  public var kind: String

  /// What happened, in one sentence without a line break.
  public var sentence: String

  /// What should have been seen, or nil where the sentence says it all.
  public var expected: String?

  /// What was seen instead, or nil where the sentence says it all.
  public var seen: String?

  /// The steps that led there, oldest first.
  public var events: [String]

  /// The row that shows it, from 0, or nil.
  public var row: Int?

  /// The name of the item that the row stands for, or nil.
  public var item: String?

  /// The call in the learner's code, or nil where it is not known.
  public var line: SourceLine?

  /// A question that leads on, or nil.
  public var question: String?

  /// What tells one mistake from another with the same kind, such as in which part of a script it showed.
  public var features: [String]

  /// What has to be set in the environment for the same script to be run first, or nil where no script was drawn.
  public var replay: String?

  /// Makes a finding; all but kind and sentence may be left out.
  public init(
    kind: String, sentence: String, expected: String? = nil, seen: String? = nil,
    events: [String] = [], row: Int? = nil, item: String? = nil, line: SourceLine? = nil,
    question: String? = nil, features: [String] = [], replay: String? = nil
  ) {
    self.kind = kind
    self.sentence = sentence
    self.expected = expected
    self.seen = seen
    self.events = events
    self.row = row
    self.item = item
    self.line = line
    self.question = question
    self.features = features
    self.replay = replay
  }
}

extension Finding {
  /// The kind of a finding that says that a part beyond the core was not begun. It tells nothing about what
  /// the learner did.
  public static let notBegun = "notBegun"

  /// The finding that an answer does not adopt a protocol, from the lesson's `Given`, with which a part beyond
  /// the core begins. `does` is what the type would do then, such as "count seconds while it is seen".
  public static func notBegun(_ type: String, does what: String, adopting name: String) -> Finding {
    Finding(
      kind: notBegun, sentence: "\(type) does not \(what) yet.",
      expected: "\(type) adopts \(name), which is in Given/Beyond.swift", seen: "it does not")
  }
}

/// A place in a source file.
public struct SourceLine: Codable, Equatable, Hashable, Sendable {
  /// Path of the file.
  public var file: String

  /// Line, from 1.
  public var line: Int

  /// Column, from 1, or 0 where it is not known.
  public var column: Int

  /// Makes a place.
  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }
}
