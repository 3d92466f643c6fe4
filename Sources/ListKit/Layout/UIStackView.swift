public import Foundation

/// A row or column of views that it places itself, by constraints.
///
/// Source: `UIStackView` documentation.
@MainActor
open class UIStackView: UIView {
  /// Makes an empty stack.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a stack of views, which become its subviews.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// There are no nibs here; returns nil.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Whether it is a row or a column.
  open var axis: NSLayoutConstraint.Axis = .horizontal { didSet { arrangementChanged() } }

  /// How the room along the axis is shared.
  open var distribution: Distribution = .fill { didSet { arrangementChanged() } }

  /// Where views stand across the axis.
  open var alignment: Alignment = .fill { didSet { arrangementChanged() } }

  /// Points between two views.
  open var spacing: CGFloat = 0 { didSet { arrangementChanged() } }

  /// Whether views stand within the stack's margins.
  open var isLayoutMarginsRelativeArrangement = false { didSet { arrangementChanged() } }

  /// Whether spacing is measured between baselines. It is not here.
  open var isBaselineRelativeArrangement = false

  /// Stands for "the usual distance" in `setCustomSpacing`.
  public static let spacingUseDefault: CGFloat = .greatestFiniteMagnitude

  /// Stands for the system's distance, which is 8 points here.
  public static let spacingUseSystem: CGFloat = 8

  // MARK: Views

  /// The views that are placed, in order. Hidden ones take no room.
  public private(set) var arrangedSubviews: [UIView] = []

  private var customSpacing: [ObjectIdentifier: CGFloat] = [:]

  /// Places a view after the others, and adds it as a subview if it is none. One that is there moves.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.filter { $0 !== view }.count)
  }

  /// Places a view at an index among the others, and adds it as a subview if it is none.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    guard arrangedSubviews.indices.contains(stackIndex) || stackIndex == arrangedSubviews.endIndex
    else {
      return UIKitException.internalInconsistency(
        "index out of bounds for arranged subview: index = \(stackIndex) expected to be less than "
          + "or equal to \(arrangedSubviews.count)"
      ).raiseOrReturn()
    }
    arrangedSubviews.insert(view, at: stackIndex)
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrangementChanged()
  }

  /// Stops placing a view. It stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    customSpacing[ObjectIdentifier(view)] = nil
    arrangementChanged()
  }

  /// Sets the points after a view.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacing[ObjectIdentifier(arrangedSubview)] =
      spacing == UIStackView.spacingUseDefault ? nil : spacing
    arrangementChanged()
  }

  /// The points after a view, or `spacingUseDefault` if none were set.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacing[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }

  /// A view that leaves the tree is no longer placed.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    if arrangedSubviews.contains(where: { $0 === subview }) { removeArrangedSubview(subview) }
  }

  /// Asks for the views to be placed again.
  func arrangementChanged() {
    touch()
    constraintsChanged()
  }

  /// Points between a view and the next.
  func spacing(after view: UIView) -> CGFloat {
    customSpacing[ObjectIdentifier(view)] ?? spacing
  }

  override var firstBaselineFromTop: CGFloat? {
    arrangedSubviews.first { !$0.isHidden }?.firstBaselineFromTop
  }

  override var lastBaselineFromBottom: CGFloat? {
    arrangedSubviews.last { !$0.isHidden }?.lastBaselineFromBottom
  }

  /// How the room along a stack's axis is shared.
  public enum Distribution: Int, Sendable {
    /// Views fill it, by their priorities.
    case fill
    /// Views fill it, all of one size.
    case fillEqually
    /// Views fill it, in proportion to their own sizes.
    case fillProportionally
    /// Equal room between views.
    case equalSpacing
    /// Equal distances between the views' middles.
    case equalCentering
  }

  /// Where views stand across a stack's axis.
  public enum Alignment: Int, Sendable {
    /// From edge to edge.
    case fill
    /// At the leading edge of a column, or the top of a row.
    case leading
    /// With the first lines of text of a row side by side.
    case firstBaseline
    /// In the middle.
    case center
    /// At the trailing edge of a column, or the bottom of a row.
    case trailing
    /// With the last lines of text of a row side by side.
    case lastBaseline

    /// The top of a row.
    public static var top: Alignment { .leading }
    /// The bottom of a row.
    public static var bottom: Alignment { .trailing }
  }
}
