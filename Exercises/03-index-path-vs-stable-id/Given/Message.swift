/// A message of a chat. It never changes; where it stands in the list does.
public nonisolated struct Message: Sendable, Hashable {
  /// What the message is known by, also to the server. Neither a text nor a row number.
  public let id: String

  /// Who wrote it.
  public let sender: String

  /// What it says. No two messages of a chat say the same.
  public let text: String

  /// Makes a message.
  public init(id: String, sender: String, text: String) {
    self.id = id
    self.sender = sender
    self.text = text
  }
}
