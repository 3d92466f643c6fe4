public import Foundation

/// Where a table's rows come from.
@MainActor
public protocol UITableViewDataSource: AnyObject {
  /// How many rows a section has. Read once per reload, not while scrolling (10, 11).
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

  /// The cell for a row that comes on screen, usually a dequeued one.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

  /// How many sections there are; 1 unless implemented (1).
  func numberOfSections(in tableView: UITableView) -> Int
}

extension UITableViewDataSource {
  /// One section.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
}
