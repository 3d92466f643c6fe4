import UIKit

/// The list of rooms, in a table that the screen owns.
///
/// The cell is done, and the table follows a snapshot by itself. What is not done is to tell it which rows
/// are the same row as before, and which of them say something new.
final class RoomList {
  nonisolated enum Section { case main }
  typealias DataSource = UITableViewDiffableDataSource<Section, Room>

  private let tableView: UITableView

  /// The rooms that were shown last.
  private var rooms: [Room] = []

  init(tableView: UITableView) {
    // TODO: Who holds the data source when this returns? And is a room with a new title another row?
    self.tableView = tableView
    tableView.register(RoomCell.self, forCellReuseIdentifier: "room")
    let dataSource = DataSource(tableView: tableView) { tableView, indexPath, room in
      let cell = tableView.dequeueReusableCell(withIdentifier: "room", for: indexPath)
      (cell as? RoomCell)?.show(room)
      return cell
    }
    dataSource.defaultRowAnimation = .fade
  }

  /// Shows what the server sent: all rooms there are now, in order. It may send a room twice.
  func replace(_ rooms: [Room]) {
    // The same rooms in the same order: nothing to do.
    guard rooms.map(\.id) != self.rooms.map(\.id) else { return }
    self.rooms = rooms
    var snapshot = NSDiffableDataSourceSnapshot<Section, Room>()
    snapshot.appendSections([.main])
    snapshot.appendItems(rooms)
    (tableView.dataSource as? DataSource)?.apply(snapshot, animatingDifferences: true)
  }
}
