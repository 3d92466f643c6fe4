// The only file that knows the learner's `ChatList`. Everything that a check needs of it is here.
import Lesson03Given
import UIKit

@testable import Lesson03

/// What the checks ask of a chat.
@MainActor
protocol ChatListing: AnyObject {
  /// The table that shows it.
  var tableView: UITableView { get }

  /// A message comes in, on top.
  func receive(_ message: Message)

  /// Messages go.
  func remove(ids: Set<String>)

  /// Shows the messages whose text contains a term.
  func search(_ term: String)
}

extension ChatList: ChatListing {}

/// Makes the learner's chat.
@MainActor
func makeChatList(_ messages: [Message], _ server: any ChatServer) -> any ChatListing {
  ChatList(messages: messages, server: server)
}
