import Findings
import Lesson03Given
import ListProbe
import Testing
import UIKit

let roomCheck = Check(files: ["RoomList.swift"])

/// What passes the second part of the lesson, in the order of the lesson.
@Suite(.serialized)
struct RoomListChecks {
  @Test("The rooms are there, and stay")
  func roomsAreThere() {
    roomCheck.run { recorder in
      let world = RoomScreen(recorder)
      var words = RoomWords()
      world.replace(words.rooms(5), "the server sends 5 rooms")
      world.judge("at first")
      world.replace(words.rooms(3), "it sends 3 others")
      world.judge("others")
      world.replace([], "it sends none")
      world.judge("none")
      world.replace(words.rooms(30), "it sends 30")
      world.walk("many")
    }
  }

  @Test("Every row shows the newest content")
  func newestContent() {
    roomCheck.run { RoomScripts.runAnything($0) }
  }

  @Test("A room that says something new is still the same row")
  func sameRow() {
    roomCheck.run { RoomScripts.runNews($0) }
  }

  @Test("A room that is sent twice raises nothing and hides nobody")
  func sentTwice() {
    roomCheck.run { RoomScripts.runDuplicates($0) }
  }
}
