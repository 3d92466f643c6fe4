import Foundation

/// Where rows stand when all have one height: the arithmetic between offsets and index paths.
struct RowGeometry {
  /// The height of every row, in points.
  var rowHeight: CGFloat = 44

  /// How many rows stand before each section, and in all at the end.
  private var rowsBefore: [Int] = [0]

  /// Row counts as the data source gave them.
  var counts: [Int] {
    get { zip(rowsBefore, rowsBefore.dropFirst()).map { $1 - $0 } }
    set { rowsBefore = newValue.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1) } }
  }

  /// How many sections there are.
  var sections: Int { rowsBefore.count - 1 }

  /// How many rows there are in all sections.
  var rows: Int { rowsBefore[sections] }

  /// The height of the whole content, in points.
  var height: CGFloat { CGFloat(rows) * rowHeight }

  /// Whether there is a row at this path.
  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && (0..<sections).contains(path.section)
      && (0..<rowsBefore[path.section + 1] - rowsBefore[path.section]).contains(path.row)
  }

  /// The number of a row, counted over all sections.
  func position(of path: IndexPath) -> Int { rowsBefore[path.section] + path.row }

  /// The path of a row by its number over all sections, which must be in range.
  func path(at position: Int) -> IndexPath {
    var low = 0
    var high = sections
    while high - low > 1 {
      let middle = (low + high) / 2
      if rowsBefore[middle] <= position { low = middle } else { high = middle }
    }
    // Empty sections begin where the next one does; the row is in the last that begins there.
    return IndexPath(row: position - rowsBefore[low], section: low)
  }

  /// Top edge and height of a row by its number.
  func rect(at position: Int, width: CGFloat) -> CGRect {
    CGRect(x: 0, y: CGFloat(position) * rowHeight, width: width, height: rowHeight)
  }

  /// The numbers of the rows that a stretch of the content shows at least a part of.
  func positions(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    guard rows > 0, rowHeight > 0, bottom > top else { return 0..<0 }
    let limit = CGFloat(rows)
    let first = Int(min(max(0, (top / rowHeight).rounded(.down)), limit))
    let end = Int(min(max(0, (bottom / rowHeight).rounded(.up)), limit))
    return first..<max(first, end)
  }
}
