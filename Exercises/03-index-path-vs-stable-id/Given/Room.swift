import UIKit

/// A room of the chat app, as the server sent it.
public nonisolated struct Room: Sendable, Hashable, Identifiable {
  /// What the room is known by, for as long as it exists. Neither its title nor a row number.
  public let id: String

  /// What people call it. They rename rooms, and two may have one title.
  public var title: String

  /// The last message.
  public var last: String

  /// Messages that were not read; 0 shows no number.
  public var unread: Int

  /// Makes a room.
  public init(id: String, title: String, last: String, unread: Int) {
    self.id = id
    self.title = title
    self.last = last
    self.unread = unread
  }
}
