import Foundation
import ListKit

/// Time on a screen.
extension Screen {
  /// Seconds since the scenario began, on its clock; 0 outside scenarios.
  public var time: Double { Scenario.current?.clock.now ?? 0 }

  /// Lets seconds pass. Timers fire in the order of their deadlines, one at a time, each with a frame after
  /// it. Does nothing but draw outside scenarios, where the clock is not the probe's.
  public func advance(by seconds: Double) {
    perform("wait \(seconds) s") {
      Scenario.current?.clock.advance(by: seconds) { frame() }
    }
  }
}
