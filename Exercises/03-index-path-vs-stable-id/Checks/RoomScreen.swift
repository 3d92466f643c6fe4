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

  /// The rooms as the server has them.
  private(set) var rooms: [Room] = []
  private(set) var model = ModelList([[]])

  private lazy var oracle = ModelOracle(screen: screen, table: table)

  init(_ recorder: Recorder) {
    self.recorder = recorder
    table.rowHeight = Self.rowHeight
    requests = CellRequests(of: table, recorder: recorder)
    list = makeRoomList(in: table)
    screen = Screen(root: table, size: Self.window)
  }

  /// The server has other rooms now; the list is told.
  func replace(_ rooms: [Room], _ event: String) {
    self.rooms = rooms
    model.become([rooms.map(Self.item)])
    send(rooms, event)
  }

  /// Tells the list something, whatever the check's own list says.
  func send(_ rooms: [Room], _ event: String) {
    screen.perform(event) {
      if let list { replaceRooms(of: list, rooms) }
    }
  }

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
    guard recorder.isClean, hasRows(part) else { return }
    for finding in oracle.findings(model, part: part) { recorder.report(finding, call: lastCall) }
  }

  /// Reports what is wrong with any row.
  func walk(_ part: String) {
    guard recorder.isClean, hasRows(part) else { return }
    for finding in oracle.walk(model, part: part) { recorder.report(finding, call: lastCall) }
  }

  /// Reports a table that nobody fills, and says whether it is filled. There is nothing else to see in it.
  @discardableResult
  func hasRows(_ part: String) -> Bool {
    guard recorder.isClean, !rooms.isEmpty, table.dataSource == nil else { return true }
    recorder.report(
      Finding(
        kind: "noDataSource",
        sentence: "The list is empty: the table has no data source any more.",
        expected: "\(rooms.count) rooms", seen: "table.dataSource is nil",
        events: Array(screen.events.suffix(3)),
        question: "A table does not own its data source. Who does?", features: [part]))
    return false
  }

  /// Reports a number of rows that is not the list's, and says whether it is right.
  func hasRightCount(_ part: String) -> Bool {
    guard recorder.isClean, hasRows(part) else { return false }
    let count = (0..<table.numberOfSections).reduce(0) { $0 + table.numberOfRows(inSection: $1) }
    guard count != rooms.count else { return true }
    recorder.report(
      Finding(
        kind: "rowCount",
        sentence: "The table has \(count) rows, where the list has \(rooms.count).",
        expected: "\(rooms.count)", seen: "\(count)", events: Array(screen.events.suffix(3)),
        features: [part]))
    return false
  }

  /// The last time that a cell was asked for, in the learner's code.
  private var lastCall: Int? { requests.all.last?.call }

  // MARK: Leaving

  /// Takes the list of rooms and the table away.
  func close() {
    list = nil
    table.removeFromSuperview()
  }
}
