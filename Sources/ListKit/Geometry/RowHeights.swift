import Foundation

/// The heights of all rows in order, each exact or estimated, in a tree of sums: from a row to its offset
/// and back in O(log *n*), however many rows there are.
///
/// Neighbours with the same height are one run, so that a million rows of one estimate are no work. Runs
/// stand in chunks; above the chunks stands a binary tree of their sums. Each sum is made anew from its two
/// children, never by adding a change, so that rounding errors do not pile up.
struct RowHeights {
  /// Equal rows that stand together. Twelve bytes, where a plain structure would take sixteen: with a height
  /// of its own for each row this is what a row costs.
  private struct Run {
    private var low: UInt32
    private var high: UInt32
    private var countAndExact: UInt32

    init(height: CGFloat, count: Int, isExact: Bool) {
      let bits = Double(height).bitPattern
      low = UInt32(truncatingIfNeeded: bits)
      high = UInt32(truncatingIfNeeded: bits >> 32)
      countAndExact = UInt32(count) << 1 | (isExact ? 1 : 0)
    }

    var height: CGFloat { CGFloat(Double(bitPattern: UInt64(high) << 32 | UInt64(low))) }

    var isExact: Bool { countAndExact & 1 == 1 }

    var count: Int {
      get { Int(countAndExact >> 1) }
      set { countAndExact = UInt32(newValue) << 1 | countAndExact & 1 }
    }

    func isLike(_ other: Run) -> Bool {
      low == other.low && high == other.high && isExact == other.isExact
    }
  }

  /// What a chunk or a part of the tree adds up to.
  private struct Sum {
    var rows = 0
    /// How many of the rows are exact.
    var exact = 0
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
      chunks = [[Run(height: height, count: count, isExact: isExact)]]
    }
    sumUp()
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
        chunk = []
        chunk.reserveCapacity(Self.mostRuns)
      }
      chunk.append(Run(height: height, count: 1, isExact: isExact))
    }
    all.append(chunk)
    chunks = all
    sumUp()
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
        return row + min(Int(left / run.height), run.count - 1)
      }
      left -= height
      row += run.count
    }
    // Only rounding can lead here: the offset lies on the edge of the chunk.
    return min(row, count - 1)
  }

  /// The rows whose heights are known, with those, in order. Costs nothing for the rows between them.
  var exactRows: [(row: Int, height: CGFloat)] {
    var all: [(row: Int, height: CGFloat)] = []
    all.reserveCapacity(sums[1].exact)
    var row = 0
    for (index, chunk) in chunks.enumerated() {
      let sum = sums[leaves + index]
      defer { row += sum.rows }
      guard sum.exact > 0 else { continue }
      var next = row
      for run in chunk {
        if run.isExact { for number in 0..<run.count { all.append((next + number, run.height)) } }
        next += run.count
      }
    }
    return all
  }

  /// How many rows' heights are known.
  var exactCount: Int { sums[1].exact }

  // MARK: Changing

  /// Gives a row a height, in points.
  mutating func set(_ height: CGFloat, isExact: Bool, of row: Int) {
    let place = descend(to: row).place
    let old = chunks[place.chunk][place.run]
    let new = Run(height: height, count: 1, isExact: isExact)
    guard !old.isLike(new) else { return }
    replace(
      at: place, by: [part(of: old, place.inRun), new, part(of: old, old.count - place.inRun - 1)])
  }

  /// Puts rows of one height before a row, or behind all.
  mutating func insert(_ count: Int, height: CGFloat, isExact: Bool, at row: Int) {
    guard count > 0 else { return }
    let new = Run(height: height, count: count, isExact: isExact)
    if row == self.count {
      chunks[chunks.count - 1].append(new)
      mended(chunks.count - 1)
      return
    }
    let place = descend(to: row).place
    let old = chunks[place.chunk][place.run]
    replace(
      at: place, by: [part(of: old, place.inRun), new, part(of: old, old.count - place.inRun)])
  }

  /// Takes a row out.
  mutating func remove(_ row: Int) {
    let place = descend(to: row).place
    let old = chunks[place.chunk][place.run]
    replace(at: place, by: [part(of: old, old.count - 1)])
  }

  /// Some rows of a run.
  private func part(of run: Run, _ count: Int) -> Run {
    var part = run
    part.count = count
    return part
  }

  /// Puts runs, as far as they have rows, where one stood; each that is like the one before it joins it.
  private mutating func replace(at place: Place, by runs: [Run]) {
    var parts: [Run] = []
    for run in runs where run.count > 0 {
      if let last = parts.last, last.isLike(run) {
        parts[parts.count - 1].count += run.count
      } else {
        parts.append(run)
      }
    }
    var range = place.run..<(place.run + 1)
    if let first = parts.first, place.run > 0, chunks[place.chunk][place.run - 1].isLike(first) {
      parts[0].count += chunks[place.chunk][place.run - 1].count
      range = (place.run - 1)..<range.upperBound
    }
    if let last = parts.last, range.upperBound < chunks[place.chunk].count,
      chunks[place.chunk][range.upperBound].isLike(last)
    {
      parts[parts.count - 1].count += chunks[place.chunk][range.upperBound].count
      range = range.lowerBound..<(range.upperBound + 1)
    }
    chunks[place.chunk].replaceSubrange(range, with: parts)
    mended(place.chunk)
  }

  /// Brings the sums up to date with a chunk that changed, and halves one that is too full. Only sums from
  /// the new chunk on are made anew, none of them from rows.
  private mutating func mended(_ chunk: Int) {
    guard chunks[chunk].count > Self.mostRuns else { return update(chunk) }
    let half = chunks[chunk].count / 2
    let upper = Array(chunks[chunk][half...])
    chunks[chunk] = Array(chunks[chunk][..<half])
    chunks.insert(upper, at: chunk + 1)
    let isWider = chunks.count > leaves
    if isWider {
      let old = sums[leaves...]
      leaves *= 2
      sums = [Sum](repeating: Sum(), count: leaves) + old
      sums += [Sum](repeating: Sum(), count: 2 * leaves - sums.count)
    }
    // The last leaf is free: the others move up by one.
    sums.remove(at: 2 * leaves - 1)
    sums.insert(sum(of: upper), at: leaves + chunk + 1)
    sums[leaves + chunk] = sum(of: chunks[chunk])
    joinAll(from: isWider ? 0 : chunk)
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
    while left >= chunks[chunk][run].count {
      left -= chunks[chunk][run].count
      run += 1
    }
    return (height, Place(chunk: chunk, run: run, inRun: left))
  }

  private func sum(of chunk: [Run]) -> Sum {
    chunk.reduce(into: Sum()) {
      $0.rows += $1.count
      if $1.isExact { $0.exact += $1.count }
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
      exact: sums[2 * node].exact + sums[2 * node + 1].exact,
      height: sums[2 * node].height + sums[2 * node + 1].height)
  }

  /// Joins all that stands above the leaves from one chunk on.
  private mutating func joinAll(from chunk: Int) {
    var low = (leaves + chunk) / 2
    var high = leaves - 1
    while low > 0 {
      for node in low...high { join(node) }
      low /= 2
      high /= 2
    }
  }

  private mutating func sumUp() {
    leaves = 1
    while leaves < chunks.count { leaves *= 2 }
    sums = [Sum](repeating: Sum(), count: 2 * leaves)
    for (index, chunk) in chunks.enumerated() { sums[leaves + index] = sum(of: chunk) }
    for node in stride(from: leaves - 1, to: 0, by: -1) { join(node) }
  }
}
