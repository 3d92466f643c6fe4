import UIKit

/// The list of rooms as it was sent: what comes twice has two rows. The second row of a room is known by the
/// room and by being the second.
final class RoomList {
  nonisolated struct Row: Hashable {
    var id: String
    var occurrence: Int
  }

  private let tableView: UITableView
  private let source: UITableViewDiffableDataSource<Int, Row>
  private let content = Content()

  final class Content {
    var rooms: [Row: Room] = [:]
  }

  init(tableView: UITableView) {
    self.tableView = tableView
    tableView.register(RoomCell.self, forCellReuseIdentifier: "room")
    source = UITableViewDiffableDataSource(tableView: tableView) { [content] table, path, row in
      guard let cell = table.dequeueReusableCell(withIdentifier: "room", for: path) as? RoomCell,
        let room = content.rooms[row]
      else { return nil }
      cell.show(room)
      return cell
    }
  }

  func replace(_ rooms: [Room]) {
    var counts: [String: Int] = [:]
    var snapshot = NSDiffableDataSourceSnapshot<Int, Row>()
    snapshot.appendSections([0])
    var changed: [Row] = []
    var next: [Row: Room] = [:]
    for room in rooms {
      let row = Row(id: room.id, occurrence: counts[room.id, default: 0])
      counts[room.id, default: 0] += 1
      snapshot.appendItems([row])
      next[row] = room
      if let before = content.rooms[row], before != room { changed.append(row) }
    }
    content.rooms = next
    // First who is where, then what they say: the second snapshot has the rows of the first.
    source.apply(snapshot, animatingDifferences: false)
    guard !changed.isEmpty else { return }
    snapshot.reconfigureItems(changed)
    source.apply(snapshot, animatingDifferences: false)
  }
}
