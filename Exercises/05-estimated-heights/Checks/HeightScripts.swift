import Lesson05Given
import ListProbe
import UIKit

/// What happens to a feed while its heights are judged.
@MainActor
enum HeightScripts {
  /// Stories come, change, go, and change places.
  static func update(_ judge: HeightJudge, world: Int) {
    let feed = judge.feed
    var random = SeededGenerator(seed: UInt64(world))
    @MainActor func change(_ rows: some Sequence<Int>) -> [Story] {
      var stories = feed.stories
      for row in rows where stories.indices.contains(row) {
        stories[row] = Stories.changed(stories[row], number: row, using: &random)
      }
      return stories
    }
    judge.judge("at first")
    feed.drag(by: 2400) { judge.judge("while scrolling") }

    judge.remember()
    feed.update(
      "three stories come on top", (1...3).map { Stories.new($0, world: world) } + feed.stories)
    judge.judge("after stories came on top")
    feed.drag(by: -3600) { judge.judge("after stories came on top") }
    feed.drag(by: 1500) { judge.judge("after stories came on top") }

    // The count stays the same: nobody can tell from it that something happened.
    judge.remember()
    feed.update(
      "the first two stories go and two come at the end",
      Array(feed.stories.dropFirst(2)) + (4...5).map { Stories.new($0, world: world) })
    judge.judge("after the first stories went")
    feed.drag(by: 700) { judge.judge("after the first stories went") }

    judge.remember()
    feed.update("the stories on screen change", change(feed.rows.map(\.path.row)))
    judge.judge("after stories on screen changed")
    judge.remember()
    let first = feed.rows.first?.path.row ?? 0
    feed.update("stories above the window change", change(max(first - 6, 0)..<first))
    judge.judge("after stories above the window changed")
    feed.drag(by: -900) { judge.judge("after stories above the window changed") }

    judge.remember()
    feed.update(
      "the stories on screen and around them change places",
      Array(feed.stories[..<30].reversed()) + feed.stories[30...])
    judge.judge("after stories changed places")
    feed.drag(by: -3000, step: 400) { judge.judge("after stories changed places") }
    feed.drag(by: 1200, step: 400) { judge.judge("after stories changed places") }
  }

  /// The screen is turned, and becomes wider.
  static func widths(_ judge: HeightJudge) {
    let feed = judge.feed
    judge.judge("at first")
    feed.drag(by: 1500) { judge.judge("while scrolling") }

    judge.remember()
    feed.screen.rotate(to: Feed.lying)
    judge.judge("after the screen was turned")
    feed.drag(by: -900) { judge.judge("after the screen was turned") }
    judge.remember()
    feed.screen.rotate(to: Feed.upright)
    judge.judge("after the screen was turned back")
    feed.drag(by: 600) { judge.judge("after the screen was turned back") }

    // Upright as before, and wider: it is the width that counts, and not which way up the screen is.
    judge.remember()
    feed.screen.rotate(to: Feed.wider)
    judge.judge("on a wider screen")
    feed.drag(by: -600) { judge.judge("on a wider screen") }
    judge.remember()
    feed.screen.rotate(to: Feed.upright)
    judge.judge("on the first screen again")
    feed.drag(by: 600) { judge.judge("on the first screen again") }
  }

  /// The person chooses other sizes of text.
  static func textSizes(_ judge: HeightJudge) {
    let feed = judge.feed
    judge.judge("at first")
    feed.drag(by: 1500) { judge.judge("while scrolling") }

    judge.remember()
    feed.screen.changeTextSize(to: .extraLarge)
    judge.judge("at a larger size of text")
    feed.drag(by: -600) { judge.judge("at a larger size of text") }
    judge.remember()
    feed.screen.changeTextSize(to: .accessibilityMedium)
    judge.judge("at another size of text")
    feed.drag(by: -1200) { judge.judge("at another size of text") }
    judge.remember()
    feed.screen.changeTextSize(to: .large)
    judge.judge("at the first size of text again")
    feed.drag(by: 1200) { judge.judge("at the first size of text again") }
  }
}
