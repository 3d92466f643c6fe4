import Foundation
import Testing

@testable import ListKit

/// All lists of up to four sections with up to three rows each, against a list of rows written out.
@Suite("Where rows stand")
struct TableGeometryTests {
  @Test func `counts come back as they were given`() {
    for counts in Self.allCounts { #expect(Self.geometry(counts).counts == counts) }
  }

  @Test func `sections, rows and height add up`() {
    for counts in Self.allCounts {
      let geometry = Self.geometry(counts)
      let rows = Self.rows(counts)
      #expect(geometry.sections == counts.count, "\(counts)")
      #expect(geometry.rows == rows.count, "\(counts)")
      #expect(geometry.height == CGFloat(rows.count) * 10, "\(counts)")
    }
  }

  @Test func `a path's number and a number's path are each other's inverse`() {
    for counts in Self.allCounts {
      let geometry = Self.geometry(counts)
      for (position, path) in Self.rows(counts).enumerated() {
        #expect(geometry.path(at: position) == path, "\(counts)")
        #expect(geometry.position(of: path) == position, "\(counts)")
      }
    }
  }

  @Test func `it contains the paths of its rows and no others`() {
    for counts in Self.allCounts {
      let geometry = Self.geometry(counts)
      let rows = Set(Self.rows(counts))
      for section in -1...counts.count {
        for row in -1...4 {
          let path = IndexPath(row: row, section: section)
          #expect(geometry.contains(path) == rows.contains(path), "\(counts), \(path)")
        }
      }
      for path in [IndexPath(), IndexPath(index: 0), IndexPath(indexes: [0, 0, 0])] {
        #expect(!geometry.contains(path), "\(counts), \(path)")
      }
    }
  }

  @Test func `a row stands below all rows before it`() {
    for counts in Self.allCounts {
      let geometry = Self.geometry(counts)
      for position in Self.rows(counts).indices {
        let expected = CGRect(x: 0, y: position * 10, width: 320, height: 10)
        #expect(geometry.rect(at: position, width: 320) == expected, "\(counts)")
      }
    }
  }

  @Test func `a stretch shows the rows that it meets in more than an edge`() {
    for rows in 0...5 {
      let geometry = Self.geometry([rows])
      for top in stride(from: CGFloat(-25), through: 75, by: 2.5) {
        for length in stride(from: CGFloat(0), through: 60, by: 2.5) {
          let bottom = top + length
          let expected = (0..<rows).filter {
            length > 0 && CGFloat($0 + 1) * 10 > top && CGFloat($0) * 10 < bottom
          }
          let positions = geometry.positions(from: top, to: bottom)
          #expect(Array(positions) == expected, "\(rows) rows, \(top) to \(bottom)")
        }
      }
    }
  }

  @Test func `a stretch far outside shows nothing`() {
    let geometry = Self.geometry([5])
    #expect(geometry.positions(from: 1e300, to: 2e300).isEmpty)
    #expect(geometry.positions(from: -2e300, to: -1e300).isEmpty)
    #expect(geometry.positions(from: 30, to: 10).isEmpty)
    #expect(geometry.positions(from: -.infinity, to: .infinity) == 0..<5)
  }

  @Test func `headers, footers and padding stand between the rows`() {
    var geometry = TableGeometry(
      counts: [2, 0, 1],
      surroundings: [
        .init(padding: 3, header: 20, footer: 5), .init(header: 7), .init(footer: 11),
      ],
      heights: RowHeights([10, 40, 15], isExact: true))
    geometry.top = 100
    geometry.bottom = 50
    #expect(geometry.sectionRect(0, width: 9) == CGRect(x: 0, y: 100, width: 9, height: 78))
    #expect(geometry.headerRect(0, width: 9) == CGRect(x: 0, y: 103, width: 9, height: 20))
    #expect(geometry.rect(at: 0, width: 9) == CGRect(x: 0, y: 123, width: 9, height: 10))
    #expect(geometry.rect(at: 1, width: 9) == CGRect(x: 0, y: 133, width: 9, height: 40))
    #expect(geometry.footerRect(0, width: 9) == CGRect(x: 0, y: 173, width: 9, height: 5))
    #expect(geometry.headerRect(1, width: 9) == CGRect(x: 0, y: 178, width: 9, height: 7))
    #expect(geometry.rect(at: 2, width: 9) == CGRect(x: 0, y: 185, width: 9, height: 15))
    #expect(geometry.footerRect(2, width: 9) == CGRect(x: 0, y: 200, width: 9, height: 11))
    #expect(geometry.height == 261)
    #expect(geometry.positions(from: 0, to: 123).isEmpty)
    #expect(geometry.positions(from: 0, to: 124) == 0..<1)
    #expect(geometry.positions(from: 172, to: 186) == 1..<3)
    #expect(geometry.positions(from: 173, to: 185).isEmpty)
    #expect(geometry.sections(from: 101, to: 102) == 0..<1)
    #expect(geometry.sections(from: 177, to: 186) == 0..<3)
    geometry.setSurroundings(.init(header: 30), of: 1)
    #expect(geometry.rect(at: 2, width: 9).minY == 208)
    #expect(geometry.height == 284)
  }

  @Test func `a row of a million is found in the right one of a thousand sections`() {
    let geometry = Self.geometry(Array(repeating: 1000, count: 1000))
    #expect(geometry.rows == 1_000_000)
    #expect(geometry.path(at: 999_999) == IndexPath(row: 999, section: 999))
    #expect(geometry.path(at: 500_000) == IndexPath(row: 0, section: 500))
    #expect(geometry.positions(from: 9_999_950, to: 10_000_100) == 999_995..<1_000_000)
  }

  private static let allCounts: [[Int]] = (0...4).flatMap(lists)

  /// All lists of so many counts from 0 to 3.
  private static func lists(ofLength length: Int) -> [[Int]] {
    length == 0 ? [[]] : lists(ofLength: length - 1).flatMap { list in (0...3).map { list + [$0] } }
  }

  private static func geometry(_ counts: [Int]) -> TableGeometry {
    TableGeometry(
      counts: counts, surroundings: counts.map { _ in .init() },
      heights: RowHeights(count: counts.reduce(0, +), height: 10, isExact: true))
  }

  /// The reference: every row's path, in order.
  private static func rows(_ counts: [Int]) -> [IndexPath] {
    counts.enumerated().flatMap { section, count in
      (0..<count).map { IndexPath(row: $0, section: section) }
    }
  }
}
