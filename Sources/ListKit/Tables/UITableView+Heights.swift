import Foundation

/// Reading counts and heights.
extension UITableView {
  /// What a height stands for where a delegate does not implement the method that gives it. Only this very
  /// value, a "not a number" that no arithmetic makes.
  static let unimplementedHeight = CGFloat(
    bitPattern: CGFloat.nan.bitPattern | 0x4C_4953_54)

  /// Reads everything anew before the next use.
  func setNeedsReload() {
    needsReload = true
    setNeedsLayout()
  }

  /// Makes the counts current. A table without a data source has no rows.
  func readCountsIfNeeded() {
    guard needsReload, !isPoisoned else { return }
    needsReload = false
    read(counts: countsOfDataSource())
    updateContentSize()
  }

  /// What the data source says now.
  func countsOfDataSource() -> [Int] {
    let sections = dataSource?.numberOfSections(in: self) ?? 0
    return (0..<max(sections, 0)).map {
      max(dataSource?.tableView(self, numberOfRowsInSection: $0) ?? 0, 0)
    }
  }

  /// Takes over row counts, and asks for all heights that are not estimated.
  func read(counts: [Int]) {
    revision += 1
    let top = tableHeaderView?.frame.height ?? 0
    let bottom = tableFooterView?.frame.height ?? 0
    // Sections must be known before anything is asked about them.
    geometry = TableGeometry(
      counts: counts, surroundings: counts.indices.map { _ in .init() }, heights: RowHeights())
    let surroundings = counts.indices.map { measureSurroundings($0) }
    geometry = TableGeometry(
      counts: counts, surroundings: surroundings, heights: readHeights(counts))
    geometry.top = top
    geometry.bottom = bottom
  }

  private func readHeights(_ counts: [Int]) -> RowHeights {
    let rows = counts.reduce(0, +)
    delegateSaysHeights = false
    estimatesHeights = false
    guard rows > 0 else { return RowHeights() }
    let first = IndexPath(row: 0, section: counts.firstIndex { $0 > 0 } ?? 0)
    guard let firstHeight = delegateHeight(first) else {
      return RowHeights(count: rows, height: fixedRowHeight, isExact: true)
    }
    delegateSaysHeights = true
    let firstEstimate = delegateEstimate(first)
    guard firstEstimate != nil || estimatedRowHeight != 0 else {
      return RowHeights(
        paths(counts).lazy.map { $0 == first ? firstHeight : self.delegateHeight($0) ?? 0 },
        isExact: true)
    }
    estimatesHeights = true
    var heights =
      firstEstimate == nil
      ? RowHeights(
        count: rows,
        height: estimatedRowHeight > 0 ? estimatedRowHeight : Self.automaticHeight,
        isExact: false)
      : RowHeights(
        paths(counts).lazy.map {
          $0 == first ? firstEstimate ?? 0 : self.delegateEstimate($0) ?? 0
        },
        isExact: false)
    heights.set(firstHeight, isExact: true, of: 0)
    return heights
  }

  /// What a row is high where nobody says anything else (53).
  private static var automaticHeight: CGFloat { 44 }

  private var fixedRowHeight: CGFloat {
    rowHeight == UITableView.automaticDimension ? Self.automaticHeight : max(rowHeight, 0)
  }

  private func paths(_ counts: [Int]) -> some Sequence<IndexPath> {
    counts.indices.lazy.flatMap { section in
      (0..<counts[section]).lazy.map { IndexPath(row: $0, section: section) }
    }
  }

  /// Asks how high a row is that is about to be shown, where that is an estimate so far.
  func measureIfNeeded(_ position: Int) {
    guard estimatesHeights, !geometry.heights.isExact(position) else { return }
    let height = delegateHeight(geometry.path(at: position)) ?? fixedRowHeight
    geometry.heights.set(height, isExact: true, of: position)
  }

  /// The height that the delegate gives a row, or nil if it gives none.
  func delegateHeight(_ path: IndexPath) -> CGFloat? {
    implemented(tableDelegate?.tableView(self, heightForRowAt: path))
  }

  private func delegateEstimate(_ path: IndexPath) -> CGFloat? {
    implemented(tableDelegate?.tableView(self, estimatedHeightForRowAt: path))
  }

  /// A height that a delegate gave, or nil if it does not implement the method. `automaticDimension` is a
  /// request to find out, which gives the height of a row that says nothing.
  func implemented(_ height: CGFloat?) -> CGFloat? {
    guard let height, height.bitPattern != Self.unimplementedHeight.bitPattern else { return nil }
    return height == UITableView.automaticDimension ? Self.automaticHeight : max(height, 0)
  }
}
