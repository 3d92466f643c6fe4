import Foundation

/// Where everything in a table stands: rows, the headers and footers of sections, and what is above and below
/// them all. The arithmetic between offsets and index paths; rows are counted over all sections.
struct TableGeometry {
  /// The heights of all rows, in points.
  var heights = RowHeights()

  /// The height of the table's own header, in points.
  var top: CGFloat = 0

  /// The height of the table's own footer, in points.
  var bottom: CGFloat = 0

  /// What stands round the rows of a section, in points.
  struct Surroundings: Equatable {
    /// Empty room above the header.
    var padding: CGFloat = 0
    /// The header's height.
    var header: CGFloat = 0
    /// The footer's height.
    var footer: CGFloat = 0

    var total: CGFloat { padding + header + footer }

    /// The height of the header or the footer.
    subscript(edge: SectionEdge) -> CGFloat {
      get { edge == .header ? header : footer }
      set { if edge == .header { header = newValue } else { footer = newValue } }
    }
  }

  /// How many rows stand before each section, and in all at the end.
  private var rowsBefore: [Int] = [0]

  /// What stands round the rows of each section.
  private(set) var surroundings: [Surroundings] = []

  /// The height of what stands round the rows of all sections before each.
  private var surroundingsBefore: [CGFloat] = [0]

  /// No sections.
  init() {}

  /// Sections with row counts and surroundings.
  init(counts: [Int], surroundings: [Surroundings], heights: RowHeights) {
    rowsBefore = counts.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1) }
    self.heights = heights
    self.surroundings = surroundings
    surroundingsBefore = surroundings.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.total) }
  }

  /// Changes what stands round the rows of a section.
  mutating func setSurroundings(_ new: Surroundings, of section: Int) {
    guard surroundings[section] != new else { return }
    surroundings[section] = new
    for next in section..<sections {
      surroundingsBefore[next + 1] = surroundingsBefore[next] + surroundings[next].total
    }
  }

  /// The same with one row at another place, which has its height there. `counts` are those after the move.
  func movingRow(at path: IndexPath, to target: IndexPath, counts: [Int]) -> TableGeometry {
    let from = position(of: path)
    let (height, isExact) = (heights.height(of: from), heights.isExact(from))
    var moved = heights
    moved.remove(from)
    var result = TableGeometry(counts: counts, surroundings: surroundings, heights: moved)
    result.heights.insert(1, height: height, isExact: isExact, at: result.position(of: target))
    result.top = top
    result.bottom = bottom
    return result
  }

  // MARK: Rows

  /// Row counts as the data source gave them.
  var counts: [Int] { zip(rowsBefore, rowsBefore.dropFirst()).map { $1 - $0 } }

  /// How many sections there are.
  var sections: Int { rowsBefore.count - 1 }

  /// How many rows there are in all sections.
  var rows: Int { rowsBefore[sections] }

  /// How many rows a section has, which must exist.
  func count(in section: Int) -> Int { rowsBefore[section + 1] - rowsBefore[section] }

  /// Whether there is a row at this path.
  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && (0..<sections).contains(path.section)
      && (0..<count(in: path.section)).contains(path.row)
  }

  /// The number of a row, counted over all sections.
  func position(of path: IndexPath) -> Int { rowsBefore[path.section] + path.row }

  /// The path of a row by its number over all sections, which must be in range.
  func path(at position: Int) -> IndexPath {
    let section = section(at: position)
    return IndexPath(row: position - rowsBefore[section], section: section)
  }

  /// The section of a row by its number. Empty sections begin where the next one does; the row is in the
  /// last that begins there.
  private func section(at position: Int) -> Int {
    last { rowsBefore[$0] <= position }
  }

  /// The last section of which something is true that is true of all before it; at least the first.
  private func last(where isTrue: (Int) -> Bool) -> Int {
    var low = 0
    var high = sections
    while high - low > 1 {
      let middle = (low + high) / 2
      if isTrue(middle) { low = middle } else { high = middle }
    }
    return low
  }

  // MARK: Places

  /// The height of the whole content, in points.
  var height: CGFloat { top + heights.total + surroundingsBefore[sections] + bottom }

  /// The upper edge of a section, in points.
  func sectionTop(_ section: Int) -> CGFloat {
    top + heights.offset(of: rowsBefore[section]) + surroundingsBefore[section]
  }

  /// The upper edge of a section's first row, whether it has one or not, in points.
  private func rowsTop(_ section: Int) -> CGFloat {
    sectionTop(section) + surroundings[section].padding + surroundings[section].header
  }

  /// Top edge and height of a row by its number.
  func rect(at position: Int, width: CGFloat) -> CGRect {
    let section = section(at: position)
    let around = surroundings[section]
    let y =
      top + heights.offset(of: position) + surroundingsBefore[section]
      + around.padding + around.header
    return CGRect(x: 0, y: y, width: width, height: heights.height(of: position))
  }

  /// Where a section's header stands when it does not stick to the top.
  func headerRect(_ section: Int, width: CGFloat) -> CGRect {
    CGRect(
      x: 0, y: sectionTop(section) + surroundings[section].padding, width: width,
      height: surroundings[section].header)
  }

  /// Where a section's footer stands.
  func footerRect(_ section: Int, width: CGFloat) -> CGRect {
    let height = surroundings[section].footer
    return CGRect(
      x: 0, y: sectionTop(section + 1) - height, width: width, height: height)
  }

  /// A section with its header and footer.
  func sectionRect(_ section: Int, width: CGFloat) -> CGRect {
    let top = sectionTop(section)
    return CGRect(x: 0, y: top, width: width, height: sectionTop(section + 1) - top)
  }

  /// The sections that a stretch of the content shows at least a part of.
  func sections(from upper: CGFloat, to lower: CGFloat) -> Range<Int> {
    guard sections > 0, lower > upper else { return 0..<0 }
    let first = last { sectionTop($0) <= upper }
    var end = first
    while end < sections, sectionTop(end) < lower { end += 1 }
    return first..<end
  }

  /// The number of the first row whose lower edge lies below an offset, or the number of all rows.
  func firstPosition(below offset: CGFloat) -> Int {
    guard rows > 0 else { return 0 }
    let section = last { sectionTop($0) <= offset }
    let inRows = offset - rowsTop(section)
    guard inRows > 0 else { return rowsBefore[section] }
    let position = heights.row(at: heights.offset(of: rowsBefore[section]) + inRows)
    return min(max(position, rowsBefore[section]), rowsBefore[section + 1])
  }

  /// The numbers of the rows that a stretch of the content shows at least a part of.
  func positions(from upper: CGFloat, to lower: CGFloat) -> Range<Int> {
    guard rows > 0, lower > upper else { return 0..<0 }
    let first = firstPosition(below: upper)
    var end = first
    while end < rows, rect(at: end, width: 0).minY < lower { end += 1 }
    return first..<end
  }
}
