import Foundation

extension BatchUpdate {
  /// What UIKit raises for this batch if the data source now has these row counts, or nil if it is right.
  /// Ranges and contradictions come first, then the number of sections, then the numbers of rows (103).
  func exception(after: [Int]) -> UIKitException? {
    (rangeError(after) ?? conflict() ?? sectionCountError(after) ?? rowCountError(after))
      .map { .internalInconsistency($0) }
  }

  // MARK: Ranges

  private func rangeError(_ after: [Int]) -> String? {
    for section in (sections.deleted + sections.reloaded).sorted()
    where !before.indices.contains(section) {
      let verb = sections.deleted.contains(section) ? "delete" : "reload"
      return "attempt to \(verb) section \(section), but there are only "
        + "\(before.count) sections before the update"
    }
    for section in sections.inserted.sorted() where !after.indices.contains(section) {
      return "attempt to insert section \(section) but there are only "
        + "\(after.count) sections after the update"
    }
    for move in sections.moved {
      if !before.indices.contains(move.from) {
        return "attempt to move section \(move.from), but there are only "
          + "\(before.count) sections before the update"
      }
      if !after.indices.contains(move.to) {
        return "attempt to move section \(move.from) to section \(move.to), but there are only "
          + "\(after.count) sections after the update"
      }
    }
    return rowRangeError(after)
  }

  private func rowRangeError(_ after: [Int]) -> String? {
    let old: [(verb: String, paths: [IndexPath])] = [
      ("delete", rows.deleted), ("reload", rows.reloaded), ("move", rows.moved.map(\.from)),
      ("reconfigure", reconfigured),
    ]
    for (verb, paths) in old {
      for path in paths.sorted() {
        guard path.count == 2, before.indices.contains(path.section) else {
          return "attempt to \(verb) row \(path.rowWords), but there are only "
            + "\(before.count) sections before the update"
        }
        guard path.row >= 0, path.row < before[path.section] else {
          return "attempt to \(verb) row \(path.row) from section \(path.section) which only "
            + "contains \(before[path.section]) rows before the update"
        }
      }
    }
    let new: [(verb: String, paths: [IndexPath])] = [
      ("insert", rows.inserted), ("move", rows.moved.map(\.to)),
    ]
    for (verb, paths) in new {
      for path in paths.sorted() {
        guard path.count == 2, after.indices.contains(path.section) else {
          return "attempt to \(verb) row \(path.rowWords), but there are only "
            + "\(after.count) sections after the update"
        }
        guard path.row >= 0, path.row < after[path.section] else {
          return "attempt to \(verb) row \(path.row) into section \(path.section), but there are "
            + "only \(after[path.section]) rows in section \(path.section) after the update"
        }
      }
    }
    return nil
  }

  // MARK: Contradictions

  /// What cannot be done to one place in one batch (93, 95). Two moves, and two equal deletions, are written
  /// in the same form, which is our choice.
  private func conflict() -> String? {
    conflict(in: rows, name: { "index path (\($0.exceptionWords))" })
      ?? conflict(in: sections, name: { "section (\($0))" })
  }

  private func conflict<Place>(in changes: Changes<Place>, name: (Place) -> String) -> String? {
    let deleted = Set(changes.deleted)
    let inserted = Set(changes.inserted)
    let reloaded = Set(changes.reloaded)
    var from: Set<Place> = []
    var to: Set<Place> = []
    for move in changes.moved {
      if deleted.contains(move.from) || reloaded.contains(move.from) {
        return "attempt to perform a delete and a move from the same \(name(move.from))"
      }
      if inserted.contains(move.to) {
        return "attempt to perform an insert and a move to the same \(name(move.to))"
      }
      if !from.insert(move.from).inserted {
        return "attempt to perform multiple moves from the same \(name(move.from))"
      }
      if !to.insert(move.to).inserted {
        return "attempt to perform multiple moves to the same \(name(move.to))"
      }
    }
    if let both = changes.reloaded.filter(deleted.contains).min() {
      return "attempt to delete and reload the same \(name(both))"
    }
    if let twice = Self.firstTwice(changes.inserted) {
      return "attempt to perform multiple inserts to the same \(name(twice))"
    }
    if let twice = Self.firstTwice(changes.deleted) {
      return "attempt to perform multiple deletes from the same \(name(twice))"
    }
    return nil
  }

