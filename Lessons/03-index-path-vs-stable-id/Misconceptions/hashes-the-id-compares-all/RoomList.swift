import UIKit

/// The list of rooms, in a table that the screen owns.
final class RoomList {
  nonisolated enum Section { case main }
  /// A room as an item of the snapshot.
  nonisolated struct Row: Hashable {
    var room: Room

    func hash(into hasher: inout Hasher) { hasher.combine(room.id) }
  }

  typealias DataSource = UITableViewDiffableDataSource<Section, Row>

  private let dataSource: DataSource

  init(tableView: UITableView) {
    tableView.register(RoomCell.self, forCellReuseIdentifier: "room")
    dataSource = DataSource(tableView: tableView) { tableView, indexPath, row in
      let cell = tableView.dequeueReusableCell(withIdentifier: "room", for: indexPath)
      (cell as? RoomCell)?.show(row.room)
      return cell
    }
  }

  /// Shows what the server sent: all rooms there are now, in order. It may send a room twice.
  func replace(_ rooms: [Room]) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Row>()
    snapshot.appendSections([.main])
    var ids: Set<Room.ID> = []
    snapshot.appendItems(rooms.filter { ids.insert($0.id).inserted }.map { Row(room: $0) })
    dataSource.apply(snapshot, animatingDifferences: true)
  }
}
