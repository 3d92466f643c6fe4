import Findings
import Lesson04Given
import ListProbe
import UIKit

/// The learner's list on a small screen: two rows, four speakers, and a loader whose every answer is a step.
@MainActor
final class SpeakerWorld: ExplorableWorld {
  /// The most requests whose answers are tried in every order. What goes beyond is answered at the end.
  static let mostRequests = 4

  private let plot: Plot
  private let loader: HeldLoader
  private let subject: Subject
  private let screen: Screen

  /// The check's own list. The learner's is never read.
  private var speakers: [Speaker]

  /// Whose picture a key is, by name, for all keys that there ever were.
  private var owners: [String: Speaker] = [:]

  private var eventsDone = 0
  private var hasLeft = false
  private var failuresLeft: Int
  private var stepsDone = 0

  /// When a portrait failed last, and when its row was shown last, in steps.
  private var failed: [Portrait: Int] = [:]
  private var shown: [String: Int] = [:]

  /// What was wrong in a frame of the last step.
  private var seen: Finding?

  /// The request that brought what is wrong, by its call.
  private(set) var blamed: Int?

  /// Numbers worlds, so that what a `static` remembers of one is of no use in the next.
  private static var worlds = 0

  init(_ plot: Plot, call: @escaping () -> Int?) {
    Self.worlds += 1
    let world = Self.worlds
    self.plot = plot
    failuresLeft = plot.failures
    speakers = ["Ada", "Ben", "Cleo", "Dev"].enumerated().map { row, name in
      let id = "w\(world)-s\(row * 7 + 3)"
      return Speaker(
        id: id, name: name, portrait: plot.without.contains(row) ? nil : Portrait(key: "p-" + id))
    }
    loader = HeldLoader(plot.cancelling, call: call)
    subject = Subject(speakers, loader: loader)
    screen = Screen(root: subject.table, size: CGSize(width: 320, height: 120))
    screen.onFrame = { [unowned self] in look() }
    rememberOwners()
    settle()
  }

  // MARK: Steps

  var enabledSteps: [ExplorableStep] {
    guard loader.desk.requests.count <= 24 else { return [] }
    let open = loader.desk.open
    let free = open.filter { $0.number <= Self.mostRequests }
    var steps: [ExplorableStep] = []
    if eventsDone < plot.events.count, !plot.answersInTime || free.isEmpty {
      steps.append(
        ExplorableStep("event \(eventsDone + 1)", words: plot.events[eventsDone].words))
    }
    for request in free {
      steps.append(
        ExplorableStep("answer \(request.number)", words: "\(words(request)) is answered"))
      if failuresLeft > 0 {
        steps.append(ExplorableStep("fail \(request.number)", words: "\(words(request)) fails"))
      }
    }
    // With late cancelling, the answer and the cancellation are both on their way.
    if plot.cancelling == .late, free.contains(where: \.wasCancelled) {
      steps.append(ExplorableStep("cancel", words: "what was cancelled ends"))
    }
    if steps.isEmpty, let request = open.first {
      steps.append(
        ExplorableStep("answer \(request.number)", words: "\(words(request)) is answered"))
    }
    return steps
  }

  func perform(_ step: ExplorableStep) {
    stepsDone += 1
    seen = nil
    let parts = step.name.split(separator: " ")
    let number = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    switch parts[0] {
    case "event": happen(plot.events[number - 1])
    case "answer": loader.answer(number)
    case "fail":
      failuresLeft -= 1
      failed[loader.desk.requests[number - 1].key] = stepsDone
      loader.desk.fail(number, with: NoConnection())
    default: loader.desk.deliverCancellations()
    }
    settle()
  }

  /// When the screen is gone nothing is seen any more, in whatever order the rest comes.
  func commute(_ first: ExplorableStep, _ second: ExplorableStep) -> Bool { hasLeft }

  func end() {
    screen.onFrame = {}
    for _ in 0..<24 {
      guard let request = loader.desk.open.first else { break }
      loader.desk.fail(request.number, with: CancellationError())
    }
  }

  private func happen(_ event: Plot.Event) {
    eventsDone += 1
    switch event {
    case .scroll(let row):
      let top = IndexPath(row: row, section: 0)
      subject.table.scrollToRow(at: top, at: .top, animated: false)
    case .update(_, let change):
      change(&speakers)
      rememberOwners()
      subject.update(speakers)
    case .leave:
      hasLeft = true
      subject.table.removeFromSuperview()
    }
  }

  /// Draws what the step led to: a frame, what that asked for, and the frame after.
  private func settle() {
    screen.frame()
    screen.frame()
  }

  private func rememberOwners() {
    for speaker in speakers {
      if let portrait = speaker.portrait { owners[HeldLoader.key(portrait)] = speaker }
    }
  }

  // MARK: What is seen

