import Foundation

/// Coming on screen and leaving it, step by step.
extension UIViewController {
  /// Says that the view is about to come or to go. The children on screen hear of it too.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing {
      guard appearance == .gone || appearance == .disappearing else { return }
      loadViewIfNeeded()
      prepareToAppear()
      appearance = .appearing
      viewWillAppear(animated)
    } else {
      guard appearance == .shown || appearance == .appearing else { return }
      appearance = .disappearing
      viewWillDisappear(animated)
    }
    forEachShownChild { $0.beginAppearanceTransition(isAppearing, animated: animated) }
  }

  /// Says that the view is in its place.
  func viewIsInPlace(animated: Bool) {
    guard appearance == .appearing else { return }
    // A layer that enters a window is laid out there, whatever it was before.
    view.setNeedsLayout()
    viewIsAppearing(animated)
    forEachShownChild { $0.viewIsInPlace(animated: animated) }
  }

  /// Says that the view has come or gone.
  public func endAppearanceTransition() {
    switch appearance {
    case .appearing:
      appearance = .shown
      viewDidAppear(false)
    case .disappearing:
      appearance = .gone
      viewDidDisappear(false)
    case .gone, .shown: return
    }
    forEachShownChild { $0.endAppearanceTransition() }
  }

  private func forEachShownChild(_ action: (UIViewController) -> Void) {
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in shownChildren { action(child) }
  }

  /// Whether the view is on screen or coming.
  var isOnScreen: Bool { appearance == .shown || appearance == .appearing }

  /// Puts one view in the place of another within a container, with the callbacks of both if the container is
  /// on screen: of the old one before the new one's, and those of the end when the new view is laid out.
  func replace(
    _ old: UIViewController?, by new: UIViewController?, in container: UIView, frame: CGRect,
    animated: Bool
  ) {
    guard old !== new else { return }
    let isOnScreen = appearance == .shown
    if isOnScreen {
      old?.beginAppearanceTransition(false, animated: animated)
      new?.beginAppearanceTransition(true, animated: animated)
    }
    if let view = new?.view {
      view.frame = frame
      container.insertSubview(view, at: 0)
    }
    if isOnScreen {
      new?.viewIsInPlace(animated: animated)
      container.layoutIfNeeded()
    }
    old?.viewIfLoaded?.removeFromSuperview()
    guard isOnScreen else { return }
    old?.endAppearanceTransition()
    new?.endAppearanceTransition()
  }

  // MARK: A child whose view an app adds and removes

  /// Whether the parent leaves it to the child's view to say when the child comes and goes.
  private var comesWithItsView: Bool {
    guard let parent, parent.appearance == .shown else { return false }
    return parent.shouldAutomaticallyForwardAppearanceMethods && !parent.managesItsChildren
  }

  /// The view is about to get another window, or none.
  func viewWillMove(toWindow window: UIWindow?) {
    guard comesWithItsView else { return }
    beginAppearanceTransition(window != nil, animated: false)
  }

  /// The view has got another window, or none.
  func viewDidMove(toWindow window: UIWindow?) {
    guard comesWithItsView else { return }
    viewIsInPlace(animated: false)
    endAppearanceTransition()
  }

  /// Tells this controller and all that belong to it that memory is short.
  func receiveMemoryWarning() {
    didReceiveMemoryWarning()
    for child in children { child.receiveMemoryWarning() }
    presented?.receiveMemoryWarning()
  }
}

extension UIViewController {
  /// Tells this controller and those below it of other surroundings.
  func tellTraitsChanged(from before: UITraitCollection) {
    traitCollectionDidChange(before)
    for child in children { child.tellTraitsChanged(from: before) }
    presentedViewController?.tellTraitsChanged(from: before)
  }
}
