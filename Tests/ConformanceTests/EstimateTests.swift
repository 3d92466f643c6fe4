import ListProbe
import Testing
import UIKit

/// Estimates: what is asked for when, what the content's size is made of, and what stays in its place. The
/// second half of section 1.3, and 156.
@Suite("Estimates")
struct EstimateTests {
  // M, groups D and E: with the method, the property at 0 gave the same counts as at 66. B.
  @Test(
    "46 · To implement estimatedHeightForRowAt turns estimates on, whatever the property says",
    arguments: [0, 66, -1] as [CGFloat])
  func methodWins(property: CGFloat) {
    scenario {
      let list = ListUnderTest(counts: [10_000])
      let delegate = EstimateDelegate()
      list.table.delegate = delegate
      list.table.estimatedRowHeight = property
      list.table.reloadData()
      list.table.layoutIfNeeded()
      #expect((30...33).contains(Journal.take().count { $0.hasPrefix("height") }))
      let expected: CGFloat = 10 * 44 + 9990 * 70
      #expect(list.table.contentSize.height == expected)
    }
  }

  // M: 619 + 91 × 500 = 46,119, exact. B.
  @Test("49 · contentSize adds what is measured, what is estimated, and all headers and footers")
  func contentSize() {
    scenario {
      let list = ListUnderTest()
      let delegate = HeightDelegate()
      delegate.height = { 50 + CGFloat($0.row) }
      list.table.delegate = delegate
      list.table.estimatedRowHeight = 500
      list.table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 30))
      list.table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 7))
      list.table.layoutIfNeeded()
      // 30 points of header leave room for rows of 50, 51, … points up to the eighth.
      #expect(list.table.indexPathsForVisibleRows?.count == 8)
      let measured: CGFloat = 50 + 51 + 52 + 53 + 54 + 55 + 56 + 57
      #expect(list.table.contentSize.height == 30 + measured + 92 * 500 + 7)
    }
  }

  // M; D: "actively manages". A/B.
  @Test("50 · contentSize is corrected each time when scrolling measures more")
  func corrections() {
    scenario {
      let (list, delegate) = Self.list(estimate: 500) { 50 + CGFloat($0.row) }
      list.table.layoutIfNeeded()
      var sizes = [list.table.contentSize.height]
      for offset in stride(from: 60, through: 300, by: 60) {
        list.scroll(to: CGFloat(offset))
        sizes.append(list.table.contentSize.height)
      }
      #expect(sizes == sizes.sorted(by: >) && Set(sizes).count > 3)
      let measured = list.table.indexPathsForVisibleRows?.last?.row ?? 0
      let known = (0...measured).reduce(0) { $0 + 50 + $1 }
      #expect(sizes.last == CGFloat(known + (99 - measured) * 500))
      withExtendedLifetime(delegate) {}
    }
  }

  // D: estimatedRowHeight, "the table view actively manages the contentOffset and contentSize properties".
  // That it does so to keep rows in their places is our reading.
  @Test("50 · Rows on screen keep their places when rows above them are measured (our choice)")
  func placesWhileScrollingUp() {
    scenario {
      let (list, delegate) = Self.list(estimate: 44) { 60 + CGFloat($0.row % 7) * 20 }
      list.table.layoutIfNeeded()
      list.scroll(to: 2000)
      var jumps: [CGFloat] = []
      for _ in 0..<40 {
        let before = Self.places(list)
        let offset = list.table.contentOffset.y
        list.scroll(to: offset - 30)
        let after = Self.places(list)
        jumps += before.keys.compactMap { row in
          after[row].map { abs($0 - (before[row] ?? 0) - 30) }
        }
      }
      #expect(jumps.count > 100)
      #expect((jumps.max() ?? 1) < 0.001)
      withExtendedLifetime(delegate) {}
    }
  }

  // Follows from what a phone shows when the status bar is tapped.
  @Test("50 · At offset 0 the first row is at the top, whatever was estimated (our choice)")
  func theTop() {
    scenario {
      let (list, delegate) = Self.list(estimate: 20) { _ in 90 }
      list.table.layoutIfNeeded()
      list.scroll(to: 500)
      list.table.reloadData()
      list.table.layoutIfNeeded()
      list.scroll(to: 100)
      list.scroll(to: 0)
      #expect(list.table.contentOffset.y == 0)
      #expect(
        list.table.cellForRow(at: .row(0))?.frame == CGRect(x: 0, y: 0, width: 375, height: 90))
      withExtendedLifetime(delegate) {}
    }
  }

  // M, group C. B.
  @Test("51 · An estimate that is the true mean makes contentSize look exact by chance")
  func trueMean() {
    scenario {
      let (list, delegate) = Self.list(estimate: 55) { $0.row.isMultiple(of: 2) ? 50 : 60 }
      list.table.layoutIfNeeded()
      #expect(list.table.contentSize.height == 5500)
      #expect(Set(Journal.take().filter { $0.hasPrefix("height") }).count == 8)
      withExtendedLifetime(delegate) {}
    }
  }

  // M: 40.046 points through Catalyst; the value on a phone was not found.
  @Test("52 · For the estimate automaticDimension the table takes 44 points (our choice)")
  func ownEstimate() {
    scenario {
      let (list, delegate) = Self.list(estimate: UITableView.automaticDimension) { _ in 110 }
      list.table.layoutIfNeeded()
      let expected: CGFloat = 4 * 110 + 96 * 44
      #expect(list.table.contentSize.height == expected)
      withExtendedLifetime(delegate) {}
    }
  }

  // M: 3.8 s against 9 ms for 10,000 rows with text to measure. Calls are counted here, not time. B.
  @Test("54 · Before the first screen, estimates save all measuring but that of its rows")
  func savings() {
    scenario {
      var calls: [Int] = []
      for estimate in [0, 60] as [CGFloat] {
        let list = ListUnderTest(counts: [10_000])
        let delegate = HeightDelegate()
        list.table.delegate = delegate
        list.table.estimatedRowHeight = estimate
        _ = Journal.take()
        list.table.layoutIfNeeded()
        calls.append(Journal.take().count { $0.hasPrefix("height") })
      }
      #expect(calls[0] > 10_000)
      #expect(calls[1] < 40)
    }
  }

  // Articles; D of 50. C.
  @Test("55 · reloadData forgets what was measured: the same offset shows other rows (our choice)")
  func reload() {
    scenario {
      let (list, delegate) = Self.list(estimate: 44) { _ in 100 }
      list.table.layoutIfNeeded()
      list.scrollSlowly(to: 1001)
      #expect(list.table.indexPathsForVisibleRows?.first == .row(10))
      list.table.reloadData()
      list.table.layoutIfNeeded()
      #expect(list.table.contentOffset.y == 1001)
      #expect(list.table.indexPathsForVisibleRows?.first == .row(21))
      withExtendedLifetime(delegate) {}
    }
  }

  // D: beginUpdates() says that heights are asked again; what becomes of those off screen it does not say.
  @Test("57 · A batch forgets no measured height of rows that stay (our choice)")
  func batch() {
    scenario {
      let (list, delegate) = Self.list(estimate: 44) { _ in 100 }
      list.table.layoutIfNeeded()
      list.scrollSlowly(to: 1001)
      let height = list.table.contentSize.height
      list.table.performBatchUpdates(nil)
      #expect(list.table.contentSize.height == height)
      #expect(list.table.indexPathsForVisibleRows?.first == .row(10))
      list.source.counts = [101]
      list.table.insertRows(at: [.row(3)], with: .none)
      // The new row is an estimate, above the window.
      #expect(list.table.contentSize.height == height + 44)
      #expect(list.table.rectForRow(at: .row(5)).minY == 444)
      withExtendedLifetime(delegate) {}
    }
  }

  // D: beginUpdates(). A.
  @Test("57 · Under estimates an empty batch asks for the heights of the rows on screen")
  func emptyBatch() {
    scenario {
      let (list, delegate) = Self.list(estimate: 44) { _ in 100 }
      list.table.layoutIfNeeded()
      delegate.height = { $0.row == 1 ? 300 : 100 }
      let cell = list.table.cellForRow(at: .row(1))
      _ = Journal.take()
      list.table.beginUpdates()
      list.table.endUpdates()
      #expect(list.table.cellForRow(at: .row(1)) === cell)
      #expect(cell?.frame.height == 300)
      #expect(!Journal.take().contains { $0.hasPrefix("cell for") })
    }
  }

  // An article; an independent imitation rebuilds its heights. C.
  @Test(
    "58 · At another width heights are asked for again, without new cells (our choice)",
    arguments: [0, 44] as [CGFloat])
  func width(estimate: CGFloat) {
    scenario {
      let (list, delegate) = Self.list(estimate: estimate) { _ in 80 }
      let table = list.table
      delegate.height = { [weak table] _ in (table?.bounds.width ?? 0) > 400 ? 50 : 80 }
      list.table.layoutIfNeeded()
      #expect(list.table.cellForRow(at: .row(2))?.frame.height == 80)
      let cell = list.table.cellForRow(at: .row(2))
      list.table.frame.size.width = 700
      list.table.layoutIfNeeded()
      #expect(list.table.cellForRow(at: .row(2)) === cell)
      #expect(cell?.frame == CGRect(x: 0, y: 100, width: 700, height: 50))
      if estimate == 0 { #expect(list.table.contentSize.height == 5000) }
      withExtendedLifetime(delegate) {}
    }
  }

  // What a reader would want; not looked up.
  @Test("58 · At another width the first row in the window keeps its place (our choice)")
  func placeAtNewWidth() {
    scenario {
      let (list, delegate) = Self.list(estimate: 44) { _ in 80 }
      let table = list.table
      delegate.height = { [weak table] _ in (table?.bounds.width ?? 0) > 400 ? 50 : 80 }
      list.table.layoutIfNeeded()
      list.scrollSlowly(to: 990)
      let before = Self.places(list)
      list.table.frame.size.width = 700
      list.table.layoutIfNeeded()
      let first = before.keys.min() ?? 0
      #expect(first == 12)
      #expect(Self.places(list)[first] == before[first])
      withExtendedLifetime(delegate) {}
    }
  }

  // M; articles. C.
  @Test(
    "156 · A far scrollToRow is computed from estimates and can land beside the row (our choice)")
  func scrollToRow() {
    scenario {
      let (list, delegate) = Self.list(estimate: 44) { _ in 100 }
      list.table.layoutIfNeeded()
      list.table.scrollToRow(at: .row(60), at: .bottom, animated: false)
      list.table.layoutIfNeeded()
      let miss = { list.table.rectForRow(at: .row(60)).maxY - list.table.bounds.maxY }
      #expect(miss() > 100)
      // Each time more of the rows above it are known.
      var repetitions = 0
      while abs(miss()) > 0.001, repetitions < 10 {
        list.table.scrollToRow(at: .row(60), at: .bottom, animated: false)
        list.table.layoutIfNeeded()
        repetitions += 1
      }
      #expect((2...4).contains(repetitions))
      list.table.scrollToRow(at: .row(90), at: .top, animated: false)
      list.table.layoutIfNeeded()
      #expect(list.table.indexPathsForVisibleRows?.first == .row(90))
      withExtendedLifetime(delegate) {}
    }
  }

  // MARK: Lists

  /// A list of 100 rows whose delegate says how high they are; the first layout is yet to come.
  @MainActor
  private static func list(estimate: CGFloat, height: @escaping (IndexPath) -> CGFloat)
    -> (ListUnderTest, HeightDelegate)
  {
    let list = ListUnderTest()
    let delegate = HeightDelegate()
    delegate.height = height
    list.table.delegate = delegate
    list.table.estimatedRowHeight = estimate
    return (list, delegate)
  }

  /// Where rows on screen begin, from the window's upper edge.
  @MainActor
  private static func places(_ list: ListUnderTest) -> [Int: CGFloat] {
    Dictionary(
      uniqueKeysWithValues: (list.table.indexPathsForVisibleRows ?? []).map {
        ($0.row, list.table.rectForRow(at: $0).minY - list.table.contentOffset.y)
      })
  }
}

/// Says how high rows are, and estimates them all at 70.
private final class EstimateDelegate: UITableViewDelegate {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    Journal.lines.append("height \(indexPath.words)")
    return 44
  }

  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  {
    70
  }
}
