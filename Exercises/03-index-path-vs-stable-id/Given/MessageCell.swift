import UIKit

/// A row of a chat: what a message says, a heart, and a line about the link in it.
///
/// The checks read what a person would see, by these identifiers: the labels `text` and `preview`, and the
/// button `heart`, which is selected when the message is liked.
public final class MessageCell: UITableViewCell {
  /// Sender and text.
  public let messageLabel = UILabel()

  /// What the link leads to; empty as long as nobody knows.
  public let previewLabel = UILabel()

  /// Selected when the message is liked.
  public let heartButton = UIButton(type: .custom)

  /// Called when the heart is tapped. A new closure takes the place of the last.
  public var onLike: () -> Void = {}

  override public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    messageLabel.accessibilityIdentifier = "text"
    previewLabel.accessibilityIdentifier = "preview"
    previewLabel.textColor = .secondaryLabel
    heartButton.accessibilityIdentifier = "heart"
    heartButton.setImage(UIImage(systemName: "heart"), for: .normal)
    heartButton.setImage(UIImage(systemName: "heart.fill"), for: .selected)
    heartButton.addAction(UIAction { [weak self] _ in self?.onLike() }, for: .touchUpInside)
    for view in [messageLabel, previewLabel, heartButton] { contentView.addSubview(view) }
  }

  public required init?(coder: NSCoder) { nil }

  override public func layoutSubviews() {
    super.layoutSubviews()
    messageLabel.frame = CGRect(x: 16, y: 6, width: 220, height: 20)
    previewLabel.frame = CGRect(x: 16, y: 28, width: 220, height: 16)
    heartButton.frame = CGRect(x: bounds.width - 60, y: 0, width: 44, height: 44)
  }
}
