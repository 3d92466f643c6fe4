public import Findings
import Foundation
public import ListKit

/// Compares the rows of a table with the check's own list: each row says, among whatever else, the words
/// of the item that belongs there.
///
/// Ask right after each step, because many faults heal when a row is shown again, and once more after a walk
/// through all rows, because others show only then.
@MainActor
public struct ModelOracle {
  private let screen: Screen
  private let table: UITableView

  /// Watches a table on a screen.
  public init(screen: Screen, table: UITableView) {
    self.screen = screen
    self.table = table
  }

  /// The rows on screen, named by the list.
  public func rows(_ list: ModelList) -> [SeenRow] {
    SeenRow.rows(of: table, on: screen) { list[$0]?.name ?? "no item" }
  }

  /// The item that a cell shows now, whatever should be there, or nil.
  public func shownItem(_ cell: UIView, of list: ModelList) -> ModelItem? {
    list.item(saying: Look.texts(of: cell))
  }

  /// What is wrong with the rows on screen, and with the number of rows.
  public func findings(_ list: ModelList, part: String) -> [Finding] {
    var judge = ModelJudge(list: list, events: Array(screen.events.suffix(3)), part: part)
    judge.look(at: rows(list))
    judge.look(atCounts: (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) })
    return judge.findings
  }

  /// Scrolls from the top to the bottom and back, looks everywhere, and returns to where the list stood.
  /// Stops at the first place that is wrong.
  public func walk(_ list: ModelList, part: String) -> [Finding] {
    let start = table.contentOffset.y
    let top = -table.contentInset.top
    defer { screen.scroll(table, to: start) }
    let page = max(table.bounds.height - 44, 44)
    var offset = top
    screen.scroll(table, to: top)
    var found = findings(list, part: part)
    while found.isEmpty, offset < bottom {
      offset = min(offset + page, bottom)
      screen.scroll(table, to: offset)
      found = findings(list, part: part)
    }
    while found.isEmpty, offset > top {
      offset = max(offset - page, top)
      screen.scroll(table, to: offset)
      found = findings(list, part: part)
    }
    return found
  }

  /// The lowest offset; it moves while rows are measured.
  private var bottom: CGFloat {
    max(
      table.contentSize.height + table.contentInset.bottom - table.bounds.height,
      -table.contentInset.top)
  }
}

/// Tells apart how rows can be wrong.
@MainActor
private struct ModelJudge {
  let list: ModelList
  let events: [String]
  let part: String
  private(set) var findings: [Finding] = []

  /// A row on screen: what it says, what it should, and whose words it says.
  private struct Row {
    var seen: SeenRow
    var texts: [String]
    var wanted: ModelItem?
    var shown: ModelItem?
    var words: String { seen.path.rowWords }
  }

  init(list: ModelList, events: [String], part: String) {
    (self.list, self.events, self.part) = (list, events, part)
  }

  mutating func look(at seen: [SeenRow]) {
    let rows = seen.map { row in
      let texts = Look.texts(of: row.cell)
      let wanted = list[row.path]
      let isRight = wanted.map { $0.tokens.contains { texts.say($0) } } ?? false
      return Row(
        seen: row, texts: texts, wanted: wanted,
        shown: isRight ? wanted : list.item(saying: texts))
    }
    let strangers = rows.filter { $0.wanted == nil || $0.shown?.id != $0.wanted?.id }
    lookAtOrder(rows, strangers)
    for row in rows { lookAtTexts(row) }
  }

  /// The numbers of rows, if nothing was said about single rows that explains them.
  mutating func look(atCounts counts: [Int]) {
    let right = list.sections.map(\.count)
    guard counts != right, findings.isEmpty else { return }
    let isPlain = max(counts.count, right.count) <= 1
    report(
      "rowCount",
      isPlain
        ? "The table has \(many(counts.reduce(0, +))), where the list has \(right.reduce(0, +))."
        : "The table has other numbers of rows than the list.",
      expected: "\(right)", seen: "\(counts)")
  }

