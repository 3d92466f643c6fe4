import Foundation

extension UITableViewDiffableDataSource: DrivesItsTable {
  /// Takes on a state and lets the table follow it. Nothing may apply another meanwhile (125).
  func update(
    to snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)?,
    _ show: (
      UITableView, NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) -> Void
  ) {
    guard !isBusy else {
      let view = tableView.map { "<\(type(of: $0))>" } ?? "(null)"
      let exception = UIKitException.internalInconsistency(
        "Deadlock detected: calling this method on the main queue with outstanding async updates is "
          + "not permitted and will deadlock. Please always submit updates either always on the main "
          + "queue or always off the main queue - view=\(view)")
      // Where a screen survives it, the table does nothing any more (104).
      guard let tableView else { return exception.raiseOrReturn() }
      return tableView.fail(exception)
    }
    isBusy = true
    let old = applied
    applied = snapshot.withoutMarks
    // A table that was given another data source meanwhile shows that one's rows.
    if let tableView, tableView.dataSource === self { show(tableView, old) }
    isBusy = false
    completion?()
  }
}

extension TableTransition {
  /// What a table has to know to go from one state to the next: where each row was and is. Who stays, comes
  /// and goes follows from the identifiers alone; what is reloaded is marked in the new state.
  init<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>(
    from old: NSDiffableDataSourceSnapshot<SectionID, ItemID>,
    to new: NSDiffableDataSourceSnapshot<SectionID, ItemID>
  ) {
    let reloadedSections = Set(new.reloadedSectionIdentifiers)
    func isReloaded(_ item: ItemID) -> Bool {
      guard let number = new.contents.number(of: item) else { return false }
      if new.contents.marks[number].contains(.reloaded) { return true }
      guard !reloadedSections.isEmpty else { return false }
      let section = new.contents.place(ofNumber: number).section
      return reloadedSections.contains(new.contents.sections[section].identifier)
    }
    self.init(
      counts: new.contents.sections.map(\.items.count),
      destination: { path in old.item(at: path).flatMap { new.path(of: $0) } },
      sectionDestination: { index in
        guard old.contents.sections.indices.contains(index) else { return nil }
        let section = old.contents.sections[index].identifier
        // A section that is reloaded goes and comes again: its header is asked for again.
        return reloadedSections.contains(section) ? nil : new.indexOfSection(section)
      },
      isReloaded: { path in old.item(at: path).map(isReloaded) ?? false },
      reconfigured: new.reconfiguredItemIdentifiers.filter { !isReloaded($0) }
        .compactMap { new.path(of: $0) })
  }
}

extension NSDiffableDataSourceSnapshot {
  /// The item at a path, or nil if there is none.
  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard path.count == 2 else { return nil }
    return contents.number(inSection: path.section, row: path.row).map { contents.identifiers[$0] }
  }

  /// The path of an item, or nil if it is not there.
  func path(of item: ItemIdentifierType) -> IndexPath? {
    contents.place(of: item).map { IndexPath(row: $0.row, section: $0.section) }
  }
}
