/// Beyond the core: a chat that gets older messages when its end comes on screen.
public protocol LoadsOlder: AnyObject {
  /// Where older messages come from, or nil for nowhere. Set before the chat is shown.
  var history: (any ChatHistory)? { get set }
}

/// Hands out older messages, some at a time.
public protocol ChatHistory: AnyObject {
  /// Asks for the messages that follow one, newest first. No messages mean that there are none.
  ///
  /// The answer comes later. It is about the chat as the server knows it: a message in it may be one that the
  /// chat has, if that came in otherwise in the meantime.
  func older(than id: String, completion: @escaping @MainActor (_ messages: [Message]) -> Void)
}

/// Beyond the core: a list of rooms in two sections, with the pinned rooms above the others.
public protocol PinsRooms: AnyObject {
  /// Shows two lists, each in a section of its own, pinned rooms first. A room that goes from one to the other is
  /// the same room.
  func replace(pinned: [Room], others: [Room])
}
