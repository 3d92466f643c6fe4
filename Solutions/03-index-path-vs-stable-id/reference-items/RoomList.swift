import UIKit

/// The list of rooms with an object for each: it is the same object for as long as the room exists, and what
/// it says changes.
final class RoomList {
  nonisolated enum Section { case main }

  /// A room's object. Two are equal if they are one, which is what a class is by.
  nonisolated final class Entry: Hashable, @unchecked Sendable {
    // Written and read on the main actor only.
    var room: Room

    init(_ room: Room) { self.room = room }

    static func == (a: Entry, b: Entry) -> Bool { a === b }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  private let dataSource: UITableViewDiffableDataSource<Section, Entry>

  init(tableView: UITableView) {
    tableView.register(RoomCell.self, forCellReuseIdentifier: "room")
    dataSource = UITableViewDiffableDataSource(tableView: tableView) { tableView, path, entry in
      let cell = tableView.dequeueReusableCell(withIdentifier: "room", for: path) as? RoomCell
      cell?.show(entry.room)
      return cell
    }
  }

  func replace(_ rooms: [Room]) {
    var known: [String: Entry] = [:]
    for entry in dataSource.snapshot().itemIdentifiers { known[entry.room.id] = entry }
    var entries: [Entry] = []
    var changed: [Entry] = []
    var isListed: Set<String> = []
    // From the end, so that of two entries for one room the last one counts.
    for room in rooms.reversed() where isListed.insert(room.id).inserted {
      let entry = known[room.id] ?? Entry(room)
      if entry.room != room {
        entry.room = room
        changed.append(entry)
      }
      entries.append(entry)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Section, Entry>()
    snapshot.appendSections([.main])
    snapshot.appendItems(entries.reversed(), toSection: .main)
    snapshot.reconfigureItems(changed)
    dataSource.apply(snapshot)
  }
}
