import Foundation

/// A question, and the answers that can be given. Its view is empty: nothing of it is drawn.
///
/// Source: `UIAlertController` documentation.
@MainActor
open class UIAlertController: UIViewController {
  /// Makes a question.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  /// What is said below the title.
  open var message: String?

  /// How the question is asked.
  public private(set) var preferredStyle = Style.alert

  /// The answers, in the order in which they were added.
  public private(set) var actions: [UIAlertAction] = []

  /// The answer that stands out, or nil.
  open var preferredAction: UIAlertAction?

  /// Adds an answer.
  open func addAction(_ action: UIAlertAction) {
    actions.append(action)
  }

  /// The fields to write in, or nil for none.
  public private(set) var textFields: [UITextField]?

  /// Adds a field to write in. The handler is called at once.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 240, height: 34))
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
  }

  /// Gives an answer, as a tap does: the question leaves, and then the answer's handler runs. Nothing happens
  /// if the answer is not enabled.
  package func tap(_ action: UIAlertAction) {
    guard action.isEnabled else { return }
    if presentingViewController != nil { dismiss(animated: true) }
    action.handler?(action)
  }

  /// How a question is asked.
  public enum Style: Int, Sendable {
    /// From the bottom edge.
    case actionSheet
    /// In the middle.
    case alert
  }
}

/// An answer.
@MainActor
open class UIAlertAction {
  /// Makes an answer.
  public init(
    title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil
  ) {
    self.title = title
    self.style = style
    self.handler = handler
  }

  /// The words.
  public let title: String?

  /// What kind of answer it is.
  public let style: Style

  /// Whether it can be given.
  open var isEnabled = true

  let handler: ((UIAlertAction) -> Void)?

  /// What kind of answer it is.
  public enum Style: Int, Sendable {
    /// One like the others.
    case `default`
    /// To leave things as they are.
    case cancel
    /// To destroy something.
    case destructive
  }
}
