import Findings
import Lesson04Given
import ListProbe
import Testing
import UIKit

/// The run that the lesson's numbers come from: every order of every plot.
@Suite(.serialized)
struct Tour {
  @Test("The tour")
  func tour() {
    check.run { recorder in
      var wrong = 0
      var orders = 0
      for plot in Plot.all {
        let report = Exploration { SpeakerWorld(plot) { nil } }.run()
        wrong += report.wrongOrders
        orders += report.orders
      }
      recorder.measure(Metric(name: "orders tried", value: orders))
      recorder.measure(Metric(name: "wrong orders", value: wrong, leastPossible: 0))
    }
  }
}
