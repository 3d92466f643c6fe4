import ListProbe
import Testing

@testable import ListKit

/// What the differ says, against replaying it, against all small lists, and against the standard library.
@Suite("The difference of two lists") struct ListDifferenceTests {
  /// Applies a difference to the old list: takes out what goes and moves, puts in what comes and moves.
  private func replay<ID: Hashable>(_ difference: ListDifference, from old: [ID], to new: [ID])
    -> [ID]
  {
    let gone = Set(difference.removed + difference.moved.map(\.from))
    var result = old.indices.filter { !gone.contains($0) }.map { old[$0] }
    var arriving: [(to: Int, id: ID)] = difference.inserted.map { ($0, new[$0]) }
    arriving += difference.moved.map { ($0.to, old[$0.from]) }
    for (to, id) in arriving.sorted(by: { $0.to < $1.to }) { result.insert(id, at: to) }
    return result
  }

  /// All lists of up to `most` different identifiers out of as many.
  private func allLists(upTo most: Int) -> [[Int]] {
    var lists: [[Int]] = [[]]
    var longest: [[Int]] = [[]]
    for _ in 0..<most {
      longest = longest.flatMap { list in
        (0..<most).filter { !list.contains($0) }.map { list + [$0] }
      }
      lists += longest
    }
    return lists
  }

  /// The fewest moves: what both have, less their longest common subsequence, by the standard library.
  private func fewestMoves<ID: Hashable>(_ old: [ID], _ new: [ID]) -> Int {
    new.difference(from: old).inferringMoves().count { change in
      if case .insert(_, _, let partner) = change { partner != nil } else { false }
    }
  }

  @Test("Every pair of lists of up to five is replayed rightly, with the fewest moves")
  func exhaustive() {
    let lists = allLists(upTo: 5)
    #expect(lists.count == 326)
    var wrong: [String] = []
    for old in lists {
      for new in lists {
        let difference = ListDifference(from: old, to: new)
        if replay(difference, from: old, to: new) != new
          || difference.moved.count != fewestMoves(old, new)
          || difference.removed != old.indices.filter({ !new.contains(old[$0]) })
          || difference.inserted != new.indices.filter({ !old.contains(new[$0]) })
        {
          wrong.append("\(old) to \(new): \(difference)")
        }
      }
    }
    #expect(wrong.isEmpty, "\(wrong.count) wrong, first: \(wrong.first ?? "")")
  }

  @Test("Longer lists with scattered changes", arguments: 0..<60 as Range<UInt64>)
  func scattered(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let old = Array(0..<Int.random(in: 0...300, using: &random)).shuffled(using: &random)
    var new = old
    for _ in 0..<Int.random(in: 0...20, using: &random) where !new.isEmpty {
      let place = Int.random(in: new.indices, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: new.remove(at: place)
      case 1: new.insert(1000 + new.count + Int(seed) * 1000 + place * 100_000, at: place)
      default: new.insert(new.remove(at: place), at: Int.random(in: new.indices, using: &random))
      }
    }
    var seen: Set<Int> = []
    new = new.filter { seen.insert($0).inserted }
    let difference = ListDifference(from: old, to: new)
    #expect(replay(difference, from: old, to: new) == new, "seed \(seed)")
    #expect(difference.moved.count == fewestMoves(old, new), "seed \(seed)")
  }

  @Test("Shuffled lists", arguments: 0..<10 as Range<UInt64>)
  func shuffled(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let old = Array(0..<200)
    let new = old.shuffled(using: &random)
    let difference = ListDifference(from: old, to: new)
    #expect(replay(difference, from: old, to: new) == new, "seed \(seed)")
    #expect(difference.moved.count == fewestMoves(old, new), "seed \(seed)")
  }

  /// All instances have the same hash: only `==` tells them apart.
  private struct Colliding: Hashable {
    var value: Int
    func hash(into hasher: inout Hasher) { hasher.combine(0) }
  }

  @Test("Identifiers whose hashes are all the same are still told apart")
  func constantHash() {
    let old = (0..<60).map { Colliding(value: $0) }
    let new = (20..<80).reversed().map { Colliding(value: $0) }
    let difference = ListDifference(from: old, to: new)
    #expect(replay(difference, from: old, to: new) == new)
    #expect(difference.removed == Array(0..<20))
    #expect(difference.inserted == Array(0..<20))
    #expect(difference.moved.count == 39)
  }

  @Test("Nothing changed, nothing said")
  func unchanged() {
    let list = Array(0..<100)
    #expect(
      ListDifference(from: list, to: list) == ListDifference(removed: [], inserted: [], moved: []))
  }

  @Test("From first to last is one move")
  func firstToLast() {
    let old = Array(0..<1000)
    let difference = ListDifference(from: old, to: Array(1..<1000) + [0])
    #expect(difference.moved == [ListDifference.Move(from: 0, to: 999)])
    #expect(difference.removed.isEmpty && difference.inserted.isEmpty)
  }
}
