import Foundation
import ListProbe
import Testing

@testable import ListKit

/// The tree of heights against a plain list of them. Heights are multiples of a half, so that sums are exact.
@Suite("The heights of rows")
struct RowHeightsTests {
  @Test func `no rows have no height`() {
    let heights = RowHeights()
    #expect(heights.count == 0)
    #expect(heights.total == 0)
    #expect(heights.offset(of: 0) == 0)
    #expect(heights.row(at: 0) == 0)
  }

  @Test(arguments: [1, 2, 127, 128, 129, 1000, 5000])
  func `heights that were given come back, and offsets are their sums`(count: Int) {
    var generator = SeededGenerator(seed: UInt64(count))
    let list = (0..<count).map { _ in CGFloat(Int.random(in: 0...9, using: &generator)) / 2 }
    expect(RowHeights(list, isExact: true), list)
  }

  @Test(arguments: [1 as UInt64, 2, 3])
  func `changed heights come back, and offsets follow`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var list = [CGFloat](repeating: 44, count: 600)
    var heights = RowHeights(count: 600, height: 44, isExact: false)
    for _ in 0..<1500 {
      let row = Int.random(in: 0..<600, using: &generator)
      list[row] = CGFloat(Int.random(in: 0...200, using: &generator)) / 2
      heights.set(list[row], isExact: true, of: row)
      #expect(heights.isExact(row))
    }
    expect(heights, list)
  }

  @Test func `what the tree says does not depend on the order of the changes`() {
    let list = (0..<400).map { CGFloat($0) * 0.1 + 0.7 }
    var up = RowHeights(count: 400, height: 44, isExact: false)
    var down = up
    for row in 0..<400 { up.set(list[row], isExact: true, of: row) }
    for row in (0..<400).reversed() { down.set(list[row], isExact: true, of: row) }
    // Chunks may be cut elsewhere, so sums may be rounded differently, but only by the last digits.
    #expect(abs(up.total - down.total) < 1e-9)
    for row in 0...400 { #expect(abs(up.offset(of: row) - down.offset(of: row)) < 1e-9) }
  }

  @Test(arguments: [1 as UInt64, 2, 3])
  func `rows come and go, and all stays right`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var list: [(height: CGFloat, isExact: Bool)] = []
    var heights = RowHeights()
    for step in 0..<2500 {
      // Long runs of one height, single rows, and changes; the list grows and shrinks.
      let height = CGFloat(Int.random(in: 0...7, using: &generator)) / 2
      let isExact = Bool.random(using: &generator)
      let row = Int.random(in: 0...list.count, using: &generator)
      switch Int.random(in: 0..<(step % 1000 < 600 ? 3 : 6), using: &generator) {
      case 0, 1:
        let count = Int.random(in: 1...4, using: &generator)
        list.insert(contentsOf: Array(repeating: (height, isExact), count: count), at: row)
        heights.insert(count, height: height, isExact: isExact, at: row)
      case 2 where row < list.count:
        list[row] = (height, isExact)
        heights.set(height, isExact: isExact, of: row)
      case _ where row < list.count:
        list.remove(at: row)
        heights.remove(row)
      default: break
      }
      if step.isMultiple(of: 250) { expect(heights, list.map(\.height)) }
    }
    expect(heights, list.map(\.height))
    #expect(list.indices.allSatisfy { heights.isExact($0) == list[$0].isExact })
    let exact = heights.exactRows
    #expect(exact.map(\.row) == list.indices.filter { list[$0].isExact })
    #expect(exact.map(\.height) == list.filter(\.isExact).map(\.height))
  }

  @Test func `rows are measured one by one in any order, with an estimate for each`() {
    var generator = SeededGenerator(seed: 4)
    var list = (0..<3000).map { CGFloat($0 % 90) / 2 }
    var heights = RowHeights(list, isExact: false)
    for row in list.indices.shuffled(using: &generator) {
      list[row] = CGFloat(Int.random(in: 0...300, using: &generator)) / 2
      heights.set(list[row], isExact: true, of: row)
    }
    expect(heights, list)
    #expect(heights.exactRows.map(\.height) == list)
  }

  @Test func `a height can be exact and equal to the estimate`() {
    var heights = RowHeights(count: 3, height: 44, isExact: false)
    heights.set(44, isExact: true, of: 1)
    #expect((0..<3).map(heights.isExact) == [false, true, false])
    #expect(heights.total == 132)
  }

  @Test func `a million equal rows are found without a list of them`() {
    let heights = RowHeights(count: 1_000_000, height: 60, isExact: false)
    #expect(heights.offset(of: 999_999) == 59_999_940)
    #expect(heights.row(at: 59_999_940) == 999_999)
    #expect(heights.row(at: 59_999_939.9) == 999_998)
    #expect(heights.row(at: 60_000_000) == 1_000_000)
  }

  private func expect(
    _ heights: RowHeights, _ list: [CGFloat], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var offset: CGFloat = 0
    for (row, height) in list.enumerated() {
      #expect(heights.height(of: row) == height, sourceLocation: sourceLocation)
      #expect(heights.offset(of: row) == offset, sourceLocation: sourceLocation)
      if height > 0 {
        #expect(heights.row(at: offset) == row, sourceLocation: sourceLocation)
        #expect(heights.row(at: offset + height - 0.25) == row, sourceLocation: sourceLocation)
      }
      offset += height
    }
    #expect(heights.count == list.count, sourceLocation: sourceLocation)
    #expect(heights.total == offset, sourceLocation: sourceLocation)
    #expect(heights.offset(of: list.count) == offset, sourceLocation: sourceLocation)
    #expect(heights.row(at: offset) == list.count, sourceLocation: sourceLocation)
  }
}
