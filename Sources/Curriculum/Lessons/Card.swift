/// An interview card: what is asked, what it probes, and what a good answer has in it.
public struct Card: Equatable, Sendable {
  /// The question.
  public let question: String

  /// The rest, in Markdown.
  public let body: String

  /// The cards of a lesson, as `cards.md` has them: a second-level heading each.
  public static func all(inMarkdown markdown: String) -> [Card] {
    var cards: [Card] = []
    var question: String?
    var body: [Substring] = []
    func finish() {
      guard let question else { return }
      let text = body.joined(separator: "\n")
      cards.append(Card(question: question, body: text.trimmingNewlines))
    }
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("## ") {
        finish()
        question = String(line.dropFirst(3))
        body = []
      } else {
        body.append(line)
      }
    }
    finish()
    return cards
  }
}

extension String {
  /// Without line breaks at either end.
  fileprivate var trimmingNewlines: String {
    String(drop { $0.isNewline }.reversed().drop { $0.isNewline }.reversed())
  }
}
