import Findings
import Lesson05Given
import ListProbe
import UIKit

/// How many rows may be measured before a frame.
@MainActor
struct MeasuringBudget {
  private let feed: Feed
  private let recorder: Recorder

  init(_ feed: Feed, _ recorder: Recorder) {
    (self.feed, self.recorder) = (feed, recorder)
  }

  /// So many times as many rows as are on screen. A list may ask more than once, look at a neighbour, or find
  /// out that it stands elsewhere than it thought; a list of any length needs no more.
  static let timesVisible = 4

  /// By whom so much was measured, as far as one can see. It tells mistakes apart and judges nothing.
  private var whence: String {
    if feed.measuredInInit >= feed.stories.count { return "by the list's initialiser" }
    return feed.table.estimatedRowHeight == 0 ? "estimatedRowHeight is 0" : "estimates are on"
  }

  /// Judges what was measured since the feed's last `begin`.
  func judge(_ part: String) {
    guard recorder.isClean else { return }
    let visible = feed.rows.count
    let most = Self.timesVisible * max(visible, 1)
    let measured = feed.measured
    guard measured.count > most else { return judgeKnown(part, visible, most) }
    let isAll = measured.count >= feed.stories.count * 9 / 10
    recorder.report(
      Finding(
        kind: "measuredTooMany",
        sentence: "\(measured.count) of \(feed.stories.count) rows were measured \(part), and "
          + "\(visible) are on screen.",
        expected: "at most \(most), \(Self.timesVisible) × \(visible)",
        seen: "\(measured.count) rows, each a millisecond or more, while nothing is shown",
        events: Array(feed.screen.events.suffix(3)),
        question: "A reader sees \(visible) rows. Who wants to know how high the others are?",
        features: [part, isAll ? "all" : "some", isAll ? whence : ""].filter { !$0.isEmpty }),
      call: measured[most].call)
  }

  /// Text can be measured without asking the check. But a table that has the exact height of nearly every row
  /// has it from somewhere: a guess is not that good.
  private func judgeKnown(_ part: String, _ visible: Int, _ most: Int) {
    guard feed.table.numberOfSections == 1,
      feed.table.numberOfRows(inSection: 0) == feed.stories.count
    else { return }
    let known = feed.stories.indices.count { row in
      let height = feed.table.rectForRow(at: IndexPath(row: row, section: 0)).height
      return abs(height - feed.exactHeight(of: feed.stories[row])) <= HeightJudge.tolerance
    }
    guard known > max(feed.stories.count * 95 / 100, most) else { return }
    recorder.report(
      Finding(
        kind: "knowsTooMany",
        sentence: "The table knows the exact height of \(known) of \(feed.stories.count) rows "
          + "\(part), and \(visible) are on screen.",
        expected: "at most \(most) are measured, \(Self.timesVisible) × \(visible)",
        seen: "\(known) rows were measured, without asking `measure`",
        events: Array(feed.screen.events.suffix(3)),
        question: "A reader sees \(visible) rows. Who wants to know how high the others are?",
        features: [part]))
  }
}

/// The height of the content as the table takes it to be, beside the true one.
@MainActor
enum ContentGuess {
  /// Judges the first frame. A list that has measured everything has no guess that could be near.
  static func judge(_ feed: Feed, _ recorder: Recorder) {
    let size = feed.table.contentSize.height
    let truth = feed.exactHeight
    let percent = Int((size / truth * 100).rounded())
    let count = feed.stories.count
    if feed.measured.count >= count, abs(size - truth) <= CGFloat(count) {
      recorder.report(
        Finding(
          kind: "nothingGuessed",
          sentence: "All \(count) rows are measured before the first frame: the table has no guess "
            + "to judge.",
          expected: "a guess within 30 % of the truth, made without measuring",
          seen: "the truth, which cost \(feed.measurements) milliseconds",
          question: "What could the table take a row to be until it is shown?"))
      return
    }
    guard percent < 70 || percent > 130 else { return }
    recorder.report(
      Finding(
        kind: "guessFarOff",
        sentence:
          "In the first frame the table takes its content to be \(Int(size)) points high; it "
          + "is \(Int(truth)).",
        expected:
          "within 30 % of the truth; the rows are \(Int(truth) / count) points high on average",
        seen: "\(percent) % of the truth",
        question:
          "The table takes a row to be so high until it is shown. How does it come to that?",
        features: [percent < 70 ? "too low" : "too high"]))
  }
}
