public import Foundation

/// Headers and footers of sections.
extension UITableView {
  /// Names the class that headers and footers of this kind are made of; nil takes the name away (161).
  public func register(
    _ aClass: UITableViewHeaderFooterView.Type?,
    forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    supplements.classes[identifier] = aClass
  }

  /// A header or footer that waits, else a new one of the registered class, else nil (161).
  public func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
    -> UITableViewHeaderFooterView?
  {
    if !neverReuses, let view = supplements.pool.take(identifier) {
      view.prepareForReuse()
      return view
    }
    return supplements.classes[identifier].map {
      HeaderFooterFactory.make($0, reuseIdentifier: identifier)
    }
  }

  /// The header of a section that is on screen, or nil.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    supplements[.header, section] as? UITableViewHeaderFooterView
  }

  /// The footer of a section that is on screen, or nil.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    supplements[.footer, section] as? UITableViewHeaderFooterView
  }

  /// Where a section's header stands when it does not stick to the top. Empty for a section that there is
  /// not.
  public func rectForHeader(inSection section: Int) -> CGRect {
    readCountsIfNeeded()
    guard (0..<geometry.sections).contains(section) else { return .zero }
    return geometry.headerRect(section, width: bounds.width)
  }

  /// Where a section's footer stands. Empty for a section that there is not.
  public func rectForFooter(inSection section: Int) -> CGRect {
    readCountsIfNeeded()
    guard (0..<geometry.sections).contains(section) else { return .zero }
    return geometry.footerRect(section, width: bounds.width)
  }

  /// Where a section stands with its header and footer. Empty for a section that there is not.
  public func rect(forSection section: Int) -> CGRect {
    readCountsIfNeeded()
    guard (0..<geometry.sections).contains(section) else { return .zero }
    return geometry.sectionRect(section, width: bounds.width)
  }
}

// MARK: - On screen

extension UITableView {
  /// Shows the headers and footers that are in the window and takes the others away: after the rows (7).
  func showSectionViews() {
    let visible = geometry.sections(from: bounds.minY, to: bounds.maxY)
    for edge in SectionEdge.allCases {
      let inWindow = visible.filter {
        let rect = sectionViewRect(edge, $0)
        return rect.height > 0 && rect.minY < bounds.maxY && rect.maxY > bounds.minY
      }
      for section in inWindow {
        if supplements[edge, section] == nil { show(edge, section) }
        supplements[edge, section]?.frame = sectionViewRect(edge, section)
      }
      for section in supplements.sections(edge) where !inWindow.contains(section) {
        endDisplaying(edge, section)
      }
    }
  }

  /// Where a header or footer stands now. Those of a plain table stick to the window's edges as long as
  /// their section is there (162).
  func sectionViewRect(_ edge: SectionEdge, _ section: Int) -> CGRect {
    let whole = geometry.sectionRect(section, width: bounds.width)
    switch edge {
    case .header:
      var rect = geometry.headerRect(section, width: bounds.width)
      let lowest = whole.maxY - geometry.surroundings[section].footer - rect.height
      if style == .plain { rect.origin.y = max(rect.minY, min(bounds.minY, lowest)) }
      return rect
    case .footer:
      var rect = geometry.footerRect(section, width: bounds.width)
      let highest = geometry.headerRect(section, width: 0).maxY
      if style == .plain {
        rect.origin.y = min(rect.minY, max(bounds.maxY - rect.height, highest))
      }
      return rect
    }
  }

  private func show(_ edge: SectionEdge, _ section: Int) {
    // The height is asked for once more (7).
    _ = delegateHeight(edge, section)
    guard let view = makeView(edge, section) else { return }
    supplements[edge, section] = view
    view.frame = sectionViewRect(edge, section)
    (view as? UITableViewHeaderFooterView)?.updateConfigurationIfNeeded()
    switch edge {
    case .header:
      tableDelegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    case .footer:
      tableDelegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    }
    addSubview(view)
  }

  /// The delegate's view, else one that shows the title; a view comes first (162).
  private func makeView(_ edge: SectionEdge, _ section: Int) -> UIView? {
    if let view = supplements.takeMeasured(edge, section) ?? delegateView(edge, section) {
      return view
    }
    guard let title = title(edge, section) else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = title
    return view
  }

  /// Takes a header or footer off the screen, into its pool.
  func endDisplaying(_ edge: SectionEdge, _ section: Int) {
    guard let view = supplements[edge, section] else { return }
    supplements[edge, section] = nil
    view.removeFromSuperview()
    if let view = view as? UITableViewHeaderFooterView {
      supplements.pool.put(view, view.reuseIdentifier)
    }
    switch edge {
    case .header:
      tableDelegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    case .footer:
      tableDelegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    }
  }
}
