import Findings
import Lesson02Given
import ListProbe
import UIKit

/// Taps and switches in a directory, and what they do to the model.
@MainActor
final class Taps {
  let directory: TeamDirectory
  private let recorder: Recorder?

  /// The most effects that one tap had.
  private(set) var most = 0

  init(_ recorder: Recorder?) {
    self.recorder = recorder
    directory = TeamDirectory(
      Members.list(count: 60, world: 9, seed: 2), recorder: recorder)
  }

  private var isClean: Bool { recorder?.isClean ?? true }

  /// Scrolls in steps until a row is at the top.
  func scroll(to row: Int) {
    let distance = CGFloat(row) * TeamDirectory.rowHeight - directory.table.contentOffset.y
    directory.screen.drag(directory.table, by: distance, step: 90)
  }

  /// Configures rows again in place, with the content that they have.
  func reconfigure(_ rows: [Int], times: Int) {
    for _ in 0..<times { directory.change("reconfigure row \(rows[0])", rows) { _ in } }
  }

  /// Taps stars; each tap must reach the member that the row shows, once.
  func tapStars(_ rows: [Int], _ part: String) {
    for row in rows where isClean {
      let effects = directory.effects.during {
        directory.screen.tap(
          row: IndexPath(row: row, section: 0), control: "star", at: 0, in: directory.table)
      }
      most = max(most, effects.count)
      judge("tap on the star", row, effects, "toggle the star of", part)
    }
  }

  /// Taps a star on and off again: the row must look as it did before.
  func tapStarTwice(_ row: Int) {
    let path = IndexPath(row: row, section: 0)
    guard let before = directory.table.cellForRow(at: path).map({ Look(of: $0) }) else { return }
    tapStars([row, row], "on and off again")
    guard isClean, let after = directory.table.cellForRow(at: path).map({ Look(of: $0) }),
      let difference = after.differences(from: before).first
    else { return }
    recorder?.report(
      Finding(
        kind: "starLies",
        sentence:
          "\(directory.words(row)) was starred and unstarred, and shows \(difference.words).",
        expected: difference.expectedWords, seen: difference.words,
        events: Array(directory.screen.events.suffix(3)), row: row,
        item: directory.members[row].name,
        question: "Who knows whether a member is starred: the button, or the member?"))
  }

  /// Turns switches over; each must reach the member that the row shows, once, and stay as it was set.
  func toggle(_ rows: [Int], _ part: String) {
    for row in rows where isClean {
      let verb = directory.members[row].isMuted ? "unmute" : "mute"
      let effects = directory.effects.during {
        directory.screen.toggle(
          row: IndexPath(row: row, section: 0), control: "mute", in: directory.table)
      }
      most = max(most, effects.count)
      judge("switch", row, effects, verb, part)
      expectSwitches(part)
    }
  }

  /// Turns a switch over that the directory does not let be turned: it must show the model all the same.
  func refuse(row: Int) {
    guard isClean else { return }
    directory.agrees = false
    directory.screen.toggle(
      row: IndexPath(row: row, section: 0), control: "mute", in: directory.table)
    directory.agrees = true
    expectSwitches("after the directory said no")
  }

  /// Every switch on screen shows what the model says.
  func expectSwitches(_ part: String) {
    for row in directory.rows where isClean {
      let isMuted = directory.members[row.path.row].isMuted
      guard let toggle = row.cell.descendants(of: UISwitch.self).first, toggle.isOn != isMuted
      else { continue }
      recorder?.report(
        Finding(
          kind: "switchLies",
          sentence: "The switch of \(directory.words(row.path.row)) shows "
            + "\(toggle.isOn ? "muted" : "not muted"), \(part).",
          expected: isMuted ? "muted, as the model says" : "not muted, as the model says",
          seen: toggle.isOn ? "on" : "off", events: Array(directory.screen.events.suffix(3)),
          row: row.path.row, item: row.item,
          question: "Who knows whether a member is muted: the switch, or the member?",
          features: [part]))
    }
  }

  private func judge(
    _ touch: String, _ row: Int, _ effects: [EffectLog.Effect], _ verb: String, _ part: String
  ) {
    let judged = directory.effects.judge(
      touch, in: directory.words(row), effects, shouldBe: verb, directory.members[row].id,
      events: Array(directory.screen.events.suffix(3)))
    for (finding, call) in judged {
      var finding = finding
      finding.row = row
      finding.features.append(part)
      recorder?.report(finding, call: call)
    }
  }
}
