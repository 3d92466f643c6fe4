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
    let scope = Scenario.current
    scope?.writes = makeWriteLog()
    withExtendedLifetime(listening) { scenario(self) }
    scope?.writes = nil
  }

  private func raised(_ exception: UIKitException) {
    // A long reason is a sentence and behind it a dump of states.
    let lines = exception.reason.split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    let isShort = lines.count < 2 || exception.reason.count < 240
    var finding = Finding(
      kind: "raised",
      sentence: "UIKit raised \(exception.name): "
        + (isShort ? lines.joined(separator: " ") : lines.first ?? ""),
      seen: isShort ? nil : lines.dropFirst().joined(separator: " "),
      features: [exception.name])
    explainException(&finding)
    report(finding, call: call())
    if exception.endsProcess { endTrial() }
    close()
  }
}
