import Findings
import Lesson05Given
import ListProbe
import Testing
import UIKit

/// The run that the lesson's numbers come from: a first frame, and a reader in the middle of the feed around
/// whom things happen.
@Suite(.serialized)
struct Tour {
  @Test("The tour")
  func tour() {
    check.run { recorder in
      let feed = Feed(Stories.list(world: 0))
      let visible = feed.rows.count
      recorder.measure(
        Metric(
          name: "rows measured before the first frame", value: feed.measured.count,
          leastPossible: visible, naive: feed.stories.count))
      recorder.measure(
        Metric(
          name: "milliseconds until then", value: feed.measurements, leastPossible: visible,
          naive: feed.stories.count))
      let percent = feed.table.contentSize.height / feed.exactHeight * 100
      recorder.measure(
        Metric(name: "first content height, in % of the true one", value: Int(percent.rounded())))
      var most = visible
      let moves = Place.moves(feed, world: 0)
      feed.drag(by: 2000) { most = max(most, feed.rows.count) }
      recorder.measure(
        Metric(
          name: "largest jump in points", value: Int(moves.map(\.points).max()?.rounded() ?? 0),
          leastPossible: 0))
      recorder.measure(
        Metric(
          name: "cells created", value: feed.cells, leastPossible: most, naive: feed.stories.count))
    }
  }
}
