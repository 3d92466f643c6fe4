/// Adding, removing and finding subviews.
extension UIView {
  /// Puts a view in front of the other subviews, taking it off its present superview.
  ///
  /// Raises `NSInvalidArgumentException` for the view itself.
  public func addSubview(_ view: UIView) {
    insert(view, at: subviews.endIndex)
  }

  /// Puts a view at a place among the subviews; 0 is the back.
  public func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: index)
  }

  /// Puts a view just behind another subview.
  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, at: place(of: sibling, without: view) ?? subviews.startIndex)
  }

  /// Puts a view just in front of another subview.
  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, at: place(of: sibling, without: view).map { $0 + 1 } ?? subviews.endIndex)
  }

  /// Moves a subview in front of the others.
  public func bringSubviewToFront(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.append(subviews.remove(at: index))
  }

  /// Moves a subview behind the others.
  public func sendSubviewToBack(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.insert(subviews.remove(at: index), at: 0)
  }

  /// Takes the view off its superview and out of its window. Does nothing without a superview.
  public func removeFromSuperview() {
    guard let parent = superview else { return }
    touch("superview")
    willMove(toSuperview: nil)
    parent.willRemoveSubview(self)
    dropConstraintsToOutside()
    constraintsChangedByMove()
    parent.subviews.removeAll { $0 === self }
    superview = nil
    parent.subviewsChanged()
    move(to: nil)
    didMoveToSuperview()
  }

  /// Whether the view is `view` or stands somewhere below it.
  public func isDescendant(of view: UIView) -> Bool {
    sequence(first: self) { $0.superview }.contains { $0 === view }
  }

  /// The first view with this tag in the tree below and including this one, or nil.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Where a subview stands among those that are not `view`, which may be one of them and about to move.
  private func place(of sibling: UIView, without view: UIView) -> Int? {
    subviews.filter { $0 !== view }.firstIndex { $0 === sibling }
  }

  private func insert(_ view: UIView, at index: Int) {
    guard view !== self else {
      UIKitException(
        name: "NSInvalidArgumentException", reason: "Can't add self as subview"
      ).raise()
    }
    if view.superview === self {
      subviews.removeAll { $0 === view }
      subviews.insert(view, at: min(index, subviews.endIndex))
      view.touch("superview")
      return
    }
    if view.superview != nil { view.removeFromSuperview() }
    view.willMove(toSuperview: self)
    subviews.insert(view, at: min(index, subviews.endIndex))
    view.superview = self
    view.move(to: window)
    if view.needsLayout || view.subtreeNeedsLayout { view.markAncestors() }
    view.constraintsChangedByMove()
    subviewsChanged()
    view.touch("superview")
    didAddSubview(view)
    view.didMoveToSuperview()
  }

  /// A changed set of subviews asks for layout, but not when it is layout that changes it: a list that
  /// adds rows in `layoutSubviews` would never come to rest. (Our choice; UIKit's rule is not documented.)
  private func subviewsChanged() {
    if !isLayingOut { setNeedsLayout() }
  }

  private func move(to newWindow: UIWindow?) {
    guard window !== newWindow else { return }
    if isFirstResponder, !resignFirstResponder() { window?.firstResponder = nil }
    viewController?.viewWillMove(toWindow: newWindow)
    willMove(toWindow: newWindow)
    window = newWindow
    for subview in subviews { subview.move(to: newWindow) }
    didMoveToWindow()
    viewController?.viewDidMove(toWindow: newWindow)
  }
}
