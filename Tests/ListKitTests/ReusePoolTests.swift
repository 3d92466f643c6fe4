import ListProbe
import Testing

@testable import ListKit

@Suite("The pool of cells")
struct ReusePoolTests {
  @Test func `the last cell in is the first out`() {
    DeterministicRuntime.run {
      var pool = ReusePool<UITableViewCell>()
      let cells = (0..<3).map { _ in Cell(style: .default, reuseIdentifier: "row") }
      for cell in cells { pool.put(cell, cell.reuseIdentifier) }
      #expect((0..<3).map { _ in pool.take("row") } == cells.reversed())
      #expect(pool.take("row") == nil)
    }
  }

  @Test func `each identifier has a stack of its own`() {
    DeterministicRuntime.run {
      var pool = ReusePool<UITableViewCell>()
      let a = Cell(style: .default, reuseIdentifier: "a")
      let b = Cell(style: .default, reuseIdentifier: "b")
      pool.put(a, a.reuseIdentifier)
      pool.put(b, b.reuseIdentifier)
      #expect(pool.count == 2)
      #expect(pool.take("a") === a)
      #expect(pool.take("a") == nil)
      #expect(pool.take("c") == nil)
      #expect(pool.take("b") === b)
      #expect(pool.count == 0)
    }
  }

  @Test func `a cell without an identifier is let go`() {
    DeterministicRuntime.run {
      var pool = ReusePool<UITableViewCell>()
      weak var cell: UITableViewCell?
      do {
        let strong = Cell(style: .default, reuseIdentifier: nil)
        cell = strong
        pool.put(strong, strong.reuseIdentifier)
      }
      #expect(pool.count == 0)
      #expect(cell == nil)
    }
  }

  @Test func `the pool does nothing to a cell; preparing it is the table's part`() {
    DeterministicRuntime.run {
      var pool = ReusePool<UITableViewCell>()
      let cell = Cell(style: .default, reuseIdentifier: "row")
      pool.put(cell, cell.reuseIdentifier)
      #expect(pool.take("row") === cell)
      #expect(cell.preparations == 0)
    }
  }
}

private final class Cell: UITableViewCell {
  var preparations = 0
  override func prepareForReuse() { preparations += 1 }
}
