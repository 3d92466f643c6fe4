public import Foundation

/// A table's data source that is told states instead of changes: it finds out by itself what a snapshot
/// changes, and a row that stays keeps its cell.
///
/// What a change means for the table follows from where each identifier was and is, so applying a snapshot
/// compares no lists: it looks up the rows on screen, however long the list is. (UIKit's is O(*n*), 123.)
///
/// A subclass overrides the methods of `UITableViewDataSource` to have titles, editing or reordering: this
/// class answers that there are none (130).
///
/// Source: `UITableViewDiffableDataSource` documentation; numbers in brackets are those of the behaviours in
/// `Tests/ConformanceTests`.
@MainActor
@preconcurrency
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: UITableViewDataSource {
  /// Makes the cell of an item, usually a dequeued one. To return nil is an error (27).
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  /// Makes a data source without items and sets it as the table's. The table does not own it (129).
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    tableView.dataSource = self
  }

  /// How rows come and go; `.automatic` at first (134). Nothing is animated here.
  open var defaultRowAnimation: UITableView.RowAnimation = .automatic

  // MARK: State

  weak var tableView: UITableView?
  private let cellProvider: CellProvider

  /// What is shown, without marks.
  var applied = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

  /// Whether a snapshot is being applied or a cell provided.
  var isBusy = false

  // MARK: Snapshots

  /// A copy of what was applied last, with nothing to reload or reconfigure (112).
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    applied
  }

  /// Shows a new state. Rows whose items stay keep their cells, wherever they go (132).
  ///
  /// The update is over when this returns, and the completion has run; another snapshot may be applied from
  /// it (125, 126: our choice). `animatingDifferences` makes no difference, as nothing is animated here; it
  /// does not reload, as it did before iOS 15 (121).
  ///
  /// Raises `NSInternalInconsistencyException` while another snapshot is being applied or a cell provided
  /// (125).
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    update(to: snapshot, completion: completion) { table, old in
      table.perform(TableTransition(from: old, to: snapshot))
    }
  }

  /// Shows a new state and returns when that is done.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    apply(snapshot, animatingDifferences: animatingDifferences, completion: nil)
  }

  /// Shows a new state by a reload: no row keeps its cell (122).
  ///
  /// Raises as `apply(_:animatingDifferences:completion:)` does.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    update(to: snapshot, completion: completion) { table, _ in table.reloadData() }
  }

  /// Shows a new state by a reload and returns when that is done.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    applySnapshotUsingReloadData(snapshot, completion: nil)
  }

  // MARK: Identifiers and places

  /// The item at a path of the applied state, or nil if there is none (127).
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    applied.item(at: indexPath)
  }

  /// The path of an item in the applied state, or nil if it is not there (127).
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    applied.path(of: itemIdentifier)
  }

  /// The section at an index of the applied state, or nil if there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    let sections = applied.contents.sections
    return sections.indices.contains(index) ? sections[index].identifier : nil
  }

  /// The index of a section in the applied state, or nil if it is not there.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    applied.indexOfSection(sectionIdentifier)
  }

  // MARK: UITableViewDataSource

  /// How many sections the applied state has.
  open func numberOfSections(in tableView: UITableView) -> Int { applied.numberOfSections }

  /// How many items a section of the applied state has.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    applied.contents.sections[section].items.count
  }

  /// The provider's cell for the item at a path. Raises `NSInternalInconsistencyException` if it gives none
  /// (27).
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let wasBusy = isBusy
    isBusy = true
    defer { isBusy = wasBusy }
    guard let item = applied.item(at: indexPath),
      let cell = cellProvider(tableView, indexPath, item)
    else {
      UIKitException.internalInconsistency(
        "UITableView dataSource returned a nil cell for row at index path: "
          + "\(indexPath.exceptionWords). Table view: <\(type(of: tableView))>, "
          + "dataSource: <\(type(of: self))>"
      ).raise()
    }
    return cell
  }

  /// Nil (130).
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }

  /// Nil (130).
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }

  /// False (130).
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  /// False (130).
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  /// Does nothing.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  /// Does nothing.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  /// Nil.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  /// The index that is asked for.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
}
