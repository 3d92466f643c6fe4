import UIKit

/// A feed of stories. Rows are as high as their stories, and a row can be opened.
///
/// It looks right until somebody waits for it, adds a story, turns the phone, or opens a row.
final class StoryList: NSObject, UITableViewDataSource, UITableViewDelegate {
  let tableView = UITableView()

  private let measure: any TextMeasuring
  private var stories: [Story]
  private var openIDs: Set<String> = []

  /// How high rows are while they are closed, by row.
  private var heights: [Int: CGFloat] = [:]

  init(stories: [Story], measure: any TextMeasuring) {
    self.stories = stories
    self.measure = measure
    super.init()
    // TODO: Five lines of this file are wrong, or missing. This is the first one; `listlab hint 5` asks on.
    // The list jumped with an estimate of 44 points, so there is none now.
    tableView.estimatedRowHeight = 0
    tableView.register(StoryCell.self, forCellReuseIdentifier: "story")
    tableView.dataSource = self
    tableView.delegate = self
  }

  // MARK: What happens to the feed

  /// The stories are these now: some may have come or gone, and some have other content and a higher version.
  /// Rows that are open stay open.
  func update(_ stories: [Story]) {
    self.stories = stories
    tableView.reloadData()
  }

  /// Opens the row of a story, or closes it. An id that the feed does not have is none of its business.
  func toggle(id: String) {
    if openIDs.remove(id) == nil { openIDs.insert(id) }
  }

  // MARK: Rows and heights

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
    let story = stories[indexPath.row]
    let bar = openIDs.contains(story.id) ? StoryCell.barHeight : 0
    if let known = heights[indexPath.row] { return known + bar }
    let height = StoryCell.height(of: story, width: tableView.bounds.width, measure: measure)
    heights[indexPath.row] = height
    return height + bar
  }
}
