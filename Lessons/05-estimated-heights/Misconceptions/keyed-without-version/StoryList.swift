import UIKit

/// A feed of stories. Rows are as high as their stories, and a row can be opened.
final class StoryList: NSObject, UITableViewDataSource, UITableViewDelegate {
  let tableView = UITableView()

  private let measure: any TextMeasuring
  private var stories: [Story]
  private var openIDs: Set<String> = []

  /// All that the height of a closed row depends on. A row number is not among it: what stands in row 3 today
  /// may stand in row 5 tomorrow.
  private struct Measured: Hashable {
    var id: String
    var width: CGFloat
    var textSize: UIContentSizeCategory
  }

  /// How high rows are while they are closed.
  private var heights: [Measured: CGFloat] = [:]

  init(stories: [Story], measure: any TextMeasuring) {
    self.stories = stories
    self.measure = measure
    super.init()
    // `estimatedRowHeight` is not set. The method below switches estimates on, whatever the property says.
    tableView.register(StoryCell.self, forCellReuseIdentifier: "story")
    tableView.dataSource = self
    tableView.delegate = self
  }

  // MARK: What happens to the feed

  /// The stories are these now: some may have come or gone, and some have other content and a higher version.
  /// Rows that are open stay open.
  func update(_ stories: [Story]) {
    guard stories != self.stories else { return }
    let place = place
    self.stories = stories
    tableView.reloadData()
    restore(place)
  }

  /// Opens the row of a story, or closes it. An id that the feed does not have is none of its business.
  func toggle(id: String) {
    guard let row = stories.firstIndex(where: { $0.id == id }) else { return }
    if openIDs.remove(id) == nil { openIDs.insert(id) }
    // The cell stays, is configured again, and the table asks for heights again. No other row is touched.
    tableView.reconfigureRows(at: [IndexPath(row: row, section: 0)])
  }

  // MARK: Rows

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    stories.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "story", for: indexPath)
    let story = stories[indexPath.row]
    (cell as? StoryCell)?.configure(story, isOpen: openIDs.contains(story.id))
    return cell
  }

  // MARK: Heights

  /// Asked for rows that are about to be shown, because the table knows a guess for all others.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    let story = stories[indexPath.row]
    let key = key(story)
    let closed =
      heights[key]
      ?? StoryCell.height(of: story, width: key.width, measure: measure)
    heights[key] = closed
    return closed + bar(of: story)
  }

  /// Asked for all rows, so it must not measure: what is known of a story, else a guess from what it is.
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  {
    let story = stories[indexPath.row]
    return (heights[key(story)] ?? guess(story)) + bar(of: story)
  }

  private func guess(_ story: Story) -> CGFloat {
    switch story.kind {
    case .headline: 100
    case .quote: 150
    // How high the picture is need not be guessed: the model says its ratio.
    case .picture: (story.aspect ?? 0) * (tableView.bounds.width - 32) + 80
    }
  }

  private func bar(of story: Story) -> CGFloat {
    openIDs.contains(story.id) ? StoryCell.barHeight : 0
  }

  private func key(_ story: Story) -> Measured {
    Measured(
      id: story.id, width: tableView.bounds.width,
      textSize: tableView.traitCollection.preferredContentSizeCategory)
  }

  // MARK: Beyond: the reader's place

  /// The first story in the window, and how far its row begins below the window's upper edge.
  private var place: (id: String, distance: CGFloat)? {
    guard tableView.contentOffset.y > 0, let path = tableView.indexPathsForVisibleRows?.first
    else { return nil }
    return (
      stories[path.row].id, tableView.rectForRow(at: path).minY - tableView.contentOffset.y
    )
  }

  /// Scrolls the story of a place to where it stood. Measuring rows at the new offset may move it once more,
  /// so it is looked up again.
  private func restore(_ place: (id: String, distance: CGFloat)?) {
    guard let place, let row = stories.firstIndex(where: { $0.id == place.id }) else { return }
    for _ in 0..<2 {
      let top = tableView.rectForRow(at: IndexPath(row: row, section: 0)).minY
      tableView.contentOffset.y = top - place.distance
      tableView.layoutIfNeeded()
    }
  }
}

extension StoryList: ShowsStory {
  /// The table knows where a row is, and corrects itself when it measures what it shows there. A sum of guesses
  /// would not.
  func show(id: String) {
    guard let row = stories.firstIndex(where: { $0.id == id }) else { return }
    tableView.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false)
  }
}
