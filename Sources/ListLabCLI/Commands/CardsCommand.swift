import Curriculum
import Reporting

extension CommandLineTool {
  /// Shows the interview cards of a lesson; the last one is about the learner's own last failing run.
  func cards(_ number: Int) throws {
    let kit = try kit()
    let lesson = try kit.lesson(number)
    let failure = try loadProgress(ProgressStore(kit: kit))[number].lastFailure
    let all = try lesson.cards()
    let cards = all.compactMap { $0.filled(from: failure) }
    for (index, card) in cards.enumerated() {
      surroundings.writeLine(style.faintRemark("Card \(index + 1) of \(cards.count)"))
      surroundings.writeLine(
        MarkdownText(style: style).render("## \(card.question)\n\n\(card.body)"))
      surroundings.writeLine()
    }
    if cards.count < all.count {
      surroundings.writeLine(
        style.faintRemark("One more card is made from your own run, once a run has failed."))
    }
  }
}
