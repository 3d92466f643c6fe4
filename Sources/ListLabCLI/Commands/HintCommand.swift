import Curriculum
import Reporting

extension CommandLineTool {
  /// Gives the next hint for the check that failed first in the last run.
  func hint(_ number: Int) throws {
    let kit = try kit()
    let lesson = try kit.lesson(number)
    let store = ProgressStore(kit: kit)
    var progress = try loadProgress(store)
    guard !progress[number].passes else {
      surroundings.writeLine(
        "You have passed lesson \(number). Other ways: listlab solution \(number)")
      return
    }
    let failing = progress[number].firstFailing
    // Before the first run, the check that the starting code fails first.
    let core = lesson.manifest.core
    guard
      let check = core.first(where: { $0.name == failing })
        ?? core.first(where: { $0.starterPasses == nil }),
      let ladder = try lesson.hints().ladders[check.name]
    else {
      surroundings.writeLine("Lesson \(number) has no hint for this.")
      return
    }
    let shown = progress[number].hintsShown[check.name, default: 0]
    let step = min(shown, ladder.count - 1)
    surroundings.writeLine("\(check.title) · hint \(step + 1) of \(ladder.count)")
    surroundings.writeLine()
    surroundings.writeLine(MarkdownText(style: style).render(ladder[step]))
    surroundings.writeLine()
    surroundings.writeLine(
      step + 1 < ladder.count
        ? "The next one says more: listlab hint \(number)"
        : "That was the last one. listlab solution \(number) --anyway shows a solution.")
    progress[number].hintsShown[check.name] = step + 1
    try store.save(progress)
  }
}
