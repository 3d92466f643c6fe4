/// What a learner has done so far.
public struct Progress: Codable, Equatable, Sendable {
  /// The version of this format. A file with a greater one is kept aside.
  public static let currentVersion = 1

  /// The version that this was written in.
  public var version = Progress.currentVersion

  /// By the number of the lesson.
  public var lessons: [String: LessonProgress] = [:]

  /// Nothing done yet.
  public init() {}

  /// What was done in a lesson.
  public subscript(number: Int) -> LessonProgress {
    get { lessons[String(number)] ?? LessonProgress() }
    set { lessons[String(number)] = newValue }
  }
}

/// What was seen first when a run failed last.
public struct RememberedFailure: Codable, Equatable, Sendable {
  /// What happened, as a sentence.
  public var sentence: String

  /// The learner's file and line, such as `MemberCell.swift:88` with its folders before it, or nil.
  public var place: String?

  /// Remembers a failure.
  public init(sentence: String, place: String?) {
    self.sentence = sentence
    self.place = place
  }
}

/// What a learner has done in one lesson.
public struct LessonProgress: Codable, Equatable, Sendable {
  /// Whether its text was shown.
  public var wasRead = false

  /// Whether the last run passed.
  public var passes = false

  /// Whether any run passed.
  public var everPassed = false

  /// How many core checks passed in the last run, or nil before the first.
  public var corePassed: Int?

  /// The least number of cells created in a passing run, or nil.
  public var fewestCells: Int?

  /// How many hints were shown for each check.
  public var hintsShown: [String: Int] = [:]

  /// The check that failed first in the last run, or nil.
  public var firstFailing: String?

  /// What the last failing run said first; kept when a later run passes.
  public var lastFailure: RememberedFailure?

  /// Nothing done yet.
  public init() {}
}
