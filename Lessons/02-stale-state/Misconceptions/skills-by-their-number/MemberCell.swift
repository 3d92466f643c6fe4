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
  let secondsLabel = UILabel()
  let noteField = UITextField()
  let uploadBar = UIProgressView()

  // Whom the controls speak for. They were given their actions once; who is meant changes each time.
  private var memberID: String?
  private weak var actions: (any MemberActions)?

  // MARK: Set-up, once

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    starButton.accessibilityIdentifier = "star"
    starButton.setImage(UIImage(systemName: "star"), for: .normal)
    starButton.setImage(UIImage(systemName: "star.fill"), for: .selected)
    // An action belongs to the view, not to the member: it is added once, and asks who is shown.
    starButton.addAction(
      UIAction { [weak self] _ in
        guard let self, let memberID else { return }
        actions?.toggleStar(memberID)
      }, for: .touchUpInside)
    muteSwitch.accessibilityIdentifier = "mute"
    muteSwitch.addAction(
      UIAction { [weak self] _ in
        guard let self, let memberID else { return }
        actions?.setMuted(memberID, muteSwitch.isOn)
      }, for: .valueChanged)
    noteField.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        noteChanged(noteField.text ?? "")
      }, for: .editingChanged)
    skillsStack.spacing = 4
    unreadLabel.textColor = .systemRed
    for view in [
      avatarView, nameLabel, roleLabel, skillsStack, unreadLabel, starButton, muteSwitch,
      secondsLabel, noteField, uploadBar,
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
    secondsLabel.frame = CGRect(x: 164, y: 40, width: 28, height: 16)
    noteField.frame = CGRect(x: 184, y: 48, width: 112, height: 12)
    uploadBar.frame = CGRect(x: 8, y: 54, width: 44, height: 2)
  }

  // MARK: Render, each time

  // There is no prepareForReuse: a row that is configured again in place keeps its cell, and that method
  // does not run. What `configure` sets is right on every way to it.

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
    let isOther = skillsStack.arrangedSubviews.count != member.skills.count
    if isOther { for label in skillsStack.arrangedSubviews { label.removeFromSuperview() } }
    for skill in member.skills where isOther {
      let label = UILabel()
      label.font = .systemFont(ofSize: 12)
      label.text = skill
      skillsStack.addArrangedSubview(label)
    }

    unreadLabel.text = member.unread > 0 ? "\(member.unread)" : nil
    unreadLabel.isHidden = member.unread == 0

    starButton.isSelected = member.isStarred
    muteSwitch.isOn = member.isMuted
  }

  // MARK: Beyond: the note

  private var noteChanged: (String) -> Void = { _ in }

  // MARK: Beyond: the upload

  private var upload: (any Upload)?
  private var uploadTicket: Int?

  // MARK: Beyond: seconds

  private weak var clock: (any SecondsClock)?
  private var ticket: Int?
  private var seconds = 0
  private var isDisplayed = false
}

extension MemberCell: MarksSearch {
  /// Attributes are content like any other: a search for nothing writes plain letters, in this member's
  /// colour.
  func mark(_ term: String?) {
    let name = nameLabel.text ?? ""
    let text = NSMutableAttributedString(
      string: name, attributes: [.foregroundColor: nameLabel.textColor as Any])
    let found = (name as NSString).range(of: term ?? "")
    if term != nil, found.length > 0 {
      text.addAttribute(.backgroundColor, value: UIColor.systemYellow, range: found)
    }
    nameLabel.attributedText = text
  }
}

extension MemberCell: CountsSeconds {
  func count(with clock: any SecondsClock, since seconds: Int) {
    stop()
    self.clock = clock
    self.seconds = seconds
    secondsLabel.text = "\(seconds) s"
    // Configured in place, the cell is on screen already and nobody will say so again.
    if isDisplayed { start() }
  }

  // Off screen is neither reused nor freed: these two, and not prepareForReuse or deinit, say when work is
  // wanted.
  func willDisplay() {
    isDisplayed = true
    if ticket == nil { start() }
  }

  func didEndDisplaying() {
    isDisplayed = false
    stop()
  }

  private func start() {
    ticket = clock?.start { [weak self] in
      guard let self else { return }
      seconds += 1
      secondsLabel.text = "\(seconds) s"
    }
  }

  private func stop() {
    if let ticket { clock?.stop(ticket) }
    ticket = nil
  }
}

extension MemberCell: TakesNotes {
  /// The field was given its action once. Whom it tells changes each time, and each letter is told at once:
  /// the row can be configured again before writing ends.
  func takeNote(_ note: String, changed: @escaping (String) -> Void) {
    noteChanged = changed
    if noteField.text != note { noteField.text = note }
  }
}

extension MemberCell: ShowsUpload {
  /// The upload knows how far it is; the cell only looks. It looks on while it is off screen, because it may
  /// be shown again without being configured, and looks at the last member's no longer.
  func show(_ upload: (any Upload)?) {
    if let uploadTicket { self.upload?.unfollow(uploadTicket) }
    self.upload = upload
    uploadTicket = upload?.follow { [weak self, weak upload] in
      guard let self, let upload else { return }
      uploadBar.progress = upload.fraction
    }
    uploadBar.isHidden = upload == nil
    uploadBar.progress = upload?.fraction ?? 0
  }
}
