import UIKit

/// A feed of stories. Rows are as high as their stories, and a row can be opened.
final class StoryList: NSObject, UITableViewDataSource, UITableViewDelegate {
  let tableView = UITableView()

  private let measure: any TextMeasuring
  private var stories: [Story]
  private var openIDs: Set<String> = []

  init(stories: [Story], measure: any TextMeasuring) {
    self.stories = stories
    self.measure = measure
    super.init()
    tableView.estimatedRowHeight = 200
    tableView.register(StoryCell.self, forCellReuseIdentifier: "story")
    tableView.dataSource = self
    tableView.delegate = self
  }

  func update(_ stories: [Story]) {
    self.stories = stories
    tableView.reloadData()
  }

  func toggle(id: String) {
    guard let row = stories.firstIndex(where: { $0.id == id }) else { return }
    openIDs.formSymmetricDifference([id])
    tableView.reloadRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
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

  // Measured whenever the table asks: never wrong, and some milliseconds more for each row that comes.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    let story = stories[indexPath.row]
    return StoryCell.height(
      of: story, isOpen: openIDs.contains(story.id), width: tableView.bounds.width,
      measure: measure)
  }
}
