import ListProbe
import Testing
import UIKit

/// The heights of headers and footers: as for rows, with estimates of their own (162).
@Suite("Heights of headers and footers")
struct SectionHeightTests {
  // H1, the comments on the estimates. A.
  @Test("162 · A header with an estimate is measured when it comes into the window, not before")
  func deferred() {
    scenario {
      let (list, delegate) = Self.list(sections: 20)
      list.table.estimatedSectionHeaderHeight = 100
      list.table.layoutIfNeeded()
      let asked = Set(Journal.take().filter { $0.hasPrefix("header height") })
      #expect(asked == ["header height 0", "header height 1"])
      #expect(list.table.rectForHeader(inSection: 1).height == 30)
      let expected: CGFloat = 2 * 30 + 18 * 100 + 20 * 5 * 44
      #expect(list.table.contentSize.height == expected)
      list.scroll(to: 300)
      #expect(list.table.contentSize.height == expected - 70)
      // Rows stand below what the header turned out to be.
      #expect(list.table.rectForRow(at: IndexPath(row: 0, section: 2)).minY == 530)
      #expect(list.table.cellForRow(at: IndexPath(row: 0, section: 2))?.frame.minY == 530)
      withExtendedLifetime(delegate) {}
    }
  }

  // H1. A.
  @Test("162 · Without an estimate all headers are measured at once")
  func atOnce() {
    scenario {
      let (list, delegate) = Self.list(sections: 20)
      list.table.estimatedSectionHeaderHeight = 0
      list.table.layoutIfNeeded()
      #expect(Set(Journal.take().filter { $0.hasPrefix("header height") }).count == 20)
      let expected: CGFloat = 20 * 30 + 20 * 5 * 44
      #expect(list.table.contentSize.height == expected)
      withExtendedLifetime(delegate) {}
    }
  }

  // H1 has the methods; that they win as they do for rows (46) is by analogy.
  @Test("162 · To implement the estimates for headers and footers turns them on (our choice)")
  func methods() {
    scenario {
      let list = ListUnderTest(counts: Array(repeating: 5, count: 20))
      let delegate = EdgeEstimateDelegate()
      list.table.delegate = delegate
      list.table.estimatedSectionHeaderHeight = 0
      list.table.estimatedSectionFooterHeight = 0
      list.table.layoutIfNeeded()
      // The second section ends below the window, but its footer sticks to the lower edge.
      let seen = (0..<20).count { list.table.rectForHeader(inSection: $0).height == 10 }
      let feet = (0..<20).count { list.table.rectForFooter(inSection: $0).height == 6 }
      #expect(seen == 2 && feet == 2)
      let headers = CGFloat(seen * 10 + (20 - seen) * 50)
      let footers = CGFloat(feet * 6 + (20 - feet) * 40)
      #expect(list.table.contentSize.height == 4400 + headers + footers)
    }
  }

  // H1: estimates are on at first. How a header is estimated that has none of its own is not written.
  @Test("162 · Headers without an estimate of the app's are measured at once (our choice)")
  func automatic() {
    scenario {
      let (list, delegate) = Self.list(sections: 20)
      list.table.layoutIfNeeded()
      let expected: CGFloat = 20 * 30 + 20 * 5 * 44
      #expect(list.table.contentSize.height == expected)
      withExtendedLifetime(delegate) {}
    }
  }

  // D: sectionHeaderHeight and `automaticDimension`: headers size themselves as cells do. A.
  @Test("162 · A header makes itself as high as its constraints or its configuration")
  func selfSizing() {
    scenario {
      let list = ListUnderTest(counts: [1, 1, 1])
      let delegate = ViewDelegate()
      list.table.delegate = delegate
      list.table.sectionHeaderTopPadding = 0
      delegate.view = { section in
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        if section == 0 {
          let box = UIView()
          box.translatesAutoresizingMaskIntoConstraints = false
          header.contentView.addSubview(box)
          NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: header.contentView.topAnchor, constant: 5),
            box.bottomAnchor.constraint(equalTo: header.contentView.bottomAnchor, constant: -5),
            box.leadingAnchor.constraint(equalTo: header.contentView.leadingAnchor),
            box.heightAnchor.constraint(equalToConstant: 63),
          ])
        } else if section == 1 {
          var content = header.defaultContentConfiguration()
          content.text = String(repeating: "many words ", count: 30)
          header.contentConfiguration = content
        }
        return header
      }
      list.table.layoutIfNeeded()
      let heights = (0..<3).map { list.table.rectForHeader(inSection: $0).height }
      #expect(heights[0] == 73)
      #expect(heights[1] > 100)
      #expect(heights[2] == 28)
      #expect(list.table.headerView(forSection: 0)?.frame.height == 73)
    }
  }

  // As for rows (50): our choice.
  @Test("162 · Rows on screen keep their places when a header above them is measured (our choice)")
  func places() {
    scenario {
      let (list, delegate) = Self.list(sections: 30)
      list.table.estimatedSectionHeaderHeight = 90
      list.table.layoutIfNeeded()
      list.scroll(to: 4000)
      for _ in 0..<60 {
        let first = list.table.indexPathsForVisibleRows?.first ?? .row(0)
        let place = list.table.rectForRow(at: first).minY - list.table.contentOffset.y
        list.scroll(to: list.table.contentOffset.y - 25)
        let now = list.table.rectForRow(at: first).minY - list.table.contentOffset.y
        #expect(abs(now - place - 25) < 0.001)
      }
      withExtendedLifetime(delegate) {}
    }
  }

  // MARK: Lists

  @MainActor
  private static func list(sections: Int) -> (ListUnderTest, EdgeDelegate) {
    let list = ListUnderTest(counts: Array(repeating: 5, count: sections))
    let delegate = EdgeDelegate()
    list.table.delegate = delegate
    list.table.sectionHeaderTopPadding = 0
    return (list, delegate)
  }
}

/// Headers of 30 points.
private final class EdgeDelegate: UITableViewDelegate {
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    Journal.lines.append("header height \(section)")
    return 30
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    UITableViewHeaderFooterView(reuseIdentifier: nil)
  }
}

/// Headers of 10 points that are taken for 50, and footers of 6 that are taken for 40.
private final class EdgeEstimateDelegate: UITableViewDelegate {
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 10 }

  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 6 }

  func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int)
    -> CGFloat
  {
    50
  }

  func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int)
    -> CGFloat
  {
    40
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    UITableViewHeaderFooterView(reuseIdentifier: nil)
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    UITableViewHeaderFooterView(reuseIdentifier: nil)
  }
}

/// Headers without heights of their own.
private final class ViewDelegate: UITableViewDelegate {
  var view: (Int) -> UIView? = { _ in nil }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    view(section)
  }
}
