import Findings
import ListProbe
import Testing
import UIKit

@Suite("A touch has one effect, on the item that the row shows")
struct EffectLogTests {
  private typealias Configure = @MainActor @Sendable (ChatCell, IndexPath, ChatWorld) -> Void

  /// What is said of one tap on row 4 after a chat was inserted above it, by the item that the row shows.
  @MainActor
  private func findings(
    _ configure: @escaping Configure,
    inserted: (@MainActor @Sendable (ChatWorld) -> Void)? = nil
  ) -> [Finding] {
    var way = ChatWay(name: "", configure: configure)
    if let inserted { way.inserted = inserted }
    let world = ChatWorld(way)
    let oracle = ModelOracle(screen: world.screen, table: world.table)
    world.screen.perform("insert at 0") { world.insert(Chat(900, world: 0)) }
    let list = world.list
    guard let shown = oracle.shownItem(oracle.rows(list)[4].cell, of: list) else { return [] }
    let log = EffectLog { id in list.sections[0].first { $0.id == id }?.name ?? id }
    let effects = world.effects.during { world.tap(4) }
    return log.judge(
      "tap on heartLabel", in: "row 4 (\(shown.name))", effects, shouldBe: "like", shown.id,
      events: world.screen.events
    ).map(\.finding)
  }

  @Test func `right handlers are silent`() {
    DeterministicRuntime.run {
      let right: [Configure] = [
        { $0.show($2.chats[$1.row], $2) },
        { cell, path, world in
          cell.show(world.chats[path.row], world)
          cell.onTap = [
            { [weak world, weak cell] in
              guard let world, let cell, let path = world.table.indexPath(for: cell) else { return }
              world.like(world.chats[path.row].id)
            }
          ]
        },
        // Two handlers, of which one does nothing.
        { cell, path, world in
          cell.show(world.chats[path.row], world)
          cell.onTap.append({})
        },
        // The last of many counts.
        { cell, path, world in
          cell.show(world.chats[path.row], world)
          let last = cell.onTap[0]
          cell.onTap = [{ last() }]
        },
        // Set once, and asks the cell.
        { cell, path, world in
          let old = cell.onTap
          cell.show(world.chats[path.row], world)
          if old.isEmpty {
            cell.onTap = [
              { [weak world, weak cell] in
                guard let world, let title = cell?.titleLabel.text else { return }
                world.chats.first { $0.title == title }.map { world.like($0.id) }
              }
            ]
          } else {
            cell.onTap = old
          }
        },
      ]
      for (number, configure) in right.enumerated() {
        #expect(findings(configure) == [], "way \(number)")
      }
      // A row number is right where every change reloads.
      let found = findings(
        { cell, path, world in
          cell.show(world.chats[path.row], world)
          cell.onTap = [{ [weak world] in world?.like(world?.chats[path.row].id ?? "") }]
        }, inserted: { $0.table.reloadData() })
      #expect(found == [])
    }
  }

  @Test func `a captured row sends the like to another chat`() {
    DeterministicRuntime.run {
      let found = findings { cell, path, world in
        cell.show(world.chats[path.row], world)
        cell.onTap = [{ [weak world] in world?.like(world?.chats[path.row].id ?? "") }]
      }
      #expect(
        found == [
          Finding(
            kind: "wrongItem",
            sentence: "The tap on heartLabel in row 4 (Chat 003) went to Chat 002.",
            expected: "like Chat 003", seen: "like Chat 002",
            events: ["insert at 0", "tap the heart on row 4"], item: "Chat 003",
            features: ["like"])
        ])
    }
  }

  @Test func `no effect, two effects, effects on two items, and another effect`() {
    DeterministicRuntime.run {
      let faults: [(String, String, [String], Configure)] = [
        (
          "tapLost", "The tap on heartLabel in row 4 (Chat 003) had no effect.", [],
          { cell, path, world in
            cell.show(world.chats[path.row], world)
            cell.onTap = []
          }
        ),
        (
          "tapTwice", "One tap on heartLabel in row 4 (Chat 003) had 2 effects.", ["on one item"],
          { cell, path, world in
            cell.show(world.chats[path.row], world)
            cell.onTap += cell.onTap
          }
        ),
        (
          "tapTwice", "One tap on heartLabel in row 4 (Chat 003) had 2 effects.",
          ["on several items"],
          { cell, path, world in
            cell.show(world.chats[path.row], world)
            cell.onTap.append { [weak world] in world?.like(world?.chats[0].id ?? "") }
          }
        ),
        (
          "wrongEffect", "The tap on heartLabel in row 4 (Chat 003) did something else.", ["mute"],
          { cell, path, world in
            let id = world.chats[path.row].id
            cell.show(world.chats[path.row], world)
            cell.onTap = [{ [weak world] in world?.effects.add("mute", id) }]
          }
        ),
      ]
      for (kind, sentence, features, configure) in faults {
        let found = findings(configure)
        #expect(found.map(\.kind) == [kind])
        #expect(found.map(\.sentence) == [sentence])
        #expect(found.map(\.features) == [features])
      }
    }
  }

  @Test func `the call of the effect that was wrong is blamed`() {
    DeterministicRuntime.run {
      let log = EffectLog()
      let blamed = { (effects: [EffectLog.Effect]) in
        log.judge("tap", in: "row 0", effects, shouldBe: "like", "a").map(\.call)
      }
      #expect(blamed([.init("like", "b", call: 7)]) == [7])
      #expect(blamed([.init("like", "a", call: 7), .init("like", "b", call: 8)]) == [8])
      #expect(blamed([.init("like", "a", call: 7), .init("like", "a", call: 8)]) == [8])
      #expect(blamed([.init("mute", "a", call: 7)]) == [7])
      #expect(blamed([.init("like", "a", call: 7)]) == [])
    }
  }

  @Test func `an effect where there should be none is a finding`() {
    DeterministicRuntime.run {
      let log = EffectLog()
      #expect(log.judgeSilence("An answer to a screen that is gone", []).isEmpty)
      #expect(
        log.judgeSilence("An answer to a screen that is gone", [.init("like", "a", call: 3)])
          .map(\.finding.sentence) == ["An answer to a screen that is gone still had an effect."])
    }
  }
}
