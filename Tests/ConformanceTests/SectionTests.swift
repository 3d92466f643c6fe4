import ListProbe
import Testing
import UIKit

/// Headers and footers, and the views above and below all rows: 7, and 161 to 164 of section 1.11.
@Suite("Headers and footers")
struct SectionTests {
  // M, through Catalyst; that they come after the cells is not documented. B.
  @Test("7 · Header calls come after the cells: height, view, title, display")
  func order() {
    scenario {
      let (list, delegate) = Self.list(counts: [2])
      list.source.header = { "Section \($0)" }
      list.table.layoutIfNeeded()
      let calls = Journal.take()
      let lastCell = calls.lastIndex { $0.hasPrefix("willDisplay") } ?? 0
      let after = calls[lastCell...].filter { $0.hasPrefix("header") || $0.hasPrefix("title") }
      #expect(after == ["header height 0", "header view 0", "title 0", "header shown 0"])
      withExtendedLifetime(delegate) {}
    }
  }

  // D. A.
  @Test("161 · Headers are dequeued as cells are: from the pool, else from their class, else nil")
  func dequeue() {
    scenario {
      let (list, delegate) = Self.list(counts: Array(repeating: 9, count: 20))
      list.table.register(LoggedHeader.self, forHeaderFooterViewReuseIdentifier: "header")
      #expect(list.table.dequeueReusableHeaderFooterView(withIdentifier: "other") == nil)
      delegate.view = { table, _ in table.dequeueReusableHeaderFooterView(withIdentifier: "header")
      }
      list.table.layoutIfNeeded()
      let first = list.table.headerView(forSection: 0) as? LoggedHeader
      #expect(first?.reuseIdentifier == "header")
      #expect(first?.preparations == 0)
      list.scroll(to: 2000)
      list.scroll(to: 4000)
      let later = list.table.visibleHeaders.compactMap { $0 as? LoggedHeader }
      #expect(later.contains { $0 === first })
      #expect(first?.preparations == 1)
    }
  }

  // D. A.
  @Test("161 · A header without an identifier is never pooled")
  func noIdentifier() {
    scenario {
      let (list, delegate) = Self.list(counts: Array(repeating: 9, count: 20))
      var made = 0
      delegate.view = { _, _ in
        made += 1
        return UITableViewHeaderFooterView(reuseIdentifier: nil)
      }
      list.table.layoutIfNeeded()
      list.scroll(to: 2000)
      list.scroll(to: 0)
      #expect(made == 2 + 2 + 2)
    }
  }

  // H1. A.
  @Test("162 · A view comes before a title")
  func viewFirst() {
    scenario {
      let (list, delegate) = Self.list(counts: [2, 2])
      let own = UIView()
      delegate.view = { _, section in section == 0 ? own : nil }
      list.source.header = { "Section \($0)" }
      list.table.layoutIfNeeded()
      #expect(own.isDescendant(of: list.table))
      #expect(list.table.headerView(forSection: 0) == nil)
      #expect(list.table.headerView(forSection: 1)?.textLabel?.text == "Section 1")
    }
  }

