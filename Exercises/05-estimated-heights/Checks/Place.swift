import Lesson05Given
import ListProbe
import UIKit

/// What happens around a reader who has scrolled, and how far what is read moves.
@MainActor
enum Place {
  /// How far something may move, in points.
  static let tolerance: CGFloat = 2

  /// A step, and how far what was on screen moved by it.
  struct Move {
    var part: String
    var points: CGFloat

    /// Whether a row begins at the upper edge now, where none did before.
    var isAligned = false
  }

  /// Plays the script. The feed stands in the middle, where most rows above were never measured.
  static func moves(_ feed: Feed, world: Int) -> [Move] {
    var moves: [Move] = []
    @MainActor func step(_ part: String, by wanted: CGFloat = 0, _ action: () -> Void) {
      let before = feed.tops
      action()
      let points = feed.jump(since: before, by: wanted)
      if let index = moves.firstIndex(where: { $0.part == part }) {
        moves[index].points = max(moves[index].points, points)
      } else {
        let isAligned = { (tops: [String: CGFloat]) in tops.values.contains { abs($0) < 0.5 } }
        moves.append(
          Move(part: part, points: points, isAligned: isAligned(feed.tops) && !isAligned(before)))
      }
    }
    feed.screen.scroll(feed.table, to: feed.table.contentSize.height * 0.4)
    for _ in 0..<12 {
      step("while scrolling up", by: 40) { feed.drag(by: -40, step: 40) }
    }
    step("after an update that changed nothing") {
      feed.update("an update with the same stories", feed.stories)
    }
    step("after stories came on top") {
      feed.update(
        "three stories come on top", (1...3).map { Stories.new($0, world: world) } + feed.stories)
    }
    step("after stories above the window changed") {
      var random = SeededGenerator(seed: UInt64(world))
      var stories = feed.stories
      let first = feed.rows.first?.path.row ?? 0
      for row in max(first - 4, 0)..<first {
        stories[row] = Stories.changed(stories[row], number: row, using: &random)
      }
      feed.update("stories above the window change", stories)
    }
    // A row of which only the end is seen may be over when lines get longer, so one begins at the upper edge.
    align(feed)
    step("after the screen was turned") { feed.screen.rotate(to: Feed.lying) }
    align(feed)
    step("after the screen was turned back") { feed.screen.rotate(to: Feed.upright) }
    return moves
  }

  /// Scrolls until the first row that is seen whole begins at the upper edge.
  private static func align(_ feed: Feed) {
    guard let top = feed.tops.values.filter({ $0 >= 0 }).min() else { return }
    feed.screen.scroll(feed.table, to: feed.table.contentOffset.y + top)
  }
}