  private static func firstTwice<Place: Hashable & Comparable>(_ places: [Place]) -> Place? {
    Dictionary(grouping: places, by: { $0 }).filter { $0.value.count > 1 }.keys.min()
  }

  // MARK: Counts

  private func sectionCountError(_ after: [Int]) -> String? {
    let expected = before.count + sections.inserted.count - sections.deleted.count
    guard after.count != expected else { return nil }
    return "Invalid update: invalid number of sections. The number of sections contained in the "
      + "table view after the update (\(after.count)) must be equal to the number of sections "
      + "contained in the table view before the update (\(before.count)), plus or minus the number "
      + "of sections inserted or deleted (\(sections.inserted.count) inserted, "
      + "\(sections.deleted.count) deleted)."
  }

  /// The rows of each section that stays must add up. Which of UIKit's two texts comes is not settled (101).
  /// Our choice: the dump alone where a reload is among the section's updates, else the sentence with the
  /// dump behind it.
  private func rowCountError(_ after: [Int]) -> String? {
    let shift = Shift(
      removed: sections.deleted + sections.moved.map(\.from),
      added: sections.inserted + sections.moved.map(\.to))
    let moves = Dictionary(uniqueKeysWithValues: sections.moved.map { ($0.from, $0.to) })
    for section in before.indices where !sections.reloaded.contains(section) {
      guard let new = moves[section] ?? shift.destination(of: section) else { continue }
      let inserted = rows.inserted.count { $0.section == new }
      let deleted = rows.deleted.count { $0.section == section }
      let movedIn = rows.moved.count { $0.to.section == new }
      let movedOut = rows.moved.count { $0.from.section == section }
      guard after[new] != before[section] + inserted - deleted + movedIn - movedOut else {
        continue
      }
      let dump = dump(after)
      if rows.reloaded.contains(where: { $0.section == section }) { return dump }
      return "Invalid update: invalid number of rows in section \(new). The number of rows "
        + "contained in an existing section after the update (\(after[new])) must be equal to the "
        + "number of rows contained in that section before the update (\(before[section])), plus "
        + "or minus the number of rows inserted or deleted from that section (\(inserted) "
        + "inserted, \(deleted) deleted) and plus or minus the number of rows moved into or out of "
        + "that section (\(movedIn) moved in, \(movedOut) moved out).\n\(dump)"
    }
    return nil
  }

  /// The newer text (100): both states and all updates. A reload is written as the deletion and the insertion
  /// that it is (78).
  private func dump(_ after: [Int]) -> String {
    let deletedSections = (sections.deleted + sections.reloaded).map { "Delete section (\($0))" }
    let insertedSections = (sections.inserted + sections.reloaded).map { "Insert section (\($0))" }
    let deletedRows = (rows.deleted + rows.reloaded).map { "Delete row (\($0.dumpWords))" }
    let insertedRows = (rows.inserted + rows.reloaded).map { "Insert row (\($0.dumpWords))" }
    let movedSections = sections.moved.map { "Move section (\($0.from) to \($0.to))" }
    let movedRows = rows.moved.map { "Move row (\($0.from.dumpWords) to \($0.to.dumpWords))" }
    let updates =
      deletedSections + deletedRows + insertedSections + insertedRows + movedSections + movedRows
    return """
      Invalid batch updates detected: the number of sections and/or rows returned by the data \
      source before and/or after performing the batch updates are inconsistent with the updates.
      Data source before updates = { \(Self.words(before)) }
      Data source after updates = { \(Self.words(after)) }
      Updates = [
      \(updates.map { "\t\($0)" }.joined(separator: ",\n"))
      ]
      """
  }

  private static func words(_ counts: [Int]) -> String {
    let rows = counts.map(String.init).joined(separator: ", ")
    return "\(counts.count) section\(counts.count == 1 ? "" : "s") with row counts: [\(rows)]"
  }
}

extension IndexPath {
  /// Section and row as in the newer text: "0 - 3".
  fileprivate var dumpWords: String { map(String.init).joined(separator: " - ") }

  /// Row and section as far as the path has them.
  fileprivate var rowWords: String {
    count == 2 ? "\(self[1]) from section \(self[0])" : "at \(exceptionWords)"
  }
}
