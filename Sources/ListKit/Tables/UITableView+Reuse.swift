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
    // A row that is configured again has its cell already (83).
    if let existing = request?.existing, existing.reuseIdentifier == identifier { return existing }
    return takeFromPool(identifier)
      ?? classes[identifier].map { CellFactory.make($0, reuseIdentifier: identifier) }
  }

  /// A cell of this kind for a row. Call it once, from `cellForRowAt`: only there it gets the row's size
  /// (18, 19). For a row that is configured again it is the cell that the row has (83).
  ///
  /// Raises `NSInternalInconsistencyException` if nothing is registered under the identifier, whatever
  /// the pool holds (17, 20), for a path that the table does not have (25), when called a second
  /// time for one row (24), and for another identifier than that of the cell that is configured again (87).
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
    guard geometry.contains(indexPath) else {
      UIKitException.internalInconsistency(
        "request for rect at invalid index path (\(indexPath.exceptionWords))"
      ).raise()
    }
    let isRequested = request?.path == indexPath
    if isRequested {
      if request?.isServed == true {
        UIKitException.internalInconsistency(
          "Attempted to dequeue multiple cells for the same index path, which is not allowed. If you "
            + "really need to dequeue more cells than the table view is requesting, use the "
            + "-dequeueReusableCellWithIdentifier: method (without an index path). Cell identifier: "
            + "\(identifier), index path: \(indexPath.exceptionWords)"
        ).raise()
      }
      request?.isServed = true
      if let existing = request?.existing {
        guard existing.reuseIdentifier == identifier else {
          raiseOtherIdentifier(identifier, than: existing)
        }
        return existing
      }
    }
    let cell =
      takeFromPool(identifier) ?? CellFactory.make(cellClass, reuseIdentifier: identifier)
    if request != nil {
      // The height is asked for once more in here (5).
      if delegateSaysHeights { _ = delegateHeight(indexPath) }
      cell.frame.size =
        geometry.rect(at: geometry.position(of: indexPath), width: bounds.width).size
    }
    return cell
  }

  /// What UIKit raises where a row that is configured again would get a cell of another kind (87).
  private func raiseOtherIdentifier(_ identifier: String, than existing: UITableViewCell) -> Never {
    UIKitException.internalInconsistency(
      "Attempted to dequeue a cell for a different registration or reuse identifier than the "
        + "existing cell when reconfiguring an item, which is not allowed. You can only dequeue a "
        + "cell for the same registration or reuse identifier. Dequeued reuse identifier: "
        + "\(identifier); Original reuse identifier: \(existing.reuseIdentifier ?? "(null)")"
    ).raise()
  }

  /// Whether every cell is a new one: the probe's second world, where nothing can be left over.
  var neverReuses: Bool { window?.neverReuses ?? false }

  /// A pooled cell of this kind, prepared for reuse (29), or nil. The pool is not being changed any more
  /// when the cell is prepared: an app's code may come back to it.
  private func takeFromPool(_ identifier: String) -> UITableViewCell? {
    guard !neverReuses, let cell = pool.take(identifier) else { return nil }
    cell.prepareForReuse()
    return cell
  }

  /// Lets all cells, headers and footers go that wait (34).
  func emptyPools() {
    pool.removeAll()
    supplements.pool.removeAll()
  }
}
