import Findings
import Lesson02Given
import ListProbe
import UIKit

/// A sort of state that can be left over, so that each check speaks of one.
enum LeftOver {
  /// Words, colours, opacity, and whatever belongs to no other check.
  case text
  /// Pictures.
  case image
  /// How many views there are, and in which order.
  case subviews
  /// The star's own state.
  case star
  /// Whether the switch is on.
  case toggle

  /// The sort that a difference between two cells belongs to.
  init(_ difference: LookDifference) {
    self =
      switch (difference.kind, difference.property) {
      case (_, "isOn"): .toggle
      case (_, "isSelected"): .star
      case (_, "image"): .image
      case (.count, _), (.order, _): .subviews
      default: .text
      }
  }
}

/// Looks for what a cell keeps of the member that it showed before.
@MainActor
struct LeakSearch {
  let recorder: Recorder

  /// The check that looks.
  private let check: String

  /// What other checks of this process found with a script. Running one takes as long as all else together.
  private static var found: [String: (check: String, report: TwinReport)] = [:]

  /// How much scrolling leaves over.
  static var leaks: Metric { (found["scrolled"]?.report ?? scrolled().report()).metric }

  init(recorder: Recorder, check: String = #function) {
    self.recorder = recorder
    self.check = check
  }

  /// Fields of which two values look the same in a new cell.
  func look(forUnseen fields: [String]) {
    let check = OneFieldDiffers<UITableViewCell, Member>(
      base: Member(id: "plain", name: "Mia"), make: makeSubject,
      configure: { configureSubject($0, $1, Self.nobody) })
    for finding in check.findings(Members.fields(fields)) { recorder.report(finding) }
  }

  /// What scrolling leaves over of one sort: first in the directory, then, where nothing was found there,
  /// with every look after every other on one cell.
  func look(forReused sort: LeftOver, among fields: [String]) {
    recorder.report(scrolled { LeftOver($0) == sort })
    guard recorder.isClean else { return }
    let report = twinCells(fields)
    for (index, finding) in report.findings.enumerated() {
      guard let difference = report.differences[index] else { continue }
      guard LeftOver(difference) == sort, ["always", "reused"].contains(finding.features.last)
      else { continue }
      recorder.report(finding, blaming: report.blamed[index])
    }
  }

  /// What is left over only where a row is configured again in place, and `prepareForReuse` did not run.
  func lookForReconfigured() {
    let scrolled = Set(placesLeftByScrolling())
    let report = reconfigured { !scrolled.contains($0.place) && LeftOver($0) != .toggle }
    for (index, finding) in report.findings.enumerated() where report.differences[index] != nil {
      recorder.report(Self.inPlace(finding), blaming: report.blamed[index])
    }
    guard recorder.isClean else { return }
    let twins = twinCells(Members.fields.keys.sorted())
    for (index, finding) in twins.findings.enumerated() {
      guard let difference = twins.differences[index], !scrolled.contains(difference.place),
        LeftOver(difference) != .toggle
      else { continue }
      guard ["reconfigured", "twice", "longLife"].contains(finding.features.last) else { continue }
      recorder.report(finding, blaming: twins.blamed[index])
    }
  }

  /// What is left over where members have as many skills as the last one, but others.
  func lookForOtherSkills() {
    recorder.report(twinCells(["other skills"]))
  }

  /// What the switch keeps, however the row came to be shown.
  func lookForToggle() {
    look(for: .toggle, "isMuted")
  }

  /// What the star keeps, however the row came to be shown.
  func lookForStar() {
    look(for: .star, "isStarred")
  }

  private func look(for sort: LeftOver, _ field: String) {
    recorder.report(scrolled { LeftOver($0) == sort })
    guard recorder.isClean else { return }
    recorder.report(reconfigured { LeftOver($0) == sort })
    guard recorder.isClean else { return }
    recorder.report(twinCells([field]).only { LeftOver($0) == sort })
  }

  private func scrolled(_ isWanted: (LookDifference) -> Bool) -> TwinReport {
    report("scrolled", Self.scrolled, isWanted)
  }

  private func reconfigured(_ isWanted: (LookDifference) -> Bool) -> TwinReport {
    report("reconfigured", Self.reconfigured, isWanted)
  }

  private func placesLeftByScrolling() -> [String] {
    let known = Self.found["scrolled"].flatMap { $0.check == check ? nil : $0.report }
    return (known ?? Self.scrolled().report()).differences.compactMap { $0?.place }
  }

  /// The wanted part of what a script finds. Where another check knows that it is nothing, the script is not
  /// run again. A check never believes itself: it runs twice if it finds something, and must do the same
  /// both times for its lines to be found.
  private func report(
    _ name: String, _ script: () -> TwinScreens<TeamDirectory>,
    _ isWanted: (LookDifference) -> Bool
  ) -> TwinReport {
    if let known = Self.found[name], known.check != check {
      let part = known.report.only(isWanted)
      if part.findings.isEmpty { return part }
    }
    let report = script().report()
    if Self.found[name] == nil { Self.found[name] = (check, report) }
    return report.only(isWanted)
  }

  private func twinCells(_ fields: [String]) -> TwinReport {
    TwinCells<UITableViewCell, Member>(
      fields: Members.fields(fields), base: { Member(id: "t\($0)", name: Members.name($0)) },
      name: \.name, make: makeSubject, configure: { configureSubject($0, $1, Self.nobody) }
    ).run()
  }

  private static func inPlace(_ finding: Finding) -> Finding {
    var finding = finding
    let sentence = finding.sentence.hasSuffix(".") ? String(finding.sentence.dropLast()) : ""
    finding.sentence = sentence + " (reconfigured in place: no prepareForReuse ran)."
    finding.features.append("in place")
    finding.question = "Which code runs when a row keeps its cell?"
    return finding
  }

  static let nobody = NoActions()

  // MARK: Two worlds

  /// A directory that is scrolled, beside one that never reuses a cell.
  static func scrolled() -> TwinScreens<TeamDirectory> {
    let twins = worlds()
    twins.step("scroll down slowly") {
      $0.screen.drag($0.table, by: 26 * TeamDirectory.rowHeight, step: 48)
    }
    twins.step("scroll back") {
      $0.screen.drag($0.table, by: -15 * TeamDirectory.rowHeight, step: 72)
    }
    for row in [45, 5, 30] as [CGFloat] {
      twins.step("jump to row \(Int(row))") {
        $0.screen.scroll($0.table, to: row * TeamDirectory.rowHeight)
      }
    }
    return twins
  }

  /// A directory whose rows on screen get other content in place, beside one with new cells.
  static func reconfigured() -> TwinScreens<TeamDirectory> {
    let twins = worlds()
    for round in 1...8 {
      twins.step("reconfigure the rows on screen") { directory in
        directory.change("", Array(0..<12)) { member in
          let number = directory.members.firstIndex { $0.id == member.id } ?? 0
          let id = member.id
          member = Members.member(number, world: 0, look: number * 5 + round * 3)
          member = Member(
            id: id, name: "\(member.name) \(round)", role: member.role, presence: member.presence,
            unread: member.unread, skills: member.skills, isMuted: member.isMuted,
            isStarred: member.isStarred, avatar: member.avatar)
        }
      }
    }
    return twins
  }

  private static func worlds() -> TwinScreens<TeamDirectory> {
    TwinScreens(
      make: { TeamDirectory(Members.list(count: 60, world: $0)) }, screen: \.screen, rows: \.rows)
  }
}
