import UIKit

/// A feed of stories. Rows are as high as their stories, and a row can be opened.
final class StoryList: NSObject, UITableViewDataSource, UITableViewDelegate {
  let tableView = UITableView()

  private var stories: [Story]
  private var openIDs: Set<String> = []

  // Cells know their height, so nobody measures here. The table still needs a guess for rows without a cell.
  init(stories: [Story], measure: any TextMeasuring) {
    self.stories = stories
    super.init()
    tableView.rowHeight = UITableView.automaticDimension
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
    tableView.reconfigureRows(at: [IndexPath(row: row, section: 0)])
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

  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  {
    switch stories[indexPath.row].kind {
    case .headline: 110
    case .picture: 270
    case .quote: 150
    }
  }
}
