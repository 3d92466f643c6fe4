/// Changing items. What raises leaves the snapshot as it was.
extension NSDiffableDataSourceSnapshot {
  // MARK: Adding

  /// Adds items at the end of a section; of the last one if none is named (115).
  ///
  /// Items that the snapshot already has move there, and a line is logged (114a). Raises
  /// `NSInternalInconsistencyException` if an identifier is given twice (114), if there are no sections, and
  /// if there is no such section (115).
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard numberOfSections > 0 else { return SnapshotFault.noSections.raiseOrReturn() }
    var section = numberOfSections - 1
    if let sectionIdentifier {
      guard let index = contents.sectionIndex(of: sectionIdentifier) else {
        return SnapshotFault.notFound("section").raiseOrReturn()
      }
      section = index
    }
    guard let numbers = admit(identifiers) else { return }
    contents.put(numbers, inSection: section, row: contents.sections[section].items.count)
  }

  /// Adds items before another, in its section.
  ///
  /// Raises as `appendItems(_:toSection:)` does, if there is no such item, and if it is among those added.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, at: beforeIdentifier, offset: 0)
  }

  /// Adds items after another, in its section.
  ///
  /// Raises as `appendItems(_:toSection:)` does, if there is no such item, and if it is among those added.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, at: afterIdentifier, offset: 1)
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], at anchor: ItemIdentifierType, offset: Int
  ) {
    guard !identifiers.contains(anchor) else {
      return SnapshotFault.itemAmongInserted(anchor, identifiers).raiseOrReturn()
    }
    guard let number = contents.number(of: anchor) else {
      return SnapshotFault.notFound("section").raiseOrReturn()
    }
    guard let numbers = admit(identifiers) else { return }
    put(numbers, at: number, offset: offset)
  }

  /// The numbers of identifiers, or nil if that raised.
  private mutating func admit(_ identifiers: [ItemIdentifierType]) -> [Int]? {
    let admission = contents.admit(identifiers)
    guard admission.repeated.isEmpty else {
      SnapshotFault.notUnique("item", admission.repeated).raiseOrReturn()
      return nil
    }
    if !admission.existing.isEmpty { SnapshotFault.logExisting(admission.existing) }
    return admission.numbers
  }

  private mutating func put(_ numbers: [Int], at anchor: Int, offset: Int) {
    let place = contents.place(ofNumber: anchor)
    contents.put(numbers, inSection: place.section, row: place.row + offset)
  }

  // MARK: Deleting

  /// Deletes items. Those that the snapshot does not have are passed over (118: our choice).
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let numbers = Set(identifiers.compactMap { contents.number(of: $0) })
    forgetMarks(ofItems: numbers)
    contents.delete(Array(numbers))
  }

  /// Deletes all items and all sections.
  public mutating func deleteAllItems() {
    self = Self()
  }

  /// Takes items that are about to go out of the lists of marked ones.
  mutating func forgetMarks(ofItems numbers: some Sequence<Int>) {
    guard numbers.contains(where: { !contents.marks[$0].isEmpty }) else { return }
    let gone = Set(numbers.map { contents.identifiers[$0] })
    reloadedItemIdentifiers.removeAll { gone.contains($0) }
    reconfiguredItemIdentifiers.removeAll { gone.contains($0) }
  }

  // MARK: Moving

  /// Moves an item before another, into its section.
  ///
  /// Raises `NSInternalInconsistencyException` if there is no such item, and if both are the same.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    move(identifier, to: toIdentifier, offset: 0)
  }

  /// Moves an item after another, into its section.
  ///
  /// Raises `NSInternalInconsistencyException` if there is no such item, and if both are the same.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    move(identifier, to: toIdentifier, offset: 1)
  }

  private mutating func move(
    _ identifier: ItemIdentifierType, to anchor: ItemIdentifierType, offset: Int
  ) {
    guard identifier != anchor else {
      return SnapshotFault.movedToItself("item", identifier).raiseOrReturn()
    }
    guard let number = contents.number(of: identifier) else {
      return SnapshotFault.notFound("fromIndex").raiseOrReturn()
    }
    guard let target = contents.number(of: anchor) else {
      return SnapshotFault.notFound("toIndex").raiseOrReturn()
    }
    contents.takeOut(CollectionOfOne(number))
    put([number], at: target, offset: offset)
  }

  // MARK: Marking

  /// Marks items that are to get other cells. An identifier serves as a key only: the provider is handed the
  /// one that the snapshot has (120).
  ///
  /// Raises `NSInternalInconsistencyException` if the snapshot does not have one of them (117).
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    mark(identifiers, .reloaded, word: "reload", in: \.reloadedItemIdentifiers)
  }

  /// Marks items whose cells are to be configured again (83). Of an item that is also marked to be reloaded,
  /// the reload counts (133: our choice).
  ///
  /// Raises `NSInternalInconsistencyException` if the snapshot does not have one of them (117).
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    mark(identifiers, .reconfigured, word: "reconfigure", in: \.reconfiguredItemIdentifiers)
  }

  private mutating func mark(
    _ identifiers: [ItemIdentifierType], _ mark: SnapshotMarks, word: String,
    in list: WritableKeyPath<Self, [ItemIdentifierType]>
  ) {
    var numbers: [Int] = []
    numbers.reserveCapacity(identifiers.count)
    for identifier in identifiers {
      guard let number = contents.number(of: identifier) else {
        return SnapshotFault.unknownMarked("item", identifier, word: word).raiseOrReturn()
      }
      numbers.append(number)
    }
    var marked: [ItemIdentifierType] = []
    for number in numbers where !contents.marks[number].contains(mark) {
      contents.mark(number, mark)
      marked.append(contents.identifiers[number])
    }
    self[keyPath: list] += marked
  }
}
