import Lesson03Given
import ListProbe

/// One thing that happens to the list of rooms on the server. A change says where by a number that is read
/// modulo the number of rooms, so that it means something in every list: what is left of a script when some
/// of its changes are taken out is a script.
enum RoomChange: Hashable, Sendable {
  case insert(at: Int)
  case delete(at: Int)
  case move(from: Int, to: Int)
  /// By title, from A or from Z.
  case sort(isRising: Bool)
  case rename(at: Int)
  case message(at: Int)
  case unread(at: Int)

  /// Whether rooms come, go or change places.
  var isStructural: Bool {
    switch self {
    case .insert, .delete, .move, .sort: true
    case .rename, .message, .unread: false
    }
  }

  /// Changes a list. Returns what happened, in words, or nil if nothing did.
  @MainActor
  func apply(to rooms: inout [Room], _ words: inout RoomWords) -> String? {
    let count = rooms.count
    switch self {
    case .insert(let at):
      let room = words.room()
      rooms.insert(room, at: at % (count + 1))
      return "insert \(room.title) at \(at % (count + 1))"
    case .delete(let at):
      guard count > 1 else { return nil }
      return "delete \(rooms.remove(at: at % count).title)"
    case .move(let from, let to):
      guard count > 1, from % count != to % count else { return nil }
      let room = rooms.remove(at: from % count)
      rooms.insert(room, at: to % count)
      return "move \(room.title) to \(to % count)"
    case .sort(let isRising):
      let before = rooms.map(\.id)
      rooms.sort { ($0.title < $1.title) == isRising }
      return rooms.map(\.id) == before ? nil : "sort by title, from \(isRising ? "A" : "Z")"
    case .rename(let at):
      guard count > 0 else { return nil }
      let old = rooms[at % count].title
      rooms[at % count].title = words.title()
      return "rename \(old) to \(rooms[at % count].title)"
    case .message(let at):
      guard count > 0 else { return nil }
      rooms[at % count].last = words.message()
      return "\(rooms[at % count].title) says “\(rooms[at % count].last)”"
    case .unread(let at):
      guard count > 0 else { return nil }
      rooms[at % count].unread = words.number()
      return "\(rooms[at % count].title) has \(rooms[at % count].unread) unread"
    }
  }
}
