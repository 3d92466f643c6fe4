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
    // Twelve stories from all over the feed say how high a row is on average. Measuring twelve is quick.
    let step = max(stories.count / 12, 1)
    let sample = Array(stride(from: 0, to: stories.count, by: step).prefix(12))
    let sum = sample.reduce(0) {
      $0 + StoryCell.height(of: stories[$1], width: 320, measure: measure)
    }
    tableView.estimatedRowHeight = sample.isEmpty ? 180 : (sum / CGFloat(sample.count)).rounded()
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
    tableView.reloadRows(at: [IndexPath(row: row, section: 0)], with: .fade)
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

  // Rounded up to whole points, as heights on a phone often are.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    let story = stories[indexPath.row]
    let closed = StoryCell.height(of: story, width: tableView.bounds.width, measure: measure)
    return closed.rounded(.up) + (openIDs.contains(story.id) ? StoryCell.barHeight : 0)
  }
}
