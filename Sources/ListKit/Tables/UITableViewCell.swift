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
  let style: CellStyle

  /// The kind of cell. Cells without one are never reused (28).
  public let reuseIdentifier: String?

  /// The view that an app's own subviews belong in. A content configuration puts its own in its place.
  public internal(set) var contentView = UIView()

  // MARK: Built-in views

  /// Those that were asked for.
  var builtIn: (text: UILabel?, detail: UILabel?, image: UIImageView?)

  /// The built-in label, made when it is first asked for (151).
  public private(set) lazy var textLabel: UILabel? = makeTextLabel()

  /// The second built-in label, made when it is first asked for; nil for the default style.
  public private(set) lazy var detailTextLabel: UILabel? = makeDetailTextLabel()

  /// The built-in image view, made when it is first asked for.
  public private(set) lazy var imageView: UIImageView? = makeImageView()

  /// A view behind everything, of the cell's size, or nil. Ends `backgroundConfiguration`.
  open var backgroundView: UIView? { didSet { backgroundViewChanged(from: oldValue) } }

  /// A view behind the content while the row is selected or looks touched, or nil. Ends
  /// `backgroundConfiguration`.
  open var selectedBackgroundView: UIView? {
    didSet { selectedBackgroundViewChanged(from: oldValue) }
  }

  /// The mark at the trailing edge.
  open var accessoryType: AccessoryType = .none {
    didSet { if accessoryType != oldValue { edgeChanged() } }
  }

  /// A view at the trailing edge in place of the mark, or nil.
  open var accessoryView: UIView? {
    didSet {
      if accessoryView !== oldValue { oldValue?.removeFromSuperview() }
      edgeChanged()
    }
  }

  /// The mark at the trailing edge while the row is being edited.
  open var editingAccessoryType: AccessoryType = .none {
    didSet { if editingAccessoryType != oldValue { edgeChanged() } }
  }

  /// A view at the trailing edge while the row is being edited, or nil.
  open var editingAccessoryView: UIView? {
    didSet {
      if editingAccessoryView !== oldValue { oldValue?.removeFromSuperview() }
      edgeChanged()
    }
  }

  /// How a selected row looks. Only `none` makes a difference here: nothing behind the content changes.
  open var selectionStyle: SelectionStyle = .default { didSet { touch() } }

  /// Distance from the edges to the line below the row, in points. Lines are not drawn here.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) {
    didSet { touch() }
  }

  /// How many times the content is set in.
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { edgeChanged() } } }

  /// How far the content is set in each time, in points.
  open var indentationWidth: CGFloat = 10 {
    didSet { if indentationWidth != oldValue { edgeChanged() } }
  }

  /// Whether the row can be moved by hand while it is edited, as far as the cell says.
  open var showsReorderControl = false { didSet { touch() } }

  /// Whether the content is set in while the row is edited.
  open var shouldIndentWhileEditing = true

  /// What the row offers while it is edited; the table sets it.
  public internal(set) var editingStyle: EditingStyle = .none

  /// Whether a touch can select the row.
  open override var isUserInteractionEnabled: Bool {
    didSet { if isUserInteractionEnabled != oldValue { setNeedsUpdateConfiguration() } }
  }

  // MARK: State

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

  private var selectedState = false { didSet { stateChanged(selectedState != oldValue) } }
  private var highlightedState = false { didSet { stateChanged(highlightedState != oldValue) } }
  private var editingState = false { didSet { stateChanged(editingState != oldValue) } }

  /// Takes over whether the row is selected.
  open func setSelected(_ selected: Bool, animated: Bool) { selectedState = selected }

  /// Takes over whether the row looks touched.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { highlightedState = highlighted }

  /// Takes over whether the row is being edited.
  open func setEditing(_ editing: Bool, animated: Bool) { editingState = editing }

  /// Called before a pooled cell is given out again, never for a new one (29).
  open func prepareForReuse() {}

  // MARK: Configurations

  var hosted = HostedConfiguration()

  /// What the content view shows. It takes the place of the content view, or changes the present one if
  /// that can show it; nil puts an empty content view there (146).
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { hosted.content }
    set { setContent(newValue) }
  }

  /// What stands behind the content. It ends the background views.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { hosted.background }
    set { setBackground(newValue) }
  }

  /// Whether the content configuration is brought up to date with the state (148).
  open var automaticallyUpdatesContentConfiguration = true

  /// Whether the background configuration is brought up to date with the state.
  open var automaticallyUpdatesBackgroundConfiguration = true

  /// Called after `updateConfiguration(using:)`, with the cell and its state. Setting it asks for an update.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// What a cell is to do when its state changes.
  public typealias ConfigurationUpdateHandler =
    @MainActor (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void

  /// The state as configurations see it.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState()
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    state.isDisabled = !isUserInteractionEnabled
    return state
  }

  /// Asks for `updateConfiguration(using:)` before the cell is next shown. Requests merge (149).
  open func setNeedsUpdateConfiguration() {
    guard !hosted.isUpdating else { return }
    hosted.needsUpdate = true
    setNeedsLayout()
  }

  /// Brings the configurations up to date with a state. Called before the first display and when the state
  /// changes; an app asks for it and never calls it (149).
  open func updateConfiguration(using state: UICellConfigurationState) {
    updateHostedConfigurations(using: state)
  }

  // MARK: Sizes

  /// Whether the last measuring found constraints that make no height.
  var collapsed = false

  /// The given width, and the height that the content takes at it: 44 points where nothing says another.
  /// A cell that sets frames says its height here.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: heightThatFits(width: size.width) ?? Self.standardHeight)
  }

  /// The size that the constraints of `contentView` make, with what stands beside it. A table asks with its
  /// width, required, and a height of 0 (56). Constraints that make no height from top to bottom give the
  /// standard one, 44 points; without constraints it is `sizeThatFits(_:)` that says it.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    guard promisesHeight else { return sizeThatFits(targetSize) }
    let beside = bounds.width - contentFrame.width
    var size = CGSize(width: targetSize.width, height: 0)
    if horizontalFittingPriority == .required {
      size.height = heightThatFits(width: targetSize.width) ?? 0
    } else {
      size = contentView.systemLayoutSizeFitting(
        CGSize(width: max(targetSize.width - beside, 0), height: targetSize.height),
        withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
      size.width += beside
    }
    collapsed = size.height <= 0
    if collapsed { size.height = Self.standardHeight }
    return size
  }

  /// The same, where both lengths of the size matter little.
  open override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  private static var standardHeight: CGFloat { UITableView.standardRowHeight }

  // MARK: Layout

  /// Brings the configurations up to date if needed, and puts everything in its place.
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    layOutParts()
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

  /// How a selected row looks.
  public enum SelectionStyle: Int, Sendable {
    /// As any other.
    case none
    /// Blue, long ago.
    case blue
    /// Grey, long ago.
    case gray
    /// As the system likes it.
    case `default`
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
