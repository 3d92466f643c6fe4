import Foundation

/// The heights of all rows in order, each exact or estimated, in a tree of sums: from a row to its offset
/// and back in O(log *n*), however many rows there are.
///
/// Neighbours with the same height are one run, so that a million rows of one estimate are no work. Runs
/// stand in chunks; above the chunks stands a binary tree of their sums. Each sum is made anew from its two
/// children, never by adding a change, so that rounding errors do not pile up.
struct RowHeights {
  /// Equal rows that stand together.
  private struct Run {
    var height: CGFloat
    var count: Int32
    var isExact: Bool
  }

  /// What a chunk or a part of the tree adds up to.
  private struct Sum {
    var rows = 0
    var height: CGFloat = 0
  }

  /// The most runs of a chunk; a fuller one is split.
  private static var mostRuns: Int { 128 }

  private var chunks: [[Run]] = [[]]

  /// The tree: node 1 is the root, node `i` has the children `2 i` and `2 i + 1`, and the chunks' own sums
  /// begin at `leaves`.
  private var sums: [Sum] = [Sum(), Sum()]
  private var leaves = 1

  /// No rows.
  init() {}

  /// Rows of one height each, in points.
  init(count: Int, height: CGFloat, isExact: Bool) {
    if count > 0 {
      chunks = [[Run(height: height, count: Int32(count), isExact: isExact)]]
    }
    rebuild()
  }

  /// Rows of these heights, in points.
  init(_ heights: some Sequence<CGFloat>, isExact: Bool) {
    var chunk: [Run] = []
    var all: [[Run]] = []
    for height in heights {
      if let last = chunk.last, last.height == height {
        chunk[chunk.count - 1].count += 1
        continue
      }
      if chunk.count == Self.mostRuns {
        all.append(chunk)
        chunk.removeAll(keepingCapacity: true)
      }
      chunk.append(Run(height: height, count: 1, isExact: isExact))
    }
    all.append(chunk)
    chunks = all
    rebuild()
  }

  /// How many rows there are.
  var count: Int { sums[1].rows }

  /// The height of all rows together, in points.
  var total: CGFloat { sums[1].height }

  // MARK: Reading

  /// The height of the rows before a row, in points. The number of all rows is a valid argument.
  func offset(of row: Int) -> CGFloat {
    guard row < count else { return total }
    var (height, place) = descend(to: row)
    for run in chunks[place.chunk].prefix(place.run) { height += run.height * CGFloat(run.count) }
    return height + chunks[place.chunk][place.run].height * CGFloat(place.inRun)
  }

  /// The height of a row, in points.
  func height(of row: Int) -> CGFloat { run(of: row).height }

  /// Whether the height of a row is known and not estimated.
  func isExact(_ row: Int) -> Bool { run(of: row).isExact }

  /// The row at an offset in points: the first whose lower edge lies below it. The number of all rows if
  /// there is none.
  func row(at offset: CGFloat) -> Int {
    guard offset < total else { return count }
    var node = 1
    var left = max(offset, 0)
    var row = 0
    while node < leaves {
      node *= 2
      if left >= sums[node].height {
        left -= sums[node].height
        row += sums[node].rows
        node += 1
      }
    }
    for run in chunks[min(node - leaves, chunks.count - 1)] {
      let height = run.height * CGFloat(run.count)
      if left < height {
        return row + min(Int(left / run.height), Int(run.count) - 1)
      }
      left -= height
      row += Int(run.count)
    }
    // Only rounding can lead here: the offset lies on the edge of the chunk.
    return min(row, count - 1)
  }

  // MARK: Changing

  /// Gives a row a height, in points.
  mutating func set(_ height: CGFloat, isExact: Bool, of row: Int) {
    let place = descend(to: row).place
    let old = chunks[place.chunk][place.run]
    guard old.height != height || old.isExact != isExact else { return }
    var parts: [Run] = []
    if place.inRun > 0 {
      parts.append(Run(height: old.height, count: Int32(place.inRun), isExact: old.isExact))
    }
    parts.append(Run(height: height, count: 1, isExact: isExact))
    let rest = Int(old.count) - place.inRun - 1
    if rest > 0 {
      parts.append(Run(height: old.height, count: Int32(rest), isExact: old.isExact))
    }
    chunks[place.chunk].replaceSubrange(place.run...place.run, with: parts)
    if chunks[place.chunk].count > Self.mostRuns {
      let half = chunks[place.chunk].count / 2
      let upper = Array(chunks[place.chunk][half...])
      chunks[place.chunk].removeSubrange(half...)
      chunks.insert(upper, at: place.chunk + 1)
      rebuild()
    } else {
      update(place.chunk)
    }
  }

  // MARK: The tree

  private struct Place {
    var chunk: Int
    var run: Int
    var inRun: Int
  }

  private func run(of row: Int) -> Run {
    let place = descend(to: row).place
    return chunks[place.chunk][place.run]
  }

  /// Where a row stands, and the height of all chunks before its own. The row must exist.
  private func descend(to row: Int) -> (height: CGFloat, place: Place) {
    var node = 1
    var left = row
    var height: CGFloat = 0
    while node < leaves {
      node *= 2
      if left >= sums[node].rows {
        left -= sums[node].rows
        height += sums[node].height
        node += 1
      }
    }
    let chunk = node - leaves
    var run = 0
    while left >= Int(chunks[chunk][run].count) {
      left -= Int(chunks[chunk][run].count)
      run += 1
    }
    return (height, Place(chunk: chunk, run: run, inRun: left))
  }

  private func sum(of chunk: [Run]) -> Sum {
    chunk.reduce(into: Sum()) {
      $0.rows += Int($1.count)
      $0.height += $1.height * CGFloat($1.count)
    }
  }

  private mutating func update(_ chunk: Int) {
    var node = leaves + chunk
    sums[node] = sum(of: chunks[chunk])
    while node > 1 {
      node /= 2
      join(node)
    }
  }

  private mutating func join(_ node: Int) {
    sums[node] = Sum(
      rows: sums[2 * node].rows + sums[2 * node + 1].rows,
      height: sums[2 * node].height + sums[2 * node + 1].height)
  }

  private mutating func rebuild() {
    leaves = 1
    while leaves < chunks.count { leaves *= 2 }
    sums = [Sum](repeating: Sum(), count: 2 * leaves)
    for (index, chunk) in chunks.enumerated() { sums[leaves + index] = sum(of: chunk) }
    for node in stride(from: leaves - 1, to: 0, by: -1) { join(node) }
  }
}
