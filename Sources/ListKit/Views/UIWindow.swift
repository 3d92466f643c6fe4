public import Foundation

/// The root of a tree of views that are on the screen.
@MainActor
open class UIWindow: UIView {
  /// Makes a window with a frame on the screen.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    window = self
  }

  /// There are no nibs here; returns nil.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Who hears the keyboard.
  package internal(set) weak var firstResponder: UIResponder?

  /// What was worked on, if somebody wants to know; the probe does.
  package var activity: ViewActivity?
}

/// Which views were worked on since the log was last emptied: moved, shown, hidden, added, removed, laid
/// out, or given other content.
package struct ViewActivity {
  /// Each such view once.
  package var touched: Set<ObjectIdentifier> = []

  /// Makes an empty log.
  package init() {}
}
