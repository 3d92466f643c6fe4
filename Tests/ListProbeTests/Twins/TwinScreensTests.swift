import Findings
import ListProbe
import Testing
import UIKit

@testable import ListKit

@Suite("A screen that reuses beside one that never does")
struct TwinScreensTests {
  /// Likes, scrolls, inserts, and looks at everything again.
  @MainActor
  static func report(_ way: ChatWay) -> TwinReport {
    let twins = TwinScreens(
      make: { ChatWorld(way, number: $0) }, screen: \.screen, rows: \.rows,
      imageName: { world, key in String(key.dropFirst("\(world.number)/".count)) })
    twins.step("like") { $0.tap(2) }
    twins.step("like") { $0.tap(7) }
    twins.step("scroll down") { world in world.screen.drag(world.table, by: 1200, step: 70) }
    twins.step("like") { world in world.tap(world.rows[3].path.row) }
    twins.step("insert at 0") { world in
      world.screen.perform("insert at 0") { world.insert(Chat(900, world: world.number)) }
    }
    twins.step("like") { world in world.tap(world.rows[4].path.row) }
    twins.step("scroll up") { world in world.screen.drag(world.table, by: -1200, step: 90) }
    twins.step("reload") { world in world.screen.perform("reload") { world.table.reloadData() } }
    return twins.report()
  }

  @Test("Right screens are silent", arguments: rightWays)
  func isSilent(way: ChatWay) {
    DeterministicRuntime.run {
      let report = Self.report(way)
      #expect(report.findings.map(\.sentence) == [])
      #expect(report.leaks == 0)
      #expect(report.comparisons > 300)
      #expect(report.metric == Metric(name: "leaked state", value: 0, leastPossible: 0))
    }
  }

  @Test("Left-overs are found", arguments: faults)
  func isFound(fault: Fault) {
    DeterministicRuntime.run {
      let report = Self.report(fault.way)
      #expect(report.findings.map(\.sentence) == fault.sentences)
      #expect(report.leaks == fault.leaks)
    }
  }

  @Test func `what twins that never reuse do not agree about is no leak`() {
    DeterministicRuntime.run {
      var number = 0
      let report = Self.report(
        ChatWay(name: "random") { cell, path, world in
          cell.show(world.chats[path.row], world)
          number += 1
          cell.titleLabel.text = "\(world.chats[path.row].title) \(number)"
        })
      #expect(report.leaks == 0)
      #expect(report.findings.map(\.kind) == ["notDeterministic"])
    }
  }

  static let rightWays = [
    ChatWay.right,
    ChatWay(name: "defaults first") { cell, path, world in
      let chat = world.chats[path.row]
      cell.heartLabel.isHidden = true
      cell.titleLabel.textColor = .label
      if chat.isLiked { cell.heartLabel.isHidden = false }
      if chat.isMuted { cell.titleLabel.textColor = .secondaryLabel }
      cell.titleLabel.text = chat.title
      cell.photoView.image = UIImage(key: "\(world.number)/\(chat.number)", size: .zero)
      cell.onTap = [{ [weak world] in world?.like(chat.id) }]
    },
    ChatWay(name: "the row found at the time of the tap") { cell, path, world in
      cell.show(world.chats[path.row], world)
      cell.onTap = [
        { [weak world, weak cell] in
          guard let world, let cell, let path = world.table.indexPath(for: cell) else { return }
          world.like(world.chats[path.row].id)
        }
      ]
    },
    ChatWay(
      name: "the row in the cell, and a reload after each change",
      configure: { cell, path, world in
        cell.show(world.chats[path.row], world)
        cell.row = path.row
        cell.onTap = [
          { [weak world, weak cell] in
            guard let world, let cell else { return }
            world.like(world.chats[cell.row].id)
          }
        ]
      }, inserted: { $0.table.reloadData() }),
    ChatWay(name: "a hidden label with an old text") { cell, path, world in
      cell.show(world.chats[path.row], world)
      if cell.heartLabel.isHidden {
        cell.heartLabel.text = "old \(path.row)"
      } else {
        cell.heartLabel.text = "♥"
      }
    },
    ChatWay(name: "transparent instead of hidden") { cell, path, world in
      cell.show(world.chats[path.row], world)
      cell.heartLabel.isHidden = false
      cell.heartLabel.alpha = world.chats[path.row].isLiked ? 1 : 0
    },
    ChatWay(name: "a cache by image key") { cell, path, world in
      cell.show(world.chats[path.row], world)
      let isKnown = !cache.insert(world.chats[path.row].id).inserted
      cell.heartLabel.text = isKnown ? "♥" : "♥"
      if !isKnown { cell.photoView.tag = 1 }
    },
  ]

