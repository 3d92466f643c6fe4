import Foundation

/// The views below a layout root that constraints place, solved together.
///
/// The unknowns are each view's left and top edge, in the root's coordinates, and its width and height.
/// Widths are solved before heights, so that texts know how wide they are when they say how tall they
/// are. Only where a constraint ties a width to a height are both solved at once, twice.
@MainActor
struct LayoutRegion {
  /// The view at the top. Its size is given, except when it is being fitted.
  let root: UIView

  /// Whether the root's own size is asked for.
  private let fits: Bool

  /// The views and guides that are placed; each has a slot of four unknowns.
  private(set) var views: [UIView] = []
  private var guides: [UILayoutGuide] = []
  private var slots: [ObjectIdentifier: Int] = [:]
  private var slotCount = 0

  /// The slot of the content of a root that scrolls.
  private var contentSlot: Int?

  /// What must hold along each axis, and across both.
  private var conditions: [[LayoutCondition]] = [[], []]
  private var mixed: [LayoutCondition] = []

  /// The solution: position and size in turn, for each slot; horizontal, then vertical.
  private var values: [[Double]] = [[], []]

  private init(root: UIView, fits: Bool) {
    self.root = root
    self.fits = fits
    if fits || root is UIScrollView {
      slotCount = 1
      if fits { slots[ObjectIdentifier(root)] = 0 } else { contentSlot = 0 }
    }
    collect(below: root)
    guard slotCount > 0 else { return }
    for view in [root] + views { view.updateConstraintsIfNeeded() }
    for slot in 0..<slotCount { addFloors(slot) }
    for view in [root] + views { addConstraints(heldBy: view) }
    if !fits { addConstraintsFromAbove() }
    for case let stack as UIStackView in [root] + views { stack.addConditions(to: &self) }
  }

  // MARK: Asking

