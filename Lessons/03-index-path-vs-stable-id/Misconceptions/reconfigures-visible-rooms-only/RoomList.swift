import UIKit

/// The list of rooms, in a table that the screen owns.
///
/// A row is known by the room's identifier, and by nothing else: that is what stays when the title, the last
/// message and the place in the list change. What a row says is looked up when the row is shown.
final class RoomList {
  nonisolated enum Section { case main }
  typealias DataSource = UITableViewDiffableDataSource<Section, Room.ID>

  // The table's `dataSource` is weak. If nobody else held it, it would be gone with the initialiser.
  private let dataSource: DataSource
  private let rooms = RoomStore()
  private weak var tableView: UITableView?

  init(tableView: UITableView) {
    self.tableView = tableView
    tableView.register(RoomCell.self, forCellReuseIdentifier: "room")
    // The provider captures the store and not the list: the list owns the data source, which owns the
    // provider, which would own the list.
    dataSource = DataSource(tableView: tableView) { [rooms] tableView, indexPath, id in
      let cell = tableView.dequeueReusableCell(withIdentifier: "room", for: indexPath)
      // The identifier is handed in, and the room is looked up, so it is the newest there is.
      if let room = rooms[id] { (cell as? RoomCell)?.show(room) }
      return cell
    }
  }

  /// Shows what the server sent: all rooms there are now, in order. It may send a room twice.
  func replace(_ rooms: [Room]) {
    let changed = self.rooms.replace(rooms)
    var snapshot = NSDiffableDataSourceSnapshot<Section, Room.ID>()
    snapshot.appendSections([.main])
    snapshot.appendItems(self.rooms.ids)
    // The snapshot compares identifiers. That a room says something else, only the store knows.
    let visible = (tableView?.indexPathsForVisibleRows ?? []).compactMap {
      dataSource.itemIdentifier(for: $0)
    }
    snapshot.reconfigureItems(changed.filter(visible.contains))
    dataSource.apply(snapshot, animatingDifferences: true)
  }
}

/// The rooms that are shown: their order, and what each says now.
private final class RoomStore {
  private(set) var ids: [Room.ID] = []
  private var rooms: [Room.ID: Room] = [:]

  subscript(id: Room.ID) -> Room? { rooms[id] }

  /// Takes on a new state. Returns the rooms that were there before and say something else now.
  func replace(_ list: [Room]) -> [Room.ID] {
    let before = rooms
    ids = []
    rooms = [:]
    // What is sent twice is one room; a snapshot raises if it is given an identifier twice. Two rooms with
    // one title are two rooms.
    for room in list where rooms.updateValue(room, forKey: room.id) == nil {
      ids.append(room.id)
    }
    return ids.filter { before[$0] != nil && before[$0] != rooms[$0] }
  }
}
