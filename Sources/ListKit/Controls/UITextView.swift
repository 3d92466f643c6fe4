public import Foundation

/// A view that a person writes text of several lines in.
///
/// Source: `UITextView` documentation.
@MainActor
open class UITextView: UIScrollView {
  /// What is written; never nil once read.
  open var text: String! {
    get { content.string }
    set {
      content = NSAttributedString(string: newValue ?? "")
      contentChanged()
    }
  }

  /// What is written, with attributes.
  open var attributedText: NSAttributedString! {
    get { content }
    set {
      content =
        newValue.map { NSAttributedString(attributedString: $0) } ?? NSAttributedString(string: "")
      contentChanged()
    }
  }

  private var content = NSAttributedString(string: "")

  /// The typeface and size; nil, as it is at first, for 12 points.
  open var font: UIFont? { didSet { contentChanged() } }

  /// The colour of the text.
  open var textColor: UIColor? = .label { didSet { touch() } }

  /// Where lines stand in the width.
  open var textAlignment: NSTextAlignment = .natural { didSet { touch() } }

  /// Whether a person can write.
  open var isEditable = true

  /// Whether a person can choose text.
  open var isSelectable = true

  /// Points around the text; 8 above and below unless set.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { contentChanged() }
  }

  /// Whether the font follows the size that a person chose, if it is one of a text style.
  open var adjustsFontForContentSizeCategory = false

  override func textSizeChanged() {
    guard adjustsFontForContentSizeCategory, let new = font?.current, new != font else { return }
    font = new
  }

  /// Whether the text scrolls. If it does not, the view asks for the room that the text needs.
  open override var isScrollEnabled: Bool { didSet { contentChanged() } }

  private var fittingWidth: CGFloat?

  override func prepareToFit(width: CGFloat?) { fittingWidth = width }

  /// The size of the text, if it does not scroll. Source: `isScrollEnabled` documentation.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled
      ? super.intrinsicContentSize : textSize(fittingWidth ?? .greatestFiniteMagnitude)
  }

  /// The size of the text within a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    textSize(size.width > 0 ? size.width : .greatestFiniteMagnitude)
  }

  /// The text has 5 points more on each side, as UIKit's has.
  private func textSize(_ width: CGFloat) -> CGSize {
    let insets = textContainerInset
    let sides = insets.left + insets.right + 10
    let font = font ?? .systemFont(ofSize: 12)
    var spacing: CGFloat = 0
    let runs = TextLayout.runs(content, nil, font, &spacing)
    let size = TextLayout(
      runs, width: max(width - sides, 0), limit: 0, lineSpacing: spacing
    ).size
    let height = max(size.height, Grid.roundedUp(font.lineHeight))
    return CGSize(width: size.width + sides, height: height + insets.top + insets.bottom)
  }

  private func contentChanged() {
    touch()
    invalidateIntrinsicContentSize()
  }

  // MARK: Writing

  private var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

  /// A view that can be edited hears the keyboard.
  open override var canBecomeFirstResponder: Bool { isEditable }

  /// Begins writing, if the delegate agrees.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    if textDelegate?.textViewShouldBeginEditing(self) == false { return false }
    guard super.becomeFirstResponder() else { return false }
    textDelegate?.textViewDidBeginEditing(self)
    return true
  }

  /// Ends writing, if the delegate agrees.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    if textDelegate?.textViewShouldEndEditing(self) == false { return false }
    guard super.resignFirstResponder() else { return false }
    textDelegate?.textViewDidEndEditing(self)
    return true
  }

  /// Does what a person does who taps the view and writes letter by letter after what is there.
  package func type(_ letters: String) {
    guard becomeFirstResponder() else { return }
    for letter in letters {
      let range = NSRange(location: content.length, length: 0)
      if textDelegate?.textView(self, shouldChangeTextIn: range, replacementText: String(letter))
        == false
      {
        continue
      }
      let copy = NSMutableAttributedString(attributedString: content)
      copy.replaceCharacters(in: range, with: String(letter))
      content = copy
      contentChanged()
      textDelegate?.textViewDidChange(self)
    }
  }
}

/// What a text view asks and tells. All methods are optional.
///
/// Source: `UITextViewDelegate` documentation.
@MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether writing may begin.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Writing began.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Whether writing may end.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Writing ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Whether letters, counted in UTF-16 units, may be replaced by others.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// A person changed the text.
  func textViewDidChange(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// It may.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// It may.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// They may.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
}
