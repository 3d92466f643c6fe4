import Foundation

/// How high headers and footers are (162).
extension UITableView {
  /// The height of a header or footer that says nothing, and the room above it that iOS 15 adds to a plain
  /// table. Our choice, near what a phone shows.
  private static var standardHeight: CGFloat { 28 }
  private static var automaticPadding: CGFloat { 22 }

  /// How high the header and footer of a section are, or are taken to be until they are shown.
  func readSurroundings(_ section: Int) -> TableGeometry.Surroundings {
    var surroundings = TableGeometry.Surroundings()
    for edge in SectionEdge.allCases {
      if let estimate = estimate(edge, section) {
        estimatedEdges[edge, default: []].insert(section)
        surroundings[edge] = estimate
      } else {
        surroundings[edge] = measuredHeight(edge, section)
      }
    }
    surroundings.padding = padding(above: surroundings.header)
    return surroundings
  }

  /// Measures the headers and footers that came into the window and were estimates so far. Their calls come
  /// after the rows' (7); what moved for it is put in its place by the next pass.
  func measureSurroundings() {
    guard estimatedEdges.contains(where: { !$0.value.isEmpty }) else { return }
    let revision = revision
    for section in geometry.sections(from: bounds.minY, to: bounds.maxY) {
      for edge in SectionEdge.allCases where estimatedEdges[edge]?.contains(section) == true {
        let rect = sectionViewRect(edge, section)
        guard rect.minY <= bounds.maxY, rect.maxY >= bounds.minY else { continue }
        let height = measuredHeight(edge, section)
        guard self.revision == revision, !isPoisoned else { return }
        estimatedEdges[edge]?.remove(section)
        guard height != geometry.surroundings[section][edge] else { continue }
        setHeight(height, of: edge, section)
        setNeedsLayout()
      }
    }
  }

  /// Gives a header or footer a height.
  func setHeight(_ height: CGFloat, of edge: SectionEdge, _ section: Int) {
    var surroundings = geometry.surroundings[section]
    surroundings[edge] = height
    surroundings.padding = padding(above: surroundings.header)
    geometry.setSurroundings(surroundings, of: section)
  }

  private func padding(above header: CGFloat) -> CGFloat {
    guard style == .plain, header > 0 else { return 0 }
    guard sectionHeaderTopPadding == UITableView.automaticDimension else {
      return max(sectionHeaderTopPadding, 0)
    }
    return generation == .modern ? Self.automaticPadding : 0
  }

  /// What a header or footer is taken to be high, or nil where there is no estimate but the table's own: then
  /// it is measured at once, which is our choice.
  private func estimate(_ edge: SectionEdge, _ section: Int) -> CGFloat? {
    let said =
      switch edge {
      case .header:
        said(tableDelegate?.tableView(self, estimatedHeightForHeaderInSection: section))
      case .footer:
        said(tableDelegate?.tableView(self, estimatedHeightForFooterInSection: section))
      }
    switch said {
    case .points(let points): return points
    case .automatic: return nil
    case .unsaid:
      let estimate =
        edge == .header ? estimatedSectionHeaderHeight : estimatedSectionFooterHeight
      // Without a delegate there is nobody who could have a view: a title is all there can be.
      guard estimate > 0, tableDelegate != nil || title(edge, section) != nil else { return nil }
      return estimate
    }
  }

  private func measuredHeight(_ edge: SectionEdge, _ section: Int) -> CGFloat {
    if let points = delegateHeight(edge, section).points { return points }
    // Whether there is one shows only by asking; a view that is asked for now is kept until it is shown.
    let fixed = edge == .header ? sectionHeaderHeight : sectionFooterHeight
    let isAutomatic = fixed == UITableView.automaticDimension
    if let view = supplements[edge, section] ?? viewToKeep(edge, section) {
      return isAutomatic ? fittingHeight(of: view, edge) : max(fixed, 0)
    }
    guard title(edge, section) != nil else { return 0 }
    return isAutomatic ? Self.standardHeight : max(fixed, 0)
  }

  private func viewToKeep(_ edge: SectionEdge, _ section: Int) -> UIView? {
    guard let view = delegateView(edge, section) else { return nil }
    supplements.measured[edge]?[section] = view
    return view
  }

  /// How high a header or footer makes itself: from what it declares where it is a table's kind of view and
  /// sizes itself, else as high as it was made.
  private func fittingHeight(of view: UIView, _ edge: SectionEdge) -> CGFloat {
    guard let view = view as? UITableViewHeaderFooterView else {
      return view.bounds.height > 0
        ? view.bounds.height
        : view.heightFromConstraints(width: bounds.width) ?? Self.standardHeight
    }
    let estimate = edge == .header ? estimatedSectionHeaderHeight : estimatedSectionFooterHeight
    guard estimate != 0 else { return Self.standardHeight }
    window?.willMeasure(view)
    return view.heightThatFits(width: bounds.width) ?? Self.standardHeight
  }

  // MARK: Asking

  /// What the delegate says of a header's or footer's height.
  func delegateHeight(_ edge: SectionEdge, _ section: Int) -> SaidHeight {
    switch edge {
    case .header: said(tableDelegate?.tableView(self, heightForHeaderInSection: section))
    case .footer: said(tableDelegate?.tableView(self, heightForFooterInSection: section))
    }
  }

  /// The delegate's view for a header or footer.
  func delegateView(_ edge: SectionEdge, _ section: Int) -> UIView? {
    switch edge {
    case .header: tableDelegate?.tableView(self, viewForHeaderInSection: section)
    case .footer: tableDelegate?.tableView(self, viewForFooterInSection: section)
    }
  }

  /// The data source's title for a header or footer.
  func title(_ edge: SectionEdge, _ section: Int) -> String? {
    switch edge {
    case .header: dataSource?.tableView(self, titleForHeaderInSection: section)
    case .footer: dataSource?.tableView(self, titleForFooterInSection: section)
    }
  }
}
