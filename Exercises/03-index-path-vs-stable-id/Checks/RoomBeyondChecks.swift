import ListProbe
import Testing
import UIKit

/// What goes beyond the room list's core; shown, and never in the way.
@Suite(.serialized)
struct RoomBeyondChecks {
  @Test("Of several answers in one turn, the last is shown")
  func answersInOneTurn() {
    roomCheck.run { recorder in
      // Rooms that come and go tell the answers apart. Whether content is the newest is asked elsewhere.
      let kinds: [RoomStep.Kind] = [.insert, .delete, .move, .send, .send]
      RoomStep.scripts(9, of: kinds).run(seeds: 1...30, on: recorder) { steps in
        var run = RoomRun(recorder, rooms: 5)
        run.answersInATurn = 3
        for step in steps where run.make(step) { run.world.judge("right after") }
        if run.endTurn() { run.world.judge("right after") }
      }
    }
  }

  @Test("Pinned rooms are in a section of their own")
  func pinnedRooms() {
    roomCheck.run { recorder in
      guard canPinRooms(in: RoomScreen(recorder).list) else {
        recorder.report(
          .notBegun("RoomList", does: "show pinned rooms in a section", adopting: "PinsRooms"))
        return
      }
      let kinds: [RoomStep.Kind] = [.pin, .pin, .pin, .message, .insert, .delete, .move]
      RoomStep.scripts(8, of: kinds).run(seeds: 1...30, on: recorder) { steps in
        var run = RoomRun(recorder, rooms: 5)
        for step in steps where run.makePinned(step) { run.world.judge("right after") }
      }
    }
  }
}
