import Findings
import Lesson03Given
import ListProbe
import UIKit

/// Whether rows keep who they are while rooms come, go and say something else: the selection, the cells, and
/// how many cells are asked for.
@MainActor
struct RoomIdentity {
  let world: RoomScreen
  private var findings: [(finding: Finding, call: Int?)] = []

  /// Watches a screen.
  init(world: RoomScreen) { self.world = world }

  /// What is on screen before a change, and which room is selected.
  struct Before {
    var rooms: [Room]
    var cells: [Room.ID: UIView]
    var selected: Room.ID?
  }

  /// Takes note of the screen.
  func look() -> Before {
    Before(
      rooms: world.rooms,
      cells: Dictionary(uniqueKeysWithValues: world.seen.map { ($0.room.id, $0.cell) }),
      selected: world.table.indexPathForSelectedRow.flatMap {
        world.rooms.indices.contains($0.row) ? world.rooms[$0.row].id : nil
      })
  }

  /// Compares the screen with what it was, after a change that led to some requests for cells.
  mutating func judge(since before: Before, _ requests: [CellRequests.Request]) {
    findings = []
    guard world.hasRightCount("something new") else { return }
    let old = Dictionary(uniqueKeysWithValues: before.rooms.map { ($0.id, $0) })
    let changed = world.rooms.filter { old[$0.id] != nil && old[$0.id] != $0 }
    judgeSelection(before, changed)
    judgeRequests(before, changed, requests)
    judgeCells(before, changed, requests)
    // All of them: together they tell one mistake from another.
    world.report(findings)
  }

  private mutating func judgeSelection(_ before: Before, _ changed: [Room]) {
    guard let selected = before.selected, let right = world.path(of: selected) else { return }
    let now = world.table.indexPathForSelectedRow
    guard now != right else { return }
    let room = world.rooms[right.row]
    let isChanged = changed.contains { $0.id == selected }
    let other = now.flatMap {
      world.rooms.indices.contains($0.row) ? world.rooms[$0.row].title : nil
    }
    report(
      other == nil ? "selectionLost" : "selectionStrayed",
      other.map { "\(room.title) was selected, and now \($0) is." }
        ?? "\(room.title) was selected, and now no row is.",
      expected: "row \(right.row) (\(room.title)) is selected, as before",
      seen: now.map { "row \($0.row) is selected" } ?? "no row is selected",
      row: right.row, item: room.title,
      question: other == nil
        ? "Which row was taken out, and which one put in its place?"
        : "The selection stayed with a row of the table. Is that the row of the same room?",
      features: [isChanged ? "of a room that says something new" : "of a room that did not change"])
  }

  /// What changed may be configured again, in place or in another cell; what came on screen needs a cell.
  private mutating func judgeRequests(
    _ before: Before, _ changed: [Room], _ requests: [CellRequests.Request]
  ) {
    let newlySeen = world.seen.count { before.cells[$0.room.id] == nil }
    let most = changed.count + newlySeen
    guard requests.count > most else { return }
    let paths = Set(requests.map(\.path))
    report(
      "askedTooOften",
      "\(requests.count) cells were asked for, where \(most) would do.",
      expected: "at most \(most): \(changed.count) changed, \(newlySeen) came on screen",
      seen: "\(requests.count) cells asked for, \(world.seen.count) rows on screen",
      call: requests.last?.call,
      question: "Most rows say what they said before. Who asks for their cells?",
      features: [
        paths.count >= world.seen.count ? "all rows on screen" : "some rows",
        paths.count < requests.count ? "rows asked twice" : "each row once",
      ])
  }

  /// A room that says what it said keeps its cell.
  private mutating func judgeCells(
    _ before: Before, _ changed: [Room], _ requests: [CellRequests.Request]
  ) {
    let changed = Set(changed.map(\.id))
    let lost = world.seen.first { row in
      guard let cell = before.cells[row.room.id] else { return false }
      return cell !== row.cell && !changed.contains(row.room.id)
    }
    guard let lost, let path = world.path(of: lost.room.id) else { return }
    report(
      "cellLost", "\(lost.room.title) says what it said before, in another cell.",
      expected: "the cell that showed it before", seen: "another cell", row: path.row,
      item: lost.room.title, call: requests.last?.call,
      question: "Does the list know that this is the same room?")
  }

  private mutating func report(
    _ kind: String, _ sentence: String, expected: String, seen: String, row: Int? = nil,
    item: String? = nil, call: Int? = nil, question: String, features: [String] = []
  ) {
    let finding = Finding(
      kind: kind, sentence: sentence, expected: expected, seen: seen, row: row, item: item,
      question: question, features: features)
    findings.append((finding, call))
  }
}
