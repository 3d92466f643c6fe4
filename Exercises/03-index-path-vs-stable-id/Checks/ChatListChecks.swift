import Findings
import Lesson03Given
import ListProbe
import Testing
import UIKit

let chatCheck = Check(files: ["ChatList.swift"])

/// What passes the chat, in the order of the lesson. Each check looks at one thing only, and its scripts have
/// only steps that can make that go wrong.
@Suite(.serialized)
struct ChatListChecks {
  @Test("A like stays with its message")
  func likesStay() {
    chatCheck.run { recorder in
      let scripts = ChatScripts(recorder)
      scripts.run(
        length: 9, of: [.heart, .heart, .receive, .removeOne, .scroll, .reload, .search], seeds: 60
      ) { world, steps in
        // Hearts first, while no row has moved: whether a tap reaches its message is another question.
        for step in steps where step.kind == .heart { scripts.touch(step, in: world) }
        scripts.expectHearts(world)
        for step in steps where step.kind != .heart {
          scripts.make(step, in: world)
          scripts.expectHearts(world)
        }
      }
    }
  }

  @Test("A tap on the heart reaches the message that the row shows")
  func heartsReach() {
    chatCheck.run { recorder in
      let scripts = ChatScripts(recorder)
      // Messages that come in first: where rows only ever become more, a wrong row is always some row.
      for kinds: [ChatStep.Kind] in [
        [.heart, .receive, .scroll],
        [.heart, .heart, .receive, .removeOne, .search, .scroll, .reload],
      ] where recorder.isClean {
        scripts.run(length: 8, of: kinds, seeds: 30) { world, steps in
          for step in steps {
            guard step.kind == .heart else {
              scripts.make(step, in: world)
              continue
            }
            let touched = scripts.touch(step, in: world)
            scripts.judge(touched, "tap on the heart", shouldBe: "like", in: world)
          }
        }
      }
    }
  }

  @Test("A tap on a row opens the message that it shows, also while searching")
  func rowsOpen() {
    chatCheck.run { recorder in
      let scripts = ChatScripts(recorder)
      scripts.run(
        length: 8, of: [.row, .row, .search, .receive, .removeOne, .scroll, .reload], seeds: 60
      ) { world, steps in
        for step in steps {
          guard step.kind == .row else {
            scripts.make(step, in: world)
            continue
          }
          let touched = scripts.touch(step, in: world)
          scripts.judge(touched, "tap", shouldBe: "open", in: world)
        }
      }
    }
  }

  @Test("Messages that go take their own rows along, and no others")
  func removes() {
    chatCheck.run { recorder in
      let scripts = ChatScripts(recorder)
      // From the upper half first: there a position that is off by some is still a position.
      for kinds: [ChatStep.Kind] in [
        [.removeMany, .scroll, .reload],
        [.removeMany, .removeMany, .removeOne, .receive, .search, .scroll, .reload],
      ] where recorder.isClean {
        let isGentle = kinds.count == 3
        scripts.run(length: 6, of: kinds, seeds: 30) { world, steps in
          var list = world.list
          for step in steps where recorder.isClean && !recorder.isClosed {
            if case .remove(let positions) = step, isGentle {
              world.make(.remove(positions.map { $0 % (world.numbers.count / 2) }))
            } else {
              world.make(step)
            }
            scripts.expectRows(world, &list, "in a step")
          }
          scripts.walk(world, list)
        }
      }
    }
  }

  @Test("A preview is shown by its message's row only")
  func previews() {
    chatCheck.run { recorder in
      let scripts = ChatScripts(recorder)
      scripts.run(
        length: 8, of: [.answer, .answer, .receive, .removeOne, .scroll, .search], seeds: 60
      ) { world, steps in
        for step in steps {
          scripts.make(step, in: world)
          scripts.expectPreviews(world)
        }
        scripts.settle(world)
      }
    }
  }
}
