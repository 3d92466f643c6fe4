import ListKit

/// What measuring costs, and what it complains about.
extension Screen {
  /// How many times cells, headers and footers have measured themselves since the screen exists.
  public var measurements: Int { measuring.count }

  /// What each of them costs, in seconds of the scenario's clock; nothing unless set.
  public var secondsPerMeasurement: Double {
    get { measuring.seconds }
    set { measuring.seconds = newValue }
  }

  /// What UIKit would have logged about cells whose constraints make no height; each kind of cell once.
  public var layoutWarnings: [String] { window.layoutWarnings }

  /// Counts what measures itself in the screen's window.
  func countMeasurements() {
    window.onMeasure = { [measuring] _ in
      measuring.count += 1
      Scenario.current?.clock.spend(measuring.seconds)
    }
  }
}

/// How much was measured.
@MainActor
final class Measuring {
  var count = 0
  var seconds = 0.0
}
