import ListProbe
import Testing

@testable import ListKit

/// Numbered identifiers beside a plain list.
@Suite("Numbered identifiers") struct DiffableIdentifierTests {
  /// Few different hashes, so that identifiers stand in each other's way; and those that say so are apart by
  /// `==` only.
  private struct Colliding: Hashable {
    var value: Int
    var hashes: Int
    func hash(into hasher: inout Hasher) { hasher.combine(value % hashes) }
  }

  @Test("Any additions and removals", arguments: 0..<20 as Range<UInt64>, [1, 3, 1000])
  func additionsAndRemovals(seed: UInt64, hashes: Int) {
    var random = SeededGenerator(seed: seed)
    var numbered = NumberedIdentifiers<Colliding>()
    var plain: [Colliding] = []
    for step in 0..<300 {
      let identifier = Colliding(value: Int.random(in: 0..<60, using: &random), hashes: hashes)
      if Int.random(in: 0..<5, using: &random) < 3 {
        let known = plain.firstIndex(of: identifier)
        let added = numbered.add(identifier)
        #expect(added.isNew == (known == nil))
        #expect(added.number == known ?? plain.count)
        if known == nil { plain.append(identifier) }
      } else if !plain.isEmpty {
        let number = Int.random(in: plain.indices, using: &random)
        numbered.remove(number)
        plain[number] = plain[plain.count - 1]
        plain.removeLast()
      }
      #expect(numbered.all == plain, "step \(step)")
      for value in 0..<60 {
        let identifier = Colliding(value: value, hashes: hashes)
        if numbered.number(of: identifier) != plain.firstIndex(of: identifier) {
          Issue.record("step \(step): \(value)")
        }
      }
    }
  }

  @Test("Room that was made changes nothing")
  func reserve() {
    var numbered = NumberedIdentifiers<Int>()
    #expect(numbered.number(of: 1) == nil)
    numbered.reserve(100)
    #expect(numbered.number(of: 1) == nil && numbered.all.isEmpty)
    for value in 0..<100 { #expect(numbered.add(value * 7).number == value) }
    numbered.reserve(1000)
    numbered.reserve(5)
    #expect((0..<100).allSatisfy { numbered.number(of: $0 * 7) == $0 })
    #expect(numbered.number(of: 3) == nil)
  }
}
