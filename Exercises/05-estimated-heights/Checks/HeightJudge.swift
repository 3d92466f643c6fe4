import Findings
import Lesson05Given
import ListProbe
import UIKit

/// Compares the rows on screen with rows that were measured just now.
@MainActor
final class HeightJudge {
  let feed: Feed
  private let recorder: Recorder

  /// Whether this judge has found something: what comes after it is often the same mistake.
  private var isDone = false

  /// What was true before, so that a wrong height can be called by what it is.
  private var past: [Past] = []

  private struct Past {
    var stories: [Story]
    var width: CGFloat
    var heights: [String: CGFloat] = [:]
  }

  init(_ feed: Feed, _ recorder: Recorder) {
    self.feed = feed
    self.recorder = recorder
  }

  /// How far a height may be off, in points: people round.
  static let tolerance: CGFloat = 1

  /// Keeps in mind how high rows near those on screen are now, before something changes.
  func remember() {
    let rows = feed.rows.map(\.path.row)
    let near = max((rows.min() ?? 0) - 40, 0)..<min((rows.max() ?? 0) + 41, feed.stories.count)
    past.append(
      Past(
        stories: feed.stories, width: feed.table.bounds.width,
        heights: Dictionary(
          feed.stories[near].map { ($0.id, feed.exactHeight(of: $0)) },
          uniquingKeysWith: { first, _ in first })))
  }

  /// Each row on screen shows its story and is as high as it.
  func judge(_ part: String) {
    guard !isDone else { return }
    let rows = feed.rows
    guard feed.table.numberOfSections == 1,
      feed.table.numberOfRows(inSection: 0) == feed.stories.count
    else {
      return report(
        "rowCount", nil, "The table has not one row for each story, \(part).",
        expected: "one section with \(feed.stories.count) rows",
        seen: "\((0..<feed.table.numberOfSections).map { feed.table.numberOfRows(inSection: $0) })",
        part)
    }
    guard !rows.isEmpty else {
      return report(
        "noRows", nil, "No row is on screen, \(part).", expected: "rows to the lower edge",
        seen: "none", part)
    }
    for row in rows where !isDone { judge(row, part) }
  }

  private func judge(_ row: SeenRow, _ part: String) {
    let story = feed.stories[row.path.row]
    guard Look(of: row.cell).texts.contains(story.text) else {
      return report(
        "wrongStory", row, "\(capital(row)) does not show its story, \(part).",
        expected: "“\(story.text.prefix(30))…”",
        seen: "“\(Look(of: row.cell).texts.joined(separator: " · ").prefix(30))…”", part)
    }
    let exact = feed.exactHeight(of: story)
    let height = row.cell.frame.height
    guard abs(height - exact) > Self.tolerance else { return }
    let cause = cause(of: height, row.path.row, story)
    report(
      "wrongHeight", row,
      "\(capital(row)) is \(points(height)) high, \(part); measured anew it is \(points(exact)).",
      expected: points(exact), seen: points(height) + (cause.map { ": \($0)" } ?? ""), part,
      feature: cause)
  }

  /// What a wrong height is the right one of, or nil.
  private func cause(of height: CGFloat, _ row: Int, _ story: Story) -> String? {
    let isNear = { (other: CGFloat?) in other.map { abs($0 - height) <= Self.tolerance } ?? false }
    if isNear(feed.exactHeight(of: story) - StoryCell.barHeight)
      || isNear(feed.exactHeight(of: story) + StoryCell.barHeight)
    {
      return "as if the row were \(feed.openIDs.contains(story.id) ? "closed" : "open")"
    }
    for past in past.reversed() {
      if isNear(past.heights[story.id]) {
        return past.width == feed.table.bounds.width
          ? "as high as the story was before" : "as high as the row was at another width"
      }
    }
    for past in past.reversed() where past.stories.indices.contains(row) {
      if isNear(past.heights[past.stories[row].id]) {
        return "as high as the story that was row \(row) before"
      }
    }
    return nil
  }

  private func capital(_ row: SeenRow) -> String {
    "Row \(row.path.row) (\(row.item))"
  }

  private func points(_ height: CGFloat) -> String {
    String(format: height == height.rounded() ? "%.0f points" : "%.1f points", Double(height))
  }

  private func report(
    _ kind: String, _ row: SeenRow?, _ sentence: String, expected: String, seen: String,
    _ part: String, feature: String? = nil
  ) {
    isDone = true
    // Row numbers are no part of what tells one mistake from another.
    let known = feature.map { $0.contains("that was row") ? "as high as another story" : $0 }
    recorder.report(
      Finding(
        kind: kind, sentence: sentence, expected: expected, seen: seen,
        events: Array(feed.screen.events.suffix(3)), row: row?.path.row, item: row?.item,
        question: "The table asks how high a row is. What does the answer depend on?",
        features: [part] + (known.map { [$0] } ?? [])))
  }
}
