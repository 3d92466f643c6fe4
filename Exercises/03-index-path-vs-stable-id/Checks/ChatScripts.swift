import Findings
import ListProbe
import UIKit

/// Runs scripts in chats, each in a new one, and judges what can be seen and what was done.
@MainActor
final class ChatScripts {
  private let recorder: Recorder
  private var worlds = 0

  init(_ recorder: Recorder) {
    self.recorder = recorder
  }

  private var goesOn: Bool { recorder.isClean && !recorder.isClosed }

  /// Tries scripts of a length, drawn from seeds 1 to `seeds`.
  func run(
    length: Int, of kinds: [ChatStep.Kind], seeds: UInt64,
    _ script: (ChatWorld, [ChatStep]) -> Void
  ) {
    ChatStep.scripts(length, of: kinds).run(seeds: 1...seeds, on: recorder) { steps in
      worlds += 1
      let world = ChatWorld(world: worlds, recorder: recorder)
      expectAny(world)
      script(world, steps)
    }
  }

  /// Makes a step, unless something is wrong already.
  func make(_ step: ChatStep, in world: ChatWorld) {
    guard goesOn else { return }
    world.make(step)
    expectAny(world)
  }

  /// Touches something, unless something is wrong already.
  @discardableResult
  func touch(_ step: ChatStep, in world: ChatWorld) -> ChatWorld.Touched? {
    goesOn ? world.make(step) : nil
  }

  // MARK: Judging

  /// Where messages are, rows are, and each shows one. Which one is asked elsewhere.
  private func expectAny(_ world: ChatWorld) {
    guard goesOn, !world.shown.isEmpty else { return }
    let rows = world.rows
    if rows.isEmpty {
      report(
        "noRows", "No row is on screen, where \(world.shown.count) messages are in the list.", world
      )
    } else if let blank = rows.first(where: { $0.number == nil }) {
      report("blankRow", "Row \(blank.seen.path.row) shows no message.", world, row: blank)
    }
  }

  /// A touch must have one effect, and on the message that the row showed.
  func judge(
    _ touched: ChatWorld.Touched?, _ touch: String, shouldBe verb: String, in world: ChatWorld
  ) {
    guard goesOn, let touched, let number = touched.row.number else { return }
    let judged = world.effects.judge(
      touch, in: world.words(touched.row), touched.effects, shouldBe: verb, world.id(number),
      events: world.steps)
    for (finding, call) in judged {
      var finding = finding
      finding.row = touched.row.seen.path.row
      if world.term.isEmpty == false { finding.features.append("while searching") }
      finding.question = "When was the row number found that this tap used?"
      recorder.report(finding, call: call)
    }
  }

  /// Every heart on screen says whether its message is liked.
  func expectHearts(_ world: ChatWorld) {
    guard goesOn else { return }
    for row in world.rows where goesOn {
      guard let number = row.number else { continue }
      let isLiked = world.liked.contains(number)
      let heart = row.seen.cell.descendants(of: UIButton.self).first {
        $0.accessibilityIdentifier == "heart"
      }
      let isShown = heart.map { $0.isSelected && $0.isSeen(under: row.seen.cell) } ?? false
      guard isShown != isLiked else { continue }
      let others = world.liked.sorted().map(world.name).joined(separator: ", ")
      report(
        isLiked ? "likeLost" : "likeStrayed",
        "Row \(row.seen.path.row) shows \(world.name(number)) "
          + (isLiked ? "without the like that it has." : "with a like that it does not have."),
        world, row: row, expected: others.isEmpty ? "nothing is liked" : "liked: \(others)",
        question: "What is a like kept under, and does that move when the message does?")
    }
  }

  /// No row shows another message's preview.
  func expectPreviews(_ world: ChatWorld) {
    guard goesOn else { return }
    for row in world.rows where goesOn {
      guard let number = row.number,
        let foreign = row.said.previews.first(where: { $0 != number })
      else { continue }
      report(
        "foreignPreview",
        "Row \(row.seen.path.row) shows \(world.name(number)) with the preview of "
          + "\(world.name(foreign)).",
        world, row: row, expected: "\(ChatTexts.preview(number)), or nothing yet",
        seen: ChatTexts.preview(foreign),
        question: "When the answer came, which row was its message in?",
        call: world.call(askingFor: foreign))
    }
  }

  /// When all answers are there, every row on screen shows its own; also after a look elsewhere.
  func settle(_ world: ChatWorld) {
    for place in [nil, 1, 0] where goesOn {
      if let place { world.make(.scroll(place)) }
      world.settle()
      expectPreviews(world)
      guard goesOn else { return }
      guard
        let row = world.rows.first(where: { row in
          row.number.map { !row.said.previews.contains($0) } ?? false
        }), let number = row.number
      else { continue }
      report(
        "previewLost",
        "All answers came, and row \(row.seen.path.row) shows \(world.name(number)) without one.",
        world, row: row, expected: ChatTexts.preview(number),
        question: "The answer came. Was its row on screen, and did the code find it?")
    }
  }

  /// The rows on screen are those of the check's own list.
  func expectRows(_ world: ChatWorld, _ list: inout ModelList, _ part: String) {
    guard goesOn else { return }
    list.become([world.shown.map(world.item)])
    let oracle = ModelOracle(screen: world.screen, table: world.table)
    report(oracle.findings(list, part: part), world)
  }

  /// All rows are those of the check's own list, and it shows on the way down and up.
  func walk(_ world: ChatWorld, _ list: ModelList) {
    guard goesOn else { return }
    let oracle = ModelOracle(screen: world.screen, table: world.table)
    report(oracle.walk(list, part: "in a walk through all rows"), world)
  }

  private func report(_ findings: [Finding], _ world: ChatWorld) {
    for finding in findings.prefix(1) {
      var finding = finding
      finding.events = world.steps
      recorder.report(finding)
    }
  }

  private func report(
    _ kind: String, _ sentence: String, _ world: ChatWorld, row: ChatWorld.Row? = nil,
    expected: String? = nil, seen: String? = nil, question: String? = nil, call: Int? = nil
  ) {
    recorder.report(
      Finding(
        kind: kind, sentence: sentence, expected: expected, seen: seen, events: world.steps,
        row: row?.seen.path.row, item: row?.number.map(world.name), question: question),
      call: call)
  }
}
