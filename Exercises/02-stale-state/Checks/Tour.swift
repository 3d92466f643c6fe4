import Findings
import Lesson02Given
import ListProbe
import Testing
import UIKit

/// The run that the lesson's numbers come from: a walk through the directory, and a tap on a star that was
/// configured several times.
@Suite(.serialized)
struct Tour {
  @Test("The tour")
  func tour() {
    check.run { recorder in
      let directory = TeamDirectory(Members.list(count: 60, world: 0))
      var mostOnScreen = directory.rows.count
      directory.screen.drag(directory.table, by: 40 * TeamDirectory.rowHeight, step: 48) {
        mostOnScreen = max(mostOnScreen, directory.rows.count)
      }
      recorder.measure(
        Metric(
          name: "cells created", value: directory.cells.count, leastPossible: mostOnScreen,
          naive: directory.members.count))
      recorder.measure(LeakSearch.scrolled().report().metric)
      let taps = Taps(nil)
      taps.reconfigure([3], times: 3)
      taps.tapStars([3], "in the tour")
      recorder.measure(Metric(name: "effects of one tap", value: taps.most, leastPossible: 1))
    }
  }
}
