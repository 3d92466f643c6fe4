import Findings
import Lesson02Given
import ListProbe
import Testing
import UIKit

/// Beyond the core: what a person writes and what goes on by itself belong to the member, not to the cell.
extension BeyondChecks {
  @Test("A note that is typed stays with its member")
  func notes() {
    check.run { recorder in
      guard makeSubject() is any TakesNotes else {
        recorder.report(
          .notBegun("MemberCell", does: "take a note about the member", adopting: "TakesNotes"))
        return
      }
      let desk = NoteDesk(recorder)
      desk.type("Hi", row: 1, "at first")
      desk.reconfigure(row: 1, times: 3, "after row 1 was configured in place")
      desk.type(" there", row: 1, "after row 1 was configured in place")
      desk.type("x", row: 2, "at first")
      desk.scroll(to: 2, "after two rows left")
      desk.scroll(to: 0, "after they came back")
      desk.scroll(to: 30, "after a jump")
      desk.type("far", row: 32, "after a jump")
      desk.scroll(to: 0, "after a jump back")
      desk.type("!", row: 1, "after a jump back")
    }
  }

  @Test("An upload goes on while its row is away, and shows on its own row only")
  func uploads() {
    check.run { recorder in
      guard makeSubject() is any ShowsUpload else {
        recorder.report(
          .notBegun("MemberCell", does: "show how far an upload is", adopting: "ShowsUpload"))
        return
      }
      let twins = TwinScreens<UploadingDirectory>(
        make: { UploadingDirectory(world: $0) }, screen: \.directory.screen,
        rows: \.directory.rows)
      let table = { @MainActor (world: UploadingDirectory) in world.directory.table }
      @MainActor func advance(_ part: String) {
        // What a cell still hears of its last member is told apart from what it hears of the present one.
        twins.step("uploads of rows that are not on screen get on") { $0.advance(seen: false) }
        let before = twins.reusing.looks()
        twins.step("all uploads get on") {
          $0.advance(seen: false)
          $0.advance(seen: true)
        }
        guard recorder.isClean else { return }
        if let finding = twins.reusing.standing(since: before, part) { recorder.report(finding) }
      }
      advance("at first")
      twins.step("scroll down by two rows") {
        $0.directory.screen.scroll(table($0), to: 2 * TeamDirectory.rowHeight)
      }
      advance("after two rows left")
      twins.step("scroll back") { $0.directory.screen.scroll(table($0), to: 0) }
      advance("after they came back")
      for row in [30, 7, 44] as [CGFloat] {
        twins.step("jump to row \(Int(row))") {
          $0.directory.screen.scroll(table($0), to: row * TeamDirectory.rowHeight)
        }
        advance("after a jump")
      }
      for _ in 0..<2 {
        twins.step("configure the rows on screen in place") {
          $0.directory.change("", Array(44..<56)) { _ in }
        }
      }
      advance("after configuring in place")
      guard recorder.isClean else { return }
      recorder.report(twins.report())
    }
  }
}

/// A directory whose rows have a field for notes, and the notes.
@MainActor
private final class NoteDesk {
  let directory: TeamDirectory
  private let recorder: Recorder
  private var notes: [String: String] = [:]
  private var told: [(id: String, note: String)] = []

  init(_ recorder: Recorder) {
    self.recorder = recorder
    directory = TeamDirectory(
      Members.list(count: 60, world: 6), recorder: recorder, generation: .modern)
    directory.afterConfigure = { [unowned self] cell, member in
      (cell as? any TakesNotes)?.takeNote(notes[member.id] ?? "") { [weak self] note in
        self?.notes[member.id] = note
        self?.told.append((member.id, note))
      }
    }
    directory.screen.perform("show the list anew") { directory.table.reloadData() }
    expectNotes("at first")
  }

  /// Types into a row; each letter has to be told of once, for the member that the row shows.
  func type(_ text: String, row: Int, _ part: String) {
    guard recorder.isClean else { return }
    let id = directory.members[row].id
    let before = notes[id] ?? ""
    told = []
    let path = IndexPath(row: row, section: 0)
    guard directory.screen.type(text, row: path, in: directory.table) else {
      report(
        "noField", row, "No text field of \(directory.words(row)) can be touched, \(part).",
        expected: "one text field", seen: "none that a finger reaches", part: part)
      return
    }
    let should = text.indices.map { before + text[...$0] }
    let others = told.filter { $0.id != id }
    if let other = others.first {
      let name = directory.members.first { $0.id == other.id }?.name ?? "nobody"
      report(
        "noteOfAnother", row,
        "“\(text)” was typed into \(directory.words(row)), and \(name) was told of it, \(part).",
        expected: "only \(directory.members[row].name) is told",
        seen: "\(name) is told “\(other.note)”", part: part)
    } else if told.map(\.note) != should {
      report(
        "noteNotTold", row,
        "“\(text)” was typed into \(directory.words(row)), and the member's note is "
          + "“\(notes[id] ?? "")”, told \(told.count) times, \(part).",
        expected: "“\(before + text)”, told with each of \(text.count) letters",
        seen: told.isEmpty
          ? "nothing was told" : told.map { "“\($0.note)”" }.joined(separator: ", "),
        part: part)
    }
    expectNotes(part)
  }

