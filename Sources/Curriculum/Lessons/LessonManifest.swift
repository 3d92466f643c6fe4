/// What `lesson.json` says.
public struct LessonManifest: Codable, Equatable, Sendable {
  /// The version of this format that the kit reads.
  public static let currentFormat = 1

  /// The version that the file is written in.
  public var formatVersion: Int

  /// The lesson's number, from 1.
  public var number: Int

  /// What it is about.
  public var title: String

  /// The name of the exercise.
  public var exercise: String

  /// About how long it takes, in minutes.
  public var minutes: Int

  /// The files that the learner edits, by name.
  public var files: [String]

  /// The checks that pass the lesson, in order.
  public var core: [CheckManifest]

  /// The checks that are shown and counted, in order.
  public var beyond: [CheckManifest]

  /// The test that the lesson's numbers come from.
  public var tour: String

  /// A test that compares with the engine's own lists after passing, if there is one.
  public var comparison: String?

  /// Why the engine's own lists come to other numbers, if there is a comparison.
  public var comparisonWhy: String?

  /// Why it works, shown when the lesson is passed. Two sentences.
  public var why: String
}

/// One check of a lesson.
public struct CheckManifest: Codable, Equatable, Sendable {
  /// The name of its test function, without parentheses.
  public var name: String

  /// What it checks, as a short statement.
  public var title: String

  /// What it is for: the mistake that nothing else would catch.
  public var purpose: String

  /// Why the starter passes a core check all the same, where it does.
  public var starterPasses: String?

  /// Why no misconception fails this check alone, where none does.
  public var neverAlone: String?
}
