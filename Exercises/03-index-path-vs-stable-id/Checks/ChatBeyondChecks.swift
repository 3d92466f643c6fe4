import Findings
import Lesson03Given
import ListProbe
import Testing
import UIKit

/// What goes beyond the core of the chat; shown, and never in the way.
@Suite(.serialized)
struct ChatBeyondChecks {
  @Test("Several changes in one turn are as right as one")
  func oneTurn() {
    chatCheck.run { recorder in
      let scripts = ChatScripts(recorder)
      scripts.run(
        length: 12, of: [.receive, .receive, .removeOne, .removeOne, .search, .scroll], seeds: 40
      ) { world, steps in
        var list = world.list
        var turn: [ChatStep] = []
        for step in steps where recorder.isClean && !recorder.isClosed {
          turn.append(step)
          // A scroll ends a turn, so that leaving out a step moves no other one to another turn.
          guard step.kind == .scroll else { continue }
          world.makeTogether(turn.dropLast())
          scripts.expectRows(world, &list, "after several changes in one turn")
          scripts.make(step, in: world)
          turn = []
        }
        guard recorder.isClean, !recorder.isClosed else { return }
        world.makeTogether(turn)
        scripts.expectRows(world, &list, "after several changes in one turn")
        scripts.walk(world, list)
      }
    }
  }

  @Test("A preview that comes while its row is off screen is not lost")
  func latePreviews() {
    chatCheck.run { recorder in
      let scripts = ChatScripts(recorder)
      // Since iOS 15 cells are prepared ahead, and those that leave are kept for a while.
      scripts.run(
        length: 6, of: [.answer, .answer, .nudge, .scroll], seeds: 40, generation: .modern
      ) { world, steps in
        for step in steps {
          scripts.make(step, in: world)
          scripts.expectPreviews(world)
        }
        scripts.settle(world)
      }
    }
  }

  @Test("Older messages come once each, and all of them")
  func older() {
    chatCheck.run { recorder in
      guard ChatWorld(world: 1).subject is any LoadsOlder else {
        recorder.report(
          .notBegun(
            "ChatList", does: "get older messages when its end comes on screen",
            adopting: "LoadsOlder"))
        return
      }
      let scripts = ChatScripts(recorder)
      scripts.run(
        length: 10, of: [.toEnd, .toEnd, .page, .page, .scroll, .receive, .removeOne, .reload],
        seeds: 20, hasPast: true
      ) { world, steps in
        var list = world.list
        for step in steps {
          scripts.make(step, in: world)
          scripts.expectRows(world, &list, "in a step")
        }
        scripts.askToTheEnd(world, &list)
      }
    }
  }
}
