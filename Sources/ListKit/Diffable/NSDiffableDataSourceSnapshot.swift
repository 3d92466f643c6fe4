/// The whole state of a list at one time: sections and items by their identifiers, in order (112).
///
/// Identifiers say who something is and not what it looks like: the snapshot sees no difference between two
/// that are equal (119). An item is in one section only, and sections and items are told apart (113).
///
/// Looking an identifier up takes the same time however long the list is, and so does appending one. A change
/// in the middle moves what comes after it, without hashing anything. A copy shares everything with the
/// original until one of them is changed.
///
/// Source: `NSDiffableDataSourceSnapshot` documentation; numbers in brackets are those of the behaviours in
/// `Tests/ConformanceTests`.
@preconcurrency
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  var contents = SnapshotContents<SectionIdentifierType, ItemIdentifierType>()

  /// Makes an empty snapshot.
  public init() {}

  // MARK: Counting

  /// How many items there are in all sections.
  public var numberOfItems: Int { contents.identifiers.count }

  /// How many sections there are.
  public var numberOfSections: Int { contents.sections.count }

  /// How many items a section has. Raises `NSInternalInconsistencyException` if there is no such section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    contents.sections[requireSection(identifier)].items.count
  }

  // MARK: Reading

  /// All sections in order.
  public var sectionIdentifiers: [SectionIdentifierType] { contents.sections.map(\.identifier) }

  /// All items in order, section by section.
  public var itemIdentifiers: [ItemIdentifierType] {
    var all: [ItemIdentifierType] = []
    all.reserveCapacity(numberOfItems)
    for section in contents.sections {
      for number in section.items { all.append(contents.identifiers[number]) }
    }
    return all
  }

  /// The items of a section in order. Raises `NSInternalInconsistencyException` if there is no such section.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    contents.sections[requireSection(identifier)].items.map { contents.identifiers[$0] }
  }

  /// The section that an item is in, or nil if there is no such item.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType)
    -> SectionIdentifierType?
  {
    contents.place(of: identifier).map { contents.sections[$0.section].identifier }
  }

  /// The index of an item, counted over all sections, or nil if there is no such item (116).
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    contents.place(of: identifier).map { contents.index(of: $0) }
  }

  /// The index of a section, or nil if there is no such section (116).
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    contents.sectionIndex(of: identifier)
  }

  // MARK: Marks

  /// Sections that will be reloaded, in the order in which they were marked.
  public internal(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

  /// Items that will get other cells, in the order in which they were marked.
  public internal(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []

  /// Items whose cells will be configured again, in the order in which they were marked.
  public internal(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  /// The same list with nothing to reload or reconfigure.
  var withoutMarks: Self {
    guard
      !reloadedSectionIdentifiers.isEmpty || !reloadedItemIdentifiers.isEmpty
        || !reconfiguredItemIdentifiers.isEmpty
    else { return self }
    var copy = self
    copy.contents.removeMarks()
    copy.reloadedSectionIdentifiers = []
    copy.reloadedItemIdentifiers = []
    copy.reconfiguredItemIdentifiers = []
    return copy
  }

  private func requireSection(_ identifier: SectionIdentifierType) -> Int {
    guard let index = contents.sectionIndex(of: identifier) else {
      SnapshotFault.unknownSectionRead.raise()
    }
    return index
  }
}
