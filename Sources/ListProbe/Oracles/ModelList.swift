public import Foundation

/// An item of the check's own list, with what a cell must show of it.
public struct ModelItem: Hashable, Sendable {
  /// What the check and the learner's code know it by.
  public var id: String

  /// What it is called in findings.
  public var name: String

  /// What its row must say, whatever else it says: words that stand in no other row.
  public var tokens: [String]

  /// Makes an item.
  public init(id: String, name: String, tokens: [String]) {
    self.id = id
    self.name = name
    self.tokens = tokens
  }
}

/// The check's own list, kept by the rules of the script and never read from the learner's, with the past
/// that tells why a row is wrong: what was deleted, and what an item said before.
public struct ModelList: Sendable {
  /// The items, by section.
  public private(set) var sections: [[ModelItem]]

  /// What was said once and is not any more, and by which item.
  private(set) var past: [String: ModelItem] = [:]

  /// All items.
  private(set) var items: [ModelItem] = []

  /// The item that each word is of, by its number, and the lengths that words have: what a text says is
  /// looked up, not compared with every word.
  private var owners: [String: Int] = [:]
  private var lengths: [Int] = []

  /// The letters that words begin with: most places of a text are none where a word could begin.
  private var firstLetters: Set<Character> = []

  /// Begins with items. No word of one may stand in a word of another, or nobody could tell them apart;
  /// that is a mistake of the check's, and ends the process.
  public init(_ sections: [[ModelItem]]) {
    self.sections = sections
    read()
  }

  /// The list is now this. What it does not say any more is kept as past.
  public mutating func become(_ sections: [[ModelItem]]) {
    let before = items
    self.sections = sections
    read()
    let said = Set(owners.keys)
    for item in before {
      for token in item.tokens where !said.contains(token) { past[token] = item }
    }
    for token in said { past[token] = nil }
  }

  /// The item of a row, or nil.
  public subscript(path: IndexPath) -> ModelItem? {
    guard path.count == 2, sections.indices.contains(path[0]),
      sections[path[0]].indices.contains(path[1])
    else { return nil }
    return sections[path[0]][path[1]]
  }

  /// The item that texts belong to: the one of which they say the most, or nil.
  func item(saying texts: [String]) -> ModelItem? {
    let counts = Dictionary(words(in: texts).map { ($0.owner, 1) }, uniquingKeysWith: +)
    return counts.max { ($0.value, -$0.key) < ($1.value, -$1.key) }.map { items[$0.key] }
  }

  /// A word of another item that texts say, and that item, or nil.
  func foreignWord(in texts: [String], beside item: ModelItem) -> (word: String, item: ModelItem)? {
    words(in: texts).first { items[$0.owner].id != item.id }.map { ($0.word, items[$0.owner]) }
  }

  /// The items' words that stand in texts, each once, in the order of the texts.
  private func words(in texts: [String]) -> [(word: String, owner: Int)] {
    var found: [(word: String, owner: Int)] = []
    var known: Set<String> = []
    for text in texts {
      let letters = Array(text)
      for start in letters.indices where firstLetters.contains(letters[start]) {
        for length in lengths where start + length <= letters.count {
          let word = String(letters[start..<start + length])
          if let owner = owners[word], known.insert(word).inserted { found.append((word, owner)) }
        }
      }
    }
    return found
  }

  /// Writes down whose each word is.
  private mutating func read() {
    items = Array(sections.joined())
    precondition(Set(items.map(\.id)).count == items.count, "two items have one identifier")
    owners = [:]
    for (index, item) in items.enumerated() {
      for token in item.tokens {
        let other = owners.updateValue(index, forKey: token)
        precondition(other == nil || other == index, "two items say “\(token)”")
      }
    }
    lengths = Set(owners.keys.map(\.count)).sorted()
    firstLetters = Set(owners.keys.compactMap(\.first))
    for item in items {
      for token in item.tokens {
        let foreign = foreignWord(in: [token], beside: item)
        precondition(
          foreign == nil, "“\(foreign?.word ?? "")” stands in “\(token)” of another item")
      }
    }
  }
}

extension [String] {
  /// Whether one of the texts contains a word.
  func say(_ token: String) -> Bool { contains { $0.contains(token) } }
}
