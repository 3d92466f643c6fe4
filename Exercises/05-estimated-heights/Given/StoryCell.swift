import UIKit

/// A row of the feed, ready made: a picture, words, and a bar of buttons while the row is open.
///
/// An unbroken chain of constraints leads from the top of `contentView` to its bottom, so that a cell knows
/// its own height. `height(of:isOpen:width:measure:)` says the same without a cell.
public final class StoryCell: UITableViewCell {
  /// How much higher a row is while it is open, whatever its story.
  public static let barHeight: CGFloat = 56

  /// The id of the story that is shown, or nil before the first.
  public private(set) var storyID: String?

  /// Whether the bar is shown.
  public private(set) var isOpen = false

  private static let margin: CGFloat = 16
  private static let quoteIndent: CGFloat = 16
  private static let spacing: CGFloat = 8

  private let picture = UIImageView()
  private let words = UILabel()
  private let bar = UIView()
  private let stack = UIStackView()
  private var leading: NSLayoutConstraint?
  private var pictureHeight: NSLayoutConstraint?

  /// Called by the table.
  public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    words.numberOfLines = 0
    words.adjustsFontForContentSizeCategory = true
    bar.backgroundColor = .systemGray
    stack.axis = .vertical
    stack.spacing = Self.spacing
    for view in [picture, words, bar] { stack.addArrangedSubview(view) }
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    let leading = stack.leadingAnchor.constraint(
      equalTo: contentView.leadingAnchor, constant: Self.margin)
    self.leading = leading
    NSLayoutConstraint.activate([
      leading,
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -Self.margin),
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: Self.margin),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -Self.margin),
      bar.heightAnchor.constraint(equalToConstant: Self.barHeight - Self.spacing),
    ])
    StoryCellWatch.made()
  }

  /// There are no nibs here; returns nil.
  public required init?(coder: NSCoder) { nil }

  /// Shows a story, whatever the cell showed before.
  public func configure(_ story: Story, isOpen: Bool) {
    storyID = story.id
    self.isOpen = isOpen
    words.font = .preferredFont(forTextStyle: Self.style(of: story))
    words.text = story.text
    leading?.constant = Self.margin + Self.indent(of: story)
    bar.isHidden = !isOpen
    picture.isHidden = story.aspect == nil
    pictureHeight?.isActive = false
    pictureHeight = story.aspect.map {
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: $0)
    }
    pictureHeight?.isActive = true
    StoryCellWatch.configured(self, story)
  }

  /// How high a row with a story is in a table of a width. Asks `measure` once.
  public static func height(
    of story: Story, isOpen: Bool = false, width: CGFloat, measure: any TextMeasuring
  ) -> CGFloat {
    let room = width - 2 * margin - indent(of: story)
    let text = measure.height(of: story.text, width: room, style: style(of: story))
    return margin + (story.aspect.map { room * $0 + spacing } ?? 0) + text
      + (isOpen ? barHeight : 0) + margin
  }

  private static func style(of story: Story) -> UIFont.TextStyle {
    switch story.kind {
    case .headline: .title2
    case .picture: .footnote
    case .quote: .body
    }
  }

  private static func indent(of story: Story) -> CGFloat {
    story.kind == .quote ? quoteIndent : 0
  }
}
