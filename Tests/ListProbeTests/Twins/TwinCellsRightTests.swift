import Findings
import ListProbe
import Testing
import UIKit

@Suite("A reused cell that is like a new one never alarms")
struct TwinCellsRightTests {
  @Test("Right ways to write a cell", arguments: ways)
  func isSilent(way: CellWay) {
    DeterministicRuntime.run {
      let report = way.report()
      #expect(report.findings.map(\.sentence) == [])
      #expect(report.leaks == 0)
      #expect(report.comparisons > 100)
    }
  }

  static let ways = [
    CellWay("sets everything") { $0.show($1) },
    CellWay("defaults first, then exceptions") { cell, member in
      cell.nameLabel.textColor = .label
      cell.badgeLabel.isHidden = true
      cell.avatarView.image = nil
      cell.accessoryType = .none
      cell.contentView.alpha = 1
      for label in cell.skillBox.subviews { label.removeFromSuperview() }
      cell.nameLabel.text = member.name
      if member.isAway { cell.nameLabel.textColor = .secondaryLabel }
      if let badge = member.badge {
        cell.badgeLabel.text = badge
        cell.badgeLabel.isHidden = false
      }
      if let picture = member.picture { cell.avatarView.image = MemberCell.picture(picture) }
      if member.isChosen { cell.accessoryType = .checkmark }
      if member.isDimmed { cell.contentView.alpha = 0.5 }
      cell.addSkills(member.skills)
    },
    CellWay(
      "resets in prepareForReuse and sets everything",
      make: MemberCell.resetting { cell in
        cell.nameLabel.text = ""
        cell.nameLabel.textColor = .red
        cell.badgeLabel.text = "?"
        cell.avatarView.image = UIImage(systemName: "person")
        cell.accessoryType = .detailButton
        cell.contentView.alpha = 0
      }
    ) { $0.show($1) },
    CellWay("a hidden label that keeps its old text") { cell, member in
      cell.show(member)
      if member.badge == nil {
        cell.badgeLabel.text = "old \(member.id)"
        cell.badgeLabel.textColor = .red
      } else {
        cell.badgeLabel.textColor = .label
      }
    },
    CellWay("a transparent label that keeps its old text") { cell, member in
      cell.show(member)
      cell.badgeLabel.isHidden = false
      cell.badgeLabel.alpha = member.badge == nil ? 0 : 1
      if let badge = member.badge {
        cell.badgeLabel.text = badge
      } else {
        cell.badgeLabel.text = "old \(member.id)"
      }
    },
    CellWay("an empty text for none, with a colour that nobody sees") { cell, member in
      cell.show(member)
      cell.badgeLabel.isHidden = false
      cell.badgeLabel.text = member.badge ?? ""
      if member.badge != nil { cell.badgeLabel.textColor = .orange }
    },
    CellWay("a text that is nil once and empty another time") { cell, member in
      let isUsed = cell.badgeLabel.text != nil
      cell.show(member)
      cell.badgeLabel.isHidden = false
      cell.badgeLabel.text = member.badge ?? (isUsed ? "" : nil)
      cell.backgroundColor = isUsed ? .clear : nil
    },
    CellWay("white where nothing is, on white") { cell, member in
      let isUsed = cell.nameLabel.text != nil
      cell.show(member)
      cell.backgroundColor = isUsed ? .white : nil
      cell.contentView.backgroundColor = isUsed ? .systemBackground : .clear
    },
    CellWay("labels for skills that are kept and hidden", make: PooledCell.make) { cell, member in
      cell.show(member)
    },
    CellWay("labels for skills that are taken from the end of a pool", make: StackedPoolCell.make) {
      cell, member in
      cell.show(member)
    },
    CellWay("one value that is assigned whole", make: ValueCell.make) { cell, member in
      (cell as? ValueCell)?.look = ValueCell.Look(member)
    },
    CellWay("a property of the item with didSet", make: ObservedCell.make) { cell, member in
      (cell as? ObservedCell)?.member = member
    },
    CellWay("two labels that take turns", make: TurningCell.make) { cell, member in
      cell.show(member)
    },
    CellWay("a counter in each cell that nobody sees", make: CountingCell.make) { cell, member in
      cell.show(member)
      (cell as? CountingCell)?.uses += 1
      cell.tag += 1
    },
    CellWay("a cache that all cells share") { cell, member in
      cell.show(member)
      if cache.insert(member.id).inserted { cell.nameLabel.text = "loading" }
    },
    CellWay("a subview that is put in front again and again") { cell, member in
      cell.show(member)
      cell.contentView.bringSubviewToFront(member.isAway ? cell.badgeLabel : cell.avatarView)
    },
  ]

