import Findings
import Foundation
import ListKit

/// Runs one script on a screen whose table reuses cells and on twins of it whose tables never do, and
/// compares what is seen, row by row, after every frame. What differs is left over in a reused cell.
///
/// There are two twins. What differs between these, where nothing is ever reused, is not left over from
/// anything: it depends on something else than the items, such as a random number or a new identifier.
///
/// Worlds must share nothing: each has its own instances of the learner's code, its own identifiers and its
/// own image keys, so that a cache which all of them use carries nothing over.
@MainActor
public final class TwinScreens<World> {
  /// The world with the table that reuses its cells.
  public var reusing: World { worlds[0].world }

  /// A world, and what its screen showed in each frame of the present step.
  private final class Side {
    let world: World
    var frames: [[Row]] = []

    init(_ world: World) { self.world = world }
  }

  /// A row as it was seen in a frame.
  private struct Row {
    var row: SeenRow
    var look: Look
  }

  private let worlds: [Side]
  private let screen: (World) -> Screen
  private let rows: (World) -> [SeenRow]
  private let imageName: (World, String) -> String

  private let history = LookHistory()
  private var step = 0
  private var leaks: [(difference: LookDifference, finding: Finding, blame: Blame?)] = []
  private var said: Set<String> = []
  private var counted: [String: Set<[String]>] = [:]
  private var natures: [String: Set<String>] = [:]
  private var undetermined: [String: Finding] = [:]
  private var comparisons = 0

  /// Where the worlds show different rows, so that nothing can be compared any more.
  private var parting: Finding?

  /// Makes the worlds. `make` gets a number that is another for each; `rows` says what is on screen;
  /// `imageName` turns an image's key, which has to be another in each world, into one that is the same.
  public init(
    make: (Int) -> World, screen: @escaping (World) -> Screen,
    rows: @escaping (World) -> [SeenRow],
    imageName: @escaping (World, String) -> String = { _, key in key }
  ) {
    worlds = (0..<3).map { Side(make($0)) }
    self.screen = screen
    self.rows = rows
    self.imageName = imageName
    for (number, side) in worlds.enumerated() {
      screen(side.world).window.neverReuses = number > 0
      screen(side.world).onFrame = { [unowned self, unowned side] in look(at: side) }
    }
    step("begin") { _ in }
  }

  /// Does the same in each world, and compares what is seen in each frame that it takes; at least one.
  public func step(_ event: String, _ action: (World) -> Void) {
    guard parting == nil else { return }
    for side in worlds {
      side.frames = []
      let count = screen(side.world).events.count
      action(side.world)
      if side.frames.isEmpty {
        screen(side.world).perform(event) {}
      } else if screen(side.world).events.count == count {
        screen(side.world).note(event)
      }
    }
    for number in 0..<(worlds.map(\.frames.count).min() ?? 0) { compare(number) }
  }

  /// What was found so far.
  public func report() -> TwinReport {
    var report = TwinReport()
    report.comparisons = comparisons
    for (_, finding) in undetermined.sorted(by: { $0.key < $1.key }) { report.add(finding) }
    for leak in leaks where undetermined[leak.difference.subjectPlace] == nil {
      var finding = leak.finding
      finding.features +=
        natures[leak.difference.subject, default: []].sorted().map {
          "\(leak.difference.place) \($0)"
        }
      report.add(finding, of: leak.difference, blaming: leak.blame)
      report.leaks += counted[leak.difference.subject]?.count ?? 0
    }
    if let parting { report.add(parting) }
    return report
  }

  // MARK: Looking

  private func look(at side: Side) {
    step += 1
    side.frames.append(
      rows(side.world).map { row in
        Row(
          row: row,
          look: Look(of: row.cell).renamingImages { [imageName] in imageName(side.world, $0) })
      })
  }

  private func compare(_ frame: Int) {
    let (reused, twin, other) = (
      worlds[0].frames[frame], worlds[1].frames[frame], worlds[2].frames[frame]
    )
    guard parting == nil else { return }
    let paths = [reused, twin, other].map { $0.map(\.row.path) }
    guard paths[1] == paths[2] else {
      parting = Finding(
        kind: "notDeterministic", sentence: "Two screens that are used in the same way differ.",
        expected: "the same rows", seen: "\(paths[1].count) rows and \(paths[2].count) rows",
        events: events, question: "What else than the items do the rows depend on?")
      return
    }
    guard paths[0] == paths[1] else {
      parting = Finding(
        kind: "leakedEffect",
        sentence: "With reused cells the list shows other rows than with new cells.",
        expected: words(twin), seen: words(reused), events: events,
        question: "What did a used cell still do for the item that it showed before?")
      return
    }
    for (index, row) in reused.enumerated() {
      comparisons += 1
      for difference in other[index].look.differences(from: twin[index].look)
      where undetermined[difference.subjectPlace] == nil {
        undetermined[difference.subjectPlace] = difference.notDeterministic(owner: row.row.item)
      }
      let binding = Binding(
        item: row.row.item, row: row.row.path.row, step: step, call: row.row.call)
      history.observe(row.look, on: row.row.cell, for: binding)
      for difference in row.look.differences(from: twin[index].look) {
        keep(difference, row.row, binding)
      }
    }
  }

  private func keep(_ difference: LookDifference, _ row: SeenRow, _ binding: Binding) {
    counted[difference.subject, default: []].insert([
      row.path.rowWords, row.item, difference.seen ?? "",
    ])
    natures[difference.subject, default: []].insert(difference.nature)
    guard said.insert(difference.subject).inserted else { return }
    let origin = history.origin(of: difference, on: row.cell, now: binding)
    var finding = difference.leak(owner: row.words, origin: origin)
    finding.row = row.path.row
    finding.item = row.item
    finding.events = events
    finding.features = [difference.place, "on screen"]
    leaks.append((difference, finding, origin?.blame ?? row.call.map { .call($0) }))
  }

  private var events: [String] { Array(screen(reusing).events.suffix(3)) }

  private func words(_ rows: [Row]) -> String {
    rows.isEmpty
      ? "no rows" : "\(rows.count) rows: " + rows.prefix(6).map(\.row.item).joined(separator: ", ")
  }
}
