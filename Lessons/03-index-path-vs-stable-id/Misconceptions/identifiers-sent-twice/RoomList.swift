import UIKit

/// The list of rooms, in a table that the screen owns.
final class RoomList {
  nonisolated enum Section { case main }
  typealias DataSource = UITableViewDiffableDataSource<Section, Room.ID>

  private let dataSource: DataSource
  private let rooms = RoomStore()

  init(tableView: UITableView) {
    tableView.register(RoomCell.self, forCellReuseIdentifier: "room")
    dataSource = DataSource(tableView: tableView) { [rooms] tableView, indexPath, id in
      let cell = tableView.dequeueReusableCell(withIdentifier: "room", for: indexPath)
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
    snapshot.reconfigureItems(changed)
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
    for room in list {
      ids.append(room.id)
      rooms[room.id] = room
    }
    return ids.filter { before[$0] != nil && before[$0] != rooms[$0] }
  }
}
