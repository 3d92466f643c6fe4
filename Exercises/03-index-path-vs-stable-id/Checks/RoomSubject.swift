// The only file that knows the learner's `RoomList`. Everything that a check needs of it is here.
import Lesson03Given
import UIKit

@testable import Lesson03

/// Makes the learner's list of rooms in a table. The check holds what it gets, and the table.
@MainActor
func makeRoomList(in table: UITableView) -> AnyObject {
  RoomList(tableView: table)
}

/// Whether the learner's list has two sections.
@MainActor
func canPinRooms(in list: AnyObject?) -> Bool { list is any PinsRooms }

/// Hands the learner's list a new state of two sections.
@MainActor
func replaceRooms(of list: AnyObject, pinned: [Room], others: [Room]) {
  (list as? any PinsRooms)?.replace(pinned: pinned, others: others)
}

/// Hands the learner's list a new state.
@MainActor
func replaceRooms(of list: AnyObject, _ rooms: [Room]) {
  (list as? RoomList)?.replace(rooms)
}
