import ListProbe
import Testing

@Suite("Seeded random numbers")
struct SeededGeneratorTests {
  @Test(
    "The first numbers of a seed are fixed for ever",
    arguments: [
      (0, [0xE220_A839_7B1D_CDAF, 0x6E78_9E6A_A1B9_65F4, 0x06C4_5D18_8009_454F]),
      (1, [0x910A_2DEC_8902_5CC1, 0xBEEB_8DA1_658E_EC67, 0xF893_A2EE_FB32_555E]),
      (UInt64.max, [0xE4D9_7177_1B65_2C20, 0xE99F_F867_DBF6_82C9, 0x382F_F84C_B272_81E9]),
    ] as [(UInt64, [UInt64])])
  func firstNumbers(seed: UInt64, numbers: [UInt64]) {
    #expect(Self.numbers(3, seed: seed) == numbers)
  }

  @Test func `a seed gives the same sequence again, and another seed another`() {
    #expect(Self.numbers(1000, seed: 42) == Self.numbers(1000, seed: 42))
    #expect(Self.numbers(1000, seed: 42) != Self.numbers(1000, seed: 43))
    #expect(Set(Self.numbers(1000, seed: 42)).count == 1000)
  }

  @Test func `what the standard library draws from it is the same again`() {
    var (a, b) = (SeededGenerator(seed: 7), SeededGenerator(seed: 7))
    #expect((0..<50).shuffled(using: &a) == (0..<50).shuffled(using: &b))
    #expect(Int.random(in: 0..<1_000_000, using: &a) == Int.random(in: 0..<1_000_000, using: &b))
  }

  private static func numbers(_ count: Int, seed: UInt64) -> [UInt64] {
    var generator = SeededGenerator(seed: seed)
    return (0..<count).map { _ in generator.next() }
  }
}