  private var rows: [SeenRow] {
    SeenRow.rows(of: subject.table, on: screen) { [speakers] path in
      speakers.indices.contains(path.row) ? speakers[path.row].name : "nobody"
    }
  }

  /// Looks for what may never be seen, in any frame.
  private func look() {
    guard !hasLeft else { return }
    let rows = rows
    for row in rows where speakers.indices.contains(row.path.row) {
      let speaker = speakers[row.path.row]
      if shown[speaker.id] == nil { shown[speaker.id] = stepsDone }
      for key in keys(row) where seen == nil {
        let owner = owners[key]
        if owner?.id != speaker.id {
          seen = finding(
            "foreign", row, "shows \(owner.map { $0.name + "’s" } ?? "an unknown") picture",
            expected: own(speaker), key: key)
        } else if speaker.portrait == nil {
          seen = finding(
            "ghost", row, "shows a portrait that \(speaker.name) has no longer",
            expected: "no portrait", key: key)
        }
      }
    }
    let visible = Set(
      rows.compactMap { row in
        speakers.indices.contains(row.path.row) ? speakers[row.path.row].id : nil
      })
    shown = shown.filter { visible.contains($0.key) }
  }

  func fault(isOver: Bool) -> Finding? {
    if let raised = screen.exceptions.first {
      return Finding(
        kind: "raised", sentence: "UIKit raised \(raised.name).", seen: raised.reason,
        features: [raised.name])
    }
    guard loader.desk.requests.count <= 24 else {
      return Finding(
        kind: "restless", sentence: "Every answer leads to new requests; there are more than 24.",
        expected: "rest when all is loaded")
    }
    if seen != nil || hasLeft { return seen }
    let rows = rows
    let wanted = min(2, speakers.count)
    guard rows.count >= wanted else {
      return Finding(
        kind: "missingRow", sentence: "\(rows.count) of \(wanted) rows are on screen.",
        expected: "\(wanted) rows", seen: "\(rows.count)")
    }
    for row in rows {
      let speaker = speakers[row.path.row]
      if !row.cell.seenTexts.contains(where: { $0.contains(speaker.name) }) {
        return finding(
          "wrongName", row, "does not show the name", expected: speaker.name, key: nil)
      }
      if isOver, let finding = unfinished(row, speaker) { return finding }
    }
    return nil
  }

  /// What a row lacks when every answer came.
  private func unfinished(_ row: SeenRow, _ speaker: Speaker) -> Finding? {
    guard let portrait = speaker.portrait else { return nil }
    let keys = keys(row)
    if keys.contains(HeldLoader.key(portrait)) { return nil }
    // A failure may leave the row as it was, until it is shown again.
    if let failed = failed[portrait], failed >= shown[speaker.id] ?? 0 { return nil }
    guard let key = keys.first else {
      return finding(
        "missing", row, "has no picture though every answer came", expected: own(speaker),
        key: nil)
    }
    return finding(
      "outdated", row, "ends with version \(key.split(separator: "@").last ?? "?")",
      expected: "version \(portrait.version)", key: key)
  }

  private func keys(_ row: SeenRow) -> [String] {
    row.cell.seenPictures.compactMap { Picture.key(of: $0) }
  }

  private func own(_ speaker: Speaker) -> String {
    speaker.portrait == nil
      ? "no portrait" : "\(speaker.name)’s picture, or none while it loads"
  }

  private func finding(
    _ kind: String, _ row: SeenRow, _ what: String, expected: String, key: String?
  ) -> Finding {
    blamed = key.flatMap { key in
      loader.desk.requests.last { HeldLoader.key($0.key) == key && $0.state == .answered }?.call
    }
    return Finding(
      kind: kind, sentence: "Row \(row.path.row) (\(row.item)) \(what).", expected: expected,
      row: row.path.row, item: row.item)
  }

  // MARK: Drawing

  var lanes: [TimeLane] {
    var lanes = loader.desk.requests.map { request in
      TimeLane(words(request), Self.words(request))
    }
    guard !hasLeft else { return lanes }
    for row in rows {
      let picture = keys(row).first.flatMap { key in
        owners[key].map { $0.name + "@" + (key.split(separator: "@").last ?? "") }
      }
      lanes.append(TimeLane("row \(row.path.row)", row.item + ":" + (picture ?? "none")))
    }
    return lanes
  }

  private func words(_ request: RequestDesk<Portrait, UIImage>.Request) -> String {
    let name = owners[HeldLoader.key(request.key)]?.name ?? "nobody"
    return "request \(request.number) (\(name)@\(request.key.version))"
  }

  private static func words(_ request: RequestDesk<Portrait, UIImage>.Request) -> String {
    switch request.state {
    case .open: request.wasCancelled ? "cancel" : "asked"
    case .answered: "answered"
    case .failed: "failed"
    case .cancelled: "ended"
    }
  }
}
