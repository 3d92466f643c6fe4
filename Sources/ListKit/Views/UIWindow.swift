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

  /// The controller whose view fills the window. A new one comes on screen at once; the old one leaves it.
  open var rootViewController: UIViewController? {
    didSet { show(rootViewController, insteadOf: oldValue) }
  }

  /// How the system treats cells that are off screen.
  package enum Generation: Sendable {
    /// Before iOS 15: a cell is asked for when it is shown (72).
    case classic
    /// iOS 15 and later: cells are prepared ahead and kept for a while (38, 67–71).
    case modern
  }

  /// The generation of the system; lessons choose.
  package var generation = Generation.classic

  /// Whether tables in this window make every cell anew: the probe's second world, in which nothing can be
  /// left over from another row.
  package var neverReuses = false

  /// Lets the views of the window use the time that is left after a frame.
  package func spareTime() {
    forEachView { $0.useSpareTime() }
  }

  /// A memory warning: observers are told, and pools are emptied (34).
  package func receiveMemoryWarning() {
    forEachView { $0.emptyCaches() }
    rootViewController?.receiveMemoryWarning()
    NotificationCenter.default.post(
      name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
  }

  /// Who hears the keyboard.
  package internal(set) weak var firstResponder: UIResponder?

  /// A person chose another size of text: fonts that follow it change, tables measure their rows anew, and
  /// who is told is told.
  package func changeTextSize(to category: UIContentSizeCategory) {
    let before = UITraitCollection.usual
    UIContentSizeCategory.current = category
    forEachView { $0.textSizeChanged() }
    rootViewController?.tellTraitsChanged(from: before)
    NotificationCenter.default.post(
      name: UIContentSizeCategory.didChangeNotification, object: nil)
  }

  /// Called before a cell, a header or a footer measures itself; the probe counts these.
  package var onMeasure: ((UIView) -> Void)?

  /// What UIKit would log about heights, in the order in which it happened.
  package private(set) var layoutWarnings: [String] = []

  /// A view is about to measure itself.
  func willMeasure(_ view: UIView) { onMeasure?(view) }

  /// A cell has constraints, but no unbroken line of them from its top to its bottom. A phone logs this once
  /// in the life of an app; here each kind of cell is named.
  func warn(of cell: UITableViewCell) {
    let warning =
      "Detected a case where constraints ambiguously suggest a height of zero for a table view "
      + "cell's content view. We're considering the collapse unintentional and using standard "
      + "height instead. Cell: <\(type(of: cell))>"
    if !layoutWarnings.contains(warning) { layoutWarnings.append(warning) }
  }

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