  /// Rows that show another item than theirs: one too few, one too many, or in another order.
  private mutating func lookAtOrder(_ rows: [Row], _ wrong: [Row]) {
    guard let first = wrong.first else { return }
    let shown = rows.compactMap { $0.shown?.id }
    if let twice = rows.first(where: { row in
      row.shown.map { item in shown.count { $0 == item.id } > 1 } ?? false
    }), let item = twice.shown {
      let both = rows.filter { $0.shown?.id == item.id }
      report(
        "rowTwice", "\(item.name) is in the list twice.", twice,
        expected: both.compactMap { $0.wanted?.name }.joined(separator: ", "),
        seen: both.map { "\($0.words): \(item.name)" }.joined(separator: ", "))
      return
    }
    if let old = wrong.first(where: { $0.shown == nil && deleted($0.texts) != nil }),
      let item = deleted(old.texts)
    {
      report(
        "extraRow", "\(old.words) still shows \(item.name), which is not in the list any more.",
        old,
        expected: old.wanted?.name ?? "no row", seen: old.texts.joined(separator: " · "))
      return
    }
    let known = wrong.filter { $0.shown != nil && $0.wanted != nil }
    let wanted = Set(known.compactMap { $0.wanted?.id })
    if known.count > 1, wanted == Set(known.compactMap { $0.shown?.id }) {
      let (a, b) = (known[0], known[1])
      report(
        known.count == 2 ? "rowsSwapped" : "rowOrder",
        known.count == 2
          ? "\(a.words) and \(b.words.lowercased()) have changed places."
          : "\(a.words) to \(known[known.count - 1].words.lowercased()) are in the wrong order.", a,
        expected: known.compactMap { $0.wanted?.name }.joined(separator: ", "),
        seen: known.compactMap { $0.shown?.name }.joined(separator: ", "))
      return
    }
    // What comes after a missing row stands one too high, which is not each row's own fault.
    if let item = first.wanted, let next = list[first.seen.path.next], first.shown?.id == next.id {
      report(
        "missingRow", "\(first.words) (\(item.name)) is missing.", first, expected: item.name,
        seen: next.name)
      return
    }
    if first.wanted == nil {
      report(
        "extraRow", "\(first.words) is one too many: the list ends before it.", first,
        expected: "no row", seen: first.texts.joined(separator: " · "))
      return
    }
    for row in known { sayWrong(row) }
  }

  private mutating func sayWrong(_ row: Row) {
    guard let wanted = row.wanted, let shown = row.shown else { return }
    report(
      "wrongRow", "\(row.words) shows \(shown.name), where \(wanted.name) belongs.", row,
      expected: wanted.tokens.joined(separator: " · "), seen: row.texts.joined(separator: " · "))
  }

  /// A row of the right item, or of none: whether it says all of its words and nobody else's.
  private mutating func lookAtTexts(_ row: Row) {
    guard let item = row.wanted, row.shown == nil || row.shown?.id == item.id else { return }
    let said = row.texts.isEmpty ? "no text" : row.texts.joined(separator: " · ")
    let lacking = item.tokens.filter { !row.texts.say($0) }
    if let first = lacking.first {
      if let old = list.past.keys.sorted().first(where: {
        list.past[$0]?.id == item.id && row.texts.say($0)
      }) {
        report(
          "staleRow", "\(row.words) (\(item.name)) still shows “\(old)”.", row,
          expected: first, seen: said)
      } else if row.shown == nil, deleted(row.texts) == nil {
        report(
          "blankRow", "\(row.words) (\(item.name)) shows nothing of its item.", row,
          expected: item.tokens.joined(separator: " · "), seen: said)
      } else if row.shown != nil {
        report(
          "missingText", "\(row.words) (\(item.name)) does not show “\(first)”.", row,
          expected: item.tokens.joined(separator: " · "), seen: said)
      }
    }
    guard row.shown != nil else { return }
    if let foreign = list.foreignWord(in: row.texts, beside: item) {
      report(
        "foreignText",
        "\(row.words) (\(item.name)) shows “\(foreign.word)” of \(foreign.item.name).",
        row, expected: item.tokens.joined(separator: " · "), seen: said)
    }
  }

  /// The item that was deleted and that texts still say something of, or nil.
  private func deleted(_ texts: [String]) -> ModelItem? {
    let ids = Set(list.items.map(\.id))
    return list.past.sorted { $0.key < $1.key }.first { token, item in
      !ids.contains(item.id) && texts.say(token)
    }?.value
  }

  private mutating func report(
    _ kind: String, _ sentence: String, _ row: Row? = nil, expected: String, seen: String
  ) {
    findings.append(
      Finding(
        kind: kind, sentence: sentence, expected: expected, seen: seen, events: events,
        row: row?.seen.path.row, item: row?.wanted?.name, features: [part]))
  }

  private func many(_ count: Int) -> String { count == 1 ? "1 row" : "\(count) rows" }
}

extension IndexPath {
  /// The path of the row below, in the same section.
  fileprivate var next: IndexPath { IndexPath(row: row + 1, section: section) }
}
