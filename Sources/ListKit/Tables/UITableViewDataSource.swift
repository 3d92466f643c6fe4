public import Foundation

/// Where a table's rows come from. Only the number of rows and their cells must be implemented (2).
@MainActor
public protocol UITableViewDataSource: AnyObject {
  /// How many rows a section has. Read once per reload or update, not while scrolling (10, 11).
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

  /// The cell for a row that comes on screen, usually a dequeued one.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

  /// How many sections there are; 1 unless implemented (1).
  func numberOfSections(in tableView: UITableView) -> Int

  /// What the header of a section says, where the delegate has no view for it (162).
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

  /// What the footer of a section says, where the delegate has no view for it (162).
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

  /// Whether a row can be edited; yes unless implemented (157).
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool

  /// Whether a row can be moved; yes unless implemented, if `moveRowAt` is (158).
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool

  /// A row was deleted or added by hand: the app changes its model and tells the table (159).
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)

  /// A row was moved by hand: the app changes its model; the table has moved the cell already (160).
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)

  /// What the index at the edge says, or nil for none. Nothing is drawn here.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?

  /// The section that a title of the index leads to.
  func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int
}

extension UITableViewDataSource {
  /// One section.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }

  /// No title.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }

  /// No title.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }

  /// Yes.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }

  /// Yes.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    true
  }

  /// Tells the table that this is not implemented.
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    tableView.missesMethod = true
  }

  /// Tells the table that this is not implemented.
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    tableView.missesMethod = true
  }

  /// No index.
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  /// The section with the number of the title.
  public func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    index
  }
}

/// Told of rows that will be needed soon, so that their data can be fetched ahead. It is never handed cells,
/// nor asked for any (75).
@MainActor
public protocol UITableViewDataSourcePrefetching: AnyObject {
  /// These rows may come on screen soon, the nearest first; not every row is announced (73).
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])

  /// These rows, announced before, will not come after all (74).
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {}
}
