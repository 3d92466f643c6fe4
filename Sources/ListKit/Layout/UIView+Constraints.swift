import Foundation

/// Anchors, guides and constraints.
extension UIView {
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The edge where lines begin, which is the left one here.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The edge where lines end, which is the right one here.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The middle from left to right.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The middle from top to bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The line that the first line of text stands on.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  /// The line that the last line of text stands on.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }

  /// The active constraints that this view keeps: it is the nearest one above their items.
  public var constraints: [NSLayoutConstraint] { layoutStateIfAny?.constraints ?? [] }

  /// Activates a constraint.
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }

  /// Activates constraints.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }

  /// Deactivates a constraint that this view keeps.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { constraint.isActive = false }
  }

  /// Deactivates constraints that this view keeps.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Asks for `updateConstraints` before the next layout.
  public func setNeedsUpdateConstraints() {
    needsUpdateOfConstraints = true
    constraintsChanged()
  }

  /// Whether `updateConstraints` is due.
  public func needsUpdateConstraints() -> Bool { needsUpdateOfConstraints }

  /// Calls `updateConstraints` if it is due.
  public func updateConstraintsIfNeeded() {
    guard needsUpdateOfConstraints else { return }
    needsUpdateOfConstraints = false
    updateConstraints()
  }

  // MARK: Priorities

  /// How much the view resists growing beyond its content; 250 unless set.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutStateIfAny?.hugging[axis.rawValue] ?? defaultHugging(axis)
  }

  /// Sets how much the view resists growing beyond its content.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    layoutState.hugging[axis.rawValue] = priority
    invalidateIntrinsicContentSize()
  }

  /// How much the view resists becoming smaller than its content; 750 unless set.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    layoutStateIfAny?.resistance[axis.rawValue] ?? .defaultHigh
  }

  /// Sets how much the view resists becoming smaller than its content.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    layoutState.resistance[axis.rawValue] = priority
    invalidateIntrinsicContentSize()
  }

  // MARK: Guides

  /// The guides that the view owns.
  public var layoutGuides: [UILayoutGuide] { layoutStateIfAny?.guides ?? [] }

  /// Makes a guide part of the view's layout.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    layoutState.guides.append(layoutGuide)
    constraintsChanged()
  }

  /// Takes a guide out of the view's layout.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self else { return }
    layoutState.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
    constraintsChanged()
  }

  /// The part of the view that bars leave free.
  public var safeAreaLayoutGuide: UILayoutGuide { guide(.safeArea) }

  /// The part of the view within its margins.
  public var layoutMarginsGuide: UILayoutGuide { guide(.margins) }

  /// The part of the view within its margins, at most 672 points wide and in the middle.
  public var readableContentGuide: UILayoutGuide { guide(.readable) }

  /// The margins, where the script begins and ends.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = layoutMargins
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
    }
    set {
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: newValue.leading, bottom: newValue.bottom,
        right: newValue.trailing)
    }
  }

  /// The guide that follows the view in one of the ways.
  func guide(_ kind: UILayoutGuide.Kind) -> UILayoutGuide {
    if let known = layoutState.ownGuides[kind] { return known }
    let guide = UILayoutGuide(kind: kind)
    guide.owningView = self
    layoutState.ownGuides[kind] = guide
    return guide
  }

  /// How far a guide of the view's own lies inside its edges.
  func guideInsets(_ kind: UILayoutGuide.Kind) -> UIEdgeInsets {
    let margins = layoutMargins + safeAreaInsets
    switch kind {
    case .free, .content, .frame: return .zero
    case .safeArea: return safeAreaInsets
    case .margins: return margins
    case .readable:
      let spare = (bounds.width - margins.left - margins.right - 672) / 2
      return margins + UIEdgeInsets(left: max(spare, 0), right: max(spare, 0))
    }
  }

  /// A margin or the safe area changed: what is constrained to it moves.
  func guidesChanged() {
    guard layoutStateIfAny != nil else { return }
    constraintsChanged()
  }

  /// The view came to or leaves a superview whose solution it is part of.
  func constraintsChangedByMove() {
    if !translatesAutoresizingMaskIntoConstraints { constraintsChanged() }
  }
}

extension UIEdgeInsets {
  fileprivate static func + (lhs: UIEdgeInsets, rhs: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: lhs.top + rhs.top, left: lhs.left + rhs.left, bottom: lhs.bottom + rhs.bottom,
      right: lhs.right + rhs.right)
  }
}

extension UIScrollView {
  /// The content, to whose edges the views in it are tied; its size becomes `contentSize`.
  public var contentLayoutGuide: UILayoutGuide { guide(.content) }

  /// The part of the content that is seen.
  public var frameLayoutGuide: UILayoutGuide { guide(.frame) }
}
