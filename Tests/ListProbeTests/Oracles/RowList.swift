import Findings
import ListProbe
import UIKit

/// A list that a test builds by hand, right or wrong: rows of 44 points, the window ten rows high.
@MainActor
final class RowList {
  let list = UIScrollView()
  let screen: Screen
  let rows: Int

  /// The cell that `show` made last for each row.
  private var cells: [Int: RowCell] = [:]

  /// An empty list; `header` is how far below the window's top the list begins.
  init(rows: Int = 100, header: CGFloat = 0) {
    self.rows = rows
    let root = UIView()
    screen = Screen(root: root, size: CGSize(width: 320, height: 440))
    list.frame = CGRect(x: 0, y: header, width: 320, height: 440 - header)
    list.contentSize = CGSize(width: 320, height: CGFloat(rows) * 44)
    root.addSubview(list)
    screen.frame()
  }

  /// A right list at an offset: the rows on screen and no others.
  static func right(at offset: CGFloat = 0) -> RowList {
    let scene = RowList()
    scene.screen.scroll(scene.list, to: offset)
    for row in scene.seenRows { scene.show(row) }
    return scene
  }

  /// The rows that the window shows a part of.
  var seenRows: [Int] {
    let region = screen.visibleRect(of: list)
    return (0..<rows).filter {
      Self.frame($0).maxY > region.minY && Self.frame($0).minY < region.maxY
    }
  }

  /// What should be seen.
  var expected: [ExpectedRow] {
    seenRows.map {
      ExpectedRow(
        row: $0, item: "Person \($0)", frame: Self.frame($0), texts: ["Person \($0)", "no. \($0)"])
    }
  }

  /// Shows a row in a new cell, in the list or in a view inside it.
  @discardableResult
  func show(_ row: Int, in parent: UIView? = nil) -> RowCell {
    let cell = RowCell(row: row)
    let parent = parent ?? list
    parent.addSubview(cell)
    cell.frame = parent.convert(Self.frame(row), from: list)
    cells[row] = cell
    return cell
  }

  /// The cell of a row that was shown.
  func cell(_ row: Int) -> RowCell {
    guard let cell = cells[row] else { fatalError("row \(row) was not shown") }
    return cell
  }

  /// What the oracle says.
  func findings(part: String = "part") -> [Finding] {
    WindowOracle(screen: screen, list: list) { (cell: RowCell) in cell.lastItem }
      .findings(expecting: expected, part: part)
  }

  /// The sentence of each finding.
  var sentences: [String] { findings().map(\.sentence) }

  /// Where a row stands.
  static func frame(_ row: Int) -> CGRect {
    CGRect(x: 0, y: CGFloat(row) * 44, width: 320, height: 44)
  }
}

/// A cell with a name, a number, and a label that a right list leaves unseen.
final class RowCell: UIView {
  let name = UILabel(frame: CGRect(x: 16, y: 0, width: 200, height: 44))
  let number = UILabel(frame: CGRect(x: 220, y: 0, width: 80, height: 44))
  let badge = UILabel(frame: CGRect(x: 300, y: 0, width: 20, height: 20))
  var lastItem: String?

  init(row: Int) {
    super.init(frame: .zero)
    for label in [name, number, badge] { addSubview(label) }
    badge.isHidden = true
    badge.text = "old"
    configure(row: row)
  }

  required init?(coder: NSCoder) { nil }

  func configure(row: Int) {
    name.text = "Person \(row)"
    number.text = "no. \(row)"
    lastItem = "Person \(row)"
  }
}
