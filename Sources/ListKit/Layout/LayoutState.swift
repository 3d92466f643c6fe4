import Foundation

/// What Auto Layout knows of one view. Views that have nothing to do with it have none.
@MainActor
final class LayoutState {
  /// The active constraints for which the view is the nearest common ancestor.
  var constraints: [NSLayoutConstraint] = []

  /// The guides that the view owns.
  var guides: [UILayoutGuide] = []

  /// The guides that follow the view, made when first asked for. A constraint does not own its items.
  var ownGuides: [UILayoutGuide.Kind: UILayoutGuide] = [:]

  /// How much the view resists growing and shrinking, where it was set: horizontal, then vertical.
  var hugging: [UILayoutPriority?] = [nil, nil]
  var resistance: [UILayoutPriority?] = [nil, nil]

  /// The margins, where they were set.
  var margins: UIEdgeInsets?

  /// Whether a constraint that a view above keeps mentions this one.
  var isMentioned = false

  /// Whether the views that this one is the layout root of must be solved again.
  var isStale = false

  /// Where the last solution put each view.
  var solution: [(view: UIView, frame: CGRect)] = []
}

typealias Axis = NSLayoutConstraint.Axis

extension UIView {
  /// What Auto Layout knows of the view, made when first needed.
  var layoutState: LayoutState {
    if let state = layoutStateIfAny { return state }
    let state = LayoutState()
    layoutStateIfAny = state
    return state
  }

  /// The nearest view, from this one up, whose own frame is not for constraints within it to choose: it
  /// sets its frame itself, has no superview, or scrolls. All below it are solved together.
  var layoutRoot: UIView {
    var view = self
    while !view.translatesAutoresizingMaskIntoConstraints, !(view is UIScrollView),
      let parent = view.superview
    {
      view = parent
    }
    return view
  }

  /// Asks for a new solution of all that the view's constraints can move.
  func constraintsChanged() {
    layoutRoot.setNeedsSolution()
    superview?.layoutRoot.setNeedsSolution()
  }

  private func setNeedsSolution() {
    layoutState.isStale = true
    setNeedsLayout()
  }

  /// A view with a fixed frame moved: what is constrained to it moves too.
  func fixedFrameChanged() {
    guard let state = layoutStateIfAny, state.isMentioned,
      translatesAutoresizingMaskIntoConstraints
    else { return }
    superview?.layoutRoot.setNeedsSolution()
  }

  /// The nearest view that both are or stand below, or nil.
  func commonAncestor(with other: UIView) -> UIView? {
    sequence(first: self) { $0.superview }.first { other.isDescendant(of: $0) }
  }

  /// Ends the constraints that tie the view, which is leaving, to what stays. Source: `removeFromSuperview`
  /// documentation.
  func dropConstraintsToOutside() {
    var ancestor = superview
    while let view = ancestor {
      if let state = view.layoutStateIfAny {
        for constraint in state.constraints where constraint.mentions(treeOf: self) {
          constraint.isActive = false
        }
      }
      ancestor = view.superview
    }
  }

  /// Solves the constraints below the view if they changed, and puts every view in its place.
  func layOutConstrainedViews() {
    guard let state = layoutStateIfAny, layoutRoot === self else { return }
    if state.isStale {
      state.isStale = false
      state.solution = LayoutRegion.frames(below: self)
    }
    for (view, frame) in state.solution where view.frame != frame { view.frame = frame }
  }
}

extension NSLayoutConstraint {
  /// Whether an item stands in the tree of a view.
  fileprivate func mentions(treeOf view: UIView) -> Bool {
    Self.view(of: firstItem)?.isDescendant(of: view) == true
      || Self.view(of: secondItem)?.isDescendant(of: view) == true
  }
}
