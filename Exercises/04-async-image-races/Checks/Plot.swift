import Lesson04Given
import ListProbe
import UIKit

/// What happens on the screen, in its order, while answers come whenever they like.
struct Plot {
  /// Something that happens on the screen.
  enum Event {
    /// The list is scrolled until this row is at its top.
    case scroll(Int)
    /// The list is told of other speakers.
    case update(String, @MainActor (inout [Speaker]) -> Void)
    /// The screen goes away.
    case leave

    var words: String {
      switch self {
      case .scroll(let row): "scroll until row \(row) is at the top"
      case .update(let words, _): words
      case .leave: "the screen goes away"
      }
    }
  }

  /// What tells it from the others of its check.
  let name: String

  /// Which of the speakers have no portrait at first, by row.
  var without: Set<Int> = []

  /// What the loader makes of cancelling.
  var cancelling = RequestDesk<Portrait, UIImage>.Cancelling.ignored

  /// Whether every answer comes before anything else happens.
  var answersInTime = false

  /// How many requests may fail.
  var failures = 0

  /// What happens.
  let events: [Event]
}

extension Plot {
  /// Nobody else's picture while loading.
  static let loading = [
    Plot(name: "scrolled", answersInTime: true, events: [.scroll(1), .scroll(2)]),
    Plot(
      name: "replaced", answersInTime: true,
      events: [
        .update("row 0 becomes Eve's") {
          $0[0] = Speaker(
            id: $0[0].id + "-eve", name: "Eve", portrait: Portrait(key: $0[0].id + "-eve"))
        }
      ]),
  ]

  /// A late answer after reuse.
  static let late = [
    Plot(name: "scrolled", events: [.scroll(1), .scroll(2)]),
    Plot(name: "cancels at once", cancelling: .obeyed, events: [.scroll(1), .scroll(2)]),
    Plot(
      name: "cancels late", without: [1], cancelling: .late, events: [.scroll(1), .scroll(2)]),
    Plot(
      name: "inserted above",
      events: [
        .update("Eve is inserted at the top") {
          $0.insert(
            Speaker(
              id: $0[0].id + "-eve", name: "Eve", portrait: Portrait(key: $0[0].id + "-eve")),
            at: 0)
        }
      ]),
    Plot(name: "deleted above", events: [.update("row 0 is deleted") { $0.remove(at: 0) }]),
    Plot(name: "left", events: [.scroll(1), .leave]),
    // A failure is an answer as well, and may come as late.
    Plot(name: "fails late", failures: 1, events: [.scroll(1), .scroll(2)]),
  ]

  /// A row without a portrait ends without one.
  static let none = [
    Plot(name: "scrolled", without: [2, 3], events: [.scroll(1), .scroll(2)]),
    Plot(
      name: "taken away",
      events: [.update("Ada's portrait is taken away") { $0[0].portrait = nil }]),
  ]

  /// The same speaker with a new version.
  static let version = [
    Plot(
      name: "new version",
      events: [.update("Ada's portrait has version 2") { $0[0].portrait?.version = 2 }]),
    Plot(
      name: "there and back", without: [1],
      events: [
        .update("Ada's portrait has version 2") { $0[0].portrait?.version = 2 },
        .update("Ada's portrait has version 1 again") { $0[0].portrait?.version = 1 },
      ]),
  ]

  /// A failure, and the row shown again.
  static let failure = [
    Plot(
      name: "shown again", without: [1, 2], failures: 1,
      events: [.scroll(1), .scroll(2), .scroll(0)])
  ]

  /// All plots, in the order of the checks.
  static let all = loading + late + none + version + failure
}
