import UIKit

/// A row of the team directory: one member at a time, many members in its life.
///
/// Views and layout are done. `configure` is not: it sets what this member has, and forgets what the last
/// one had.
final class MemberCell: UITableViewCell {
  let avatarView = UIImageView()
  let nameLabel = UILabel()
  let roleLabel = UILabel()
  let skillsStack = UIStackView()
  let unreadLabel = UILabel()
  let starButton = UIButton(type: .custom)
  let muteSwitch = UISwitch()

  private var memberID: String?
  private weak var actions: (any MemberActions)?

  // MARK: Set-up, once

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    starButton.accessibilityIdentifier = "star"
    starButton.setImage(UIImage(systemName: "star"), for: .normal)
    starButton.setImage(UIImage(systemName: "star.fill"), for: .selected)
    muteSwitch.accessibilityIdentifier = "mute"
    muteSwitch.addAction(
      UIAction { [weak self] _ in
        guard let self, let memberID else { return }
        actions?.setMuted(memberID, muteSwitch.isOn)
      }, for: .valueChanged)
    skillsStack.spacing = 4
    unreadLabel.textColor = .systemRed
    unreadLabel.isHidden = true
    for view in [
      avatarView, nameLabel, roleLabel, skillsStack, unreadLabel, starButton, muteSwitch,
    ] {
      contentView.addSubview(view)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    avatarView.frame = CGRect(x: 8, y: 8, width: 44, height: 44)
    nameLabel.frame = CGRect(x: 60, y: 4, width: 100, height: 20)
    roleLabel.frame = CGRect(x: 60, y: 24, width: 100, height: 16)
    skillsStack.frame = CGRect(x: 60, y: 42, width: 120, height: 16)
    unreadLabel.frame = CGRect(x: 164, y: 8, width: 24, height: 20)
    starButton.frame = CGRect(x: 192, y: 8, width: 44, height: 44)
    muteSwitch.frame = CGRect(x: 244, y: 14, width: 52, height: 32)
  }

  // MARK: Render, each time

  override func prepareForReuse() {
    super.prepareForReuse()
    unreadLabel.text = nil
    unreadLabel.isHidden = true
  }

  /// Shows a member, whatever the cell showed before.
  func configure(_ member: Member, actions: any MemberActions) {
    // TODO: Set everything that can be seen from this member, each time.
    memberID = member.id
    self.actions = actions

    nameLabel.text = member.name
    if let role = member.role { roleLabel.text = role }
    if member.presence == .online { nameLabel.textColor = .systemGreen }
    if member.presence == .away { contentView.alpha = 0.5 }

    if let avatar = member.avatar { avatarView.image = avatar }

    for skill in member.skills {
      let label = UILabel()
      label.font = .systemFont(ofSize: 12)
      label.text = skill
      skillsStack.addArrangedSubview(label)
    }

    if member.unread > 0 {
      unreadLabel.text = "\(member.unread)"
      unreadLabel.isHidden = false
    }

    starButton.isSelected = member.isStarred
    starButton.addAction(
      UIAction { _ in actions.toggleStar(member.id) }, for: .touchUpInside)
  }
}
