import Findings
import Lesson02Given
import ListProbe
import Testing
import UIKit

let check = Check(files: ["MemberCell.swift"])

/// What passes the lesson, in the order of the lesson.
@Suite(.serialized)
struct CoreChecks {
  @Test("Words, colours and dimming are this member's")
  func textAndColour() {
    check.run { recorder in
      let search = LeakSearch(recorder: recorder)
      search.look(forUnseen: ["role", "presence"])
      guard recorder.isClean else { return }
      search.look(forReused: .text, among: ["role", "presence", "unread"])
    }
  }

  @Test("The picture is this member's, or none")
  func picture() {
    check.run { recorder in
      let search = LeakSearch(recorder: recorder)
      search.look(forUnseen: ["avatar"])
      guard recorder.isClean else { return }
      search.look(forReused: .image, among: ["avatar", "isStarred"])
    }
  }

  @Test("As many skills as this member has")
  func skills() {
    check.run { recorder in
      let search = LeakSearch(recorder: recorder)
      search.look(forUnseen: ["skills"])
      guard recorder.isClean else { return }
      search.look(forReused: .subviews, among: ["skills", "role"])
      guard recorder.isClean else { return }
      search.lookForOtherSkills()
    }
  }

  @Test("A row that is configured again in place forgets too")
  func reconfiguredInPlace() {
    check.run { recorder in
      let search = LeakSearch(recorder: recorder)
      search.look(forUnseen: ["unread"])
      guard recorder.isClean else { return }
      search.lookForReconfigured()
    }
  }

  @Test("One tap on the star, one effect, on the member shown")
  func taps() {
    check.run { recorder in
      let search = LeakSearch(recorder: recorder)
      search.look(forUnseen: ["isStarred"])
      guard recorder.isClean else { return }
      let taps = Taps(recorder)
      taps.tapStars([0, 3], "at first")
      taps.scroll(to: 20)
      taps.tapStars([21, 24, 21], "after scrolling")
      taps.scroll(to: 2)
      taps.tapStars([3, 5], "after scrolling back")
      taps.reconfigure([3, 4, 5], times: 3)
      taps.tapStars([4, 3], "after configuring in place")
      taps.tapStarTwice(6)
      guard recorder.isClean else { return }
      search.lookForStar()
    }
  }

  @Test("The switch shows what the model says, and says what a person sets")
  func modelIsTruth() {
    check.run { recorder in
      let search = LeakSearch(recorder: recorder)
      search.look(forUnseen: ["isMuted"])
      guard recorder.isClean else { return }
      search.lookForToggle()
      guard recorder.isClean else { return }
      let taps = Taps(recorder)
      taps.toggle([1, 4], "at first")
      taps.scroll(to: 20)
      taps.toggle([22], "after scrolling")
      taps.scroll(to: 0)
      taps.expectSwitches("after scrolling away and back")
      taps.toggle([1], "a second time")
      taps.refuse(row: 2)
    }
  }
}
