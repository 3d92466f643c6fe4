import Lesson03Given

/// One thing that happens to the list of rooms on the server. Places are read modulo the number of rooms.
enum RoomChange: Hashable {
  case insert(at: Int)
  case delete(at: Int)
  case move(from: Int, to: Int)
  /// By title, from A or from Z.
  case sort(isRising: Bool)
  case rename(at: Int)
  case message(at: Int)
  case unread(at: Int)

  /// The sort of change.
  var kind: RoomStep.Kind {
    switch self {
    case .insert: .insert
    case .delete: .delete
    case .move: .move
    case .sort: .sort
    case .rename: .rename
    case .message: .message
    case .unread: .unread
    }
  }

  /// Changes a list, in which the room `kept` stays. Returns what happened, in words, or nil if nothing did.
  @MainActor
  func apply(to rooms: inout [Room], _ words: inout RoomWords, keeping kept: Room.ID?) -> String? {
    let count = rooms.count
    switch self {
    case .insert(let at):
      let room = words.room()
      rooms.insert(room, at: at % (count + 1))
      return "insert \(room.title) at \(at % (count + 1))"
    case .delete(let at):
      guard count > 1, rooms[at % count].id != kept else { return nil }
      return "delete \(rooms.remove(at: at % count).title)"
    case .move(let from, let to):
      guard count > 1, from % count != to % count else { return nil }
      let room = rooms.remove(at: from % count)
      rooms.insert(room, at: to % count)
      return "move \(room.title) to \(to % count)"
    case .sort(let isRising):
      let before = rooms.map(\.id)
      rooms.sort { isRising ? $0.title < $1.title : $0.title > $1.title }
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
