import Foundation

/// Controllers of which one at a time is seen. There is no bar here; the app or the probe chooses the tab.
///
/// Source: `UITabBarController` documentation.
@MainActor
open class UITabBarController: UIViewController {
  private var stored: [UIViewController] = []
  private var index = 0

  /// The controllers, in the order of their tabs.
  open var viewControllers: [UIViewController]? {
    get { stored }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Sets the controllers. The chosen one stays chosen if it is still there.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let old = stored
    let new = viewControllers ?? []
    let selected = selectedViewController
    stored = new
    let leaving = old.filter { one in !new.contains { $0 === one } }
    let coming = new.filter { one in !old.contains { $0 === one } }
    for one in leaving { one.willMove(toParent: nil) }
    for one in coming { addChild(one) }
    index = new.firstIndex { $0 === selected } ?? 0
    show(from: selected)
    for one in leaving { one.removeFromParent() }
    for one in coming { one.didMove(toParent: self) }
  }

  /// The number of the chosen tab.
  open var selectedIndex: Int {
    get { index }
    set {
      let old = selectedViewController
      index = newValue
      show(from: old)
    }
  }

  /// The chosen controller.
  open var selectedViewController: UIViewController? {
    get { stored.indices.contains(index) ? stored[index] : nil }
    set {
      if let new = stored.firstIndex(where: { $0 === newValue }) { selectedIndex = new }
    }
  }

  private func show(from old: UIViewController?) {
    guard isViewLoaded else { return }
    replace(old, by: selectedViewController, in: view, frame: view.bounds, animated: false)
  }

  // MARK: Views

  override var shownChildren: [UIViewController] { selectedViewController.map { [$0] } ?? [] }

  override var managesItsChildren: Bool { true }

  /// Makes a view that the chosen controller's fills.
  open override func loadView() {
    let view = ContainerView(frame: Self.usualFrame)
    view.onLayout = { [weak self, weak view] in
      guard let view, let shown = self?.selectedViewController?.viewIfLoaded,
        shown.superview === view
      else { return }
      shown.frame = view.bounds
    }
    self.view = view
  }

  override func prepareToAppear() {
    guard let selected = selectedViewController, selected.view.superview == nil else { return }
    selected.view.frame = view.bounds
    view.insertSubview(selected.view, at: 0)
  }
}
