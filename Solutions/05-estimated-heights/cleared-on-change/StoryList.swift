import UIKit

/// A feed of stories. Rows are as high as their stories, and a row can be opened.
final class StoryList: NSObject, UITableViewDataSource, UITableViewDelegate {
  let tableView = UITableView()

  private let measure: any TextMeasuring
  private var stories: [Story]
  private var openIDs: Set<String> = []

  /// Heights of closed rows by story, for one width and one size of text only.
  private var heights: [String: CGFloat] = [:]
  private var width: CGFloat = 0
  private var textSize = UIContentSizeCategory.unspecified

  init(stories: [Story], measure: any TextMeasuring) {
    self.stories = stories
    self.measure = measure
    super.init()
    tableView.estimatedRowHeight = 190
    tableView.register(StoryCell.self, forCellReuseIdentifier: "story")
    tableView.dataSource = self
    tableView.delegate = self
  }

  // Forgetting everything is always right, and costs no more than the rows on screen.
  func update(_ stories: [Story]) {
    self.stories = stories
    heights = [:]
    tableView.reloadData()
  }

  /// The cell is changed by hand; an empty batch makes the table ask for heights again.
  func toggle(id: String) {
    guard let row = stories.firstIndex(where: { $0.id == id }) else { return }
    openIDs.formSymmetricDifference([id])
    let cell = tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? StoryCell
    cell?.configure(stories[row], isOpen: openIDs.contains(id))
    tableView.beginUpdates()
    tableView.endUpdates()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    stories.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "story", for: indexPath)
    let story = stories[indexPath.row]
    (cell as? StoryCell)?.configure(story, isOpen: openIDs.contains(story.id))
    return cell
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    let present = tableView.traitCollection.preferredContentSizeCategory
    if width != tableView.bounds.width || textSize != present {
      heights = [:]
      width = tableView.bounds.width
      textSize = present
    }
    let story = stories[indexPath.row]
    let closed =
      heights[story.id] ?? StoryCell.height(of: story, width: width, measure: measure)
    heights[story.id] = closed
    return closed + (openIDs.contains(story.id) ? StoryCell.barHeight : 0)
  }
}
