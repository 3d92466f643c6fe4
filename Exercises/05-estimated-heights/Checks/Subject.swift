// The only file that knows the learner's `StoryList`. Everything that a check needs of it is here.
import Lesson05Given
import UIKit

@testable import Lesson05

/// What the checks ask of a feed.
@MainActor
protocol StoryListing: AnyObject {
  /// The table that shows it.
  var tableView: UITableView { get }

  /// The stories are these now.
  func update(_ stories: [Story])

  /// Opens the row of a story, or closes it.
  func toggle(id: String)
}

extension StoryList: StoryListing {}

/// Makes the learner's feed.
@MainActor
func makeStoryList(_ stories: [Story], _ measure: any TextMeasuring) -> any StoryListing {
  StoryList(stories: stories, measure: measure)
}
