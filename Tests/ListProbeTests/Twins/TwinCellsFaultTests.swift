import Findings
import ListProbe
import Testing
import UIKit

@Suite("What a reused cell keeps of another item is always found")
struct TwinCellsFaultTests {
  @Test("A planted fault is found, said exactly, and nothing else is", arguments: faults)
  func isFound(fault: Fault) {
    DeterministicRuntime.run {
      let report = fault.way.report()
      #expect(report.findings.map(\.sentence) == fault.sentences)
      #expect(report.leaks > 0)
      #expect(Set(report.findings.map(\.kind)) == ["leakedState"])
    }
  }

  @Test func `a finding has what a new cell shows, the steps, and features that tell faults apart`()
  {
    DeterministicRuntime.run {
      let report = Self.faults[0].way.report()
      #expect(
        report.findings.first
          == Finding(
            kind: "leakedState",
            sentence: "Member 0 shows nameLabel.textColor systemRed, set for Member 1.",
            expected: "label, as in a new cell", seen: "systemRed",
            events: ["configure for Member 1", "prepareForReuse", "configure for Member 0"],
            item: "Member 0",
            features: ["nameLabel.textColor", "nameLabel.textColor instead of another", "always"]))
    }
  }

  @Test func `what new cells do not agree about is said, and is no leak`() {
    DeterministicRuntime.run {
      var number = 0
      let report = CellWay("a number that is another each time") { cell, member in
        cell.show(member)
        number += 1
        cell.nameLabel.text = "\(member.name) \(number)"
      }.report()
      #expect(report.leaks == 0)
      #expect(
        report.findings == [
          Finding(
            kind: "notDeterministic",
            sentence: "Two new cells for Member 0 differ in nameLabel.text.",
            expected: "what the item says, the same in each", seen: report.findings[0].seen,
            question: "What else than its item does the cell show?", features: ["text"])
        ])
    }
  }

  @Test func `a leak beside something random is found all the same`() {
    DeterministicRuntime.run {
      var number = 0
      let report = CellWay("both") { cell, member in
        cell.show(member)
        number += 1
        cell.nameLabel.text = "\(member.name) \(number)"
        cell.accessoryType = .none
        if member.isAway { cell.backgroundColor = .systemRed }
      }.report()
      #expect(report.findings.map(\.kind) == ["notDeterministic", "leakedState"])
      #expect(report.findings.last?.features.first == "backgroundColor")
    }
  }

  struct Fault: CustomTestStringConvertible, Sendable {
    let way: CellWay
    let sentences: [String]
    var testDescription: String { way.name }

    init(
      _ name: String, _ sentences: [String],
      make: @escaping @MainActor @Sendable () -> MemberCell = { MemberCell() },
      configure: @escaping @MainActor @Sendable (MemberCell, Member) -> Void
    ) {
      way = CellWay(name, make: make, configure: configure)
      self.sentences = sentences
    }
  }

  static let faults = [
    Fault(
      "a colour for the special case only",
      ["Member 0 shows nameLabel.textColor systemRed, set for Member 1."]
    ) { cell, member in
      let colour = cell.nameLabel.textColor
      cell.show(member)
      cell.nameLabel.textColor = member.isAway ? .systemRed : colour
    },
    Fault(
      "a text that stays where there is none",
      ["Member 0 shows “New” in badgeLabel, set for Member 3."]
    ) { cell, member in
      let badge = cell.badgeLabel.text
      cell.show(member)
      cell.badgeLabel.text = member.badge ?? badge
      cell.badgeLabel.isHidden = false
    },
    Fault(
      "a label that is shown and never hidden again",
      ["Member 0 shows badgeLabel (none), set for Member 3."]
    ) { cell, member in
      let isHidden = cell.badgeLabel.isHidden
      cell.show(member)
      cell.badgeLabel.text = member.badge ?? "none"
      cell.badgeLabel.isHidden = member.badge == nil ? isHidden : false
    },
    Fault(
      "a label that is hidden and never shown again",
      ["Member 0 does not show nameLabel (Member 0), which a new cell shows."]
    ) { cell, member in
      let wasHidden = cell.nameLabel.isHidden
      cell.show(member)
      cell.nameLabel.isHidden = member.isAway || wasHidden
    },
    Fault("a tick without else", ["Member 0 shows accessoryType checkmark, set for Member 1."]) {
      cell, member in
      let tick = cell.accessoryType
      cell.show(member)
      cell.accessoryType = member.isChosen ? .checkmark : tick
    },
    Fault("an alpha without else", ["Member 0 shows contentView.alpha 0.5, set for Member 1."]) {
      cell, member in
      let alpha = cell.contentView.alpha
      cell.show(member)
      cell.contentView.alpha = member.isDimmed ? 0.5 : alpha
    },
    Fault(
      "a picture that stays",
      ["Member 0 shows picture of Member 1 in avatarView, set for Member 1."]
    ) { cell, member in
      let image = cell.avatarView.image
      cell.show(member)
      cell.avatarView.image = member.picture.map(MemberCell.picture) ?? image
    },
    Fault(
      "labels that are added again and again",
      [
        "Member 0 shows 1 label (Swift) in skillBox, where a new cell shows none; one too many was set for Member 1."
      ]
    ) { cell, member in
      let labels = cell.skillBox.subviews
      cell.show(member)
      for label in labels { cell.skillBox.insertSubview(label, at: 0) }
    },
    Fault(
      "a decoration of the cell's background",
      ["Member 0 shows backgroundColor yellow, set for Member 1."]
    ) { cell, member in
      cell.show(member)
      if member.isAway { cell.backgroundColor = .yellow }
    },
    Fault(
      "cleaning in prepareForReuse only",
      [
        "Member 0 shows backgroundColor yellow, set for Member 1 (reconfigured in place: no prepareForReuse ran)."
      ],
      make: MemberCell.resetting { $0.backgroundColor = nil }
    ) { cell, member in
      cell.show(member)
      if member.isAway { cell.backgroundColor = .yellow }
    },
    Fault(
      "prepareForReuse that breaks what nobody mends",
      ["Member 0 shows nameLabel.font 12 points bold (only where prepareForReuse ran)."],
      make: MemberCell.resetting { $0.nameLabel.font = .boldSystemFont(ofSize: 12) }
    ) { cell, member in
      cell.show(member)
    },
    Fault(
      "a switch that is turned over instead of set",
      ["Member 0 shows nameLabel.textAlignment right."]
    ) { cell, member in
      cell.show(member)
      cell.nameLabel.textAlignment = cell.nameLabel.textAlignment == .left ? .right : .left
    },
    Fault(
      "created once, with the first item's text",
      ["Member 1 shows “note for Member 0” in noteLabel, set for Member 0."]
    ) { cell, member in
      cell.show(member)
      if cell.noteLabel.superview == nil {
        cell.noteLabel.text = "note for \(member.name)"
        cell.contentView.addSubview(cell.noteLabel)
      }
    },
    Fault(
      "a cell that is switched off and never on again",
      ["Member 0 shows isUserInteractionEnabled false, set for Member 1."]
    ) { cell, member in
      cell.show(member)
      if member.isAway { cell.isUserInteractionEnabled = false }
    },
  ]
}
