import ListProbe
import Testing
import UIKit

/// Section 1.2, first half: registering and dequeuing.
@Suite("Registering and dequeuing")
struct DequeueTests {
  // D: dequeueReusableCell(withIdentifier:); M. A.
  @Test("15 · Without a registration and with nothing pooled, dequeuing without a path gives nil")
  func unregistered() {
    scenario {
      let list = ListUnderTest.laidOut()
      #expect(list.table.dequeueReusableCell(withIdentifier: "rwo") == nil)
    }
  }

  // D; M, case C. A.
  @Test("16 · With a registered class and nothing pooled, dequeuing without a path makes a cell")
  func registered() {
    scenario {
      let list = ListUnderTest.laidOut()
      let cell = list.table.dequeueReusableCell(withIdentifier: "row")
      #expect((cell as? LoggedCell)?.number == 10)
      #expect(cell?.reuseIdentifier == "row")
    }
  }

  // D: dequeueReusableCell(withIdentifier:for:); H1. A.
  @Test("18 · Dequeuing for a path gives a pooled cell or a new one, sized for its row")
  func alwaysACell() {
    scenario {
      let list = ListUnderTest()
      list.table.rowHeight = 55
      var sizes: [CGSize] = []
      list.source.cell = { table, path in
        let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
        sizes.append(cell.frame.size)
        return cell
      }
      list.table.layoutIfNeeded()
      // What comes from the pool does not have the size by chance.
      for cell in list.table.visibleCells { cell.frame.size = .zero }
      list.table.reloadData()
      list.table.layoutIfNeeded()
      #expect(LoggedCell.made.count == 8)
      #expect(sizes == Array(repeating: CGSize(width: 375, height: 55), count: 16))
    }
  }

