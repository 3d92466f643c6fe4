import UIKit

/// The list of rooms with new cells for what changed. A reloaded row is no longer selected, so the selection is
/// kept by identifier and put back.
final class RoomList {
  nonisolated enum Section { case rooms }

  private weak var tableView: UITableView?
  private var dataSource: UITableViewDiffableDataSource<Section, String>?
  private var rooms: [String: Room] = [:]

  init(tableView: UITableView) {
    self.tableView = tableView
    tableView.register(RoomCell.self, forCellReuseIdentifier: "room")
    dataSource = UITableViewDiffableDataSource(tableView: tableView) {
      [weak self] tableView, indexPath, id in
      let cell = tableView.dequeueReusableCell(withIdentifier: "room", for: indexPath)
      if let room = self?.rooms[id] { (cell as? RoomCell)?.show(room) }
      return cell
    }
  }

  func replace(_ list: [Room]) {
    guard let dataSource else { return }
    let selected = tableView?.indexPathForSelectedRow.flatMap(dataSource.itemIdentifier)
    let old = rooms
    // The first of two entries counts.
    rooms = Dictionary(list.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })

    var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
    snapshot.appendSections([.rooms])
    for room in list where snapshot.indexOfItem(room.id) == nil {
      snapshot.appendItems([room.id])
      if let before = old[room.id], before != rooms[room.id] { snapshot.reloadItems([room.id]) }
    }
    dataSource.apply(snapshot, animatingDifferences: false)

    if let path = selected.flatMap(dataSource.indexPath) {
      tableView?.selectRow(at: path, animated: false, scrollPosition: .none)
    }
  }
}
