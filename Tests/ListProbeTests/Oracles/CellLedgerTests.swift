import ListProbe
import Testing
import UIKit

@Suite("The book about cells")
struct CellLedgerTests {
  @Test func `a cell is new the first time it is handed out, and reused after that`() {
    DeterministicRuntime.run {
      let (ledger, cell) = (CellLedger<UIView>(), UIView())
      ledger.made(cell, kind: "row")
      #expect(ledger.handOut(cell) == .new(resets: 0))
      ledger.configured(cell, for: "row 3 (Ann)")
      #expect(ledger.handOut(cell) == .reused(resets: 0, lastItem: "row 3 (Ann)"))
      #expect(ledger.lastItem(cell) == "row 3 (Ann)")
    }
  }

  @Test func `a cell that was handed out and never configured showed nothing`() {
    DeterministicRuntime.run {
      let (ledger, cell) = (CellLedger<UIView>(), UIView())
      ledger.made(cell, kind: "row")
      _ = ledger.handOut(cell)
      #expect(ledger.handOut(cell) == .reused(resets: 0, lastItem: "nothing"))
      #expect(ledger.lastItem(cell) == nil)
    }
  }

  @Test func `resets are counted from one handing out to the next`() {
    DeterministicRuntime.run {
      let (ledger, cell) = (CellLedger<UIView>(), UIView())
      ledger.made(cell, kind: "row")
      ledger.reset(cell)
      #expect(ledger.handOut(cell) == .new(resets: 1))
      ledger.configured(cell, for: "row 0")
      ledger.reset(cell)
      ledger.reset(cell)
      #expect(ledger.handOut(cell) == .reused(resets: 2, lastItem: "row 0"))
      #expect(ledger.handOut(cell) == .reused(resets: 0, lastItem: "row 0"))
    }
  }

  @Test func `a cell from elsewhere is unknown, whatever is said of it`() {
    DeterministicRuntime.run {
      let (ledger, cell) = (CellLedger<UIView>(), UIView())
      ledger.reset(cell)
      ledger.configured(cell, for: "row 0")
      #expect(ledger.handOut(cell) == .unknown)
      #expect(ledger.handOut(cell) == .unknown)
      #expect(ledger.kind(of: cell) == nil)
      #expect(ledger.count == 0)
    }
  }

  @Test func `cells are counted by kind, and the living among them`() {
    DeterministicRuntime.run {
      let ledger = CellLedger<UIView>()
      let kept = UIView()
      ledger.made(kept, kind: "row")
      ledger.made(UIView(), kind: "row")
      ledger.made(UIView(), kind: "header")
      #expect(ledger.count == 3)
      #expect(ledger.count(of: "row") == 2)
      #expect(ledger.count(of: "footer") == 0)
      #expect(ledger.living == 1)
      #expect(ledger.kind(of: kept) == "row")
    }
  }

  @Test func `a new cell at a freed cell's address is not taken for it`() {
    DeterministicRuntime.run {
      let ledger = CellLedger<UIView>()
      var addresses: Set<ObjectIdentifier> = []
      var atAFreedAddress = 0
      // The allocator gives a freed place out again soon; that is what this is about.
      for _ in 0..<100 {
        let cell = UIView()
        if !addresses.insert(ObjectIdentifier(cell)).inserted {
          #expect(ledger.handOut(cell) == .unknown)
          #expect(ledger.lastItem(cell) == nil)
          atAFreedAddress += 1
        }
        ledger.made(cell, kind: "row")
        _ = ledger.handOut(cell)
        ledger.configured(cell, for: "an earlier life")
      }
      #expect(atAFreedAddress > 0)
      #expect(ledger.count == 100)
      #expect(ledger.living == 0)
    }
  }

  @Test func `each cell is in one place`() {
    DeterministicRuntime.run {
      let ledger = CellLedger<UIView>()
      let list = UIScrollView()
      let screen = Screen(root: list, size: CGSize(width: 320, height: 440))
      let box = UIView()
      list.addSubview(box)
      @MainActor func cell(at y: CGFloat, in parent: UIView?) -> UIView {
        let cell = UIView(frame: CGRect(x: 0, y: y, width: 320, height: 44))
        ledger.made(cell, kind: "row")
        parent?.addSubview(cell)
        return cell
      }
      for (y, parent) in [(0, list), (400, box), (439, list)] as [(CGFloat, UIView)] {
        _ = cell(at: y, in: parent)
      }
      // Cells that share an edge with the window are not on screen.
      for y in [440, -44] { _ = cell(at: CGFloat(y), in: list) }
      cell(at: 44, in: list).isHidden = true
      let loose = (0..<4).map { _ in cell(at: 44, in: nil) }
      for _ in 0..<5 { _ = cell(at: 44, in: nil) }

      var expected = Whereabouts()
      expected.onScreen = 3
      expected.offScreen = 2
      expected.hidden = 1
      expected.offTree = 4
      expected.freed = 5
      #expect(ledger.whereabouts(in: list, on: screen) == expected)
      #expect(expected.inTree == 6)

      screen.scroll(list, to: 460)
      expected.onScreen = 2
      expected.offScreen = 3
      #expect(ledger.whereabouts(in: list, on: screen) == expected)

      box.isHidden = true
      expected.offScreen = 2
      expected.hidden = 2
      #expect(ledger.whereabouts(in: list, on: screen) == expected)
      withExtendedLifetime(loose) {}
    }
  }

  @Test func `whereabouts are put in words, without what is not there`() {
    var places = Whereabouts()
    #expect(places.words == "")
    #expect(places.mostOthers == "nowhere")
    places.onScreen = 14
    #expect(places.words == "14 on screen")
    #expect(places.mostOthers == "nowhere")
    (places.offScreen, places.hidden, places.offTree, places.freed) = (1, 2, 4, 3)
    #expect(
      places.words == "14 on screen, 1 off screen in the tree, 2 hidden in the tree, "
        + "4 outside the tree, 3 freed")
    #expect(places.mostOthers == "off the tree")
  }
}