  @MainActor private static var cache: Set<String> = []

  struct Fault: CustomTestStringConvertible, Sendable {
    let way: ChatWay
    let leaks: Int
    let sentences: [String]
    var testDescription: String { way.name }
  }

  static let faults = [
    Fault(
      way: ChatWay(name: "a heart that is shown and never hidden") { cell, path, world in
        let isHidden = cell.heartLabel.isHidden
        cell.show(world.chats[path.row], world)
        if isHidden == false { cell.heartLabel.isHidden = false }
      }, leaks: 13,
      sentences: ["Row 14 (Chat 014) shows heartLabel (♥), set for row 2 (Chat 002)."]),
    Fault(
      way: ChatWay(name: "a colour for muted chats only") { cell, path, world in
        let colour = cell.titleLabel.textColor
        cell.show(world.chats[path.row], world)
        if !world.chats[path.row].isMuted { cell.titleLabel.textColor = colour }
      }, leaks: 26,
      sentences: [
        "Row 15 (Chat 015) shows titleLabel.textColor secondaryLabel, set for row 3 (Chat 003)."
      ]),
    Fault(
      way: ChatWay(name: "likes kept in the cell") { cell, path, world in
        let isHidden = cell.heartLabel.isHidden
        cell.show(world.chats[path.row], world)
        cell.heartLabel.isHidden = isHidden
        cell.onTap = [{ [weak cell] in cell?.heartLabel.isHidden = false }]
      }, leaks: 13,
      sentences: ["Row 14 (Chat 014) shows heartLabel (♥), set for row 2 (Chat 002)."]),
    Fault(
      way: ChatWay(name: "a closure more with each use") { cell, path, world in
        let old = cell.onTap
        cell.show(world.chats[path.row], world)
        cell.onTap = old + cell.onTap
      }, leaks: 2,
      sentences: ["Row 19 (Chat 018) shows heartLabel (♥)."]),
    Fault(
      way: ChatWay(name: "the first closure for ever") { cell, path, world in
        let old = cell.onTap
        cell.show(world.chats[path.row], world)
        if !old.isEmpty { cell.onTap = old }
      }, leaks: 3,
      sentences: [
        "Row 30 (Chat 030) does not show heartLabel (♥), which a new cell shows.",
        "Row 7 (Chat 006) shows heartLabel (♥).",
      ]),
    Fault(
      way: ChatWay(name: "a picture for some rows only") { cell, path, world in
        let image = cell.photoView.image
        cell.show(world.chats[path.row], world)
        if path.row % 4 == 1 { cell.photoView.image = image }
      }, leaks: 16,
      sentences: ["Row 21 (Chat 021) shows 7 in photoView, set for row 7 (Chat 007)."]),
    Fault(
      way: ChatWay(name: "a text that is set once") { cell, path, world in
        let text = cell.titleLabel.text
        cell.show(world.chats[path.row], world)
        cell.titleLabel.text = text ?? world.chats[path.row].title
      }, leaks: 71,
      sentences: ["Row 12 (Chat 012) shows “Chat 000” in titleLabel, set for row 0 (Chat 000)."]),
    Fault(
      way: ChatWay(name: "a background for one row") { cell, path, world in
        cell.show(world.chats[path.row], world)
        if path.row == 5 { cell.contentView.backgroundColor = .systemGreen }
      }, leaks: 7,
      sentences: [
        "Row 17 (Chat 017) shows contentView.backgroundColor systemGreen, set for row 5 (Chat 005)."
      ]),
    Fault(
      way: ChatWay(name: "a row that fades and stays faint") { cell, path, world in
        cell.show(world.chats[path.row], world)
        if path.row == 5 { cell.alpha = 0.3 }
      }, leaks: 7,
      sentences: ["Row 17 (Chat 017) shows alpha 0.3, set for row 5 (Chat 005)."]),
    Fault(
      way: ChatWay(name: "a label more with each use") { cell, path, world in
        cell.show(world.chats[path.row], world)
        let label = UILabel()
        label.text = world.chats[path.row].title
        cell.contentView.addSubview(label)
      }, leaks: 77,
      sentences: [
        "Row 2 (Chat 002) shows 2 labels (Chat 002, Chat 002), where a new cell shows 1 (Chat 002)."
      ]),
    Fault(
      way: ChatWay(name: "a tick that is turned over") { cell, path, world in
        cell.show(world.chats[path.row], world)
        cell.accessoryType = cell.accessoryType == .none ? .checkmark : .none
      }, leaks: 38,
      sentences: ["Row 2 (Chat 002) shows no accessoryType."]),
  ]
}
