import Findings
import Foundation
import ListKit

extension Recorder {
  /// Runs a scenario and keeps the first exception that it raises as a finding. On a phone the app would
  /// have ended there, so nothing that comes after it is kept.
  func listen(to scenario: @MainActor (Recorder) -> Void) {
    let listening = UIKitException.Listening(survives: false) { exception in
      // A scenario has one thread, so this is the recorder's, whatever the executor that raised.
      let raised: @MainActor (UIKitException) -> Void = { self.raised($0) }
      unsafeBitCast(raised, to: ((UIKitException) -> Void).self)(exception)
    }
    withExtendedLifetime(listening) { scenario(self) }
  }

  private func raised(_ exception: UIKitException) {
    // The first line is the sentence; a dump of states may stand behind it.
    let lines = exception.reason.split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    report(
      Finding(
        kind: "raised",
        sentence: "UIKit raised \(exception.name): \(lines.first ?? "")",
        seen: lines.count > 1 ? lines.dropFirst().joined(separator: " ") : nil,
        features: [exception.name]),
      call: call())
    close()
  }
}
