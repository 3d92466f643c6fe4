/// What a swipe on a row offers.
///
/// Source: `UISwipeActionsConfiguration` documentation.
@MainActor
open class UISwipeActionsConfiguration {
  /// Makes a set of actions, the outermost first.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
  }

  /// The actions, the outermost first.
  public let actions: [UIContextualAction]

  /// Whether a swipe across the whole row does the first one.
  open var performsFirstActionWithFullSwipe = true
}

/// Something that a swipe on a row offers.
///
/// Source: `UIContextualAction` documentation.
@MainActor
open class UIContextualAction {
  /// What an action does: it gets the action, the view that shows it, and a function to call at the end with
  /// whether it was done.
  public typealias Handler =
    @MainActor (
      _ action: UIContextualAction, _ sourceView: UIView,
      _ completionHandler: @escaping (Bool) -> Void
    ) -> Void

  /// Makes an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    backgroundColor = style == .destructive ? .systemRed : .systemGray
  }

  /// What kind of action it is.
  public let style: Style

  /// What it does.
  public let handler: Handler

  /// The words, or nil.
  open var title: String?

  /// The colour behind the words.
  open var backgroundColor: UIColor!

  /// An image in place of the words, or nil.
  open var image: UIImage?

  /// What kind of action it is.
  public enum Style: Int, Sendable {
    /// One like the others.
    case normal
    /// One that takes the row away.
    case destructive
  }
}
