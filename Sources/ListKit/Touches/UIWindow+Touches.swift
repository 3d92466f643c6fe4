package import Foundation

/// What a finger on the window does.
extension UIWindow {
  /// A finger taps a point of the window. One thing happens: a gesture is recognised, or a control is tapped,
  /// or a row of a table.
  ///
  /// The innermost recogniser goes first; unless it lets touches through, nothing else hears of the tap. That
  /// is why a recogniser behind a table that is to hide the keyboard also ends all selection. A control keeps
  /// its taps from the recognisers of the views that it stands in.
  ///
  /// Source: "Using Responders and the Responder Chain to Handle Events" and the documentation of
  /// `UIGestureRecognizer`, `cancelsTouchesInView`.
  package func tap(at point: CGPoint) {
    guard let hit = hitTest(point, with: nil) else { return }
    let chain = Array(sequence(first: hit) { $0.superview })
    let control = chain.firstIndex { $0 is UIControl }
    for view in control.map({ chain[...$0] }) ?? chain[...] {
      if recognizes(point, view) { return }
    }
    if let control {
      (chain[control] as? UIControl)?.tap()
      return
    }
    guard let cell = chain.lazy.compactMap({ $0 as? UITableViewCell }).first,
      let table = chain.lazy.compactMap({ $0 as? UITableView }).first,
      let path = table.indexPath(for: cell)
    else { return }
    table.tapRow(at: path)
  }

  /// Lets a view's recognisers look at a tap. Returns whether one recognised it and keeps it to itself.
  private func recognizes(_ point: CGPoint, _ view: UIView) -> Bool {
    for case let recognizer as UITapGestureRecognizer in view.gestureRecognizers ?? []
    where recognizer.numberOfTapsRequired == 1 {
      if recognizer.recognize(at: point, in: self) { return recognizer.cancelsTouchesInView }
    }
    return false
  }
}
