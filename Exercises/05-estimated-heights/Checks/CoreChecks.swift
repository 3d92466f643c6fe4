import Findings
import Lesson05Given
import ListProbe
import Testing
import UIKit

let check = Check(files: ["StoryList.swift"])

/// What passes the lesson, in the order of the lesson.
@Suite(.serialized)
struct CoreChecks {
  @Test("Only rows near the window are measured before a frame")
  func measuredBeforeAFrame() {
    check.run { recorder in
      let feed = Feed(Stories.list(world: 1), recorder: recorder)
      let budget = MeasuringBudget(feed, recorder)
      budget.judge("before the first frame")
      feed.begin()
      feed.update("a story comes on top", [Stories.new(1, world: 1)] + feed.stories)
      budget.judge("before the frame after a story came on top")
      feed.begin()
      feed.screen.scroll(feed.table, to: feed.table.contentSize.height * 0.6)
      budget.judge("before the frame after a long jump")
      feed.begin()
      feed.toggle(row: feed.rows.first?.path.row ?? 0)
      budget.judge("before the frame after a row was opened")
      for _ in 0..<4 {
        feed.begin()
        feed.drag(by: 200, step: 200)
        budget.judge("before a frame while scrolling")
      }
      feed.begin()
      feed.screen.rotate(to: Feed.lying)
      budget.judge("before the frame after the screen was turned")
    }
  }

  @Test("The first guess at the content's height is near the truth")
  func firstContentSize() {
    check.run { recorder in
      for world in [2, 3] where recorder.isClean {
        let feed = Feed(Stories.list(world: world), recorder: recorder)
        ContentGuess.judge(feed, recorder)
      }
    }
  }

  @Test("After an update each row is as high as its story")
  func heightsAfterAnUpdate() {
    check.run { recorder in
      let feed = Feed(Stories.list(world: 4), recorder: recorder)
      HeightScripts.update(HeightJudge(feed, recorder), world: 4)
    }
  }

  @Test("At another width or size of text each row is as high as its story")
  func heightsAtAnotherSize() {
    check.run { recorder in
      // Both are judged in any case: who knows neither makes another mistake than who knows one.
      let turned = Feed(Stories.list(world: 5), recorder: recorder)
      HeightScripts.widths(HeightJudge(turned, recorder))
      let enlarged = Feed(Stories.list(world: 11), recorder: recorder)
      HeightScripts.textSizes(HeightJudge(enlarged, recorder))
    }
  }

  @Test("A row that is opened grows at once, in its place, and no other row is reloaded")
  func growsInPlace() {
    check.run { recorder in
      let feed = Feed(Stories.list(world: 6), recorder: recorder)
      OpenRows(feed, recorder).run()
    }
  }
}