  func reconfigure(row: Int, times: Int, _ part: String) {
    for _ in 0..<times { directory.change("reconfigure row \(row)", [row]) { _ in } }
    expectNotes(part)
  }

  func scroll(to row: Int, _ part: String) {
    directory.screen.scroll(directory.table, to: CGFloat(row) * TeamDirectory.rowHeight)
    expectNotes(part)
  }

  /// Every field on screen shows the note of the row's member.
  private func expectNotes(_ part: String) {
    for row in directory.rows where recorder.isClean {
      let note = notes[directory.members[row.path.row].id] ?? ""
      let shown = row.cell.descendants(of: UITextField.self).first?.text ?? ""
      guard shown != note else { continue }
      report(
        "noteLeft", row.path.row,
        "\(directory.words(row.path.row)) shows the note “\(shown)”, \(part).",
        expected: note.isEmpty ? "no note" : "“\(note)”", seen: "“\(shown)”", part: part)
    }
  }

  private func report(
    _ kind: String, _ row: Int, _ sentence: String, expected: String, seen: String, part: String
  ) {
    guard recorder.isClean else { return }
    recorder.report(
      Finding(
        kind: kind, sentence: sentence, expected: expected, seen: seen,
        events: Array(directory.screen.events.suffix(3)), row: row,
        item: directory.members[row].name,
        question: "A letter was typed. Where does it live until its row comes back?",
        features: [part]))
  }
}

/// A directory of which every second member has an upload.
@MainActor
private final class UploadingDirectory {
  let directory: TeamDirectory
  private var uploads: [String: CheckedUpload] = [:]

  init(world: Int) {
    let members = Members.list(count: 60, world: world, seed: 4)
    directory = TeamDirectory(members, generation: .modern)
    for (number, member) in members.enumerated() where number % 2 == 0 {
      uploads[member.id] = CheckedUpload(step: Float(number % 14 + 1) / 500)
    }
    directory.afterConfigure = { [unowned self] cell, member in
      (cell as? any ShowsUpload)?.show(uploads[member.id])
    }
    directory.screen.perform("show the list anew") { directory.table.reloadData() }
  }

  func advance(seen: Bool) {
    let onScreen = Set(directory.rows.map { directory.members[$0.path.row].id })
    for (id, upload) in uploads.sorted(by: { $0.key < $1.key }) where onScreen.contains(id) == seen
    {
      upload.advance()
    }
  }

  /// What each row on screen that has an upload looks like.
  func looks() -> [Int: Look] {
    let rows = directory.rows.filter { uploads[directory.members[$0.path.row].id] != nil }
    return Dictionary(uniqueKeysWithValues: rows.map { ($0.path.row, Look(of: $0.cell)) })
  }

  /// A row on screen that looks as before, although its upload got on.
  func standing(since before: [Int: Look], _ part: String) -> Finding? {
    let now = looks()
    let row = before.keys.sorted().first { row in
      now[row].map { before[row]?.differences(from: $0).isEmpty == true } == true
    }
    guard let row else { return nil }
    return Finding(
      kind: "uploadStands",
      sentence:
        "The upload of \(directory.words(row)) got on, and the row shows the same, \(part).",
      expected: "the new fraction", seen: "no change",
      events: Array(directory.screen.events.suffix(3)), row: row,
      item: directory.members[row].name,
      question: "A row may come back without being configured. Who tells it how far the upload is?",
      features: [part])
  }
}

/// An upload that gets on when the check says so.
@MainActor
private final class CheckedUpload: Upload {
  private(set) var fraction: Float = 0.1
  private let step: Float
  private var followers: [Int: () -> Void] = [:]
  private var next = 1

  init(step: Float) { self.step = step }

  func advance() {
    fraction += step
    for ticket in followers.keys.sorted() { followers[ticket]?() }
  }

  func follow(_ step: @escaping () -> Void) -> Int {
    followers[next] = step
    next += 1
    return next - 1
  }

  func unfollow(_ ticket: Int) { followers[ticket] = nil }
}
