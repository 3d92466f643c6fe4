public import Foundation

/// Telling a table what changed. The app changes its model to match; the table checks that the numbers add up
/// and raises `NSInternalInconsistencyException` if they do not (93–103).
///
/// A table that a diffable data source drives is not told by hand: all of these raise then (128), but an empty
/// batch does not.
///
/// There are no animations: everything is there at once, whatever the animation that is asked for.
extension UITableView {
  /// How rows come and go.
  public enum RowAnimation: Int, Sendable {
    /// They fade.
    case fade
    /// They come from the right.
    case right
    /// They come from the left.
    case left
    /// They come from the top.
    case top
    /// They come from the bottom.
    case bottom
    /// At once.
    case none
    /// From the middle.
    case middle
    /// As the table chooses.
    case automatic = 100
  }

  // MARK: Rows

  /// Rows came; the paths are those in the new state (90).
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.rows.inserted += indexPaths }
  }

  /// Rows went; the paths are those in the old state (90).
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.rows.deleted += indexPaths }
  }

  /// Rows get new cells; the paths are those in the old state (77–80).
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { batch in
      for path in indexPaths where !batch.rows.reloaded.contains(path) {
        batch.rows.reloaded.append(path)
      }
    }
  }

  /// A row moved, from its path in the old state to its path in the new one (91).
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.rows.moved.append(.init(from: indexPath, to: newIndexPath)) }
  }

  /// Configures the cells that rows have now once more: `cellForRowAt` runs, and dequeuing for the path gives
  /// that very cell, without `prepareForReuse` (83). Nothing happens for a row without a cell (84).
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    update { batch in
      for path in indexPaths where !batch.reconfigured.contains(path) {
        batch.reconfigured.append(path)
      }
    }
  }

  // MARK: Sections

  /// Sections came; the numbers are those in the new state.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.sections.inserted += sections }
  }

  /// Sections went; the numbers are those in the old state.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.sections.deleted += sections }
  }

  /// All rows of sections, whatever their number is now, get new cells, and their headers and footers new
  /// views.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { batch in
      batch.sections.reloaded += sections.filter { !batch.sections.reloaded.contains($0) }
    }
  }

  /// A section moved, from its place in the old state to its place in the new one.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.sections.moved.append(.init(from: section, to: newSection)) }
  }

  // MARK: Batches

  /// Collects the updates that `updates` makes and does them together at its end. Change the model inside
  /// (105). Batches may stand inside one another; the outermost does all (94).
  ///
  /// - Parameter completion: Called when the batch is done, always with true: nothing is animated here.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    if let completion { batch?.completions.append(completion) }
    endUpdates()
  }

  /// Begins to collect updates. Without updates before `endUpdates`, heights are asked again (57).
  public func beginUpdates() {
    guard !isPoisoned else { return }
    if batch != nil {
      batch?.depth += 1
      return
    }
    readCountsIfNeeded()
    batch = BatchUpdate(before: geometry.counts)
  }

  /// Does what was collected since the outermost `beginUpdates`.
  public func endUpdates() {
    guard !isPoisoned, let collected = batch else { return }
    if collected.depth > 1 {
      batch?.depth -= 1
      return
    }
    batch = nil
    if !collected.isOverruled {
      // Code that is called for the counts or the cells may already begin the next batch.
      let after = countsOfDataSource()
      if let exception = collected.exception(after: after) {
        fail(exception)
        return
      }
      perform(collected.transition(to: after))
    }
    for completion in collected.completions { completion(true) }
  }

  /// Adds to the batch, or makes one of a single call (110).
  private func update(_ change: (inout BatchUpdate) -> Void) {
    guard !isPoisoned else { return }
    if dataSource is any DrivesItsTable {
      fail(
        .internalInconsistency(
          "UITableView must be updated via the UITableViewDiffableDataSource APIs when acting as "
            + "the UITableView's dataSource: please do not call mutation APIs directly on "
            + "UITableView."))
      return
    }
    beginUpdates()
    if batch != nil { change(&batch!) }
    endUpdates()
  }
}

/// A data source that tells the table about changes itself (128).
protocol DrivesItsTable: AnyObject {}
