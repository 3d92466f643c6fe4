/// How one list of unique identifiers becomes another: what goes, what comes, and what stands elsewhere.
///
/// Identity only. Whether the content behind an identifier changed is another question, and not asked here.
///
/// - Complexity: O(*n*) in practice, where *n* is the length of the lists; O(*n* log *n*) when they are
///   shuffled, for the longest run of identifiers that can stay.
@usableFromInline
package struct ListDifference: Equatable, Sendable {
  /// Indices in the old list of identifiers that the new one does not have, ascending.
  package var removed: [Int]

  /// Indices in the new list of identifiers that the old one did not have, ascending.
  package var inserted: [Int]

  /// Identifiers that both have but that cannot stay, ascending by their new index. There are as few as can
  /// be: the others are a longest common subsequence of both lists.
  package var moved: [Move]

  /// An identifier's old and new index.
  @usableFromInline
  package struct Move: Equatable, Sendable {
    /// Its index in the old list.
    package var from: Int

    /// Its index in the new list.
    package var to: Int

    @usableFromInline
    init(from: Int, to: Int) {
      self.from = from
      self.to = to
    }
  }

  @usableFromInline
  init(removed: [Int], inserted: [Int], moved: [Move]) {
    self.removed = removed
    self.inserted = inserted
    self.moved = moved
  }

  /// The difference between two lists. Identifiers must be unique within each of them.
  @inlinable
  package init<ID: Hashable>(from old: [ID], to new: [ID]) {
    let pairing = Pairing(old: old, new: new)
    self = pairing.difference()
  }
}
