import Findings
import Lesson05Given
import ListProbe
import Testing
import UIKit

/// What goes beyond the core; shown, and never in the way.
@Suite(.serialized)
struct BeyondChecks {
  @Test("What the reader looks at stays where it is")
  func keepsPlace() {
    check.run { recorder in
      let feed = Feed(Stories.list(world: 7), recorder: recorder)
      for move in Place.moves(feed, world: 7) where move.points > Place.tolerance {
        recorder.report(
          Finding(
            kind: "placeLost",
            sentence: "What the reader looked at moved by \(Int(move.points.rounded())) points, "
              + "\(move.part).",
            expected: "at most \(Int(Place.tolerance)) points",
            seen: move.points >= Feed.lying.height
              ? "nothing that was on screen is there any more" : nil,
            question:
              "The offset counts from the top of the content. What is above the window, and "
              + "who measured it?",
            features: [move.part] + (move.isAligned ? ["a row begins at the upper edge"] : [])))
      }
    }
  }

  @Test("An update that changes nothing measures nothing")
  func unchangedUpdate() {
    check.run { recorder in
      let feed = Feed(Stories.list(world: 8), recorder: recorder)
      for part in ["at the top", "after scrolling"] where recorder.isClean {
        let before = feed.measurements
        feed.update("an update with the same stories", feed.stories)
        let more = feed.measurements - before
        if more > 0 {
          recorder.report(
            Finding(
              kind: "measuredAgain",
              sentence: "An update that changed nothing measured \(more) times, \(part).",
              expected: "nothing is measured", seen: "\(more) milliseconds",
              events: Array(feed.screen.events.suffix(2)),
              question: "What was known before the update, and where did it go?", features: [part]),
            call: feed.measure.asked.last?.call)
        }
        feed.drag(by: 1800)
      }
    }
  }

  @Test("No cell is made only to be measured")
  func cellsMade() {
    check.run { recorder in
      let feed = Feed(Stories.list(world: 9), recorder: recorder)
      var most = feed.rows.count
      feed.drag(by: 9000, step: 200) { most = max(most, feed.rows.count) }
      // One more of each kind may stand beside the table to be measured.
      let limit = 2 * most + Story.Kind.allCases.count
      guard feed.cells > limit else { return }
      recorder.report(
        Finding(
          kind: "cellsLeak",
          sentence: "\(feed.cells) cells were made while at most \(most) rows were on screen.",
          expected: "at most \(limit)", seen: "\(feed.cells)",
          question:
            "A cell that is taken out of the pool in order to be measured: who puts it back?"
        ))
    }
  }

  @Test("The feed can be sent to a story that was never measured")
  func showsStory() {
    check.run { recorder in
      let feed = Feed(Stories.list(world: 10), recorder: recorder)
      guard let list = feed.list as? any ShowsStory else {
        recorder.report(
          .notBegun("StoryList", does: "scroll to a story", adopting: "ShowsStory"))
        return
      }
      for row in [700, 40, 860] where recorder.isClean {
        feed.begin()
        feed.screen.perform("show \(feed.words(row))") { list.show(id: feed.stories[row].id) }
        let top = feed.tops[feed.stories[row].id]
        if abs(top ?? .infinity) > Place.tolerance {
          recorder.report(
            Finding(
              kind: "missedStory",
              sentence: "The feed was sent to \(feed.words(row)), and "
                + (top.map { "its row begins at \(Int($0))." } ?? "its row is not on screen."),
              expected: "its row begins at the upper edge",
              seen: feed.rows.first.map { "\(feed.words($0.path.row)) is at the top" },
              row: row, item: feed.stories[row].name,
              question: "How high are the rows above it? Who knows that?",
              features: [top == nil ? "far off" : "near"]))
        }
        MeasuringBudget(feed, recorder).judge("before the frame after the feed was sent to a story")
      }
    }
  }
}
