import ListProbe
import Testing
import UIKit

@testable import ListKit

@Suite("The same scenario always does the same")
struct DeterminismTests {
  /// A list whose pictures come from a desk, driven by a seeded script.
  @MainActor
  static func trace() -> String {
    let trace = SceneTrace()
    let desk = RequestDesk<Int, String>(cancelling: .late)
    var random = SeededGenerator(seed: 7)
    let way = ChatWay(name: "with pictures") { cell, path, world in
      let chat = world.chats[path.row]
      cell.show(chat, world)
      cell.photoView.image = nil
      trace.note("cellForRow \(path.row) gets cell \(trace.number(of: cell))")
      Task { [weak cell] in
        guard let key = try? await desk.fetch(chat.number), let cell,
          cell.titleLabel.text == chat.title
        else { return }
        cell.photoView.image = UIImage(key: key, size: .zero)
        trace.note("picture \(key) for \(chat.title) in cell \(trace.number(of: cell))")
      }
    }
    let world = ChatWorld(way, count: 30)
    trace.follow(world.screen) { world.rows }
    for _ in 0..<4 {
      world.screen.scroll(world.table, to: CGFloat(random.next() % 800))
      let open = desk.open
      let request = open[Int(random.next() % UInt64(open.count))]
      world.screen.perform("answer \(request.words)") {
        desk.answer(request.number, with: "picture-\(request.key)")
      }
    }
    world.tap(world.rows[1].path.row)
    world.screen.perform("insert at 0") { world.insert(Chat(900, world: 0)) }
    return trace.text
  }

  @Test func `twice in one process, to the letter`() {
    let (first, second) = (
      DeterministicRuntime.run { Self.trace() }, DeterministicRuntime.run { Self.trace() }
    )
    #expect(first == second)
    #expect(first.count > 1000)
  }

  /// The text was written by a debug build; a release build has to write the same.
  @Test func `in every process and every build, to the letter`() {
    let trace = DeterministicRuntime.run { Self.trace() }
    #expect(trace == Self.expected)
  }

  static let expected = """
      cellForRow 0 gets cell 1
      cellForRow 1 gets cell 2
      cellForRow 2 gets cell 3
      cellForRow 3 gets cell 4
      cellForRow 4 gets cell 5
      cellForRow 5 gets cell 6
      cellForRow 6 gets cell 7
      cellForRow 7 gets cell 8
      cellForRow 8 gets cell 9
      cellForRow 9 gets cell 10
      cellForRow 10 gets cell 11
      cellForRow 11 gets cell 12
    frame 1: scroll to offset 87
      Row 1 (Chat 001), cell 2: titleLabel text Chat 001
      Row 2 (Chat 002), cell 3: titleLabel text Chat 002
      Row 3 (Chat 003), cell 4: titleLabel text Chat 003
      Row 4 (Chat 004), cell 5: titleLabel text Chat 004
      Row 5 (Chat 005), cell 6: titleLabel text Chat 005
      Row 6 (Chat 006), cell 7: titleLabel text Chat 006
      Row 7 (Chat 007), cell 8: titleLabel text Chat 007
      Row 8 (Chat 008), cell 9: titleLabel text Chat 008
      Row 9 (Chat 009), cell 10: titleLabel text Chat 009
      Row 10 (Chat 010), cell 11: titleLabel text Chat 010
      Row 11 (Chat 011), cell 12: titleLabel text Chat 011
      picture picture-4 for Chat 004 in cell 5
    frame 2: answer request 5 (4)
      Row 4 (Chat 004), cell 5: titleLabel text Chat 004; photoView image picture-4
      cellForRow 12 gets cell 1
      cellForRow 13 gets cell 13
      cellForRow 14 gets cell 14
      cellForRow 15 gets cell 15
      cellForRow 16 gets cell 16
      cellForRow 17 gets cell 17
      cellForRow 18 gets cell 18
      cellForRow 19 gets cell 19
      cellForRow 20 gets cell 20
      cellForRow 21 gets cell 21
      cellForRow 22 gets cell 22
    frame 3: scroll to offset 546
      Row 12 (Chat 012), cell 1: titleLabel text Chat 012
      Row 13 (Chat 013), cell 13: titleLabel text Chat 013
      Row 14 (Chat 014), cell 14: titleLabel text Chat 014
      Row 15 (Chat 015), cell 15: titleLabel text Chat 015
      Row 16 (Chat 016), cell 16: titleLabel text Chat 016
      Row 17 (Chat 017), cell 17: titleLabel text Chat 017
      Row 18 (Chat 018), cell 18: titleLabel text Chat 018
      Row 19 (Chat 019), cell 19: titleLabel text Chat 019
      Row 20 (Chat 020), cell 20: titleLabel text Chat 020
      Row 21 (Chat 021), cell 21: titleLabel text Chat 021
      Row 22 (Chat 022), cell 22: titleLabel text Chat 022
    frame 4: answer request 1 (0)
      cellForRow 10 gets cell 12
      cellForRow 11 gets cell 11
    frame 5: scroll to offset 474
      Row 10 (Chat 010), cell 12: titleLabel text Chat 010
      Row 11 (Chat 011), cell 11: titleLabel text Chat 011
      picture picture-8 for Chat 008 in cell 9
    frame 6: answer request 9 (8)
      cellForRow 21 gets cell 22
      cellForRow 22 gets cell 21
      cellForRow 23 gets cell 10
    frame 7: scroll to offset 598
      Row 21 (Chat 021), cell 22: titleLabel text Chat 021
      Row 22 (Chat 022), cell 21: titleLabel text Chat 022
      Row 23 (Chat 023), cell 10: titleLabel text Chat 023
      picture picture-10 for Chat 010 in cell 12
    frame 8: answer request 24 (10)
      cellForRow 14 gets cell 14
    frame 9: tap the heart on row 14
      Row 14 (Chat 014), cell 14: titleLabel text Chat 014; heartLabel text ♥
      cellForRow 13 gets cell 1
    frame 10: insert at 0
      Row 13 (Chat 012), cell 1: titleLabel text Chat 012
      Row 14 (Chat 013), cell 13: titleLabel text Chat 013
      Row 15 (Chat 014), cell 14: titleLabel text Chat 014; heartLabel text ♥
      Row 16 (Chat 015), cell 15: titleLabel text Chat 015
      Row 17 (Chat 016), cell 16: titleLabel text Chat 016
      Row 18 (Chat 017), cell 17: titleLabel text Chat 017
      Row 19 (Chat 018), cell 18: titleLabel text Chat 018
      Row 20 (Chat 019), cell 19: titleLabel text Chat 019
      Row 21 (Chat 020), cell 20: titleLabel text Chat 020
      Row 22 (Chat 021), cell 22: titleLabel text Chat 021
      Row 23 (Chat 022), cell 21: titleLabel text Chat 022
    """
}
