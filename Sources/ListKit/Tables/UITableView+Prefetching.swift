import Foundation

/// Rows that are prepared before they are shown: their data, and on a screen of the modern generation their
/// cells.
extension UITableView {
  /// How the screen's system treats cells off screen. A table outside a window has no spare time.
  var generation: UIWindow.Generation { window?.generation ?? .classic }

  /// Whether cells that leave are kept for a while (38).
  var keepsCells: Bool { generation == .modern && isPrefetchingEnabled && !neverReuses }

  /// Pools the cells that stand ready.
  func forgetPrepared() {
    for (_, cell) in prepared.takeAll() { pool.put(cell, cell.reuseIdentifier) }
  }

  /// Spare time after a frame: where the frame needed no new cell, one is prepared for the next row in the
  /// direction of the last scrolling (68). How many stand ready at most is our choice: two that were never
  /// shown.
  func prepareAhead() {
    defer { requestsInFrame = 0 }
    guard generation == .modern, isPrefetchingEnabled, wasLaidOut, !isPoisoned, !needsReload,
      requestsInFrame == 0, let first = shown.keys.min(), let last = shown.keys.max()
    else { return }
    let ahead = scrollsUp ? [first - 1, first - 2] : [last + 1, last + 2]
    let next = ahead.first { (0..<geometry.rows).contains($0) && prepared[$0] == nil }
    guard let next else { return }
    let anchor = estimatesHeights ? anchor() : nil
    measureIfNeeded(next)
    let revision = revision
    guard let cell = ask(geometry.path(at: next)), self.revision == revision else { return }
    settleHeight(of: next, with: cell)
    guard self.revision == revision else { return }
    prepared.put(cell, at: next)
    keepPlace(of: anchor)
    updateContentSize()
    for cell in prepared.overflow() { pool.put(cell, cell.reuseIdentifier) }
  }

  /// Announces the rows that come next while scrolling, nearest first, as many as are on screen, and takes
  /// back those that will not come (73, 74). Rows on screen are no candidates, and the first screenful is not
  /// announced (76, our choice).
  func announceRows(beyond visible: Range<Int>) {
    let offset = contentOffset.y
    defer { lastOffset = offset }
    guard let lastOffset, lastOffset != offset else { return }
    scrollsUp = offset < lastOffset
    guard isPrefetchingEnabled, let prefetchDataSource, !visible.isEmpty else { return }
    let count = visible.count
    let candidates =
      scrollsUp
      ? Array((max(visible.lowerBound - count, 0)..<visible.lowerBound).reversed())
      : Array(visible.upperBound..<min(visible.upperBound + count, geometry.rows))
    let dropped = announced.filter { !candidates.contains($0) && !visible.contains($0) }
    let new = candidates.filter { !announced.contains($0) }
    announced = candidates
    if !dropped.isEmpty {
      prefetchDataSource.tableView(
        self, cancelPrefetchingForRowsAt: dropped.map { geometry.path(at: $0) })
    }
    if !new.isEmpty {
      prefetchDataSource.tableView(self, prefetchRowsAt: new.map { geometry.path(at: $0) })
    }
  }
}
