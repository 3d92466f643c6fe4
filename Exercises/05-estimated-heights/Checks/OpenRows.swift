import Findings
import Lesson05Given
import ListProbe
import UIKit

/// Rows are opened and closed.
@MainActor
struct OpenRows {
  private let feed: Feed
  private let recorder: Recorder
  private let heights: HeightJudge

  init(_ feed: Feed, _ recorder: Recorder) {
    (self.feed, self.recorder) = (feed, recorder)
    heights = HeightJudge(feed, recorder)
  }

  /// How far a row may move on screen, in points.
  private static let tolerance: CGFloat = 1

  func run() {
    toggle(1, "at the top")
    toggle(1, "at the top")
    feed.drag(by: 1100)
    toggle(1, "after scrolling")
    toggle(2, "after scrolling")
    let open = feed.openIDs
    feed.drag(by: 1700) { expectOpen("after scrolling away") }
    feed.drag(by: -1700) { expectOpen("after scrolling away and back") }
    heights.judge("after scrolling away and back")
    guard recorder.isClean else { return }
    // A row that is not on screen can be opened, too.
    let away = (feed.rows.last?.path.row ?? 0) + 6
    feed.toggle(row: away)
    expectOpen("after a row below the window was opened")
    feed.drag(by: 1700, step: 200) {
      expectOpen("after a row below the window was opened")
      heights.judge("after a row below the window was opened")
    }
    guard recorder.isClean else { return }
    feed.screen.perform("toggle an id that the feed does not have") {
      feed.list.toggle(id: "nobody's")
    }
    expectOpen("after an id that the feed does not have")
    feed.drag(by: -6000, step: 600)
    feed.update("two stories come on top", (6...7).map { Stories.new($0, world: 6) } + feed.stories)
    feed.drag(by: 3000) { expectOpen("after stories came on top") }
    precondition(open.count == 2, "the script opens two rows that were on screen")
  }

  /// Opens or closes the row at a place on screen, counted from the top.
  private func toggle(_ place: Int, _ part: String) {
    guard recorder.isClean else { return }
    let rows = feed.rows
    guard rows.indices.contains(place) else {
      report("noRows", nil, "Too few rows are on screen, \(part).", "rows to the lower edge", part)
      return
    }
    let row = rows[place].path.row
    let isOpening = !feed.openIDs.contains(feed.stories[row].id)
    let step = "when \(isOpening ? "opened" : "closed") \(part)"
    let cells = Dictionary(uniqueKeysWithValues: rows.map { ($0.path.row, $0.cell) })
    let tops = feed.tops
    feed.toggle(row: row)

    let height = height(of: row)
    let exact = feed.exactHeight(of: feed.stories[row])
    let isRight = abs(height - exact) <= HeightJudge.tolerance
    expectOpen(step, isRight ? "the row grew" : nil)
    guard recorder.isClean else { return }
    if !isRight {
      // Many a wrong height is forgotten when the row is shown again.
      feed.screen.scroll(feed.table, to: feed.table.contentOffset.y + 4000)
      feed.screen.scroll(feed.table, to: max(feed.table.contentOffset.y - 4000, 0))
      let heals = abs(self.height(of: row) - exact) <= HeightJudge.tolerance
      return report(
        "didNotGrow", row,
        "\(words(row)) is \(Int(height)) points high \(step), and should be \(Int(exact)).",
        "\(Int(exact)) points, at once", step,
        features: [heals ? "until it is shown again" : "also when it is shown again"])
    }
    let now = feed.tops
    for other in rows where other.path.row <= row && recorder.isClean {
      let id = feed.stories[other.path.row].id
      let moved = now[id].map { abs($0 - (tops[id] ?? 0)) } ?? .infinity
      guard moved > Self.tolerance else { continue }
      report(
        "jumped", other.path.row,
        "\(words(other.path.row)) moved "
          + (moved == .infinity ? "out of the window" : "by \(Int(moved)) points")
          + ", \(step): row \(row) was to grow in its place.",
        "it stays where it was", step)
    }
    for other in feed.rows where other.path.row != row && recorder.isClean {
      guard let cell = cells[other.path.row], cell !== other.cell else { continue }
      report(
        "othersReloaded", other.path.row,
        "\(words(other.path.row)) got another cell when row \(row) was "
          + "\(isOpening ? "opened" : "closed").",
        "each other row keeps the cell that it has", step)
    }
    heights.judge(step)
  }

  private func height(of row: Int) -> CGFloat {
    feed.rows.first { $0.path.row == row }?.cell.frame.height ?? 0
  }

  /// The rows on screen show their bars where they are open, and only there.
  private func expectOpen(_ part: String, _ feature: String? = nil) {
    for row in feed.rows where recorder.isClean && feed.stories.indices.contains(row.path.row) {
      guard let cell = row.cell as? StoryCell else { continue }
      let isOpen = feed.openIDs.contains(feed.stories[row.path.row].id)
      guard cell.isOpen != isOpen else { continue }
      report(
        isOpen ? "notOpen" : "notClosed", row.path.row,
        "\(words(row.path.row)) is to be \(isOpen ? "open" : "closed") and is not, \(part).",
        isOpen ? "the bar is shown" : "no bar", part, features: feature.map { [$0] } ?? [])
    }
  }

  private func words(_ row: Int) -> String {
    let words = feed.words(row)
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  private func report(
    _ kind: String, _ row: Int?, _ sentence: String, _ expected: String, _ part: String,
    features: [String] = []
  ) {
    guard recorder.isClean else { return }
    recorder.report(
      Finding(
        kind: kind, sentence: sentence, expected: expected,
        events: Array(feed.screen.events.suffix(3)), row: row,
        item: row.map { feed.stories[$0].name },
        question: "Who tells the table that one row has another height now?",
        features: [part] + features))
  }
}
