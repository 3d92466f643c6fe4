import Findings
import Lesson03Given
import ListProbe
import UIKit

/// Runs scripts of the room list, each in a new list on a new screen.
@MainActor
enum RoomScripts {
  /// Rooms come, go, move, are sorted and say something else, one or some at a time, while the table scrolls.
  static func runAnything(_ recorder: Recorder) {
    let content: [RoomStep.Kind] = [.message, .unread, .rename, .send]
    let all = content + [.message, .insert, .delete, .move, .sort, .send, .scroll]
    // What only says something new comes first: it is the plainest way to be out of date.
    for (kinds, rooms) in [(content, 3), (all, 4), (all, 14)] where recorder.isClean {
      RoomStep.scripts(9, of: kinds).run(seeds: 1...24, on: recorder) { steps in
        var run = RoomRun(recorder, rooms: rooms)
        for step in steps + [.send] where run.make(step) { run.world.judge("right after") }
        run.world.walk("walking through")
      }
    }
  }

  /// A room is selected; it and others say something new. Either that is all, or a room comes with each
  /// answer: so it does not matter here whether an answer with the same rooms in the same order is looked at.
  static func runNews(_ recorder: Recorder) {
    let messages: [RoomStep.Kind] = [.select, .message, .send]
    let titles = messages + [.rename, .rename]
    let all = titles + [.unread, .insert, .delete, .send, .scroll]
    for (kinds, rooms, comes) in [
      (messages, 3, true), (titles, 3, true), (titles, 6, false), (all, 12, true),
    ] where recorder.isClean {
      RoomStep.scripts(9, of: kinds).run(seeds: 1...20, on: recorder) { steps in
        var run = RoomRun(recorder, rooms: rooms)
        run.comesWithEach = comes
        guard run.world.hasRightCount("at first") else { return }
        var identity = RoomIdentity(world: run.world)
        for step in [.select(1)] + steps + [.send] {
          let before = identity.look()
          var isSent = false
          let requests = run.world.requests.during { isSent = run.make(step) }
          if isSent { identity.judge(since: before, requests) }
        }
      }
    }
  }

  /// Entries are sent twice, as they are or with other words; some rooms have one title.
  static func runDuplicates(_ recorder: Recorder) {
    RoomStep.scripts(4, of: [.again, .again, .namesake, .insert, .delete]).run(
      seeds: 1...50, on: recorder
    ) { steps in
      var run = RoomRun(recorder, rooms: 3)
      let judge = RoomDuplicates(world: run.world)
      judge.judge()
      for step in steps where run.makeEntries(step) { judge.judge() }
    }
  }
}

/// One script on its way: the screen, and the rooms as the server has them.
@MainActor
struct RoomRun {
  let world: RoomScreen
  var words = RoomWords()
  var rooms: [Room]
  private var selected: Room.ID?
  private var isSent = true

  /// The rooms that are pinned.
  var pinned: Set<Room.ID> = []

  /// Whether a new room comes with each answer of the server.
  var comesWithEach = false

  /// How many answers the list gets in one turn of the run loop.
  var answersInATurn = 1

  /// The answers of the turn so far.
  private var answers: [[Room]] = []

  /// Begins with so many rooms, which are sent.
  init(_ recorder: Recorder, rooms count: Int) {
    world = RoomScreen(recorder)
    rooms = words.rooms(count)
    world.replace(rooms, "the server sends \(count) rooms")
  }

  /// Makes a step, unless something is wrong already. Returns whether the list was told something.
  mutating func make(_ step: RoomStep) -> Bool {
    guard world.goesOn else { return false }
    switch step {
    case .change(let change):
      guard let said = change.apply(to: &rooms, &words, keeping: selected) else { return false }
      world.note(said)
      isSent = false
    case .send:
      return send()
    case .scroll(let number):
      let most = max(0, world.rooms.count - RoomScreen.rowsOnScreen)
      let row = number % (most + 1)
      world.perform("scroll to row \(row)") {
        world.table.contentOffset.y = CGFloat(row) * RoomScreen.rowHeight
      }
    case .select(let number):
      select(number)
    case .again, .namesake, .pin:
      preconditionFailure("the model of one list without doubles cannot say what is right then")
    }
    return false
  }

  /// Sends what happened since the last time, if something did. Returns whether it did.
  private mutating func send() -> Bool {
    guard !isSent else { return false }
    isSent = true
    if comesWithEach {
      let room = words.room()
      let place = rooms.count / 2
      rooms.insert(room, at: place)
      world.note("insert \(room.title) at \(place)")
    }
    answers.append(rooms)
    guard answers.count < answersInATurn else { return endTurn() }
    world.note("send \(rooms.count) rooms, and go on in the same turn")
    return false
  }

  /// Ends the turn, if answers came in it. Returns whether they did.
  mutating func endTurn() -> Bool {
    guard world.goesOn, let last = answers.last else { return false }
    world.replace(inOneTurn: answers, "send \(last.count) rooms")
    answers = []
    return true
  }

  /// Selects a room that is on screen and will be in the next answer, too.
  private mutating func select(_ number: Int) {
    let seen = world.seen.map(\.room).filter { room in rooms.contains { $0.id == room.id } }
    guard !seen.isEmpty, let path = world.path(of: seen[number % seen.count].id) else { return }
    let room = world.rooms[path.row]
    selected = room.id
    world.perform("select \(room.title)") {
      world.table.selectRow(at: path, animated: false, scrollPosition: .none)
    }
  }

  /// Makes a step that is sent at once, in a list that may have rooms twice. Returns whether it was.
  mutating func makeEntries(_ step: RoomStep) -> Bool {
    guard world.goesOn else { return false }
    let count = rooms.count
    switch step {
    case .again(let of, let at, let isNewer):
      var entry = rooms[of % count]
      if isNewer { entry.last = words.message() }
      rooms.insert(entry, at: at % (count + 1))
      world.replace(
        entries: rooms,
        "send \(entry.title) twice" + (isNewer ? ", once with “\(entry.last)”" : ""))
    case .namesake(let of, let at):
      var room = words.room()
      room.title = rooms[of % count].title
      rooms.insert(room, at: at % (count + 1))
      world.replace(entries: rooms, "send another room called \(room.title)")
    case .change(let change):
      guard let said = change.apply(to: &rooms, &words, keeping: nil) else { return false }
      world.replace(entries: rooms, said)
    case .send, .scroll, .select, .pin:
      return false
    }
    return true
  }
}
