public import Foundation

/// Registering and dequeuing cells.
extension UITableView {
  /// Names the class that cells of this kind are made of; nil takes the name away (20).
  public func register(
    _ cellClass: UITableViewCell.Type?, forCellReuseIdentifier identifier: String
  ) {
    classes[identifier] = cellClass
  }

  /// A pooled cell of this kind, else a new one of the registered class, else nil (15, 16).
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    takeFromPool(identifier)
      ?? classes[identifier].map { CellFactory.make($0, reuseIdentifier: identifier) }
  }

  /// A cell of this kind for a row. Call it once, from `cellForRowAt`: only there it gets the row's size
  /// (18, 19).
  ///
  /// Raises `NSInternalInconsistencyException` if nothing is registered under the identifier, whatever
  /// the pool holds (17, 20), for a path that the table does not have (25), and when called a second
  /// time for one row (24).
  public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    readCountsIfNeeded()
    guard let cellClass = classes[identifier] else {
      UIKitException.internalInconsistency(
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class "
          + "for the identifier or connect a prototype cell in a storyboard"
      ).raise()
    }
    let path = "<NSIndexPath: {length = 2, path = \(indexPath.section) - \(indexPath.row)}>"
    guard geometry.contains(indexPath) else {
      UIKitException.internalInconsistency("request for rect at invalid index path (\(path))")
        .raise()
    }
    if let request, request.path == indexPath {
      if request.dequeued != nil {
        UIKitException.internalInconsistency(
          "Attempted to dequeue multiple cells for the same index path, which is not allowed. If you "
            + "really need to dequeue more cells than the table view is requesting, use the "
            + "-dequeueReusableCellWithIdentifier: method (without an index path). Cell identifier: "
            + "\(identifier), index path: \(path)"
        ).raise()
      }
      self.request?.dequeued = identifier
    }
    let cell =
      takeFromPool(identifier) ?? CellFactory.make(cellClass, reuseIdentifier: identifier)
    if request != nil {
      cell.frame.size =
        geometry.rect(at: geometry.position(of: indexPath), width: bounds.width).size
    }
    return cell
  }

  /// A pooled cell of this kind, prepared for reuse (29), or nil. The pool is not being changed any more
  /// when the cell is prepared: an app's code may come back to it.
  private func takeFromPool(_ identifier: String) -> UITableViewCell? {
    guard window?.neverReuses != true, let cell = pool.take(identifier) else { return nil }
    cell.prepareForReuse()
    return cell
  }
}
