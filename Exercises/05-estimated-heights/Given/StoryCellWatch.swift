/// Where the checks look on. Nothing here is for you.
package enum StoryCellWatch {
  /// Called whenever a cell is made.
  package static var made: () -> Void = {}

  /// Called whenever a cell was given a story, in the table or beside it.
  package static var configured: (StoryCell, Story) -> Void = { _, _ in }
}
