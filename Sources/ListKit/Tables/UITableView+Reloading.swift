import Foundation

/// From one state of the data source to the next.
extension UITableView {
  /// Takes everything off the screen and reads the counts anew.
  func startAgain() {
    guard !isPoisoned else { return }
    batch?.isOverruled = true
    // Bottom row first, with the paths that the rows had (40, 41). The bottom row's cell is also the last
    // into the pool and so the first out: rows come back with other cells than before (40).
    forgetPrepared()
    var ended: [UITableViewCell] = []
    for position in shown.keys.sorted(by: >) {
      guard let cell = shown.removeValue(forKey: position) else { continue }
      ended.append(cell)
      cell.removeFromSuperview()
      tableDelegate?.tableView(
        self, didEndDisplaying: cell, forRowAt: geometry.path(at: position))
    }
    for cell in ended.reversed() { pool.put(cell, cell.reuseIdentifier) }
    for edge in SectionEdge.allCases {
      for section in supplements.sections(edge) { endDisplaying(edge, section) }
    }
    supplements.measured = [.header: [:], .footer: [:]]
    selection = []
    announced = []
    setNeedsReload()
    readCountsIfNeeded()
    keepOffsetInContent()
  }

  /// Scrolls back as far as the content became shorter (59).
  private func keepOffsetInContent() {
    let lowest = max(
      contentSize.height + adjustedContentInset.bottom - bounds.height, -adjustedContentInset.top)
    if contentOffset.y > lowest { contentOffset.y = lowest }
  }

  /// Goes over to a new state: cells stay with their rows, those of rows that are gone or reloaded are pooled
  /// after the new ones were asked for (79), and what is now on screen is asked for at once.
  func perform(_ transition: TableTransition) {
    guard !isPoisoned else { return }
    needsReload = false
    moveCells(by: transition)
    selection = selection.compactMap {
      transition.isReloaded($0) ? nil : transition.destination($0)
    }
    reconfigure(transition.reconfigured)
    remeasure()
    keepOffsetInContent()
    setNeedsLayout()
    layoutIfNeeded()
  }

  private func moveCells(by transition: TableTransition) {
    let old = geometry
    let moved = { (position: Int) -> IndexPath? in
      let path = old.path(at: position)
      return transition.isReloaded(path) ? nil : transition.destination(path)
    }
    let ready = prepared.takeAll()
    let cells = shown
    shown = [:]
    moveSectionViews(by: transition)
    let estimatedBefore = estimatedEdges
    read(counts: transition.counts)
    if estimatesHeights {
      // Rows that stay are not forgotten: the content does not jump. Those on screen are asked again below.
      for (row, height) in old.heights.exactRows {
        guard let path = moved(row) else { continue }
        geometry.heights.set(height, isExact: true, of: geometry.position(of: path))
      }
    }
    keepSectionHeights(of: old, estimated: estimatedBefore, by: transition)

    for position in cells.keys.sorted() {
      guard let cell = cells[position] else { continue }
      if let path = moved(position) {
        shown[geometry.position(of: path)] = cell
      } else {
        let path = old.path(at: position)
        cell.removeFromSuperview()
        leaving.append((cell, path))
        tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
      }
    }
    // A cell that stands ready for a reloaded row is thrown away; for a moved one it moves along (85).
    for (position, cell) in ready {
      if let path = moved(position) {
        prepared.put(cell, at: geometry.position(of: path))
      } else {
        leaving.append((cell, old.path(at: position)))
      }
    }
    announced = []
    updateContentSize()
  }

  /// Headers and footers stay with their sections.
  private func moveSectionViews(by transition: TableTransition) {
    let sections = supplements.shown
    supplements.shown = [.header: [:], .footer: [:]]
    supplements.measured = [.header: [:], .footer: [:]]
    var stay: [(edge: SectionEdge, section: Int, view: UIView)] = []
    for edge in SectionEdge.allCases {
      for (section, view) in sections[edge, default: [:]].sorted(by: { $0.key < $1.key }) {
        if let new = transition.sectionDestination(section) {
          stay.append((edge, new, view))
        } else {
          supplements[edge, section] = view
          endDisplaying(edge, section)
        }
      }
    }
    for (edge, section, view) in stay { supplements[edge, section] = view }
  }

  /// Headers and footers that were measured are not estimates again, where their sections stay.
  private func keepSectionHeights(
    of old: TableGeometry, estimated: [SectionEdge: Set<Int>], by transition: TableTransition
  ) {
    guard estimatedEdges.contains(where: { !$0.value.isEmpty }) else { return }
    for section in 0..<old.sections {
      guard let new = transition.sectionDestination(section) else { continue }
      for edge in SectionEdge.allCases
      where estimated[edge]?.contains(section) != true
        && estimatedEdges[edge]?.remove(new) != nil
      {
        setHeight(old.surroundings[section][edge], of: edge, new)
      }
    }
  }

  /// Asks again how high the rows on screen are, without new cells (57).
  private func remeasure() {
    guard estimatesHeights else { return }
    let revision = revision
    for position in shown.keys.sorted() {
      guard let cell = shown[position] else { continue }
      settleHeight(of: position, with: cell, isChanged: true)
      guard self.revision == revision, !isPoisoned else { return }
    }
    updateContentSize()
  }

  /// Runs `cellForRowAt` again for rows that have a cell, on screen or ready, with that very cell (83–85). In
  /// the probe's second world they get a new one.
  private func reconfigure(_ paths: [IndexPath]) {
    for path in paths where geometry.contains(path) {
      let position = geometry.position(of: path)
      guard let cell = shown[position] ?? prepared[position] else { continue }
      if neverReuses {
        if shown[position] === cell { endDisplaying(position) }
        continue
      }
      let revision = revision
      let answer = ask(path, existing: cell)
      guard self.revision == revision, !isPoisoned else { return }
      if let answer, answer !== cell {
        // UIKit wants the very cell back (87); the text for another one of the same kind is our choice.
        fail(
          .internalInconsistency(
            "The cell returned when reconfiguring the row at index path "
              + "\(path.exceptionWords) is not the existing cell of the row, which is not allowed. "
              + "Dequeue the cell for the index path and return it."))
        return
      }
      cell.updateConfigurationIfNeeded()
      settleHeight(of: position, with: cell, isChanged: true)
      guard self.revision == revision, !isPoisoned else { return }
    }
    updateContentSize()
  }

  /// Raises an exception in a call that returns nothing. Where a screen survives it, the table does nothing
  /// any more (104).
  func fail(_ exception: UIKitException) {
    isPoisoned = true
    exception.raiseOrReturn()
  }
}