  @MainActor private static var cache: Set<Int> = []
}

/// Keeps as many labels as were ever needed and hides those that are not.
private final class PooledCell: MemberCell {
  nonisolated static var make: @MainActor @Sendable () -> MemberCell { { PooledCell() } }

  private var skillLabels: [UILabel] = []

  override func showSkills(_ skills: [String]) {
    while skillLabels.count < skills.count {
      let label = UILabel()
      skillLabels.append(label)
      skillBox.addSubview(label)
    }
    for (index, label) in skillLabels.enumerated() {
      label.isHidden = index >= skills.count
      if index < skills.count { label.text = skills[index] }
    }
  }
}

/// Takes labels out of the view and gives the last one out first, so that a label plays other parts.
private final class StackedPoolCell: MemberCell {
  nonisolated static var make: @MainActor @Sendable () -> MemberCell { { StackedPoolCell() } }

  private var all: [UILabel] = []
  private var spare: [UILabel] = []

  override func showSkills(_ skills: [String]) {
    for case let label as UILabel in skillBox.subviews {
      label.removeFromSuperview()
      spare.append(label)
    }
    for skill in skills {
      let label = spare.popLast() ?? UILabel()
      if !all.contains(label) { all.append(label) }
      label.text = skill
      skillBox.addSubview(label)
    }
  }
}

private final class ValueCell: MemberCell {
  nonisolated static var make: @MainActor @Sendable () -> MemberCell { { ValueCell() } }

  struct Look {
    var name: String
    var colour: UIColor
    var badge: String?
    var picture: String?
    var skills: [String]
    var accessory: UITableViewCell.AccessoryType
    var alpha: CGFloat

    init(_ member: Member) {
      name = member.name
      colour = member.isAway ? .secondaryLabel : .label
      badge = member.badge
      picture = member.picture
      skills = member.skills
      accessory = member.isChosen ? .checkmark : .none
      alpha = member.isDimmed ? 0.5 : 1
    }
  }

  var look: Look? {
    didSet {
      guard let look else { return }
      nameLabel.text = look.name
      nameLabel.textColor = look.colour
      badgeLabel.text = look.badge
      badgeLabel.isHidden = look.badge == nil
      avatarView.image = look.picture.map(MemberCell.picture)
      showSkills(look.skills)
      accessoryType = look.accessory
      contentView.alpha = look.alpha
    }
  }
}

private final class ObservedCell: MemberCell {
  nonisolated static var make: @MainActor @Sendable () -> MemberCell { { ObservedCell() } }

  var member: Member? {
    didSet {
      guard member != oldValue, let member else { return }
      show(member)
    }
  }
}

/// Shows the name in the label that did not show the last one.
private final class TurningCell: MemberCell {
  nonisolated static var make: @MainActor @Sendable () -> MemberCell { { TurningCell() } }

  let otherLabel = UILabel()

  override func show(_ member: Member) {
    if otherLabel.superview == nil { contentView.insertSubview(otherLabel, at: 0) }
    let isMine = nameLabel.text == nil
    super.show(member)
    (isMine ? nameLabel : otherLabel).text = member.name
    (isMine ? nameLabel : otherLabel).textColor = member.isAway ? .secondaryLabel : .label
    (isMine ? otherLabel : nameLabel).text = nil
  }
}

private final class CountingCell: MemberCell {
  nonisolated static var make: @MainActor @Sendable () -> MemberCell { { CountingCell() } }

  var uses = 0
}
