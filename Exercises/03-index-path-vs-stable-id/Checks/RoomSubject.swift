// The only file that knows the learner's `RoomList`. Everything that a check needs of it is here.
import Lesson03Given
import UIKit

@testable import Lesson03

/// Makes the learner's list of rooms in a table. The check holds what it gets, and the table.
@MainActor
func makeRoomList(in table: UITableView) -> AnyObject {
  RoomList(tableView: table)
}

/// Hands the learner's list a new state.
@MainActor
func replaceRooms(of list: AnyObject, _ rooms: [Room]) {
  (list as? RoomList)?.replace(rooms)
}
