import ListProbe
import Testing

@Suite("Combinations of fields")
struct FieldCombinationsTests {
  private typealias Item = [Int]

  private func fields(_ sizes: [Int]) -> [ItemField<Item>] {
    sizes.enumerated().map { field, size in
      ItemField(
        "field \(field)", (0..<size).map { value in ItemValue("\(value)") { $0[field] = value } })
    }
  }

  @Test func `few are made whole, the plain one first`() {
    let combinations = FieldCombinations(fields([2, 3]))
    #expect(combinations.all == [[0, 0], [0, 1], [0, 2], [1, 0], [1, 1], [1, 2]])
    #expect(combinations.words == "6 looks: all that 2 fields can give")
    #expect(combinations.item(5, from: [9, 9]) == [1, 2])
  }

  @Test(
    "Of many, any two values of two fields meet in one",
    arguments: [[2, 2, 2, 3, 2, 2], [3, 3, 3, 3], [2, 2, 2, 2, 2], [5, 4, 3, 2, 2, 2, 2, 2]])
  func pairs(sizes: [Int]) {
    let combinations = FieldCombinations(fields(sizes))
    #expect(!combinations.isComplete)
    for first in sizes.indices {
      for second in sizes.indices where second > first {
        let met = Set(combinations.all.map { [$0[first], $0[second]] })
        #expect(met.count == sizes[first] * sizes[second])
      }
    }
    #expect(combinations.all.first == [Int](repeating: 0, count: sizes.count))
    // Not many more than the two largest fields need.
    let most = sizes.sorted(by: >).prefix(2).reduce(1, *)
    #expect(combinations.all.count <= most + sizes.count)
    #expect(combinations.all == FieldCombinations(fields(sizes)).all)
  }

  @Test func `one field is all its values`() {
    #expect(FieldCombinations(fields([3])).words == "3 looks: all that 1 field can give")
  }
}
