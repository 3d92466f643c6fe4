/// What messages of the checks say. No text stands in another, and neither does a preview.
@MainActor
enum ChatTexts {
  private static let subjects = [
    "Lunch", "Coffee", "The train", "Homework", "The dog", "Football", "The printer", "Grandma",
    "The concert", "Breakfast", "The meeting", "Laundry",
  ]

  private static let news = [
    "at noon?", "is late", "was great", "on Monday", "needs you", "again?", "is over", "can wait",
  ]

  private static let senders = ["Mia", "Ben", "Zoe", "Tom", "Ida"]

  /// How many different messages there are.
  static let count = subjects.count * news.count

  /// What is searched for: parts of texts, nothing, and something that no text has.
  static let terms = ["late", "", "o", "is", "?", "The", "", "zebra"]

  /// The text of a message with a number.
  static func text(_ number: Int) -> String {
    // Neighbours share neither subject nor news.
    let mixed = number * 37 % count
    return subjects[mixed / news.count] + " " + news[mixed % news.count]
  }

  /// Who sends a message.
  static func sender(_ number: Int) -> String { senders[number * 7 % senders.count] }

  /// What the link of a message leads to.
  static func preview(_ number: Int) -> String { "page \(100 + number)" }

  private static let texts = (0..<count).map { text($0) }
  private static let previews = (0..<count).map { preview($0) }
  private static var known: [String: Said] = [:]

  /// The numbers of the messages whose texts and previews stand in what a cell shows.
  struct Said: Equatable {
    var texts: [Int] = []
    var previews: [Int] = []
  }

  /// Reads what a cell shows. The same words are read once.
  static func read(_ words: [String]) -> Said {
    words.reduce(into: Said()) { said, word in
      let found = known[word] ?? search(word)
      known[word] = found
      said.texts += found.texts
      said.previews += found.previews
    }
  }

  private static func search(_ word: String) -> Said {
    Said(
      texts: texts.indices.filter { word.contains(texts[$0]) },
      previews: previews.indices.filter { word.contains(previews[$0]) })
  }
}
