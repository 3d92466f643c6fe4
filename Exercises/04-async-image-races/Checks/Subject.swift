// The only file that knows the learner's module. Everything that a check needs of `SpeakerList` is here.
import Lesson04Given
import UIKit

@testable import Lesson04

/// The learner's list, held by what a check does with it.
@MainActor
final class Subject {
  private var list: SpeakerList

  init(_ speakers: [Speaker], loader: any PortraitLoading) {
    list = SpeakerList(speakers: speakers, loader: loader)
  }

  var table: UITableView { list.tableView }

  func update(_ speakers: [Speaker]) { list.update(speakers) }
}
