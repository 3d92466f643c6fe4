import ListProbe
import Testing
import UIKit

/// Cells and headers that say themselves how high they are: 47, 56 and 57 of section 1.3, and 86.
@Suite("Self-sizing")
struct SelfSizingTests {
  // D; an article. A.
  @Test("56 · A row is as high as the constraints of its cell's contentView make it")
  func constraints() {
    scenario {
      let list = Self.list { $0.row == 1 ? Self.longText : "short" }
      list.table.layoutIfNeeded()
      let heights = list.table.visibleCells.prefix(3).map(\.frame.height)
      let first = (list.table.cellForRow(at: .row(0)) as? ChainCell)?.label
      #expect(heights[0] == 20 + (first?.sizeThatFits(CGSize(width: 343, height: 999)).height ?? 0))
      #expect(heights[1] > 2 * heights[0])
      #expect(heights[2] == heights[0])
      let label = (list.table.cellForRow(at: .row(1)) as? ChainCell)?.label
      #expect(label?.frame.minY == 10)
      #expect(label?.frame.height == heights[1] - 20)
      #expect(label.map { $0.sizeThatFits($0.bounds.size).height == $0.bounds.height } == true)
    }
  }

  // D. A.
  @Test("56 · It is measured at the table's width, less what stands at the edge of the cell")
  func widths() {
    scenario {
      var heights: [CGFloat] = []
      for width in [200, 375, 700] as [CGFloat] {
        let list = Self.list { _ in Self.longText }
        list.table.frame.size.width = width
        list.table.layoutIfNeeded()
        heights.append(list.table.cellForRow(at: .row(0))?.frame.height ?? 0)
      }
      #expect(heights[0] > heights[1] && heights[1] > heights[2])
      let list = Self.list { _ in Self.longText }
      list.onCell = { $0.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 150, height: 20)) }
      list.table.layoutIfNeeded()
      #expect(list.table.cellForRow(at: .row(0))?.frame.height ?? 0 > heights[1])
    }
  }

  // D. A.
  @Test("56 · Stack views and content configurations make heights too")
  func otherContent() {
    scenario {
      let list = Self.list { _ in "" }
      list.source.cell = { table, path in
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        if path.row == 0 {
          let parts = [30, 50].map { height in
            let view = UIView()
            view.heightAnchor.constraint(equalToConstant: height).isActive = true
            return view
          }
          let stack = UIStackView(arrangedSubviews: parts)
          stack.axis = .vertical
          stack.spacing = 7
          Self.pin(stack, in: cell.contentView, margin: 4)
        } else {
          var content = cell.defaultContentConfiguration()
          content.text = path.row == 1 ? Self.longText : "short"
          cell.contentConfiguration = content
        }
        return cell
      }
      list.table.layoutIfNeeded()
      let heights = list.table.visibleCells.prefix(3).map(\.frame.height)
      let stacked: CGFloat = 4 + 30 + 7 + 50 + 4
      #expect(heights[0] == stacked)
      #expect(heights[1] > 88)
      #expect(heights[2] == 44)
    }
  }

  // D: preferred sizing of cells goes through the same call; WWDC 2014, 226, has sizeThatFits. From memory.
  @Test("56 · A cell that sets frames says its height in sizeThatFits (our choice)")
  func sizeThatFits() {
    scenario {
      let list = Self.list { _ in "" }
      list.source.cell = { _, _ in FrameCell(style: .default, reuseIdentifier: nil) }
      list.table.layoutIfNeeded()
      #expect(list.table.visibleCells.first?.frame.height == 77)
    }
  }

  // log: the sentence stands in many public issues, among them MyFlightbookiOS 379 (2025), which names the
  // cell; that the standard height is 44 points is H1's. B.
  @Test("56 · Constraints without an unbroken line from top to bottom give 44 points and a warning")
  func brokenChain() {
    scenario {
      let list = Self.list { _ in Self.longText }
      list.source.cell = { table, path in
        let cell = BrokenCell(style: .default, reuseIdentifier: nil)
        cell.label.text = Self.longText
        return cell
      }
      let screen = Screen(root: list.table, size: CGSize(width: 375, height: 440))
      #expect(list.table.visibleCells.map(\.frame.height) == Array(repeating: 44, count: 10))
      #expect(screen.layoutWarnings.count == 1)
      #expect(
        screen.layoutWarnings.first?.hasPrefix(
          "Detected a case where constraints ambiguously suggest a height of zero") == true)
      #expect(screen.layoutWarnings.first?.contains("BrokenCell") == true)
    }
  }

  // H1: the standard height of a row; a cell without constraints is no mistake.
  @Test("56 · A cell that declares nothing is 44 points high, without a warning (our choice)")
  func nothingDeclared() {
    scenario {
      let list = Self.list { _ in "" }
      list.source.cell = { _, _ in
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "short"
        return cell
      }
      let screen = Screen(root: list.table, size: CGSize(width: 375, height: 440))
      #expect(list.table.visibleCells.first?.frame.height == 44)
      #expect(screen.layoutWarnings == [])
    }
  }

  // D: estimatedRowHeight, "must not be 0". A. What happens then it does not say.
  @Test("47 · Without estimates cells do not size themselves: rows are 44 points high (our choice)")
  func withoutEstimates() {
    scenario {
      let list = Self.list { _ in Self.longText }
      list.table.estimatedRowHeight = 0
      list.table.layoutIfNeeded()
      #expect(list.table.contentSize.height == 4400)
      #expect(list.table.visibleCells.allSatisfy { $0.frame.height == 44 })
    }
  }

  // D: rowHeight and heightForRowAt; `automaticDimension` from the delegate hands the row back to its cell. A.
  @Test("48 · The delegate can leave single rows to their cells")
  func mixed() {
    scenario {
      let list = Self.list { _ in "short" }
      let delegate = HeightDelegate()
      delegate.height = { $0.row == 1 ? 200 : UITableView.automaticDimension }
      list.table.delegate = delegate
      list.table.layoutIfNeeded()
      let heights = list.table.visibleCells.prefix(3).map(\.frame.height)
      #expect(heights[1] == 200)
      #expect(heights[0] == heights[2] && heights[0] < 44)
    }
  }

  // M for fixed answers, 49: the same sum holds where cells measure themselves. B.
  @Test("49 · Rows count with their estimate until their cells have measured themselves")
  func contentSize() {
    scenario {
      let list = Self.list { _ in Self.longText }
      list.table.estimatedRowHeight = 30
      list.table.layoutIfNeeded()
      let shown = list.table.visibleCells.map(\.frame.height)
      #expect(
        list.table.contentSize.height == shown.reduce(0, +) + CGFloat(100 - shown.count) * 30)
      // No row is asked for that is not seen.
      #expect(Journal.take().count { $0.hasPrefix("cell for") } == shown.count)
    }
  }

  // D: beginUpdates(). A.
  @Test("57 · A cell that grew keeps its row's height until a batch, which measures the same cell")
  func growing() {
    scenario {
      let list = Self.list { _ in "short" }
      list.table.layoutIfNeeded()
      let cell = list.table.cellForRow(at: .row(1)) as? ChainCell
      let height = cell?.frame.height
      cell?.label.text = Self.longText
      list.scroll(to: 5)
      #expect(cell?.frame.height == height)
      _ = Journal.take()
      list.table.beginUpdates()
      list.table.endUpdates()
      #expect(list.table.cellForRow(at: .row(1)) === cell)
      #expect(cell?.frame.height ?? 0 > 2 * (height ?? 0))
      #expect(cell.map { list.table.rectForRow(at: .row(2)).minY == $0.frame.maxY } == true)
      #expect(!Journal.take().contains { $0.hasPrefix("cell for") })
    }
  }

  // D: reconfigureRows; TF. A.
  @Test("86 · A row that is configured again is measured again")
  func reconfigure() {
    scenario {
      var text = "short"
      let list = Self.list { $0.row == 1 ? text : "short" }
      list.table.layoutIfNeeded()
      let cell = list.table.cellForRow(at: .row(1))
      text = Self.longText
      list.table.reconfigureRows(at: [.row(1)])
      #expect(list.table.cellForRow(at: .row(1)) === cell)
      #expect(cell?.frame.height ?? 0 > 100)
    }
  }

  // C, as for heights that the delegate says.
  @Test("58 · At another width the cells on screen measure themselves again (our choice)")
  func anotherWidth() {
    scenario {
      let list = Self.list { _ in Self.longText }
      let screen = Screen(root: list.table, size: CGSize(width: 375, height: 440))
      let cell = list.table.cellForRow(at: .row(0))
      let narrow = cell?.frame.height ?? 0
      screen.rotate(to: CGSize(width: 800, height: 375))
      #expect(list.table.cellForRow(at: .row(0)) === cell)
      #expect(cell?.frame.height ?? 0 < narrow)
      for cell in list.table.visibleCells {
        #expect(cell.frame.height == cell.sizeThatFits(CGSize(width: 800, height: 0)).height)
      }
    }
  }

  // D: adjustsFontForContentSizeCategory. That a table measures its rows again is what a phone shows; no source
  // was found.
  @Test("58 · At another size of text the cells on screen measure themselves again (our choice)")
  func anotherTextSize() {
    scenario {
      let list = Self.list { _ in Self.longText }
      list.onCell = { cell in
        let label = (cell as? ChainCell)?.label
        label?.font = .preferredFont(forTextStyle: .body)
        label?.adjustsFontForContentSizeCategory = true
      }
      let screen = Screen(root: list.table, size: CGSize(width: 375, height: 440))
      let cell = list.table.cellForRow(at: .row(0))
      let usual = cell?.frame.height ?? 0
      screen.scroll(list.table, to: 600)
      screen.changeTextSize(to: .accessibilityLarge)
      screen.scroll(list.table, to: 0)
      // A cell that waited in the pool meanwhile follows too.
      let large = list.table.visibleCells.map(\.frame.height)
      #expect(large.allSatisfy { $0 == large[0] && $0 > 2 * usual })
      screen.changeTextSize(to: .large)
      #expect(list.table.cellForRow(at: .row(0))?.frame.height == usual)
    }
  }

  // As above, for texts of a configuration.
  @Test("58 · Content configurations follow the size of text (our choice)")
  func configurationTextSize() {
    scenario {
      let list = Self.list { _ in "" }
      list.source.cell = { _, path in
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var content = cell.defaultContentConfiguration()
        content.text = Self.longText
        cell.contentConfiguration = content
        return cell
      }
      let screen = Screen(root: list.table, size: CGSize(width: 375, height: 440))
      let usual = list.table.visibleCells[0].frame.height
      screen.changeTextSize(to: .extraExtraExtraLarge)
      #expect(list.table.visibleCells[0].frame.height > usual)
      screen.changeTextSize(to: .extraSmall)
      #expect(list.table.visibleCells[0].frame.height < usual)
    }
  }

  // As above, for a cell's own labels. That they follow: timeflower.co, "(Static) UITableView and Dynamic Type".
  // From which size on the standard height is too small is our choice.
  @Test("58 · A cell's own labels follow the size of text (our choice)")
  func builtInTextSize() {
    scenario {
      let list = Self.list { _ in "" }
      list.source.cell = { _, path in
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = "Row \(path.row)"
        cell.detailTextLabel?.text = "below it"
        return cell
      }
      let screen = Screen(root: list.table, size: CGSize(width: 375, height: 440))
      @MainActor func first() -> UITableViewCell { list.table.visibleCells[0] }
      #expect(first().textLabel?.font == .systemFont(ofSize: 17))
      #expect(first().frame.height == 44)
      screen.changeTextSize(to: .accessibilityExtraExtraExtraLarge)
      #expect(first().textLabel?.font.pointSize == 53)
      #expect(first().detailTextLabel?.font.pointSize == 43)
      let lines = [first().textLabel, first().detailTextLabel].map { $0?.font.lineHeight ?? 0 }
      #expect(first().frame.height >= lines[0] + lines[1])
      screen.changeTextSize(to: .large)
      #expect(first().frame.height == 44)
    }
  }

  // TF, W21: cells that are prepared ahead. That preparing above the window moves nothing is our choice.
  @Test("68 · A cell prepared above the window moves nothing that is seen (our choice)")
  func preparedAbove() {
    scenario {
      let list = Self.list { $0.row.isMultiple(of: 3) ? Self.longText : "short" }
      let screen = Screen(
        root: list.table, size: CGSize(width: 375, height: 440), generation: .modern)
      screen.scroll(list.table, to: 2000)
      for _ in 0..<30 {
        let before = list.table.indexPathsForVisibleRows?.first ?? .row(0)
        let place = list.table.rectForRow(at: before).minY - list.table.contentOffset.y
        screen.scroll(list.table, to: list.table.contentOffset.y - 8)
        screen.frame()
        let now = list.table.rectForRow(at: before).minY - list.table.contentOffset.y
        #expect(abs(now - place - 8) < 0.001)
      }
    }
  }

  // MARK: Lists

  private static let longText = String(repeating: "words to fill some lines ", count: 8)

  @MainActor
  private static func list(text: @escaping (IndexPath) -> String) -> SelfSizingList {
    SelfSizingList(text: text)
  }

  @MainActor
  fileprivate static func pin(_ view: UIView, in content: UIView, margin: CGFloat) {
    view.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: content.topAnchor, constant: margin),
      view.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
      view.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
      view.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -margin),
    ])
  }
}

/// A list of 100 rows that are as high as their texts.
@MainActor
private final class SelfSizingList {
  let list = ListUnderTest()
  var onCell: (UITableViewCell) -> Void = { _ in }
  var table: UITableView { list.table }
  var source: LoggedSource { list.source }

  init(text: @escaping (IndexPath) -> String) {
    list.table.rowHeight = UITableView.automaticDimension
    list.table.register(ChainCell.self, forCellReuseIdentifier: "chain")
    list.source.cell = { [weak self] table, path in
      let cell = table.dequeueReusableCell(withIdentifier: "chain", for: path)
      (cell as? ChainCell)?.label.text = text(path)
      self?.onCell(cell)
      return cell
    }
  }

  func scroll(to offset: CGFloat) { list.scroll(to: offset) }
}

/// A label of any number of lines, tied to all four edges.
private final class ChainCell: UITableViewCell {
  let label = UILabel()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    label.numberOfLines = 0
    SelfSizingTests.pin(label, in: contentView, margin: 10)
  }

  required init?(coder: NSCoder) { nil }
}

/// The same without the lower edge.
private final class BrokenCell: UITableViewCell {
  let label = UILabel()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// Says its height without constraints.
private final class FrameCell: UITableViewCell {
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 77) }
}