  /// The frame of each view that constraints below `root` place, in its superview's coordinates.
  static func frames(below root: UIView) -> [(view: UIView, frame: CGRect)] {
    guard
      root.subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints })
        || root.layoutStateIfAny?.guides.isEmpty == false
    else { return [] }
    var region = LayoutRegion(root: root, fits: false)
    guard region.slotCount > 0 else { return [] }
    region.solve()
    region.placeGuides()
    region.sizeContent()
    return region.views.compactMap { view in
      view.isArrangedAway ? nil : (view, region.frame(of: view))
    }
  }

  /// The size of a view that its constraints make, drawn to a size by two priorities.
  static func size(
    fitting root: UIView, to target: CGSize, _ horizontal: UILayoutPriority,
    _ vertical: UILayoutPriority
  ) -> CGSize {
    var region = LayoutRegion(root: root, fits: true)
    let targets = [(target.width, horizontal), (target.height, vertical)]
    for (axis, wish) in zip([Axis.horizontal, .vertical], targets) {
      region.require(region.size(0, axis) - wish.0, .zero, priority: wish.1, axis)
    }
    region.solve()
    return CGSize(
      width: Grid.roundedUp(CGFloat(region.values[0][1])),
      height: Grid.roundedUp(CGFloat(region.values[1][1])))
  }

  // MARK: Collecting

  private mutating func collect(below view: UIView) {
    for guide in view.layoutStateIfAny?.guides ?? [] {
      slots[ObjectIdentifier(guide)] = slotCount
      guides.append(guide)
      slotCount += 1
    }
    for subview in view.subviews where !subview.translatesAutoresizingMaskIntoConstraints {
      slots[ObjectIdentifier(subview)] = slotCount
      views.append(subview)
      slotCount += 1
      if !(subview is UIScrollView) { collect(below: subview) }
    }
  }

  /// Sizes are not negative, and what is the origin of the coordinates lies there.
  private mutating func addFloors(_ slot: Int) {
    for axis in [Axis.horizontal, .vertical] {
      require(size(slot, axis), .atLeastZero, axis)
      guard slot == 0, fits || contentSlot == 0 else { continue }
      require(position(slot, axis), .zero, axis)
    }
  }

  private mutating func addConstraints(heldBy view: UIView) {
    guard let held = view.layoutStateIfAny?.constraints else { return }
    let isEdge = view !== root && view is UIScrollView
    for constraint in held {
      // What ties a scroll view to its own content is for the content's solution.
      if isEdge, let other = NSLayoutConstraint.view(of: constraint.secondItem), other !== view {
        continue
      }
      add(constraint)
    }
  }

  /// Constraints that tie a view below the root to one beside or above it are kept further up.
  private mutating func addConstraintsFromAbove() {
    var ancestor = root.superview
    while let view = ancestor {
      for constraint in view.layoutStateIfAny?.constraints ?? [] {
        let items = [constraint.firstItem, constraint.secondItem].compactMap { $0 }
        if items.contains(where: { slots[ObjectIdentifier($0)] != nil }) { add(constraint) }
      }
      ancestor = view.superview
    }
  }

  private mutating func add(_ constraint: NSLayoutConstraint) {
    guard let first = constraint.firstItem,
      let left = expression(first, constraint.firstAttribute)
    else { return }
    var sum = left.expression - constraint.constant
    var isMixed = false
    if constraint.stands {
      guard let second = constraint.secondItem,
        let right = expression(second, constraint.secondAttribute)
      else { return }
      sum = sum - right.expression * constraint.multiplier
      isMixed = right.axis != left.axis
    }
    if constraint.relation == .lessThanOrEqual { sum = sum * -1 }
    require(
      sum, constraint.relation == .equal ? .zero : .atLeastZero,
      priority: constraint.priority, isMixed ? nil : left.axis)
  }

  /// Adds a condition; one without an axis speaks of both.
  mutating func require(
    _ expression: LayoutExpression, _ relation: LinearSolver.Relation,
    priority: UILayoutPriority = .required, _ axis: Axis?
  ) {
    guard !expression.terms.isEmpty else { return }
    let condition = LayoutCondition(
      expression: expression, relation: relation, priority: min(priority.rawValue, 1000))
    if let axis {
      conditions[axis.rawValue].append(condition)
    } else {
      mixed.append(condition)
    }
  }

  // MARK: Expressions

  /// The position of a slot along an axis.
  private func position(_ slot: Int, _ axis: Axis) -> LayoutExpression {
    LayoutExpression(terms: [(axis.rawValue * 2 * slotCount + 2 * slot, 1)])
  }

  /// The extent of a slot along an axis.
  private func size(_ slot: Int, _ axis: Axis) -> LayoutExpression {
    LayoutExpression(terms: [(axis.rawValue * 2 * slotCount + 2 * slot + 1, 1)])
  }

  /// Where an edge, middle or size of a view or guide is.
  func expression(
    _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute
  ) -> (expression: LayoutExpression, axis: Axis)? {
    let axis = attribute.axis ?? (attribute == .width ? .horizontal : .vertical)
    if let plain = attribute.withoutMargin, let view = item as? UIView {
      return (edge(plain, box(view, axis, attribute), view.guideInsets(.margins), view, axis), axis)
    }
    if let view = item as? UIView {
      return (edge(attribute, box(view, axis, attribute), .zero, view, axis), axis)
    }
    guard let guide = item as? UILayoutGuide, let view = guide.owningView else { return nil }
    if let slot = slots[ObjectIdentifier(guide)] {
      return (edge(attribute, (position(slot, axis), size(slot, axis)), .zero, view, axis), axis)
    }
    if guide.kind == .frame, view === root {
      let fixed = (
        LayoutExpression() + (axis == .horizontal ? view.bounds.minX : view.bounds.minY),
        LayoutExpression() + (axis == .horizontal ? view.bounds.width : view.bounds.height)
      )
      return (edge(attribute, fixed, .zero, view, axis), axis)
    }
    // The content's own size, not the scroll view's.
    let asked = guide.kind == .content && attribute.axis == nil ? .notAnAttribute : attribute
    let inner = box(view, axis, asked)
    return (edge(attribute, inner, view.guideInsets(guide.kind), view, axis), axis)
  }

  /// Position and size of a view along an axis, as far as they are unknown.
  private func box(
    _ view: UIView, _ axis: Axis, _ attribute: NSLayoutConstraint.Attribute
  ) -> (LayoutExpression, LayoutExpression) {
    if let slot = slots[ObjectIdentifier(view)] { return (position(slot, axis), size(slot, axis)) }
    let extent = axis == .horizontal ? view.bounds.width : view.bounds.height
    let fixed = LayoutExpression() + extent
    if view === root {
      if let contentSlot, !(view is UITableView), attribute != .width, attribute != .height {
        return (position(contentSlot, axis), size(contentSlot, axis))
      }
      return (LayoutExpression(), fixed)
    }
    // A view with a frame of its own moves along with the view that it stands in.
    var offset: CGFloat = 0
    var inner = view
    while let parent = inner.superview {
      offset += axis == .horizontal ? inner.frame.minX : inner.frame.minY
      if parent === root { return (LayoutExpression() + offset, fixed) }
      if let slot = slots[ObjectIdentifier(parent)] {
        return (position(slot, axis) + offset, fixed)
      }
      inner = parent
    }
    let origin = view.convert(view.bounds, to: root).origin
    return (LayoutExpression() + (axis == .horizontal ? origin.x : origin.y), fixed)
  }

  private func edge(
    _ attribute: NSLayoutConstraint.Attribute,
    _ box: (position: LayoutExpression, size: LayoutExpression), _ insets: UIEdgeInsets,
    _ view: UIView, _ axis: Axis
  ) -> LayoutExpression {
    let (low, high) =
      axis == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
    switch attribute.withoutMargin ?? attribute {
    case .left, .leading, .top: return box.position + low
    case .right, .trailing, .bottom: return box.position + box.size - high
    case .width, .height: return box.size - (low + high)
    case .centerX, .centerY: return box.position + box.size * 0.5 + (low - high) / 2
    case .firstBaseline:
      guard let distance = view.firstBaselineFromTop else { return box.position + box.size }
      return box.position + distance
    case .lastBaseline: return box.position + box.size - (view.lastBaselineFromBottom ?? 0)
    default: return box.position
    }
  }

  // MARK: Solving

  private mutating func solve() {
    for view in views { view.prepareToFit(width: nil) }
    let widths = intrinsic(.horizontal)
    if mixed.isEmpty {
      values[0] = solve(conditions[0] + widths, from: 0, count: 2 * slotCount)
      prepareTexts()
      let heights = intrinsic(.vertical)
      values[1] = solve(conditions[1] + heights, from: 2 * slotCount, count: 2 * slotCount)
      return
    }
    let known = conditions[0] + conditions[1] + mixed + widths
    for _ in 0..<2 {
      let all = solve(known + intrinsic(.vertical), from: 0, count: 4 * slotCount)
      values = [Array(all[..<(2 * slotCount)]), Array(all[(2 * slotCount)...])]
      prepareTexts()
    }
  }

  private func prepareTexts() {
    for view in views {
      guard let slot = slots[ObjectIdentifier(view)] else { continue }
      view.prepareToFit(width: max(CGFloat(values[0][2 * slot + 1]), 0))
    }
  }

  /// What views with a size of their own want along an axis.
  private func intrinsic(_ axis: Axis) -> [LayoutCondition] {
    var found: [LayoutCondition] = []
    for view in fits ? [root] + views : views {
      guard let slot = slots[ObjectIdentifier(view)] else { continue }
      let own = view.intrinsicContentSize
      let extent = axis == .horizontal ? own.width : own.height
      guard extent >= 0 else { continue }
      let excess = size(slot, axis) - extent
      // Of views that resist alike, a text that can wrap gives way. (Our choice; UIKit leaves it open.)
      let resistance = view.contentCompressionResistancePriority(for: axis).rawValue
      let yields = axis == .horizontal && view.canWrap && resistance < 1000
      found.append(
        LayoutCondition(
          expression: excess, relation: .atLeastZero,
          priority: yields ? resistance - 0.5 : resistance))
      found.append(
        LayoutCondition(
          expression: excess * -1, relation: .atLeastZero,
          priority: view.contentHuggingPriority(for: axis).rawValue))
    }
    return found
  }

  private func solve(_ conditions: [LayoutCondition], from base: Int, count: Int) -> [Double] {
    let priorities = Set(conditions.map(\.priority)).union([1000]).sorted(by: >)
    let levels = Dictionary(uniqueKeysWithValues: zip(priorities, priorities.indices))
    var byLevel = Array(repeating: [LayoutCondition](), count: priorities.count)
    for condition in conditions { byLevel[levels[condition.priority] ?? 0].append(condition) }
    var solver = LinearSolver(
      unknowns: count, conditions: conditions.count, priorities: priorities.count)
    // Equations first: each takes one unknown out of all that follows.
    for (level, conditions) in byLevel.enumerated() {
      for relation in [LinearSolver.Relation.zero, .atLeastZero] {
        for condition in conditions where condition.relation == relation {
          let terms = condition.expression.terms.map { ($0.unknown - base, $0.coefficient) }
          solver.add(
            terms, constant: condition.expression.constant, relation, priority: level)
        }
      }
    }
    solver.minimize()
    return (0..<count).map { solver.value(of: $0) }
  }

  // MARK: Placing

  /// The rectangle of a slot in the root's coordinates, on the grid of half points.
  private func rect(_ slot: Int) -> CGRect {
    let edges = values.map { values in
      (
        Grid.rounded(CGFloat(values[2 * slot])),
        Grid.rounded(CGFloat(values[2 * slot] + max(values[2 * slot + 1], 0)))
      )
    }
    return CGRect(
      x: edges[0].0, y: edges[1].0, width: edges[0].1 - edges[0].0, height: edges[1].1 - edges[1].0)
  }

  private func frame(of view: UIView) -> CGRect {
    guard let slot = slots[ObjectIdentifier(view)] else { return view.frame }
    let frame = rect(slot)
    guard let parent = view.superview, let outer = slots[ObjectIdentifier(parent)] else {
      return frame
    }
    let origin = rect(outer).origin
    return frame.offsetBy(dx: -origin.x, dy: -origin.y)
  }

  private func placeGuides() {
    for guide in guides {
      guard let slot = slots[ObjectIdentifier(guide)] else { continue }
      guide.solvedFrame = rect(slot)
      if let view = guide.owningView, let outer = slots[ObjectIdentifier(view)] {
        let origin = rect(outer).origin
        guide.solvedFrame = guide.solvedFrame.offsetBy(dx: -origin.x, dy: -origin.y)
      }
    }
  }

  /// A scroll view's content is as large as the constraints to its edges make it.
  private func sizeContent() {
    guard let contentSlot, let view = root as? UIScrollView, !(view is UITableView) else { return }
    let size = rect(contentSlot).size
    if size.width > 0 || size.height > 0, view.contentSize != size { view.contentSize = size }
  }
}
