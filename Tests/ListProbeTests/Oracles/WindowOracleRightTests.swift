import ListProbe
import Testing
import UIKit

@Suite("The window oracle is silent about right lists")
struct WindowOracleRightTests {
  @Test(
    "A list with the rows on screen and no others",
    arguments: [0, 10, 44, 439, 3960, 4000, -30])
  func exactRows(offset: Int) {
    DeterministicRuntime.run {
      let scene = RowList.right(at: CGFloat(offset))
      #expect(scene.seenRows.count >= 9)
      #expect(scene.sentences == [])
    }
  }

  @Test func `an empty list`() {
    DeterministicRuntime.run {
      #expect(RowList(rows: 0).sentences == [])
    }
  }

  @Test func `a list that makes all rows`() {
    DeterministicRuntime.run {
      let scene = RowList()
      for row in 0..<100 { scene.show(row) }
      for offset in stride(from: CGFloat(0), through: 3960, by: 330) {
        scene.screen.scroll(scene.list, to: offset)
        #expect(scene.sentences == [])
      }
    }
  }

  @Test func `a list that keeps rows beside the window`() {
    DeterministicRuntime.run {
      let scene = RowList.right(at: 440)
      for row in [7, 8, 9, 20, 21] { scene.show(row) }
      #expect(scene.sentences == [])
    }
  }

  @Test func `a list that hides its spare cells wherever they stand, with their old texts`() {
    DeterministicRuntime.run {
      let scene = RowList.right()
      // Second cells of rows that are on screen.
      for row in [0, 3, 9] { scene.show(row).isHidden = true }
      scene.show(4).alpha = 0
      #expect(scene.sentences == [])
    }
  }

  @Test func `a list with its rows in a container, itself scrolled and moved`() {
    DeterministicRuntime.run {
      let scene = RowList()
      let container = UIView(frame: CGRect(x: 30, y: 500, width: 320, height: 4400))
      container.bounds.origin = CGPoint(x: 5, y: 70)
      scene.list.addSubview(container)
      scene.screen.scroll(scene.list, to: 100)
      for row in scene.seenRows { scene.show(row, in: container) }
      #expect(scene.cell(5).frame != RowList.frame(5))
      #expect(scene.sentences == [])
    }
  }

  @Test func `a list of which the window shows more than its bounds`() {
    DeterministicRuntime.run {
      let scene = RowList(header: 100)
      scene.screen.scroll(scene.list, to: 440)
      // The list begins 100 points below the window's top and cuts nothing off.
      #expect(scene.seenRows == Array(7..<18))
      for row in scene.seenRows { scene.show(row) }
      #expect(scene.sentences == [])
    }
  }

  @Test func `a list whose labels are unseen, empty or without text where nothing is expected`() {
    DeterministicRuntime.run {
      let scene = RowList.right()
      (scene.cell(0).badge.isHidden, scene.cell(0).badge.alpha) = (false, 0)
      (scene.cell(1).badge.isHidden, scene.cell(1).badge.text) = (false, "")
      (scene.cell(2).badge.isHidden, scene.cell(2).badge.text) = (false, nil)
      #expect(scene.sentences == [])
    }
  }

  @Test func `a list whose frames are off by less than half a point`() {
    DeterministicRuntime.run {
      let scene = RowList.right()
      scene.cell(3).frame = RowList.frame(3).offsetBy(dx: 0.4, dy: -0.4)
      #expect(scene.sentences == [])
    }
  }

  @Test func `a table, while it scrolls`() {
    DeterministicRuntime.run {
      let (table, source) = (UITableView(frame: .zero), TableSource())
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      table.dataSource = source
      let screen = Screen(root: table, size: CGSize(width: 320, height: 440))
      let oracle = WindowOracle(screen: screen, list: table) { (_: UITableViewCell) in nil }
      screen.drag(table, by: 3900, step: 97) {
        let offset = table.contentOffset.y
        let rows = Int(offset / 44)...min(99, Int((offset + 439.9) / 44))
        let expected = rows.map {
          ExpectedRow(
            row: $0, item: "\($0)", frame: table.rectForRow(at: IndexPath(row: $0, section: 0)),
            texts: ["Person \($0)"])
        }
        #expect(oracle.findings(expecting: expected, part: "drag") == [])
        #expect(oracle.seenCells().count == rows.count)
      }
    }
  }
}

private final class TableSource: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Person \(indexPath.row)"
    return cell
  }
}
