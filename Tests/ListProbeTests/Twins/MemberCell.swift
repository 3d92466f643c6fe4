import ListProbe
import Testing
import UIKit

@testable import ListKit

/// An item with something optional of each sort.
struct Member: Equatable {
  var id: Int
  var name: String
  var badge: String?
  var isAway = false
  var picture: String?
  var skills: [String] = []
  var isChosen = false
  var isDimmed = false

  init(_ id: Int) {
    self.id = id
    name = "Member \(id)"
  }
}

/// The fields that a cell shows. Six of them give 96 looks, so every two values meet.
@MainActor let memberFields: [ItemField<Member>] = [
  ItemField(
    "badge", [ItemValue("absent") { $0.badge = nil }, ItemValue("present") { $0.badge = "New" }]),
  ItemField(
    "isAway", [ItemValue("false") { $0.isAway = false }, ItemValue("true") { $0.isAway = true }]),
  ItemField(
    "picture",
    [
      ItemValue("absent") { $0.picture = nil },
      ItemValue("present") { $0.picture = "picture of \($0.name)" },
    ]),
  ItemField(
    "skills",
    [
      ItemValue("none") { $0.skills = [] },
      ItemValue("one") { $0.skills = ["Swift"] },
      ItemValue("three") { $0.skills = ["UIKit", "Vapor", "Rust"] },
    ]),
  ItemField(
    "isChosen",
    [ItemValue("false") { $0.isChosen = false }, ItemValue("true") { $0.isChosen = true }]),
  ItemField(
    "isDimmed",
    [ItemValue("false") { $0.isDimmed = false }, ItemValue("true") { $0.isDimmed = true }]),
]

/// A cell with a view of each sort; how it is configured is a test's choice.
class MemberCell: UITableViewCell {
  let nameLabel = UILabel()
  let badgeLabel = UILabel()
  let avatarView = UIImageView()
  let skillBox = UIView()
  lazy var noteLabel = UILabel()

  /// What `prepareForReuse` does.
  var reset: (MemberCell) -> Void = { _ in }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    for view in [nameLabel, badgeLabel, avatarView, skillBox] { contentView.addSubview(view) }
    badgeLabel.isHidden = true
  }

  convenience init(reset: @escaping (MemberCell) -> Void = { _ in }) {
    self.init(style: .default, reuseIdentifier: "member")
    self.reset = reset
  }

  required init?(coder: NSCoder) { nil }

  /// Makes cells that do this in `prepareForReuse`.
  nonisolated static func resetting(
    _ reset: @escaping @MainActor @Sendable (MemberCell) -> Void
  ) -> @MainActor @Sendable () -> MemberCell {
    { MemberCell(reset: reset) }
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    reset(self)
  }

  /// Sets everything: one right way.
  func show(_ member: Member) {
    nameLabel.text = member.name
    nameLabel.textColor = member.isAway ? .secondaryLabel : .label
    badgeLabel.text = member.badge
    badgeLabel.isHidden = member.badge == nil
    avatarView.image = member.picture.map(MemberCell.picture)
    showSkills(member.skills)
    accessoryType = member.isChosen ? .checkmark : .none
    contentView.alpha = member.isDimmed ? 0.5 : 1
  }

  /// New labels for the skills, without the old ones.
  func showSkills(_ skills: [String]) {
    for label in skillBox.subviews { label.removeFromSuperview() }
    addSkills(skills)
  }

  func addSkills(_ skills: [String]) {
    for skill in skills {
      let label = UILabel()
      label.text = skill
      skillBox.addSubview(label)
    }
  }

  static func picture(_ key: String) -> UIImage {
    UIImage(key: key, size: CGSize(width: 40, height: 40))
  }
}

/// A way to write the cell.
struct CellWay: CustomTestStringConvertible, Sendable {
  let name: String
  let make: @MainActor @Sendable () -> MemberCell
  let configure: @MainActor @Sendable (MemberCell, Member) -> Void

  var testDescription: String { name }

  init(
    _ name: String, make: @escaping @MainActor @Sendable () -> MemberCell = { MemberCell() },
    configure: @escaping @MainActor @Sendable (MemberCell, Member) -> Void
  ) {
    (self.name, self.make, self.configure) = (name, make, configure)
  }

  /// What the twin says of it.
  @MainActor func report() -> TwinReport {
    TwinCells(
      fields: memberFields, base: { Member($0) }, name: \.name, make: make, configure: configure
    ).run()
  }
}
