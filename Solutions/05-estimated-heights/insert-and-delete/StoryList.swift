import UIKit

/// A feed of stories. Rows are as high as their stories, and a row can be opened.
final class StoryList: NSObject, UITableViewDataSource, UITableViewDelegate {
  let tableView = UITableView()

  private let measure: any TextMeasuring
  private var stories: [Story]
  private var openIDs: Set<String> = []

  private struct Key: Hashable {
    var story: Story
    var width: CGFloat
    var textSize: UIContentSizeCategory
  }

  private var heights: [Key: CGFloat] = [:]

  init(stories: [Story], measure: any TextMeasuring) {
    self.stories = stories
    self.measure = measure
    super.init()
    tableView.estimatedRowHeight = 180
    tableView.register(StoryCell.self, forCellReuseIdentifier: "story")
    tableView.dataSource = self
    tableView.delegate = self
  }

  /// The table is told what came and what went, and then which stories have other content.
  func update(_ stories: [Story]) {
    let old = Dictionary(uniqueKeysWithValues: self.stories.map { ($0.id, $0.version) })
    let difference = stories.map(\.id).difference(from: self.stories.map(\.id))
    self.stories = stories
    tableView.performBatchUpdates { [tableView] in
      for change in difference {
        switch change {
        case .insert(let row, _, _):
          tableView.insertRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
        case .remove(let row, _, _):
          tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
        }
      }
    }
    let changed = stories.indices.filter { row in
      old[stories[row].id].map { $0 != stories[row].version } ?? false
    }
    tableView.reloadRows(at: changed.map { IndexPath(row: $0, section: 0) }, with: .none)
  }

  func toggle(id: String) {
    guard let row = stories.firstIndex(where: { $0.id == id }) else { return }
    openIDs.formSymmetricDifference([id])
    let cell = tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? StoryCell
    tableView.performBatchUpdates { [stories, openIDs] in
      cell?.configure(stories[row], isOpen: openIDs.contains(id))
    }
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
    let story = stories[indexPath.row]
    let key = Key(
      story: story, width: tableView.bounds.width,
      textSize: tableView.traitCollection.preferredContentSizeCategory)
    let closed =
      heights[key] ?? StoryCell.height(of: story, width: key.width, measure: measure)
    heights[key] = closed
    return openIDs.contains(story.id) ? closed + StoryCell.barHeight : closed
  }
}
