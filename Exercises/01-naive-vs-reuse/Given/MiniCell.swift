import UIKit

/// The view of one row at a time: a name above a phone number.
open class MiniCell: UIView {
  /// The kind of cell. A cell may only be used again for rows of its kind.
  public let reuseIdentifier: String

  /// The upper line.
  public let nameLabel = UILabel()

  /// The lower line.
  public let phoneLabel = UILabel()

  /// Makes an empty cell of a kind.
  public init(reuseIdentifier: String) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    phoneLabel.textColor = .secondaryLabel
    addSubview(nameLabel)
    addSubview(phoneLabel)
  }

  public required init?(coder: NSCoder) {
    fatalError("MiniCell is made in code")
  }

  /// The list calls this before it gives the cell out again for another row.
  open func prepareForReuse() {
    nameLabel.text = nil
    phoneLabel.text = nil
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let lines = bounds.insetBy(dx: 16, dy: 6)
    nameLabel.frame = CGRect(
      x: lines.minX, y: lines.minY, width: lines.width, height: lines.height / 2)
    phoneLabel.frame = CGRect(
      x: lines.minX, y: lines.midY, width: lines.width, height: lines.height / 2)
  }
}
