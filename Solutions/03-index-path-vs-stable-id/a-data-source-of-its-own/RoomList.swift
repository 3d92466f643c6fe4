import UIKit

/// The list of rooms as a diffable data source that keeps the rooms itself and works on the snapshot that is
/// shown.
final class RoomList {
  private let source: RoomSource

  init(tableView: UITableView) {
    tableView.register(RoomCell.self, forCellReuseIdentifier: "room")
    source = RoomSource(tableView: tableView) { table, path, _ in
      table.dequeueReusableCell(withIdentifier: "room", for: path)
    }
    var snapshot = source.snapshot()
    snapshot.appendSections(["rooms"])
    source.apply(snapshot)
  }

  func replace(_ rooms: [Room]) { source.show(rooms) }
}

/// Overrides what a plain data source has, so that the provider only finds the cell.
private final class RoomSource: UITableViewDiffableDataSource<String, Room.ID> {
  private var rooms: [Room.ID: Room] = [:]

  func show(_ list: [Room]) {
    var changed: Set<Room.ID> = []
    var newest: [Room.ID: Room] = [:]
    for room in list {
      newest[room.id] = room
    }
    for (id, room) in newest where rooms[id] != nil && rooms[id] != room { changed.insert(id) }
    rooms = newest

    var snapshot = snapshot()
    snapshot.deleteItems(snapshot.itemIdentifiers.filter { newest[$0] == nil })
    // From the front: everybody goes behind the one before, whether they were there or not.
    var last: Room.ID?
    var placed: Set<Room.ID> = []
    for id in list.map(\.id) where placed.insert(id).inserted {
      let isKnown = snapshot.indexOfItem(id) != nil
      if let last {
        if isKnown {
          snapshot.moveItem(id, afterItem: last)
        } else {
          snapshot.insertItems([id], afterItem: last)
        }
      } else if let first = snapshot.itemIdentifiers.first {
        if !isKnown { snapshot.insertItems([id], beforeItem: first) }
        if isKnown, first != id { snapshot.moveItem(id, beforeItem: first) }
      } else {
        snapshot.appendItems([id])
      }
      last = id
    }
    snapshot.reconfigureItems(snapshot.itemIdentifiers.filter(changed.contains))
    apply(snapshot)
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = super.tableView(tableView, cellForRowAt: indexPath)
    if let id = itemIdentifier(for: indexPath), let room = rooms[id] {
      (cell as? RoomCell)?.show(room)
    }
    return cell
  }
}
