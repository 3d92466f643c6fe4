import Lesson02Given
import ListProbe
import UIKit

/// The screen that the checks own: a table of members with the learner's cells. What a person does to a
/// member changes the model here, and the row is shown anew, as in an app.
@MainActor
final class TeamDirectory: UITableViewDataSource, MemberActions {
  static let window = CGSize(width: 320, height: 720)
  static let rowHeight: CGFloat = 60

  let table = UITableView(frame: CGRect(origin: .zero, size: window))
  let screen: Screen
  let effects: EffectLog
  private(set) var members: [Member]

  /// Whether the directory does what a person asks for, or leaves everything as it is.
  var agrees = true

  /// Called after a cell was configured.
  var afterConfigure: (UITableViewCell, Member) -> Void = { _, _ in }

  private(set) var cells: Set<ObjectIdentifier> = []
  private let recorder: Recorder?

  init(
    _ members: [Member], recorder: Recorder? = nil,
    generation: Screen.Generation = .classic
  ) {
    self.members = members
    self.recorder = recorder
    let names = Dictionary(uniqueKeysWithValues: members.map { ($0.id, $0.name) })
    effects = EffectLog { names[$0] ?? "nobody" }
    table.rowHeight = Self.rowHeight
    table.register(subjectClass, forCellReuseIdentifier: "member")
    screen = Screen(root: table, size: Self.window, generation: generation)
    table.dataSource = self
    screen.frame()
  }

  /// The rows on screen, with the names of their members.
  var rows: [SeenRow] {
    SeenRow.rows(of: table, on: screen) { [members] path in
      members.indices.contains(path.row) ? members[path.row].name : "nobody"
    }
  }

  /// "row 3 (Ben)".
  func words(_ row: Int) -> String { "row \(row) (\(members[row].name))" }

  /// Gives members other content and configures their rows again, in place.
  func change(_ event: String, _ rows: [Int], _ change: (inout Member) -> Void) {
    screen.perform(event) {
      for row in rows {
        // The change may look at the list.
        var member = members[row]
        change(&member)
        members[row] = member
      }
      table.reconfigureRows(at: rows.map { IndexPath(row: $0, section: 0) })
    }
  }

  // MARK: UITableViewDataSource

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    members.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "member", for: indexPath)
    cells.insert(ObjectIdentifier(cell))
    configureSubject(cell, members[indexPath.row], self)
    afterConfigure(cell, members[indexPath.row])
    return cell
  }

  // MARK: MemberActions

  func toggleStar(_ id: String) {
    effects.add("toggle the star of", id, call: recorder?.call())
    guard agrees else { return show(id) }
    change(id) { $0.isStarred.toggle() }
  }

  func setMuted(_ id: String, _ isMuted: Bool) {
    effects.add(isMuted ? "mute" : "unmute", id, call: recorder?.call())
    guard agrees else { return show(id) }
    change(id) { $0.isMuted = isMuted }
  }

  private func change(_ id: String, _ change: (inout Member) -> Void) {
    guard let row = members.firstIndex(where: { $0.id == id }) else { return }
    change(&members[row])
    show(id)
  }

  /// Shows the row of a member anew.
  private func show(_ id: String) {
    guard let row = members.firstIndex(where: { $0.id == id }) else { return }
    table.reconfigureRows(at: [IndexPath(row: row, section: 0)])
  }
}

/// Actions of nobody's, for cells that stand alone.
final class NoActions: MemberActions {
  func toggleStar(_ id: String) {}
  func setMuted(_ id: String, _ isMuted: Bool) {}
}
