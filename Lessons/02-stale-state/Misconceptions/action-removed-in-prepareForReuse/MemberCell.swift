import UIKit

/// A row of the team directory: one member at a time, many members in its life.
final class MemberCell: UITableViewCell {
  let avatarView = UIImageView()
  let nameLabel = UILabel()
  let roleLabel = UILabel()
  let skillsStack = UIStackView()
  let unreadLabel = UILabel()
  let starButton = UIButton(type: .custom)
  let muteSwitch = UISwitch()

  // Whom the controls speak for. They were given their actions once; who is meant changes each time.
  private var memberID: String?
  private weak var actions: (any MemberActions)?
  private var starAction: UIAction?

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
    if let starAction { starButton.removeAction(starAction, for: .touchUpInside) }
    starAction = nil
  }

  /// Shows a member, whatever the cell showed before.
  func configure(_ member: Member, actions: any MemberActions) {
    memberID = member.id
    self.actions = actions

    // One line for each property, with a value for every member: no branch can forget one.
    nameLabel.text = member.name
    nameLabel.textColor = member.presence == .online ? .systemGreen : .label
    roleLabel.text = member.role
    contentView.alpha = member.presence == .away ? 0.5 : 1
    avatarView.image = member.avatar

    // Views that depend on the member go before new ones come. Leaving the stack is not leaving the cell,
    // so they are taken out of their superview, which takes them out of the stack as well.
    for label in skillsStack.arrangedSubviews { label.removeFromSuperview() }
    for skill in member.skills {
      let label = UILabel()
      label.font = .systemFont(ofSize: 12)
      label.text = skill
      skillsStack.addArrangedSubview(label)
    }

    unreadLabel.text = member.unread > 0 ? "\(member.unread)" : nil
    unreadLabel.isHidden = member.unread == 0

    starButton.isSelected = member.isStarred
    let action = UIAction { _ in actions.toggleStar(member.id) }
    starButton.addAction(action, for: .touchUpInside)
    starAction = action
    muteSwitch.isOn = member.isMuted
  }
}
