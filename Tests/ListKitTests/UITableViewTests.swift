import Foundation
import ListKit
import ListProbe
import Testing

/// What of tables is not a numbered behaviour; those are in `ConformanceTests`.
@Suite("Tables")
struct UITableViewTests {
  @Test func `a table without a data source has no rows`() {
    DeterministicRuntime.run {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
      table.layoutIfNeeded()
      #expect(table.numberOfSections == 0)
      #expect(table.visibleCells.isEmpty)
      #expect(table.contentSize.height == 0)
    }
  }

  @Test func `a new row height moves the rows on screen in the next layout`() {
    DeterministicRuntime.run {
      let (table, source) = Source.table(rows: 100)
      table.layoutIfNeeded()
      table.rowHeight = 100
      table.layoutIfNeeded()
      #expect(table.visibleCells.map(\.frame.minY) == [0, 100, 200, 300, 400])
      #expect(table.contentSize.height == 10_000)
      #expect(source.asked.count == 10)
    }
  }

  @Test func `a new width is given to the rows on screen, and a greater height to new rows`() {
    DeterministicRuntime.run {
      let (table, source) = Source.table(rows: 100)
      table.layoutIfNeeded()
      table.frame.size = CGSize(width: 700, height: 528)
      table.layoutIfNeeded()
      #expect(table.visibleCells.map(\.frame.width) == Array(repeating: 700, count: 12))
      #expect(source.asked == Array(0..<12))
    }
  }

  @Test func `another data source is asked for its counts before anything else`() {
    DeterministicRuntime.run {
      let (table, first) = Source.table(rows: 100)
      table.layoutIfNeeded()
      let second = Source(rows: 3)
      table.dataSource = second
      #expect(table.numberOfRows(inSection: 0) == 3)
      #expect(table.numberOfRows(inSection: 1) == 0)
      table.reloadData()
      table.layoutIfNeeded()
      #expect(second.asked == [0, 1, 2])
      #expect(first.asked.count == 10)
    }
  }

  @Test func `visible cells are told from the top, whatever the order in which they came`() {
    DeterministicRuntime.run {
      let (table, source) = Source.table(rows: 100)
      table.contentOffset.y = 440
      table.layoutIfNeeded()
      table.contentOffset.y = 396
      table.layoutIfNeeded()
      #expect(source.asked == Array(10..<20) + [9])
      #expect(table.visibleCells.map(\.frame.minY) == (9..<19).map { CGFloat($0) * 44 })
      #expect(table.indexPathsForVisibleRows?.map(\.row) == Array(9..<19))
    }
  }

  @Test func `a cell that reloads the table while it is prepared for reuse does no harm`() {
    DeterministicRuntime.run {
      let (table, source) = Source.table(rows: 100, cell: ReloadingCell.self)
      table.layoutIfNeeded()
      table.contentOffset.y = 440
      table.layoutIfNeeded()
      let cells = table.visibleCells.compactMap { $0 as? ReloadingCell }
      for cell in cells { cell.table = table }
      table.reloadData()
      table.layoutIfNeeded()
      #expect(cells.contains { $0.reloads > 0 })
      for cell in cells { cell.table = nil }
      table.reloadData()
      table.layoutIfNeeded()
      #expect(table.indexPathsForVisibleRows?.map(\.row) == Array(10..<20))
      withExtendedLifetime(source) {}
    }
  }

  @Test func `a data source that reloads the table for every cell comes to an end`() {
    DeterministicRuntime.run {
      let (table, source) = Source.table(rows: 100)
      source.onCell = { $0.reloadData() }
      table.layoutIfNeeded()
      source.onCell = { _ in }
      table.reloadData()
      table.layoutIfNeeded()
      #expect(table.indexPathsForVisibleRows?.map(\.row) == Array(0..<10))
      #expect(table.subviews.count == 10)
    }
  }

  @Test func `a table takes its cells along when it goes, pooled ones too`() {
    DeterministicRuntime.run {
      let source = Source(rows: 100)
      weak var table: UITableView?
      weak var shown: UITableViewCell?
      weak var pooled: UITableViewCell?
      do {
        let strong = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
        strong.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        strong.dataSource = source
        strong.layoutIfNeeded()
        pooled = strong.visibleCells.first
        strong.contentOffset.y = 440
        strong.layoutIfNeeded()
        (table, shown) = (strong, strong.visibleCells.first)
        #expect(pooled != nil && shown != nil)
      }
      #expect(table == nil)
      #expect(shown == nil)
      #expect(pooled == nil)
    }
  }

  @Test func `of a million rows only those on screen are asked for`() {
    DeterministicRuntime.run {
      let (table, source) = Source.table(rows: 1_000_000)
      table.layoutIfNeeded()
      table.contentOffset.y = 999_990 * 44
      table.layoutIfNeeded()
      #expect(source.asked == Array(0..<10) + Array(999_990..<1_000_000))
      #expect(table.subviews.count == 10)
    }
  }

  @Test func `a cell's content view fills the cell in the next layout`() {
    DeterministicRuntime.run {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      #expect(cell.contentView.superview === cell)
      cell.frame = CGRect(x: 0, y: 88, width: 375, height: 60)
      cell.layoutIfNeeded()
      #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 375, height: 60))
    }
  }

  @Test func `nothing is made from a coder: there are no nibs`() {
    DeterministicRuntime.run {
      #expect(UIView(coder: NSCoder()) == nil)
      #expect(UIWindow(coder: NSCoder()) == nil)
      #expect(UITableView(coder: NSCoder()) == nil)
      #expect(UITableViewCell(coder: NSCoder()) == nil)
    }
  }
}

/// Rows of one section; keeps which were asked for.
private final class Source: UITableViewDataSource {
  private let rows: Int
  var onCell: (UITableView) -> Void = { _ in }
  private(set) var asked: [Int] = []

  init(rows: Int) {
    self.rows = rows
  }

  /// A table of ten rows of 44 points, and its data source.
  static func table(
    rows: Int, cell: UITableViewCell.Type = UITableViewCell.self
  ) -> (UITableView, Source) {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    let source = Source(rows: rows)
    table.register(cell, forCellReuseIdentifier: "row")
    table.dataSource = source
    return (table, source)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    asked.append(indexPath.row)
    onCell(tableView)
    return tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
}

/// What nobody should write, and somebody will.
private final class ReloadingCell: UITableViewCell {
  weak var table: UITableView?
  private(set) var reloads = 0

  override func prepareForReuse() {
    guard let table else { return }
    reloads += 1
    table.reloadData()
  }
}
