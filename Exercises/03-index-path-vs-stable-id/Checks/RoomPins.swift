import Lesson03Given

extension RoomRun {
  /// Makes a step that is sent at once, in two lists. Returns whether it was.
  mutating func makePinned(_ step: RoomStep) -> Bool {
    guard world.goesOn else { return false }
    let event: String
    switch step {
    case .change(let change):
      guard let said = change.apply(to: &rooms, &words, keeping: nil) else { return false }
      event = said
    case .pin(let number):
      guard !rooms.isEmpty else { return false }
      let room = rooms[number % rooms.count]
      let isNew = pinned.insert(room.id).inserted
      if !isNew { pinned.remove(room.id) }
      // Whoever pins a room has something to say in it.
      rooms[number % rooms.count].last = words.message()
      event =
        (isNew ? "pin" : "unpin")
        + " \(room.title), which says “\(rooms[number % rooms.count].last)”"
    case .send, .scroll, .select, .again, .namesake:
      return false
    }
    world.replace(
      pinned: rooms.filter { pinned.contains($0.id) },
      others: rooms.filter { !pinned.contains($0.id) }, event)
    return true
  }
}