  // M. B.
  @Test("19 · Inside cellForRowAt a cell has table width and row height, elsewhere 320 × 44")
  func frameWhileDequeuing() {
    scenario {
      let list = ListUnderTest()
      list.table.rowHeight = 60
      var sizes: [CGSize] = []
      list.source.cell = { table, path in
        let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
        sizes.append(cell.frame.size)
        return cell
      }
      list.table.layoutIfNeeded()
      #expect(sizes == Array(repeating: CGSize(width: 375, height: 60), count: 8))
      let outside = list.table.dequeueReusableCell(withIdentifier: "row", for: .row(20))
      #expect(outside.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    }
  }

  // M. B. That a path is refused then is tested with the exceptions.
  @Test("20 · A registration that was taken back leaves the pool as it is")
  func takenBack() {
    scenario {
      let list = ListUnderTest.laidOut()
      list.table.register(nil, forCellReuseIdentifier: "row")
      #expect(list.table.dequeueReusableCell(withIdentifier: "row") == nil)
      list.source.counts = [0]
      list.table.reloadData()
      let pooled = (0..<11).map { _ in list.table.dequeueReusableCell(withIdentifier: "row") }
      #expect(pooled.map { $0 != nil } == Array(repeating: true, count: 10) + [false])
    }
  }

  // M measured that the later of two wins. C: there are no nibs here, so only classes are compared.
  @Test("21 · The later registration of an identifier wins (our choice)")
  func laterRegistration() {
    scenario {
      let table = UITableView(frame: .zero)
      table.register(LoggedCell.self, forCellReuseIdentifier: "row")
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      #expect(!(table.dequeueReusableCell(withIdentifier: "row") is LoggedCell))
      table.register(LoggedCell.self, forCellReuseIdentifier: "row")
      #expect(table.dequeueReusableCell(withIdentifier: "row") is LoggedCell)
    }
  }

  // D; one article. A. There are no nibs here.
  @Test("22 · A registered class is made by init(style:reuseIdentifier:) with the default style")
  func initialiser() {
    scenario {
      let table = UITableView(frame: .zero)
      table.register(TwoWayCell.self, forCellReuseIdentifier: "two ways")
      let cell = table.dequeueReusableCell(withIdentifier: "two ways") as? TwoWayCell
      #expect(cell?.madeBy == "init(style: default, reuseIdentifier: two ways)")
      #expect(TwoWayCell(title: "by hand").madeBy == "init(title: by hand)")
    }
  }

  // Follows from the text of 24, which names this method as the way out. D: our choice.
  @Test(
    "26 · A cell dequeued without a path and not returned is out of the pool (our choice)")
  func dequeuedAndDropped() {
    scenario {
      let list = ListUnderTest.laidOut()
      list.scrollSlowly(to: 44)
      #expect(LoggedCell.made.count == 11)
      list.source.cell = { table, path in
        _ = table.dequeueReusableCell(withIdentifier: "row")
        return table.dequeueReusableCell(withIdentifier: "row", for: path)
      }
      list.scroll(to: 88)
      #expect(LoggedCell.made.count == 12)
      #expect(list.visible == [2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
      #expect(LoggedCell.made[0].cell == nil)
    }
  }

  // D: prepareForReuse(). A.
  @Test("28 · A cell without an identifier is never pooled and never prepared")
  func noIdentifier() {
    scenario {
      let list = ListUnderTest()
      list.source.cell = { _, _ in LoggedCell(style: .default, reuseIdentifier: nil) }
      list.table.layoutIfNeeded()
      list.scroll(to: 440)
      list.table.reloadData()
      list.table.layoutIfNeeded()
      #expect(LoggedCell.made.count == 30)
      #expect(LoggedCell.made.count { $0.cell != nil } == 10)
      #expect(!Journal.lines.contains("prepareForReuse"))
    }
  }

  // D; W21; M. A.
  @Test("29 · prepareForReuse runs on a pooled cell only, once, before dequeuing returns it")
  func preparedOnAHit() {
    scenario {
      let list = ListUnderTest()
      var preparations: [Int: [Int]] = [:]
      list.source.cell = { table, path in
        let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
        if let cell = cell as? LoggedCell {
          preparations[cell.number, default: []].append(cell.preparations)
        }
        return cell
      }
      list.table.layoutIfNeeded()
      #expect(preparations.values.allSatisfy { $0 == [0] })
      list.scrollSlowly(to: 484)
      // Each of eleven cells came new, then was prepared once for each time it came back.
      #expect(preparations.count == 11)
      #expect(preparations.values.allSatisfy { $0 == Array(0..<$0.count) })
      #expect(preparations.values.reduce(0) { $0 + $1.count } == 21)
    }
  }

  // M; W21. B.
  @Test("32 · Identifiers have pools of their own, and an empty one borrows from no other")
  func separatePools() {
    scenario {
      let list = ListUnderTest()
      list.table.register(LoggedCell.self, forCellReuseIdentifier: "other")
      list.table.layoutIfNeeded()
      list.source.cell = { table, path in
        table.dequeueReusableCell(withIdentifier: "other", for: path)
      }
      list.table.reloadData()
      list.table.layoutIfNeeded()
      #expect(list.visible == Array(10..<20))
      #expect(list.table.visibleCells.allSatisfy { $0.reuseIdentifier == "other" })
      #expect(list.table.dequeueReusableCell(withIdentifier: "row") != nil)
      #expect(LoggedCell.made.count == 20)
    }
  }

  // A pull request of one app, which says so of collection views. B.
  @Test("166 · A table takes cells without an identifier, which nothing dequeued")
  func bareCells() {
    scenario {
      let list = ListUnderTest(counts: [100])
      list.source.cell = { _, _ in UITableViewCell() }
      let screen = list.onScreen()
      screen.scroll(list.table, to: 440)
      #expect(list.table.visibleCells.count == 10)
      #expect(screen.exceptions == [])
    }
  }

  // D: reuse is by identifier. A, by construction.
  @Test("43 · An identifier for each row means a cell for each row")
  func identifierPerRow() {
    scenario {
      let list = ListUnderTest()
      list.source.cell = { table, path in
        let identifier = "row \(path.row)"
        table.register(LoggedCell.self, forCellReuseIdentifier: identifier)
        return table.dequeueReusableCell(withIdentifier: identifier, for: path)
      }
      list.table.layoutIfNeeded()
      list.scrollSlowly(to: 3960)
      #expect(LoggedCell.made.count == 100)
      list.scrollSlowly(to: 0)
      #expect(LoggedCell.made.count == 100)
    }
  }
}

/// Can be made in two ways, of which a table knows one.
private final class TwoWayCell: UITableViewCell {
  let madeBy: String

  init(title: String) {
    madeBy = "init(title: \(title))"
    super.init(style: .default, reuseIdentifier: nil)
  }

  override init(style: CellStyle, reuseIdentifier: String?) {
    madeBy = "init(style: \(style), reuseIdentifier: \(reuseIdentifier ?? "nil"))"
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { nil }
}
