import Findings
import Lesson03Given
import ListProbe
import UIKit

/// The scripts of the room list's checks, made from seeds.
@MainActor
enum RoomScripts {
  /// How many scripts each check runs.
  static let count = 100

  // MARK: Anything

  /// Rooms come, go, move, are sorted and say something else, one or some at a time, while the table scrolls.
  static func runAnything(seed: UInt64, _ recorder: Recorder) {
    var random = SeededGenerator(seed: seed)
    let world = RoomScreen(recorder)
    var words = RoomWords()
    world.replace(words.rooms(Int.random(in: 2...14, using: &random)), "the server sends rooms")
    world.judge("at first")
    for _ in 0..<Int.random(in: 2...5, using: &random) where recorder.isClean {
      let changes = (0..<Int.random(in: 1...3, using: &random)).map { _ in
        anyChange(&random)
      }
      if Int.random(in: 0..<4, using: &random) == 0 {
        world.screen.scroll(
          world.table, to: CGFloat(Int.random(in: 0..<5, using: &random)) * RoomScreen.rowHeight)
      }
      world.change(changes, &words)
      world.judge("right after")
    }
    world.walk("walking through")
  }

  private static func anyChange(_ random: inout SeededGenerator) -> RoomChange {
    let at = Int.random(in: 0..<24, using: &random)
    let to = Int.random(in: 0..<24, using: &random)
    return switch Int.random(in: 0..<10, using: &random) {
    case 0, 1: .insert(at: at)
    case 2, 3: .delete(at: at)
    case 4: .move(from: at, to: to)
    case 5: .sort(isRising: to.isMultiple(of: 2))
    case 6: .rename(at: at)
    case 7, 8: .message(at: at)
    default: .unread(at: at)
    }
  }

  // MARK: New titles

  /// One room is selected. Rooms get new titles, and with each answer a room comes or goes elsewhere.
  static func runRenames(seed: UInt64, _ recorder: Recorder) {
    var random = SeededGenerator(seed: seed)
    let world = RoomScreen(recorder)
    var words = RoomWords()
    world.replace(words.rooms(Int.random(in: 3...12, using: &random)), "the server sends rooms")
    guard world.hasRightCount("at first") else { return }
    let selected = world.select(Int.random(in: 0..<3, using: &random))
    for _ in 0..<Int.random(in: 1...4, using: &random) where recorder.isClean {
      var changes: [RoomChange] = [.rename(at: world.place(of: selected))]
      if Bool.random(using: &random) {
        changes[0] = .rename(at: Int.random(in: 0..<24, using: &random))
      }
      if Bool.random(using: &random) {
        changes.append(.message(at: Int.random(in: 0..<24, using: &random)))
      }
      // The selected room stays. A room that goes and one that comes are two answers of the server.
      let at = Int.random(in: 0..<24, using: &random)
      let isSelected = at % world.rooms.count == world.place(of: selected)
      changes.append(
        isSelected || Bool.random(using: &random) ? .insert(at: at) : .delete(at: at))
      world.follow(changes, &words, "new titles")
    }
  }

  // MARK: Sent twice

  /// Some rooms are sent twice, as they are or with other words; some have one title.
  static func runDuplicates(seed: UInt64, _ recorder: Recorder) {
    var random = SeededGenerator(seed: seed)
    let world = RoomScreen(recorder)
    var words = RoomWords()
    var rooms = words.rooms(Int.random(in: 3...4, using: &random))
    // Two rooms with one title.
    if Bool.random(using: &random) { rooms[2].title = rooms[0].title }
    var entries = rooms
    // A page that overlaps the last one: the room as it is, or as it is by now.
    var again = rooms[Int.random(in: 0..<rooms.count, using: &random)]
    if Bool.random(using: &random) { again.last = words.message() }
    entries.insert(again, at: Int.random(in: 0...entries.count, using: &random))
    let judge = RoomDuplicates(world: world)
    judge.send(entries, "the server sends \(again.title) twice")
    // Later a room is new, and another one comes twice.
    guard let twice = rooms.first(where: { $0.id != again.id }) else { return }
    entries.insert(words.room(), at: Int.random(in: 0...entries.count, using: &random))
    entries.insert(twice, at: Int.random(in: 0...entries.count, using: &random))
    judge.send(entries, "it sends a new room, and \(twice.title) twice as well")
  }
}

extension RoomScreen {
  /// The server's list changes, and is sent once.
  func change(_ changes: [RoomChange], _ words: inout RoomWords) {
    var rooms = rooms
    let said = changes.compactMap { $0.apply(to: &rooms, &words) }
    replace(rooms, said.isEmpty ? "send the same" : said.joined(separator: ", "))
  }

  /// The same, and rows must keep who they are.
  func follow(_ changes: [RoomChange], _ words: inout RoomWords, _ part: String) {
    let identity = RoomIdentity(world: self, part: part)
    let before = identity.look()
    let requests = requests.during { change(changes, &words) }
    identity.judge(since: before, requests)
  }

  /// Selects the room of a row. Returns its identifier.
  func select(_ row: Int) -> Room.ID {
    screen.perform("select \(rooms[row].title)") {
      table.selectRow(
        at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
    }
    return rooms[row].id
  }

  /// The number of a room's row by the check's list; the rooms of scripts that ask never go.
  func place(of id: Room.ID) -> Int { path(of: id)?.row ?? 0 }
}
