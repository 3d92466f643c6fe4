import Findings
import Lesson03Given
import ListProbe
import UIKit

/// Judges a list that was sent some rooms twice. Which of two entries for one room is shown, and where, is the
/// learner's choice, and so is showing both; but each room is there, in an order that was sent.
@MainActor
struct RoomDuplicates {
  let world: RoomScreen

  /// Looks at every row. There are no more entries than fit on screen.
  func judge() {
    let entries = world.rooms
    precondition(entries.count <= RoomScreen.rowsOnScreen, "some rows are off screen")
    guard world.goesOn else { return }
    let table = world.table
    let rows = SeenRow.rows(of: table, on: world.screen) { _ in "" }
    guard !rows.isEmpty else {
      report(
        "nothingShown", "No row is on screen.", entries, expected: "\(entries.count) entries",
        seen: table.dataSource == nil ? "table.dataSource is nil" : "no rows", features: [])
      return
    }
    // By the number, which stays: whether what else a row says is the newest is asked elsewhere.
    let shown = rows.map { row in
      let texts = Look.texts(of: row.cell)
      return entries.first { entry in texts.contains { $0.contains("\(entry.unread)") } }
    }
    if let stranger = shown.firstIndex(of: nil) {
      report(
        "strangeRow", "Row \(stranger) shows no room that was sent.", entries, row: stranger,
        expected: "one of \(entries.count) entries",
        seen: Look.texts(of: rows[stranger].cell).joined(separator: " · "), features: [])
    }
    let ids = Set(shown.compactMap { $0?.id })
    if let lost = entries.first(where: { !ids.contains($0.id) }) {
      let isTwice = entries.count { $0.id == lost.id } > 1
      let isNamesake = entries.contains { $0.id != lost.id && $0.title == lost.title }
      report(
        "roomLost",
        "\(lost.title) (\(lost.last)) is not in the list"
          + (isTwice ? ", although it was sent twice." : "."),
        entries, expected: "a row for each of \(Set(entries.map(\.id)).count) rooms",
        seen: "\(rows.count) rows", item: lost.title,
        question: isTwice
          ? "Twice means once too often. How many should be left?"
          : "What makes two entries the same room?",
        features: [isTwice ? "was sent twice" : isNamesake ? "has a namesake" : "was sent once"])
      return
    }
    // Each row in turn must be one of the entries that are left.
    var rest = entries[...]
    for (row, entry) in shown.enumerated() {
      guard let entry, let place = rest.firstIndex(where: { $0.id == entry.id }) else {
        report(
          "rowOrder", "Row \(row) stands where it was not sent.", entries, row: row,
          expected: entries.map(\.title).joined(separator: ", "),
          seen: shown.map { $0?.title ?? "?" }.joined(separator: ", "), features: [])
        return
      }
      rest = rest[(place + 1)...]
    }
  }

  private func report(
    _ kind: String, _ sentence: String, _ entries: [Room], row: Int? = nil, expected: String,
    seen: String, item: String? = nil, question: String? = nil, features: [String]
  ) {
    world.report(
      Finding(
        kind: kind, sentence: sentence, expected: expected, seen: seen, row: row, item: item,
        question: question, features: features))
  }
}
