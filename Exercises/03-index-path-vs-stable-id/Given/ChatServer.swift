/// What a chat can ask of the server. It knows messages by their identifiers and has never heard of rows.
public protocol ChatServer: AnyObject {
  /// The heart of a message was tapped: likes it, or takes the like back. Nothing comes back, and nobody else
  /// likes anything, so whether a message is liked is the list's to remember.
  func like(_ id: String)

  /// The row of a message was tapped: opens it on a screen of its own.
  func open(_ id: String)

  /// Asks what a link in the message leads to, in a line. Every message has a link.
  ///
  /// The answer comes later, once for each time of asking, and answers come in any order. Asking again for the
  /// same message is allowed.
  func preview(_ id: String, completion: @escaping @MainActor (_ text: String) -> Void)
}
