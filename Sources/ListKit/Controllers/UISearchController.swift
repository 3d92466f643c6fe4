public import Foundation

/// A search bar, and whether a search is under way. Results are not put on screen here: the updater filters
/// the app's own list.
///
/// Source: `UISearchController` documentation.
@MainActor
open class UISearchController: UIViewController {
  /// Makes a search. Where there is no controller for the results, the app's own list shows them.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.controller = self
  }

  /// There are no storyboards here; returns nil.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// The controller for the results, or nil.
  public let searchResultsController: UIViewController?

  /// The bar.
  public let searchBar = UISearchBar()

  /// Told to look again.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

  /// Told of beginning and end.
  open weak var delegate: (any UISearchControllerDelegate)?

  /// Whether what is below is dimmed. Accepted and not looked at.
  open var obscuresBackgroundDuringPresentation = true

  /// Whether the navigation bar leaves. Accepted and not looked at.
  open var hidesNavigationBarDuringPresentation = true

  /// Whether the cancel button comes and goes by itself. Accepted and not looked at.
  open var automaticallyShowsCancelButton = true

  /// Whether a search is under way. The updater hears of the beginning and the end, which empties the bar.
  open var isActive = false {
    didSet {
      guard isActive != oldValue else { return }
      if isActive {
        delegate?.willPresentSearchController(self)
        update()
        delegate?.didPresentSearchController(self)
      } else {
        delegate?.willDismissSearchController(self)
        searchBar.text = nil
        searchBar.resignFirstResponder()
        update()
        delegate?.didDismissSearchController(self)
      }
    }
  }

  /// Tells the updater to look again.
  func update() {
    searchResultsUpdater?.updateSearchResults(for: self)
  }
}

/// Looks again when what is searched for changes.
@MainActor
public protocol UISearchResultsUpdating: AnyObject {
  /// The words, the way to search, or whether there is a search changed.
  func updateSearchResults(for searchController: UISearchController)
}

/// Told of a search's beginning and end. All methods are optional.
@MainActor
public protocol UISearchControllerDelegate: AnyObject {
  /// A search is about to begin.
  func willPresentSearchController(_ searchController: UISearchController)

  /// A search began.
  func didPresentSearchController(_ searchController: UISearchController)

  /// A search is about to end.
  func willDismissSearchController(_ searchController: UISearchController)

  /// A search ended.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}

  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}

  /// Does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}

  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}
