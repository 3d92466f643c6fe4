import Findings
import Lesson03Given
import ListProbe
import UIKit

/// The screen that the checks own: a table, and in it the learner's list of rooms. What the rooms are, the
/// checks know by their own list.
@MainActor
final class RoomScreen {
  static let rowHeight: CGFloat = 60
  static let window = CGSize(width: 320, height: 480)

  /// How many rows fit.
  static let rowsOnScreen = 8

  let table = UITableView(frame: CGRect(origin: .zero, size: window))
  let screen: Screen
  let requests: CellRequests
  let recorder: Recorder
  private(set) var list: AnyObject?

  /// The rooms as they were sent last.
  private(set) var rooms: [Room] = []
  private(set) var model = ModelList([[]])

  /// Whether the rooms are in two lists.
  private var hasPins = false

  /// The steps so far, in words.
  private(set) var steps: [String] = []

  private lazy var oracle = ModelOracle(screen: screen, table: table)

  init(_ recorder: Recorder) {
    self.recorder = recorder
    table.rowHeight = Self.rowHeight
    requests = CellRequests(of: table, recorder: recorder)
    list = makeRoomList(in: table)
    // Cells that left the screen are kept for a while and come back without being asked for.
    screen = Screen(root: table, size: Self.window, generation: .modern)
    recorder.explainException = { [weak self] in self?.explain(&$0) }
  }

  /// Whether the script goes on: nothing was found, and UIKit raised nothing.
  var goesOn: Bool { recorder.isClean && !recorder.isClosed }

  // MARK: Steps

  /// The server sends a state, and the list is told.
  func replace(_ rooms: [Room], _ event: String) { replace(inOneTurn: [rooms], event) }

  /// The server sends several states, one after the other in one turn of the run loop.
  func replace(inOneTurn answers: [[Room]], _ event: String) {
    for rooms in answers {
      self.rooms = rooms
      model.become([rooms.map(Self.item)])
    }
    perform(event) { answers.forEach(send) }
  }

  /// The server sends a state that has rooms twice; what is right then is not the model's to say.
  func replace(entries: [Room], _ event: String) {
    rooms = entries
    perform(event) { send(entries) }
  }

  /// The server sends a state of two lists.
  func replace(pinned: [Room], others: [Room], _ event: String) {
    rooms = pinned + others
    hasPins = true
    model.become([pinned.map(Self.item), others.map(Self.item)])
    perform(event) {
      if let list { replaceRooms(of: list, pinned: pinned, others: others) }
    }
  }

  /// Tells the list a state, in the turn of the run loop that goes on.
  func send(_ rooms: [Room]) {
    if let list { replaceRooms(of: list, rooms) }
  }

  /// Does something in a turn of the run loop, and keeps it in the steps.
  func perform(_ event: String, _ action: () -> Void) {
    steps.append(event)
    screen.perform(event, action)
  }

  /// Notes what happens where the list does not see it.
  func note(_ event: String) { steps.append(event) }

  /// What a row must say of a room.
  static func item(_ room: Room) -> ModelItem {
    ModelItem(id: room.id, name: room.title, tokens: [room.title, room.last, "\(room.unread)"])
  }

  // MARK: Looking

  /// The rooms on screen by the check's list, with the cells in their rows.
  var seen: [(room: Room, cell: UIView)] {
    oracle.rows(model).compactMap { row in
      rooms.indices.contains(row.path.row) ? (rooms[row.path.row], row.cell) : nil
    }
  }

  /// Where a room is by the check's list.
  func path(of id: Room.ID) -> IndexPath? {
    rooms.firstIndex { $0.id == id }.map { IndexPath(row: $0, section: 0) }
  }

  /// Reports what is wrong with the rows on screen.
  func judge(_ part: String) {
    guard hasRows(part), var finding = oracle.findings(model, part: part).first else { return }
    if finding.kind == "staleRow", !hasPins {
      finding.features.append(heals ? "until a room comes" : "stays so")
    }
    report(finding)
  }

  /// Whether rows that are out of date come right when a room comes: tells a list that looks at identifiers
  /// only from one that never looks again.
  private var heals: Bool {
    // Its words are none of `RoomWords`.
    let healed = rooms + [Room(id: "room-late", title: "Zoo", last: "hello", unread: 5000)]
    var model = model
    model.become([healed.map(Self.item)])
    screen.perform("later") { send(healed) }
    return recorder.isClosed || !oracle.findings(model, part: "").contains { $0.kind == "staleRow" }
  }

  /// Reports what is wrong with any row.
  func walk(_ part: String) {
    guard hasRows(part), let finding = oracle.walk(model, part: part).first else { return }
    report(finding)
  }

  /// Reports a table that nobody fills, and says whether the script goes on. There is nothing else to see in
  /// such a table.
  func hasRows(_ part: String) -> Bool {
    guard goesOn else { return false }
    guard !rooms.isEmpty, table.dataSource == nil else { return true }
    report(
      Finding(
        kind: "noDataSource", sentence: "The list is empty: the table has no data source.",
        expected: "\(rooms.count) rooms", seen: "table.dataSource is nil",
        question: "A table does not own its data source. Who does?", features: [part]))
    return false
  }

  /// Reports a number of rows that is not the list's, and says whether the script goes on.
  func hasRightCount(_ part: String) -> Bool {
    guard hasRows(part) else { return false }
    guard rowCount != rooms.count else { return true }
    report(
      Finding(
        kind: "rowCount",
        sentence: "The table has \(rowCount) rows, where the list has \(rooms.count).",
        expected: "\(rooms.count)", seen: "\(rowCount)", features: [part]))
    return false
  }

  private var rowCount: Int {
    (0..<table.numberOfSections).reduce(0) { $0 + table.numberOfRows(inSection: $1) }
  }

  // MARK: Reporting

  /// Reports a finding, unless something was found before.
  func report(_ finding: Finding, call: Int? = nil) { report([(finding, call)]) }

  /// Reports what was found at one time, with all steps that led there. Where no line is known, the last
  /// request for a cell is blamed.
  func report(_ findings: [(finding: Finding, call: Int?)]) {
    guard goesOn else { return }
    for (finding, call) in findings {
      var finding = finding
      finding.events = steps
      recorder.report(finding, call: call ?? requests.all.last?.call)
    }
  }

  /// UIKit raised an exception: what each believes at that moment.
  private func explain(_ finding: inout Finding) {
    finding.events = steps
    let distinct = Set(rooms.map(\.id)).count
    finding.expected =
      "\(rooms.count) rooms were sent"
      + (distinct == rooms.count ? "" : ", \(distinct) of them different")
    finding.seen =
      "the table shows \(many(rowCount))"
      + (finding.seen.map { " · \($0)" } ?? "")
  }

  private func many(_ count: Int) -> String { count == 1 ? "1 row" : "\(count) rows" }
}
