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

  /// Begins with items. No word of one may stand in a word of another, or nobody could tell them apart;
  /// that is a mistake of the check's, and ends the process.
  public init(_ sections: [[ModelItem]]) {
    self.sections = sections
    verify()
  }

  /// The list is now this. What it does not say any more is kept as past.
  public mutating func become(_ sections: [[ModelItem]]) {
    let before = self.sections.joined()
    self.sections = sections
    verify()
    let said = Set(sections.joined().flatMap(\.tokens))
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

  /// All items.
  var items: [ModelItem] { Array(sections.joined()) }

  /// The item that texts belong to: the one of which they say the most, or nil.
  func item(saying texts: [String]) -> ModelItem? {
    let counts = items.map { item in (item, item.tokens.count { texts.say($0) }) }
    return counts.max { $0.1 < $1.1 }.flatMap { $0.1 > 0 ? $0.0 : nil }
  }

  private func verify() {
    let words = items.flatMap { item in Set(item.tokens).map { (item.id, $0) } }
    precondition(Set(items.map(\.id)).count == items.count, "two items have one identifier")
    let sorted = words.sorted { $0.1.count < $1.1.count }
    // Of a few hundred words; long lists have words of one length, which is quick to see.
    if let length = sorted.first?.1.count, sorted.last?.1.count == length {
      precondition(Set(words.map(\.1)).count == words.count, "two items say the same")
      return
    }
    for (index, short) in sorted.enumerated() {
      for long in sorted[(index + 1)...] where short.0 != long.0 {
        precondition(
          !long.1.contains(short.1), "“\(short.1)” stands in “\(long.1)” of another item")
      }
    }
  }
}

extension [String] {
  /// Whether one of the texts contains a word.
  func say(_ token: String) -> Bool { contains { $0.contains(token) } }
}
