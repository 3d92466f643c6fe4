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
    heightsWidth = bounds.width
    estimatedEdges = [:]
    let top = tableHeaderView?.frame.height ?? 0
    let bottom = tableFooterView?.frame.height ?? 0
    // Sections must be known before anything is asked about them.
    geometry = TableGeometry(
      counts: counts, surroundings: counts.indices.map { _ in .init() }, heights: RowHeights())
    let surroundings = counts.indices.map { readSurroundings($0) }
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
    let firstHeight = delegateHeight(first)
    delegateSaysHeights = firstHeight != .unsaid
    let firstEstimate = delegateEstimate(first)
    let isFixed = !delegateSaysHeights && rowHeight != UITableView.automaticDimension
    guard firstEstimate != nil || (estimatedRowHeight != 0 && !isFixed) else {
      guard delegateSaysHeights else {
        return RowHeights(
          count: rows, height: isFixed ? max(rowHeight, 0) : Self.standardRowHeight, isExact: true)
      }
      return RowHeights(
        paths(counts).lazy.map {
          ($0 == first ? firstHeight : self.delegateHeight($0)).points ?? Self.standardRowHeight
        },
        isExact: true)
    }
    estimatesHeights = true
    var heights =
      firstEstimate == nil
      ? RowHeights(
        count: rows,
        height: estimatedRowHeight > 0 ? estimatedRowHeight : Self.standardRowHeight,
        isExact: false)
      : RowHeights(
        paths(counts).lazy.map {
          $0 == first ? firstEstimate ?? 0 : self.delegateEstimate($0) ?? 0
        },
        isExact: false)
    if let points = firstHeight.points { heights.set(points, isExact: true, of: 0) }
    return heights
  }

  /// What a row is high where nobody says anything else (53), and what it is taken to be where the table is
  /// to choose (52).
  static var standardRowHeight: CGFloat { 44 }

  private func paths(_ counts: [Int]) -> some Sequence<IndexPath> {
    counts.indices.lazy.flatMap { section in
      (0..<counts[section]).lazy.map { IndexPath(row: $0, section: section) }
    }
  }

  // MARK: Measuring

  /// Asks how high a row is that is about to be shown, where that is an estimate so far. A row that its cell
  /// measures stays an estimate until it has one.
  func measureIfNeeded(_ position: Int) {
    guard estimatesHeights, !geometry.heights.isExact(position),
      let points = heightSaid(of: position).points
    else { return }
    geometry.heights.set(points, isExact: true, of: position)
  }

  /// What the delegate, and after it the table, says of a row that is an estimate at first (48).
  private func heightSaid(of position: Int) -> SaidHeight {
    if delegateSaysHeights { return delegateHeight(geometry.path(at: position)) }
    return rowHeight == UITableView.automaticDimension ? .automatic : .points(max(rowHeight, 0))
  }

  /// Asks for a row's height when its cell has come from the data source (5), and where rows are estimated
  /// takes over the answer; a row that is to find out takes it from the cell (56). `isChanged` says that
  /// the height counts that comes now, in any case.
  func settleHeight(of position: Int, with cell: UITableViewCell, isChanged: Bool = false) {
    guard estimatesHeights || (isChanged && delegateSaysHeights) else {
      if delegateSaysHeights { _ = delegateHeight(geometry.path(at: position)) }
      return
    }
    let revision = revision
    let said = heightSaid(of: position)
    let height =
      said.points ?? (estimatesHeights ? fittingHeight(of: cell) : Self.standardRowHeight)
    // The app's code was called and may have reloaded the table.
    guard self.revision == revision, position < geometry.rows else { return }
    geometry.heights.set(height, isExact: true, of: position)
  }

  /// How high a cell makes itself at the table's width.
  private func fittingHeight(of cell: UITableViewCell) -> CGFloat {
    cell.updateConfigurationIfNeeded()
    cell.collapsed = false
    window?.willMeasure(cell)
    let height = cell.systemLayoutSizeFitting(
      CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    if cell.collapsed { window?.warn(of: cell) }
    return max(height, 0)
  }

  /// Heights at another width are other heights: rows are estimates again, or all asked for again (58). What
  /// the reader looks at stays. Returns whether there was anything to read.
  func readHeightsAtNewWidth() -> Bool {
    guard heightsWidth != bounds.width else { return false }
    let isFixed =
      !delegateSaysHeights && !estimatesHeights
      && geometry.surroundings.allSatisfy { $0.total == 0 }
    guard !isFixed else {
      heightsWidth = bounds.width
      return false
    }
    supplements.measured = [.header: [:], .footer: [:]]
    read(counts: geometry.counts)
    return true
  }

  // MARK: Keeping the place

  /// A row on screen, and how far below the upper edge of the window it begins.
  struct Anchor {
    var position: Int
    var distance: CGFloat
  }

  /// Whether there are heights that will turn out to be others.
  var canMoveContent: Bool {
    estimatesHeights || estimatedEdges.contains { !$0.value.isEmpty }
  }

  /// The first row in the window that has a cell, unless the list is at its top, where it stays.
  func anchor() -> Anchor? {
    guard contentOffset.y > -adjustedContentInset.top else { return nil }
    return shown.keys.filter { isInWindow($0) }.min().map {
      Anchor(position: $0, distance: geometry.rect(at: $0, width: 0).minY - bounds.minY)
    }
  }

  /// Moves the offset by as much as rows above the anchor turned out to be higher or lower than they were
  /// taken to be: under estimates it is the table that manages the offset (50).
  func keepPlace(of anchor: Anchor?) {
    guard let anchor, anchor.position < geometry.rows else { return }
    let distance = geometry.rect(at: anchor.position, width: 0).minY - bounds.minY
    let change = distance - anchor.distance
    // Sums of heights differ in the last digits by the order in which they were added.
    guard abs(change) > 0.001 else { return }
    lastOffset = lastOffset.map { $0 + change }
    contentOffset.y += change
  }

  // MARK: Asking the delegate

  /// What somebody says of a height.
  enum SaidHeight: Equatable {
    /// Nothing: the method is not implemented.
    case unsaid
    /// That the table is to find out.
    case automatic
    /// So many points.
    case points(CGFloat)

    /// The points, where it says so many.
    var points: CGFloat? { if case .points(let points) = self { points } else { nil } }
  }

  /// What the delegate says of a row's height.
  func delegateHeight(_ path: IndexPath) -> SaidHeight {
    said(tableDelegate?.tableView(self, heightForRowAt: path))
  }

  /// The estimate that the delegate gives a row, or nil if it does not implement the method (46).
  private func delegateEstimate(_ path: IndexPath) -> CGFloat? {
    switch said(tableDelegate?.tableView(self, estimatedHeightForRowAt: path)) {
    case .unsaid: nil
    case .automatic: Self.standardRowHeight
    case .points(let points): points
    }
  }

  /// A delegate's answer. Only the default implementation answers with `unimplementedHeight`.
  func said(_ height: CGFloat?) -> SaidHeight {
    guard let height, height.bitPattern != Self.unimplementedHeight.bitPattern else {
      return .unsaid
    }
    return height == UITableView.automaticDimension ? .automatic : .points(max(height, 0))
  }
}
