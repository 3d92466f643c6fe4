import Findings
import ListProbe
import Testing
import UIKit

@Suite("The rows say what the check's own list says")
struct ModelOracleTests {
  /// A world whose own list is right, with the list that the check keeps beside it.
  @MainActor
  private final class Scene {
    let world: ChatWorld
    var list: ModelList
    var oracle: ModelOracle { ModelOracle(screen: world.screen, table: world.table) }

    init(_ way: ChatWay = .right, count: Int = 40) {
      world = ChatWorld(way, count: count)
      list = world.list
    }

    /// The check's list changes, whatever the learner's does.
    func expect(_ change: (inout [ModelItem]) -> Void) {
      var items = list.sections[0]
      change(&items)
      list.become([items])
    }

    var findings: [Finding] { oracle.findings(list, part: "part") }
    var sentences: [String] { findings.map(\.sentence) }
    var walk: [String] { oracle.walk(list, part: "walk").map(\.sentence) }
  }

  static let ways = [
    ChatWay.right,
    ChatWay(name: "decorated") { cell, path, world in
      cell.show(world.chats[path.row], world)
      cell.titleLabel.text = "✉ \(world.chats[path.row].title) · today"
    },
    ChatWay(name: "with the title in two labels") { cell, path, world in
      cell.show(world.chats[path.row], world)
      cell.heartLabel.text = world.chats[path.row].title
      cell.heartLabel.isHidden = false
    },
    ChatWay(name: "in attributed text") { cell, path, world in
      cell.show(world.chats[path.row], world)
      cell.titleLabel.attributedText = NSAttributedString(
        string: world.chats[path.row].title, attributes: [.foregroundColor: UIColor.red])
    },
    ChatWay(name: "with a hidden label of another row") { cell, path, world in
      cell.show(world.chats[path.row], world)
      cell.heartLabel.isHidden = true
      cell.heartLabel.text = world.chats[(path.row + 1) % world.chats.count].title
    },
    ChatWay(name: "in the built-in label") { cell, path, world in
      cell.titleLabel.text = nil
      cell.textLabel?.text = world.chats[path.row].title
    },
    ChatWay(name: "with a transparent label of another row") { cell, path, world in
      cell.show(world.chats[path.row], world)
      cell.heartLabel.isHidden = false
      cell.heartLabel.alpha = 0
      cell.heartLabel.text = world.chats[(path.row + 1) % world.chats.count].title
    },
  ]

  @Test("Right rows are silent, in every step and in a walk", arguments: ways)
  func isSilent(way: ChatWay) {
    DeterministicRuntime.run {
      let scene = Scene(way)
      #expect(scene.sentences == [])
      scene.world.screen.perform("insert") { scene.world.insert(Chat(900, world: 0)) }
      scene.list.become(scene.world.list.sections)
      #expect(scene.sentences == [])
      scene.world.screen.scroll(scene.world.table, to: 333)
      #expect(scene.sentences == [])
      #expect(scene.walk == [])
      #expect(scene.world.table.contentOffset.y == 333)
    }
  }

  @Test func `an empty list is silent`() {
    DeterministicRuntime.run {
      let scene = Scene(count: 0)
      #expect(scene.sentences == [])
      #expect(scene.walk == [])
    }
  }

