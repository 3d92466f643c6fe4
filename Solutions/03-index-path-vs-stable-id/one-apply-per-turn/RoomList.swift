import UIKit

/// The list of rooms for a server that talks a lot: of several answers in one turn of the run loop only the
/// last is shown.
final class RoomList {
  nonisolated enum Section { case main }

  private var dataSource: UITableViewDiffableDataSource<Section, String>!
  private var rooms: [String: Room] = [:]
  private var newest: [Room]?

  init(tableView: UITableView) {
    tableView.register(RoomCell.self, forCellReuseIdentifier: "room")
    dataSource = .init(tableView: tableView) { [unowned self] tableView, indexPath, id in
      let cell = tableView.dequeueReusableCell(withIdentifier: "room", for: indexPath)
      (cell as? RoomCell)?.show(rooms[id]!)
      return cell
    }
  }

  func replace(_ rooms: [Room]) {
    if newest == nil {
      DispatchQueue.main.async { [weak self] in self?.show() }
    }
    newest = rooms
  }

  private func show() {
    guard let list = newest else { return }
    newest = nil
    let old = rooms
    rooms = [:]
    var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
    snapshot.appendSections([.main])
    for room in list where rooms[room.id] == nil {
      rooms[room.id] = room
      snapshot.appendItems([room.id])
    }
    snapshot.reconfigureItems(
      snapshot.itemIdentifiers.filter { old[$0] != nil && old[$0] != rooms[$0] })
    dataSource.apply(snapshot)
  }
}
