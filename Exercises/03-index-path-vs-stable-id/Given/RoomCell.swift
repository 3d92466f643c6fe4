import UIKit

/// A row of the room list. It is done: `show` sets everything that can be seen, each time.
public final class RoomCell: UITableViewCell {
  private let titleLabel = UILabel()
  private let lastLabel = UILabel()
  private let unreadLabel = UILabel()

  /// Makes a cell, as a table does.
  public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    lastLabel.textColor = .secondaryLabel
    unreadLabel.textAlignment = .right
    for label in [titleLabel, lastLabel, unreadLabel] { contentView.addSubview(label) }
  }

  /// There are no nibs here; returns nil.
  public required init?(coder: NSCoder) { nil }

  /// Puts the title above the last message, and the number at the end.
  public override func layoutSubviews() {
    super.layoutSubviews()
    let size = contentView.bounds.size
    titleLabel.frame = CGRect(x: 16, y: 6, width: size.width - 96, height: 22)
    lastLabel.frame = CGRect(x: 16, y: 30, width: size.width - 32, height: 20)
    unreadLabel.frame = CGRect(x: size.width - 72, y: 6, width: 56, height: 22)
  }

  /// Shows a room, whatever the cell showed before.
  public func show(_ room: Room) {
    titleLabel.text = room.title
    lastLabel.text = room.last
    unreadLabel.text = room.unread == 0 ? nil : "\(room.unread)"
  }
}
