public import Foundation

/// A control that a person writes a line of text in.
///
/// Source: `UITextField` documentation.
@MainActor
open class UITextField: UIControl {
  /// What is written; never nil once read.
  open var text: String? {
    get { content.string }
    set {
      content = NSAttributedString(string: newValue ?? "")
      contentChanged()
    }
  }

  /// What is written, with attributes.
  open var attributedText: NSAttributedString? {
    get { content }
    set {
      content =
        newValue.map { NSAttributedString(attributedString: $0) } ?? NSAttributedString(string: "")
      contentChanged()
    }
  }

  private var content = NSAttributedString(string: "")

  /// What stands there while nothing is written.
  open var placeholder: String? { didSet { contentChanged() } }

  /// The placeholder with attributes.
  open var attributedPlaceholder: NSAttributedString? {
    didSet { placeholder = attributedPlaceholder?.string }
  }

  /// The typeface and size.
  open var font: UIFont? = .systemFont(ofSize: 17) { didSet { contentChanged() } }

  /// The colour of the text.
  open var textColor: UIColor? = .label { didSet { touch() } }

  /// Where the text stands in the width.
  open var textAlignment: NSTextAlignment = .natural { didSet { touch() } }

  /// How the border looks.
  open var borderStyle: BorderStyle = .none { didSet { contentChanged() } }

  /// When a button shows that takes all text away.
  open var clearButtonMode: ViewMode = .never { didSet { touch() } }

  /// Whether writing begins with an empty field.
  open var clearsOnBeginEditing = false

  /// Whether the font follows the size that a person chose, if it is one of a text style.
  open var adjustsFontForContentSizeCategory = false

  override func textSizeChanged() {
    guard adjustsFontForContentSizeCategory, let new = font?.current, new != font else { return }
    font = new
  }

  /// Which keys the keyboard has.
  open var keyboardType: UIKeyboardType = .default

  /// What the return key says.
  open var returnKeyType: UIReturnKeyType = .default

  /// Whether words are corrected.
  open var autocorrectionType: UITextAutocorrectionType = .default

  /// Which letters become capitals.
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences

  /// Whether dots stand for letters.
  open var isSecureTextEntry = false { didSet { touch() } }

  /// Asked and told about writing. The field does not own it.
  open weak var delegate: (any UITextFieldDelegate)?

  private func contentChanged() {
    touch()
    invalidateIntrinsicContentSize()
  }

  // MARK: Size

  /// The size of the text or placeholder and the border.
  open override var intrinsicContentSize: CGSize {
    guard let font else { return .zero }
    let shown = content.length == 0 ? placeholder ?? "" : content.string
    let border: CGFloat = borderStyle == .none ? 0 : 7
    return CGSize(
      width: Grid.roundedUp(TextMetrics.width(shown, font) + 2 * border),
      height: Grid.roundedUp(font.lineHeight + (borderStyle == .none ? 1.5 : 13.5)))
  }

  /// The size of the text or placeholder and the border.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override var firstBaselineFromTop: CGFloat? {
    font.map { (intrinsicContentSize.height - $0.lineHeight) / 2 + $0.ascender }
  }

  override var lastBaselineFromBottom: CGFloat? {
    font.map { (intrinsicContentSize.height - $0.lineHeight) / 2 - $0.descender }
  }

  // MARK: Writing

  /// Whether a person writes in it now.
  open var isEditing: Bool { isFirstResponder }

  /// A field that is enabled hears the keyboard.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins writing, if the delegate agrees.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    if delegate?.textFieldShouldBeginEditing(self) == false { return false }
    guard super.becomeFirstResponder() else { return false }
    if clearsOnBeginEditing { text = "" }
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    return true
  }

  /// Ends writing, if the delegate agrees.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    if delegate?.textFieldShouldEndEditing(self) == false { return false }
    guard super.resignFirstResponder() else { return false }
    delegate?.textFieldDidEndEditing(self)
    sendActions(for: .editingDidEnd)
    return true
  }

  override func touchedUpInside() {
    becomeFirstResponder()
  }

  /// Does what a person does who taps the field and writes letter by letter after what is there.
  package func type(_ letters: String) {
    guard beginByTap() else { return }
    for letter in letters {
      replace(NSRange(location: content.length, length: 0), with: String(letter))
    }
  }

  /// Does what a tap on the delete key does.
  package func typeBackspace() {
    guard beginByTap(), let last = content.string.last else { return }
    let length = String(last).utf16.count
    replace(NSRange(location: content.length - length, length: length), with: "")
  }

  /// Does what a tap on the return key does.
  package func typeReturn() {
    guard beginByTap() else { return }
    if delegate?.textFieldShouldReturn(self) != false { sendActions(for: .editingDidEndOnExit) }
    sendActions(for: .primaryActionTriggered)
  }

  private func beginByTap() -> Bool {
    if isFirstResponder { return true }
    tap()
    return isFirstResponder
  }

  private func replace(_ range: NSRange, with string: String) {
    if delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: string)
      == false
    {
      return
    }
    let copy = NSMutableAttributedString(attributedString: content)
    copy.replaceCharacters(in: range, with: string)
    content = copy
    contentChanged()
    sendActions(for: .editingChanged)
  }

  /// How a field's border looks.
  public enum BorderStyle: Int, Sendable {
    /// None.
    case none
    /// A line.
    case line
    /// A sunken edge.
    case bezel
    /// A round line.
    case roundedRect
  }

  /// When something in a field shows.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never
    /// While a person writes.
    case whileEditing
    /// Unless a person writes.
    case unlessEditing
    /// Always.
    case always
  }
}
