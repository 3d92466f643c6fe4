import UIKit

/// The list of rooms, in a table that the screen owns.
final class RoomList {
  nonisolated enum Section { case main }
  typealias DataSource = UITableViewDiffableDataSource<Section, String>

  private let dataSource: DataSource
  private let rooms = RoomStore()

  init(tableView: UITableView) {
    tableView.register(RoomCell.self, forCellReuseIdentifier: "room")
    dataSource = DataSource(tableView: tableView) { [rooms] tableView, indexPath, title in
      let cell = tableView.dequeueReusableCell(withIdentifier: "room", for: indexPath)
      if let room = rooms[title] { (cell as? RoomCell)?.show(room) }
      return cell
    }
  }

  /// Shows what the server sent: all rooms there are now, in order. It may send a room twice.
  func replace(_ rooms: [Room]) {
    let changed = self.rooms.replace(rooms)
    var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
    snapshot.appendSections([.main])
    snapshot.appendItems(self.rooms.titles)
    snapshot.reconfigureItems(changed)
    dataSource.apply(snapshot, animatingDifferences: true)
  }
}

/// The rooms that are shown: their order, and what each says now.
private final class RoomStore {
  private(set) var titles: [String] = []
  private var rooms: [String: Room] = [:]

  subscript(title: String) -> Room? { rooms[title] }

  /// Takes on a new state. Returns the rooms that were there before and say something else now.
  func replace(_ list: [Room]) -> [String] {
    let before = rooms
    titles = []
    rooms = [:]
    for room in list where rooms.updateValue(room, forKey: room.title) == nil {
      titles.append(room.title)
    }
    return titles.filter { before[$0] != nil && before[$0] != rooms[$0] }
  }
}