  // Common knowledge. C: our choice.
  @Test("162 · Headers stick to the top of a plain table and not of a grouped one (our choice)")
  func sticky() {
    scenario {
      for style in [UITableView.Style.plain, .grouped] {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 440), style: style)
        let (list, delegate) = Self.list(counts: [20, 20], table: table)
        list.source.header = { "Section \($0)" }
        list.table.layoutIfNeeded()
        list.scroll(to: 100)
        #expect(list.table.headerView(forSection: 0)?.frame.minY == (style == .plain ? 100 : nil))
        list.scroll(to: 900)
        // The next section's header pushes the first one out.
        #expect(list.table.headerView(forSection: 0)?.frame.minY == (style == .plain ? 880 : nil))
        #expect(list.table.headerView(forSection: 1)?.frame.minY == 910)
        withExtendedLifetime(delegate) {}
      }
    }
  }

  // H2; D: sectionHeaderTopPadding, fillerRowHeight. A. How much "automatic" is, is our choice: 22 points on
  // a screen of iOS 15 and later, none before.
  @Test("163 · sectionHeaderTopPadding adds room above the headers of a plain table")
  func padding() {
    scenario {
      let (list, delegate) = Self.list(counts: [2, 2])
      list.source.header = { "Section \($0)" }
      #expect(list.table.fillerRowHeight == 0)
      #expect(list.table.sectionHeaderTopPadding == UITableView.automaticDimension)
      list.table.sectionHeaderTopPadding = 10
      list.table.layoutIfNeeded()
      #expect(list.table.rectForHeader(inSection: 0).minY == 10)
      #expect(list.table.rectForRow(at: .row(0)).minY == 40)
      #expect(list.table.rectForHeader(inSection: 1).minY == 138)
      withExtendedLifetime(delegate) {}
    }
  }

  // H1; an imitation; public code. A/C.
  @Test("164 · The table's header and footer scroll, count, take its width and keep their height")
  func tableHeader() {
    scenario {
      let list = ListUnderTest(counts: [100])
      let header = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 80))
      let footer = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
      list.table.tableHeaderView = header
      list.table.tableFooterView = footer
      list.table.layoutIfNeeded()
      #expect(list.table.contentSize.height == 4500)
      #expect(header.frame == CGRect(x: 0, y: 0, width: 375, height: 80))
      #expect(footer.frame == CGRect(x: 0, y: 4480, width: 375, height: 20))
      #expect(list.table.rectForRow(at: .row(0)).minY == 80)
      header.frame.size.height = 100
      #expect(list.table.contentSize.height == 4500)
      list.table.tableHeaderView = header
      #expect(list.table.contentSize.height == 4520)
      list.table.tableHeaderView = nil
      #expect(header.superview == nil)
      #expect(list.table.contentSize.height == 4420)
    }
  }

  @MainActor
  private static func list(
    counts: [Int], table: UITableView? = nil
  ) -> (HeaderList, HeaderDelegate) {
    let list = HeaderList(
      table: table ?? UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 440)),
      counts: counts)
    let delegate = HeaderDelegate()
    list.table.delegate = delegate
    return (list, delegate)
  }
}

/// A table with titles.
@MainActor
private final class HeaderList {
  let table: UITableView
  let source: TitledSource

  init(table: UITableView, counts: [Int]) {
    self.table = table
    source = TitledSource(counts: counts)
    table.rowHeight = 44
    table.sectionHeaderHeight = 30
    table.register(LoggedCell.self, forCellReuseIdentifier: "row")
    table.dataSource = source
  }

  func scroll(to offset: CGFloat) {
    table.contentOffset.y = offset
    table.layoutIfNeeded()
  }
}

private final class TitledSource: UITableViewDataSource {
  let counts: [Int]
  var header: (Int) -> String? = { _ in nil }

  init(counts: [Int]) {
    self.counts = counts
  }

  func numberOfSections(in tableView: UITableView) -> Int { counts.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    counts[section]
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    Journal.lines.append("title \(section)")
    return header(section)
  }
}

private final class HeaderDelegate: UITableViewDelegate {
  var view: (UITableView, Int) -> UIView? = { _, _ in nil }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    Journal.lines.append("header height \(section)")
    return 30
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    Journal.lines.append("header view \(section)")
    return view(tableView, section)
  }

  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {
    Journal.lines.append("header shown \(section)")
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    Journal.lines.append("willDisplay \(indexPath.words)")
  }
}

private final class LoggedHeader: UITableViewHeaderFooterView {
  private(set) var preparations = 0

  override func prepareForReuse() {
    super.prepareForReuse()
    preparations += 1
  }
}

extension UITableView {
  fileprivate var visibleHeaders: [UITableViewHeaderFooterView] {
    (0..<numberOfSections).compactMap { headerView(forSection: $0) }
  }
}
