import Findings
import ListProbe
import Testing
import UIKit

/// The run that the lesson's numbers come from: an hour in a chat, the same for everyone.
@Suite(.serialized)
struct Tour {
  @Test("The tour")
  func tour() {
    chatCheck.run { recorder in
      let world = ChatWorld(world: 1, count: 60)
      var cells: [ObjectIdentifier: UIView] = [:]
      var mostOnScreen = 0
      world.screen.onFrame = { [unowned world] in
        let rows = world.rows
        mostOnScreen = max(mostOnScreen, rows.count)
        // Kept, so that no later cell has the address of one that is gone.
        for row in rows { cells[ObjectIdentifier(row.seen.cell)] = row.seen.cell }
      }
      var taps = 0
      var wrong = 0
      for step in Self.steps {
        guard let touched = world.make(step), let number = touched.row.number else { continue }
        taps += 1
        if touched.effects.map(\.id) != [world.id(number)] { wrong += 1 }
      }
      world.screen.drag(world.table, by: 2400, step: 50)
      recorder.measure(
        Metric(
          name: "cells created", value: cells.count, leastPossible: mostOnScreen,
          naive: world.numbers.count))
      recorder.measure(Self.twins().report().metric)
      recorder.measure(
        Metric(
          name: "taps that reached the wrong message, of \(taps)", value: wrong, leastPossible: 0))
    }
  }

  /// Taps, with a list between them that does not stand still.
  private static let steps: [ChatStep] = [
    .heart(1), .receive, .heart(2), .row(3), .receive, .receive, .heart(4), .search(0), .row(1),
    .row(0), .search(1), .remove([3]), .heart(3), .heart(0), .scroll(12), .heart(5), .receive,
    .row(2), .heart(1),
  ]

  /// A chat with a table that reuses its cells, beside two with tables that never do.
  @MainActor
  private static func twins() -> TwinScreens<ChatWorld> {
    let twins = TwinScreens(
      make: { ChatWorld(world: 10 + $0, count: 60) }, screen: \.screen,
      rows: { world in
        world.rows.map { row in
          var seen = row.seen
          seen.item = row.number.map(ChatTexts.text) ?? "nothing"
          return seen
        }
      })
    for (number, step) in steps.enumerated() {
      twins.step("step \(number + 1)") { $0.make(step) }
    }
    return twins
  }
}
