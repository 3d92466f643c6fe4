public import Curriculum

/// Where a learner is in the course.
public enum HomeScreen {
  /// One line per lesson, and what to type next.
  public static func text(lessons: [Lesson], progress: Progress, style: TextStyle) -> String {
    let done = lessons.count { progress[$0.number].passes }
    var lines = [
      style.bold("ListLab")
        + " · \(done) of \(lessons.count) \(lessons.count == 1 ? "lesson" : "lessons") passed",
      "",
    ]
    for lesson in lessons {
      let state = progress[lesson.number]
      let mark = state.passes ? style.good("✓") : state.corePassed == nil ? " " : style.bad("✗")
      lines.append(
        "\(mark) \(lesson.number)  " + TextLayout.padded(lesson.manifest.title, to: 28)
          + words(state, of: lesson.manifest))
    }
    lines.append("")
    if let next = lessons.first(where: { !progress[$0.number].passes }) {
      lines.append("Next: listlab lesson \(next.number)")
    } else {
      lines.append("All passed. Look at other ways: listlab solution \(lessons.last?.number ?? 1)")
    }
    return lines.joined(separator: "\n")
  }

  private static func words(_ state: LessonProgress, of manifest: LessonManifest) -> String {
    if state.passes {
      return "passed" + (state.fewestCells.map { ", \($0) cells created" } ?? "")
    }
    guard let passed = state.corePassed else { return "about \(manifest.minutes) minutes" }
    let again = state.everPassed ? "passed before, now " : ""
    return "\(again)core \(passed) of \(manifest.core.count)"
  }
}
