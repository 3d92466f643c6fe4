/// Changing sections. What raises leaves the snapshot as it was.
extension NSDiffableDataSourceSnapshot {
  // MARK: Adding

  /// Adds sections without items at the end.
  ///
  /// Raises `NSInternalInconsistencyException` if an identifier is given twice (114), and if the snapshot has
  /// it already.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    guard checkNew(identifiers) else { return }
    contents.putSections(identifiers, at: numberOfSections)
  }

  /// Adds sections without items before another.
  ///
  /// Raises as `appendSections(_:)` does, if there is no such section, and if it is among those added.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, at: toIdentifier, offset: 0)
  }

  /// Adds sections without items after another.
  ///
  /// Raises as `appendSections(_:)` does, if there is no such section, and if it is among those added.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, at: toIdentifier, offset: 1)
  }

  private mutating func insert(
    _ identifiers: [SectionIdentifierType], at anchor: SectionIdentifierType, offset: Int
  ) {
    guard !identifiers.contains(anchor) else {
      return SnapshotFault.sectionAmongInserted(anchor, identifiers).raiseOrReturn()
    }
    guard let index = contents.sectionIndex(of: anchor) else {
      return SnapshotFault.notFound("insertIndex").raiseOrReturn()
    }
    guard checkNew(identifiers) else { return }
    contents.putSections(identifiers, at: index + offset)
  }

  /// Whether identifiers can be added; raises if not.
  private func checkNew(_ identifiers: [SectionIdentifierType]) -> Bool {
    var seen: Set<SectionIdentifierType> = []
    var repeated: Set<SectionIdentifierType> = []
    let twice = identifiers.filter { !seen.insert($0).inserted && repeated.insert($0).inserted }
    guard twice.isEmpty else {
      SnapshotFault.notUnique("section", twice).raiseOrReturn()
      return false
    }
    let existing = identifiers.filter { contents.sectionIndex(of: $0) != nil }
    guard existing.isEmpty else {
      SnapshotFault.existingSections(existing).raiseOrReturn()
      return false
    }
    return true
  }

  // MARK: Deleting

  /// Deletes sections with their items. Those that the snapshot does not have are passed over, as items are
  /// (118: our choice).
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let indices = Set(identifiers.compactMap { contents.sectionIndex(of: $0) }).sorted()
    forgetMarks(ofItems: indices.flatMap { contents.sections[$0].items })
    let gone = Set(identifiers)
    reloadedSectionIdentifiers.removeAll { gone.contains($0) }
    contents.deleteSections(indices)
  }

  // MARK: Moving

  /// Moves a section with its items before another.
  ///
  /// Raises `NSInternalInconsistencyException` if there is no such section, and if both are the same.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, to: toIdentifier, offset: 0)
  }

  /// Moves a section with its items after another.
  ///
  /// Raises `NSInternalInconsistencyException` if there is no such section, and if both are the same.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, to: toIdentifier, offset: 1)
  }

  private mutating func move(
    _ identifier: SectionIdentifierType, to anchor: SectionIdentifierType, offset: Int
  ) {
    guard identifier != anchor else {
      return SnapshotFault.movedToItself("section", identifier).raiseOrReturn()
    }
    guard let index = contents.sectionIndex(of: identifier) else {
      return SnapshotFault.notFound("fromSection").raiseOrReturn()
    }
    guard let target = contents.sectionIndex(of: anchor) else {
      return SnapshotFault.notFound("toSection").raiseOrReturn()
    }
    contents.moveSection(at: index, to: (target > index ? target - 1 : target) + offset)
  }

  // MARK: Marking

  /// Marks sections whose items are all to get other cells.
  ///
  /// Raises `NSInternalInconsistencyException` if the snapshot does not have one of them.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers where contents.sectionIndex(of: identifier) == nil {
      return SnapshotFault.unknownMarked("section", identifier, word: "reload").raiseOrReturn()
    }
    var marked = Set(reloadedSectionIdentifiers)
    reloadedSectionIdentifiers += identifiers.filter { marked.insert($0).inserted }
  }
}
