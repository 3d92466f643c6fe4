import UIKit

/// The list of rooms without a diffable data source: an array, and a batch of updates that leads from the old
/// one to the new one.
final class RoomList: UITableViewDataSource {
  private let tableView: UITableView
  private var rooms: [Room] = []

  init(tableView: UITableView) {
    self.tableView = tableView
    tableView.register(RoomCell.self, forCellReuseIdentifier: "room")
    tableView.dataSource = self
  }

  func replace(_ list: [Room]) {
    let old = rooms
    let new = list.enumerated().filter { place, room in
      !list[..<place].contains { $0.id == room.id }
    }.map(\.element)
    let before = Dictionary(uniqueKeysWithValues: old.enumerated().map { ($1.id, $0) })
    let after = Set(new.map(\.id))
    // Who stays moves to its new place, which costs nothing where that is the old one.
    let stays = new.enumerated().compactMap { place, room in before[room.id].map { ($0, place) } }

    let gone = old.indices.filter { !after.contains(old[$0].id) }.map(path)
    let come = new.indices.filter { before[new[$0].id] == nil }.map(path)
    tableView.performBatchUpdates {
      self.rooms = new
      self.tableView.deleteRows(at: gone, with: .automatic)
      self.tableView.insertRows(at: come, with: .automatic)
      for (from, to) in stays { self.tableView.moveRow(at: self.path(from), to: self.path(to)) }
    }
    // The table has the new rows now, so these are their new places.
    tableView.reconfigureRows(
      at: stays.filter { from, to in old[from] != new[to] }.map { path($0.1) })
  }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rooms.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "room", for: indexPath)
    (cell as? RoomCell)?.show(rooms[indexPath.row])
    return cell
  }
}
