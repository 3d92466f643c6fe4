import UIKit

/// A feed of stories. Rows are as high as their stories, and a row can be opened.
final class StoryList: NSObject, UITableViewDelegate {
  let tableView = UITableView()

  private nonisolated enum Section { case all }

  private var stories: [String: Story] = [:]
  private var order: [String] = []
  private var openIDs: Set<String> = []
  private var source: UITableViewDiffableDataSource<Section, String>?

  init(stories: [Story], measure: any TextMeasuring) {
    super.init()
    tableView.register(StoryCell.self, forCellReuseIdentifier: "story")
    tableView.delegate = self
    source = UITableViewDiffableDataSource(tableView: tableView) { [weak self] table, path, id in
      let cell = table.dequeueReusableCell(withIdentifier: "story", for: path)
      if let self, let story = self.stories[id] {
        (cell as? StoryCell)?.configure(story, isOpen: openIDs.contains(id))
      }
      return cell
    }
    update(stories)
  }

  // Cells size themselves; what changed is configured again, which measures it again.
  func update(_ stories: [Story]) {
    let old = self.stories
    self.stories = Dictionary(uniqueKeysWithValues: stories.map { ($0.id, $0) })
    order = stories.map(\.id)
    var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
    snapshot.appendSections([.all])
    snapshot.appendItems(order)
    snapshot.reconfigureItems(
      stories.filter { old[$0.id].map { $0.version } ?? $0.version != $0.version }.map(\.id))
    source?.apply(snapshot, animatingDifferences: false)
  }

  func toggle(id: String) {
    guard let source, stories[id] != nil else { return }
    openIDs.formSymmetricDifference([id])
    var snapshot = source.snapshot()
    snapshot.reconfigureItems([id])
    source.apply(snapshot, animatingDifferences: false)
  }

  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  {
    guard let id = source?.itemIdentifier(for: indexPath), let story = stories[id] else {
      return 180
    }
    return story.kind == .picture ? 260 : 130
  }
}
