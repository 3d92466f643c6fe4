/// Asking for layout and doing it.
extension UIView {
  /// How often one pass may lay out one view that asks again while it is laid out. Our choice: it makes
  /// an endless loop of layouts, which would hang a phone, end.
  private static var mostLayoutsPerPass: Int { 8 }

  /// Asks for `layoutSubviews` in the next layout pass.
  public func setNeedsLayout() {
    needsLayout = true
    markAncestors()
  }

  /// Lays out now what waits for it, from the topmost ancestor in an unbroken line of waiting ones.
  ///
  /// Source: `CALayer.layoutIfNeeded()` documentation.
  public func layoutIfNeeded() {
    var top = self
    // What constraints place is placed by its layout root, which may be further up.
    let root = layoutRoot
    if root.needsLayout, root.layoutStateIfAny?.isStale == true { top = root }
    while let parent = top.superview, parent.needsLayout { top = parent }
    top.layoutTree()
  }

  /// Tells each view above that something below it waits for layout.
  func markAncestors() {
    var ancestor = superview
    while let view = ancestor, !view.subtreeNeedsLayout {
      view.subtreeNeedsLayout = true
      ancestor = view.superview
    }
  }

  private func layoutTree() {
    var passes = 0
    while needsLayout || subtreeNeedsLayout, passes < Self.mostLayoutsPerPass {
      passes += 1
      if needsLayout {
        needsLayout = false
        isLayingOut = true
        touch(nil)
        updateConstraintsIfNeeded()
        viewController?.viewWillLayoutSubviews()
        layoutSubviews()
        viewController?.viewDidLayoutSubviews()
        isLayingOut = false
      }
      if subtreeNeedsLayout {
        subtreeNeedsLayout = false
        for subview in subviews where subview.needsLayout || subview.subtreeNeedsLayout {
          subview.layoutTree()
        }
      }
    }
    forgetLayout()
  }

  /// Takes back what still waits in this tree after the most layouts, so that later requests, which stop
  /// at the first ancestor that knows of one, reach the top again.
  private func forgetLayout() {
    guard needsLayout || subtreeNeedsLayout else { return }
    needsLayout = false
    subtreeNeedsLayout = false
    for subview in subviews { subview.forgetLayout() }
  }
}
