package import Foundation

/// What changes from one snapshot to another: sections, and items by their paths.
///
/// Items are told completely and by themselves: also those that come and go with their section are inserted
/// and deleted. Items that stay in their section are not named when the section moves.
package struct SnapshotDifference: Equatable, Sendable {
  /// What happens to the sections, by their indices.
  package var sections: ListDifference

  /// Old paths of items that are not there any more, ascending.
  package var deleted: [IndexPath] = []

  /// New paths of items that were not there, ascending.
  package var inserted: [IndexPath] = []

  /// Items that go to another section, or to a place in their section that the others cannot leave to them,
  /// ascending by their new path. There are as few of the second kind as can be.
  package var moved: [Move] = []

  /// An item's old and new path.
  package struct Move: Equatable, Sendable {
    /// Its path in the old snapshot.
    package var from: IndexPath

    /// Its path in the new snapshot.
    package var to: IndexPath
  }
}

extension NSDiffableDataSourceSnapshot {
  /// What changed since another snapshot. Applying a snapshot does not need this; it serves those who want to
  /// see what an update did.
  ///
  /// - Complexity: that of `ListDifference`.
  package func difference(from old: Self) -> SnapshotDifference {
    var result = SnapshotDifference(
      sections: ListDifference(from: old.sectionIdentifiers, to: sectionIdentifiers))
    for (index, section) in old.contents.sections.enumerated() {
      for (row, number) in section.items.enumerated()
      where contents.number(of: old.contents.identifiers[number]) == nil {
        result.deleted.append(IndexPath(row: row, section: index))
      }
    }
    for (index, section) in contents.sections.enumerated() {
      let items = section.items.map { contents.identifiers[$0] }
      let oldIndex = old.contents.sectionIndex(of: section.identifier)
      let oldItems = oldIndex.map { old.itemIdentifiers(inIndex: $0) } ?? []
      let rows = ListDifference(from: oldItems, to: items)
      var moves = rows.moved.map { move in
        SnapshotDifference.Move(
          from: IndexPath(row: move.from, section: oldIndex ?? 0),
          to: IndexPath(row: move.to, section: index))
      }
      for row in rows.inserted {
        let path = IndexPath(row: row, section: index)
        if let from = old.path(of: items[row]) {
          moves.append(SnapshotDifference.Move(from: from, to: path))
        } else {
          result.inserted.append(path)
        }
      }
      result.moved += moves.sorted { $0.to < $1.to }
    }
    return result
  }

  private func itemIdentifiers(inIndex index: Int) -> [ItemIdentifierType] {
    contents.sections[index].items.map { contents.identifiers[$0] }
  }
}
