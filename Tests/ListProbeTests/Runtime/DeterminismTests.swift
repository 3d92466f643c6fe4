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

  @Test func `in every process and every build, to the letter`() {
    let trace = DeterministicRuntime.run { Self.trace() }
    #expect(trace == Self.expected)
  }

  static let expected = """
    """
}
