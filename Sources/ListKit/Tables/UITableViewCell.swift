public import Foundation

/// The view of one row at a time.
///
/// Source: `UITableViewCell` documentation.
@MainActor
open class UITableViewCell: UIView {
  /// Makes a cell. Registered cells are made by this initialiser with the default style; an initialiser
  /// of a subclass's own never runs for them (22).
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    super.addSubview(contentView)
    contentView.frame = bounds
  }

  /// Makes one without an identifier, which is never reused (28).
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// There are no nibs here; returns nil.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// The layout of the built-in labels.
  private let style: CellStyle

  /// The kind of cell. Cells without one are never reused (28).
  public let reuseIdentifier: String?

  /// The view that an app's own subviews belong in.
  public let contentView = UIView()

  /// The built-in label, made when it is first asked for.
  public private(set) lazy var textLabel: UILabel? = makeLabel()

  /// The second built-in label, made when it is first asked for; nil for the default style.
  public private(set) lazy var detailTextLabel: UILabel? = style == .default ? nil : makeLabel()

  /// The built-in image view, made when it is first asked for.
  public private(set) lazy var imageView: UIImageView? = {
    let view = UIImageView()
    contentView.addSubview(view)
    return view
  }()

  /// The mark at the trailing edge.
  open var accessoryType: AccessoryType = .none { didSet { touch() } }

  /// Whether the row is selected; the table sets it (138).
  open var isSelected: Bool {
    get { selectedState }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether the row looks touched.
  open var isHighlighted: Bool {
    get { highlightedState }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Whether the row is being edited.
  open var isEditing: Bool {
    get { editingState }
    set { setEditing(newValue, animated: false) }
  }

  private var selectedState = false { didSet { touch() } }
  private var highlightedState = false { didSet { touch() } }
  private var editingState = false { didSet { touch() } }

  /// Takes over whether the row is selected.
  open func setSelected(_ selected: Bool, animated: Bool) { selectedState = selected }

  /// Takes over whether the row looks touched.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { highlightedState = highlighted }

  /// Takes over whether the row is being edited.
  open func setEditing(_ editing: Bool, animated: Bool) { editingState = editing }

  func updateConfigurationIfNeeded() {}

  /// Called before a pooled cell is given out again, never for a new one (29).
  open func prepareForReuse() {}

  /// Fits `contentView` to the cell.
  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
  }

  private func makeLabel() -> UILabel {
    let label = UILabel()
    contentView.addSubview(label)
    return label
  }

  /// The layout of the built-in labels.
  public enum CellStyle: Int, Sendable {
    /// One label.
    case `default`
    /// A label at the left and one at the right.
    case value1
    /// A label, and one beside it.
    case value2
    /// A label, and a smaller one below.
    case subtitle
  }

  /// What a row offers while the table is edited.
  public enum EditingStyle: Int, Sendable {
    /// Nothing.
    case none
    /// To delete it.
    case delete
    /// To add one.
    case insert
  }

  /// The lines between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// No lines.
    case none
    /// A line between every two rows.
    case singleLine
  }

  /// The mark at the trailing edge of a cell.
  public enum AccessoryType: Int, Sendable {
    /// No mark.
    case none
    /// An arrow that leads on.
    case disclosureIndicator
    /// An arrow and an information button.
    case detailDisclosureButton
    /// A tick.
    case checkmark
    /// An information button.
    case detailButton
  }
}