  @Test
  func `a row that was not inserted is missing, and what stands below it is not its own fault`() {
    DeterministicRuntime.run {
      let scene = Scene()
      scene.expect { $0.insert(ModelItem(id: "new", name: "Lunch?", tokens: ["Lunch?"]), at: 2) }
      #expect(
        scene.findings == [
          Finding(
            kind: "missingRow", sentence: "Row 2 (Lunch?) is missing.", expected: "Lunch?",
            seen: "Chat 002", events: [], row: 2, item: "Lunch?", features: ["part"])
        ])
    }
  }

  @Test func `a row that was not deleted is one too many`() {
    DeterministicRuntime.run {
      let scene = Scene()
      scene.expect { $0.remove(at: 4) }
      #expect(
        scene.sentences == ["Row 4 still shows Chat 004, which is not in the list any more."])
    }
  }

  @Test func `a row that shows what its item said before is stale`() {
    DeterministicRuntime.run {
      let scene = Scene()
      scene.expect { $0[3].tokens = ["Dinner?"] }
      #expect(
        scene.findings == [
          Finding(
            kind: "staleRow", sentence: "Row 3 (Chat 003) still shows “Chat 003”.",
            expected: "Dinner?", seen: "Chat 003", events: [], row: 3, item: "Chat 003",
            features: ["part"])
        ])
    }
  }

  @Test func `two rows that changed places are told as such`() {
    DeterministicRuntime.run {
      let scene = Scene()
      scene.expect { $0.swapAt(2, 6) }
      #expect(scene.sentences == ["Row 2 and row 6 have changed places."])
    }
  }

  @Test func `rows in another order are one finding`() {
    DeterministicRuntime.run {
      let scene = Scene()
      scene.expect { $0.insert($0.remove(at: 6), at: 3) }
      #expect(scene.sentences == ["Row 3 to row 6 are in the wrong order."])
    }
  }

  @Test func `a row that shows another's item`() {
    DeterministicRuntime.run {
      let scene = Scene(
        ChatWay(name: "off by some") { cell, path, world in
          cell.show(world.chats[path.row == 4 ? 20 : path.row], world)
        })
      #expect(scene.sentences == ["Row 4 shows Chat 020, where Chat 004 belongs."])
    }
  }

  @Test func `an item that is there twice`() {
    DeterministicRuntime.run {
      let scene = Scene(
        ChatWay(name: "twice") { cell, path, world in
          cell.show(world.chats[path.row == 4 ? 3 : path.row], world)
        })
      #expect(scene.sentences == ["Chat 003 is in the list twice."])
    }
  }

  @Test func `a blank row, and a row of which a part is missing`() {
    DeterministicRuntime.run {
      let scene = Scene(
        ChatWay(name: "blank") { cell, path, world in
          cell.show(world.chats[path.row], world)
          if path.row == 4 { cell.titleLabel.text = nil }
        })
      #expect(scene.sentences == ["Row 4 (Chat 004) shows nothing of its item."])
      let other = Scene()
      other.expect { $0[5].tokens.append("unread") }
      #expect(other.sentences == ["Row 5 (Chat 005) does not show “unread”."])
    }
  }

  @Test func `a row that shows a text of another row beside its own`() {
    DeterministicRuntime.run {
      let scene = Scene(
        ChatWay(name: "both") { cell, path, world in
          cell.show(world.chats[path.row], world)
          cell.heartLabel.isHidden = path.row != 4
          cell.heartLabel.text = world.chats[11].title
        })
      #expect(scene.sentences == ["Row 4 (Chat 004) shows “Chat 011” of Chat 011."])
    }
  }

  @Test func `a number of rows that is wrong below the window`() {
    DeterministicRuntime.run {
      let scene = Scene()
      scene.expect { $0.removeLast() }
      #expect(scene.sentences == ["The table has 40 rows, where the list has 39."])
      scene.expect { $0.removeLast($0.count - 6) }
      #expect(
        scene.sentences == ["Row 6 still shows Chat 006, which is not in the list any more."])
    }
  }

  @Test func `a fault below the window is found by a walk, and one that heals only at once`() {
    DeterministicRuntime.run {
      let scene = Scene()
      scene.expect { $0.swapAt(30, 32) }
      #expect(scene.sentences == [])
      #expect(scene.walk == ["Row 30 and row 32 have changed places."])
      // The learner changes the model and forgets the table: right after a scroll.
      let healing = Scene()
      healing.world.chats[3].title = "Dinner?"
      healing.list.become(healing.world.list.sections)
      #expect(healing.sentences == ["Row 3 (Dinner?) still shows “Chat 003”."])
      healing.world.screen.scroll(healing.world.table, to: 900)
      healing.world.screen.scroll(healing.world.table, to: 0)
      #expect(healing.sentences == [])
    }
  }

  @Test func `the item that a cell shows is told by its words`() {
    DeterministicRuntime.run {
      let scene = Scene()
      let cell = scene.oracle.rows(scene.list)[3].cell
      #expect(scene.oracle.shownItem(cell, of: scene.list)?.name == "Chat 003")
      #expect(scene.oracle.shownItem(UIView(), of: scene.list) == nil)
    }
  }

  @Test func `items that nobody could tell apart are a mistake of the check's`() async {
    await #expect(processExitsWith: .failure) {
      _ = ModelList([
        [
          ModelItem(id: "a", name: "a", tokens: ["Lunch"]),
          ModelItem(id: "b", name: "b", tokens: ["Lunch?"]),
        ]
      ])
    }
    await #expect(processExitsWith: .failure) {
      _ = ModelList([
        [
          ModelItem(id: "a", name: "a", tokens: ["Lunch"]),
          ModelItem(id: "a", name: "b", tokens: ["Dinner"]),
        ]
      ])
    }
  }
}
