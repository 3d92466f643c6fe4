/// Beyond the core: a feed that can be sent to a story.
public protocol ShowsStory: AnyObject {
  /// Scrolls, at once, until the story's row begins at the upper edge of the table.
  func show(id: String)
}
