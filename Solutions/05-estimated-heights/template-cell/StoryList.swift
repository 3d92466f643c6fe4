import UIKit

/// A feed of stories. Rows are as high as their stories, and a row can be opened.
final class StoryList: NSObject, UITableViewDataSource, UITableViewDelegate {
  let tableView = UITableView()

  private var stories: [Story]
  private var openIDs: Set<String> = []

  /// Never in the table: it is filled in order to be measured.
  private let template = StoryCell(style: .default, reuseIdentifier: nil)

  /// A story with all its content is a key of its own.
  private struct Key: Hashable {
    var story: Story
    var isOpen: Bool
    var width: CGFloat
    var textSize: UIContentSizeCategory
  }

  private var heights: [Key: CGFloat] = [:]

  init(stories: [Story], measure: any TextMeasuring) {
    self.stories = stories
    super.init()
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

  private func key(_ story: Story) -> Key {
    Key(
      story: story, isOpen: openIDs.contains(story.id), width: tableView.bounds.width,
      textSize: UIApplication.shared.preferredContentSizeCategory)
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    let key = key(stories[indexPath.row])
    if let known = heights[key] { return known }
    template.configure(key.story, isOpen: key.isOpen)
    let height = template.contentView.systemLayoutSizeFitting(
      CGSize(width: key.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    heights[key] = height
    return height
  }

  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  {
    let story = stories[indexPath.row]
    return heights[key(story)] ?? (story.aspect == nil ? 130 : 280)
  }
}
