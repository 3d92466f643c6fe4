import UIKit

/// The list of rooms, in a table that the screen owns.
final class RoomList {
  nonisolated enum Section { case main }
  typealias DataSource = UITableViewDiffableDataSource<Section, Int>

  private let dataSource: DataSource
  private let rooms = RoomStore()

  init(tableView: UITableView) {
    tableView.register(RoomCell.self, forCellReuseIdentifier: "room")
    dataSource = DataSource(tableView: tableView) { [rooms] tableView, indexPath, row in
      let cell = tableView.dequeueReusableCell(withIdentifier: "room", for: indexPath)
      if let room = rooms[row] { (cell as? RoomCell)?.show(room) }
      return cell
    }
  }

  /// Shows what the server sent: all rooms there are now, in order. It may send a room twice.
  func replace(_ rooms: [Room]) {
    let changed = self.rooms.replace(rooms)
    var snapshot = NSDiffableDataSourceSnapshot<Section, Int>()
    snapshot.appendSections([.main])
    snapshot.appendItems(Array(self.rooms.rooms.indices))
    snapshot.reconfigureItems(changed)
    dataSource.apply(snapshot, animatingDifferences: true)
  }
}

/// The rooms that are shown, in order.
private final class RoomStore {
  private(set) var rooms: [Room] = []

  subscript(row: Int) -> Room? { rooms.indices.contains(row) ? rooms[row] : nil }

  /// Takes on a new state. Returns the rows that were there before and say something else now.
  func replace(_ list: [Room]) -> [Int] {
    let before = rooms
    var ids: Set<Room.ID> = []
    rooms = list.filter { ids.insert($0.id).inserted }
    return rooms.indices.filter { before.indices.contains($0) && before[$0] != rooms[$0] }
  }
}
