public import Foundation

/// The view above or below the rows of a section, used again as cells are.
///
/// Source: `UITableViewHeaderFooterView` documentation.
@MainActor
open class UITableViewHeaderFooterView: UIView {
  /// Makes a view. Registered ones are made by this initialiser; an initialiser of a subclass's own never
  /// runs for them (161).
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
    super.addSubview(contentView)
    contentView.frame = bounds
  }

  /// Makes one without an identifier, which is never reused (28).
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// There are no nibs here; returns nil.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// The kind of view. Those without one are never reused (161).
  public let reuseIdentifier: String?

  /// The view that an app's own subviews belong in.
  public internal(set) var contentView = UIView()

  /// The built-in label, made when it is first asked for. The table writes a section's title into it.
  public private(set) lazy var textLabel: UILabel? = makeLabel()

  /// The second built-in label, made when it is first asked for.
  public private(set) lazy var detailTextLabel: UILabel? = makeLabel()

  /// A view behind `contentView`, of the same size, or nil. Ends `backgroundConfiguration`.
  open var backgroundView: UIView? {
    didSet {
      guard oldValue !== backgroundView else { return }
      oldValue?.removeFromSuperview()
      guard let backgroundView else { return }
      setBackground(nil)
      insertSubview(backgroundView, at: 0)
    }
  }

  /// Called before a pooled view is given out again, never for a new one (161).
  open func prepareForReuse() {}

  // MARK: Configurations

  var hosted = HostedConfiguration()

  /// What the content view shows. It takes the place of the content view, or changes the present one if
  /// that can show it; nil puts an empty content view there.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { hosted.content }
    set { setContent(newValue) }
  }

  /// What stands behind the content. It ends the background view.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { hosted.background }
    set {
      if newValue != nil { backgroundView = nil }
      setBackground(newValue)
    }
  }

  /// Whether the content configuration is brought up to date with the state.
  open var automaticallyUpdatesContentConfiguration = true

  /// Whether the background configuration is brought up to date with the state.
  open var automaticallyUpdatesBackgroundConfiguration = true

  /// Called after `updateConfiguration(using:)`, with the view and its state. Setting it asks for an update.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// What a view is to do when its state changes.
  public typealias ConfigurationUpdateHandler =
    @MainActor (_ view: UITableViewHeaderFooterView, _ state: UIViewConfigurationState) -> Void

  /// The state as configurations see it.
  open var configurationState: UIViewConfigurationState {
    var state = UIViewConfigurationState()
    state.isDisabled = !isUserInteractionEnabled
    return state
  }

  /// Asks for `updateConfiguration(using:)` before the view is next shown. Requests merge.
  open func setNeedsUpdateConfiguration() {
    guard !hosted.isUpdating else { return }
    hosted.needsUpdate = true
    setNeedsLayout()
  }

  /// Brings the configurations up to date with a state. An app asks for it and never calls it.
  open func updateConfiguration(using state: UIViewConfigurationState) {
    updateHostedConfigurations(using: state)
  }

  // MARK: Layout

  /// Brings the configurations up to date if needed, fits `contentView` and `backgroundView` to the view, and
  /// the built-in labels into it.
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    backgroundView?.frame = bounds
    hosted.backgroundView?.frame = bounds
    contentView.frame = bounds
    layOutLabels()
  }

  /// How high the view wants to be at a width, or nil if neither a configuration nor constraints in
  /// `contentView` say so.
  package func heightThatFits(width: CGFloat) -> CGFloat? {
    updateConfigurationIfNeeded()
    return contentView.heightOfContent(width: width)
  }

  /// The labels one below the other, in the middle of the height. Only those that were asked for exist.
  private func layOutLabels() {
    let labels = builtInLabels.filter { $0.superview === contentView && $0.text?.isEmpty == false }
    let lineHeight: CGFloat = 20
    var top = ((contentView.bounds.height - lineHeight * CGFloat(labels.count)) / 2).rounded(.down)
    for label in labels {
      label.frame = CGRect(
        x: 16, y: top, width: max(contentView.bounds.width - 32, 0), height: lineHeight)
      top += lineHeight
    }
  }

  /// The labels that were asked for, the first one first.
  private var builtInLabels: [UILabel] = []

  private func makeLabel() -> UILabel {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .headline)
    label.adjustsFontForContentSizeCategory = true
    builtInLabels.append(label)
    contentView.addSubview(label)
    return label
  }
}
