/// An interview card: what is asked, what it probes, and what a good answer has in it.
public struct Card: Equatable, Sendable {
  /// The question.
  public let question: String

  /// The rest, in Markdown.
  public let body: String

  /// The question of the card that is filled from the learner's own last failing run. In its body `{failure}`
  /// stands for what that run said, and `{place}` for where.
  public static let ownRun = "From your own run"

  /// The card as it is shown, with a failing run in it where it speaks of one; nil if it does and there was
  /// none.
  public func filled(from failure: RememberedFailure?) -> Card? {
    guard question == Self.ownRun else { return self }
    return failure.map { failure in
      let place = failure.place.map { " (`\($0)`)" } ?? ""
      return Card(
        question: question,
        body: body.replacing("{failure}", with: failure.sentence).replacing("{place}", with: place))
    }
  }

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
