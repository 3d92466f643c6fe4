import Foundation

extension UIView {
  /// Whether a stack placed the view and now leaves it out because it is hidden.
  var isArrangedAway: Bool {
    guard isHidden, let stack = superview as? UIStackView else { return false }
    return stack.arrangedSubviews.contains { $0 === self }
  }
}

/// What a stack asks of the views in it. The priorities are ours, in UIKit's order.
extension UIStackView {
  private typealias Edges = (
    low: NSLayoutConstraint.Attribute, high: NSLayoutConstraint.Attribute,
    size: NSLayoutConstraint.Attribute, middle: NSLayoutConstraint.Attribute
  )

  private static let across: Edges = (.left, .right, .width, .centerX)
  private static let down: Edges = (.top, .bottom, .height, .centerY)

  /// Adds the stack's conditions to those that are solved together.
  func addConditions(to region: inout LayoutRegion) {
    let views = arrangedSubviews.filter { !$0.isHidden && $0.superview === self }
    let isRow = axis == .horizontal
    let insets = isLayoutMarginsRelativeArrangement ? layoutMargins : .zero
    let along = isRow ? Self.across : Self.down
    let margins = isRow ? (insets.left, insets.right) : (insets.top, insets.bottom)
    let cross = isRow ? Self.down : Self.across
    let crossMargins = isRow ? (insets.top, insets.bottom) : (insets.left, insets.right)
    let other: Axis = isRow ? .vertical : .horizontal
    guard let (low, _) = region.expression(self, along.low),
      let (high, _) = region.expression(self, along.high),
      let (crossLow, _) = region.expression(self, cross.low),
      let (crossHigh, _) = region.expression(self, cross.high)
    else { return }
    guard !views.isEmpty else {
      // An empty stack shrinks to its margins where nothing else gives it a size.
      region.require(high - low - margins.0 - margins.1, .zero, priority: .leastOwn, axis)
      region.require(
        crossHigh - crossLow - crossMargins.0 - crossMargins.1, .zero, priority: .leastOwn, other)
      return
    }
    let boxes = views.compactMap { view -> Box? in
      guard let start = region.expression(view, along.low)?.expression,
        let end = region.expression(view, along.high)?.expression
      else { return nil }
      return Box(view: view, start: start, end: end)
    }
    distribute(boxes, low + margins.0, high - margins.1, in: &region)
    align(views, cross, crossLow + crossMargins.0, crossHigh - crossMargins.1, other, in: &region)
  }

  private struct Box {
    let view: UIView
    let start, end: LayoutExpression
    var size: LayoutExpression { end - start }
  }

  // MARK: Along the axis

  private func distribute(
    _ boxes: [Box], _ low: LayoutExpression, _ high: LayoutExpression,
    in region: inout LayoutRegion
  ) {
    guard let first = boxes.first, let last = boxes.last else { return }
    region.require(first.start - low, .zero, axis)
    region.require(high - last.end, .zero, axis)
    let isSpread = distribution == .equalSpacing || distribution == .equalCentering
    for (box, next) in zip(boxes, boxes.dropFirst()) {
      let excess = next.start - box.end - spacing(after: box.view)
      region.require(excess, isSpread ? .atLeastZero : .zero, axis)
      if isSpread { region.require(excess, .zero, priority: .leastOwn, axis) }
    }
    switch distribution {
    case .fill: break
    case .fillEqually:
      for box in boxes.dropFirst() { region.require(box.size - first.size, .zero, axis) }
    case .fillProportionally:
      let own = boxes.map { box in
        let size = box.view.intrinsicContentSize
        return axis == .horizontal ? size.width : size.height
      }
      guard own[0] > 0 else { return }
      for (box, length) in zip(boxes, own).dropFirst() where length > 0 {
        region.require(
          box.size * own[0] - first.size * length, .zero, priority: .required - 1, axis)
      }
    case .equalSpacing, .equalCentering:
      let isCentered = distribution == .equalCentering
      let gaps = zip(boxes, boxes.dropFirst()).map { box, next in
        isCentered
          ? (next.start + next.end - box.start - box.end) * 0.5 : next.start - box.end
      }
      for gap in gaps.dropFirst() {
        region.require(
          gap - gaps[0], .zero, priority: isCentered ? UILayoutPriority(149) : .required - 1, axis)
      }
    }
  }

  // MARK: Across the axis

  private func align(
    _ views: [UIView], _ edges: Edges, _ low: LayoutExpression, _ high: LayoutExpression,
    _ axis: Axis, in region: inout LayoutRegion
  ) {
    var firstLine: LayoutExpression?
    for view in views {
      guard let start = region.expression(view, edges.low)?.expression,
        let end = region.expression(view, edges.high)?.expression
      else { continue }
      let pinsStart = alignment == .fill || alignment == .leading
      let pinsEnd = alignment == .fill || alignment == .trailing
      region.require(start - low, pinsStart ? .zero : .atLeastZero, axis)
      region.require(high - end, pinsEnd ? .zero : .atLeastZero, axis)
      if alignment == .center {
        region.require(start + end - low - high, .zero, axis)
      }
      if axis == .vertical, alignment == .firstBaseline || alignment == .lastBaseline {
        let line: NSLayoutConstraint.Attribute =
          alignment == .firstBaseline ? .firstBaseline : .lastBaseline
        guard let own = region.expression(view, line)?.expression else { continue }
        if let firstLine { region.require(own - firstLine, .zero, axis) }
        firstLine = firstLine ?? own
        // Views stand as high as the tallest part above the line allows.
        region.require(start - low, .zero, priority: .leastOwn, axis)
      }
    }
    if alignment != .fill { region.require(high - low, .zero, priority: .leastOwn, axis) }
  }
}

extension UILayoutPriority {
  /// Below all that an app says: it decides only what would be left open.
  fileprivate static let leastOwn = UILayoutPriority(25)
}
