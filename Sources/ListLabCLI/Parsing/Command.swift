public import Findings

/// What a call of `listlab` asks for.
public enum Command: Equatable, Sendable {
  /// Where one is in the course.
  case home
  /// Reads and runs a lesson.
  case lesson(Int, LessonOptions)
  /// The next hint.
  case hint(Int)
  /// The commented right answer.
  case solution(Int, anyway: Bool)
  /// The interview cards.
  case cards(Int)
  /// Back to the starting file.
  case reset(Int)
  /// The author's gate, for one lesson or all.
  case verify([Int], record: Bool)
  /// How a command is called; for all if nil.
  case help(String?)
  /// The version.
  case version
}

/// How a lesson is run.
public struct LessonOptions: Equatable, Sendable {
  /// Only the text is shown.
  public var readsOnly = false

  /// Only the checks are run.
  public var checksOnly = false

  /// The script or the order that the checks are asked to do again.
  public var replay: [ReplayVariable: String] = [:]

  /// The verdict is written as JSON.
  public var writesJSON = false

  /// The usual way.
  public init() {}
}
