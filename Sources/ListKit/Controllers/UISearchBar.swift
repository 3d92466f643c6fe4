public import Foundation

/// A field to search with. It is not drawn.
///
/// Source: `UISearchBar` documentation.
@MainActor
open class UISearchBar: UIView {
  /// Makes a bar of the usual height.
  public override init(frame: CGRect) {
    super.init(frame: frame.isEmpty ? CGRect(x: 0, y: 0, width: 320, height: 56) : frame)
  }

  /// There are no nibs here; returns nil.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Told of what a person does.
  open weak var delegate: (any UISearchBarDelegate)?

  /// What is written. Setting it tells nobody.
  open var text: String? { didSet { touch() } }

  /// What is seen where nothing is written.
  open var placeholder: String? { didSet { touch() } }

  /// A line above the field.
  open var prompt: String?

  /// Whether there is a button that ends the search.
  open var showsCancelButton = false { didSet { touch() } }

  /// Hides or shows the button that ends the search.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  /// The ways to search, or nil for one only.
  open var scopeButtonTitles: [String]?

  /// The number of the chosen way.
  open var selectedScopeButtonIndex = 0

  /// Whether the ways to search are shown.
  open var showsScopeBar = false

  /// How the bar looks. Accepted and not looked at.
  open var searchBarStyle: Style = .default

  /// The search controller that the bar belongs to.
  weak var controller: UISearchController?

  /// Whether a person is writing.
  package private(set) var isEditing = false

  /// Whether the field is being written in.
  open override var isFirstResponder: Bool { isEditing }

  // MARK: A person

  /// Ends the writing, as code does. The delegate hears of it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isEditing else { return true }
    guard delegate?.searchBarShouldEndEditing(self) ?? true else { return false }
    isEditing = false
    delegate?.searchBarTextDidEndEditing(self)
    return true
  }

  /// Begins the writing, as a tap or code does.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isEditing else { return true }
    guard delegate?.searchBarShouldBeginEditing(self) ?? true else { return false }
    isEditing = true
    controller?.isActive = true
    delegate?.searchBarTextDidBeginEditing(self)
    return true
  }

  /// Does what a person does who replaces what is written: taps the field if it has not been, and writes.
  package func type(_ newText: String) {
    guard becomeFirstResponder() else { return }
    let range = NSRange(location: 0, length: (text ?? "").utf16.count)
    guard delegate?.searchBar(self, shouldChangeTextIn: range, replacementText: newText) ?? true
    else { return }
    text = newText
    delegate?.searchBar(self, textDidChange: newText)
    controller?.update()
  }

  /// Does what a tap on the keyboard's search key does.
  package func tapSearch() {
    delegate?.searchBarSearchButtonClicked(self)
  }

  /// Does what a tap on the cancel button does.
  package func tapCancel() {
    delegate?.searchBarCancelButtonClicked(self)
    controller?.isActive = false
  }

  /// Does what a tap on one of the ways to search does.
  package func tapScope(_ index: Int) {
    selectedScopeButtonIndex = index
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: index)
    controller?.update()
  }

  /// How a bar looks.
  public enum Style: UInt, Sendable {
    /// As usual.
    case `default`
    /// With a background.
    case prominent
    /// Without one.
    case minimal
  }
}

/// Told of what a person does with a search bar. All methods are optional.
@MainActor
public protocol UISearchBarDelegate: AnyObject {
  /// Whether writing may begin.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool

  /// Writing began.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)

  /// Whether writing may end.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool

  /// Writing ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)

  /// What is written changed.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)

  /// Whether something may be written.
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool

  /// The search key was tapped.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)

  /// The cancel button was tapped.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)

  /// Another way to search was chosen.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// Yes.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }

  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}

  /// Yes.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }

  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}

  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}

  /// Yes.
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    true
  }

  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}

  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}

  /// Does nothing.
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}
