import UIKit

/// A feed of stories. Rows are as high as their stories, and a row can be opened.
final class StoryList: NSObject, UITableViewDataSource, UITableViewDelegate {
  let tableView = UITableView()

  private let measure: any TextMeasuring
  private var rows: [Row]

  /// A story and what is known of its row. A row goes along with its story, wherever that stands.
  private final class Row {
    let story: Story
    var isOpen: Bool
    private var text: (height: CGFloat, width: CGFloat, size: UIContentSizeCategory)?

    init(_ story: Story, isOpen: Bool) {
      self.story = story
      self.isOpen = isOpen
    }

    func height(_ width: CGFloat, _ size: UIContentSizeCategory, _ measure: any TextMeasuring)
      -> CGFloat
    {
      if let text, text.width == width, text.size == size { return text.height + bar }
      let height = StoryCell.height(of: story, width: width, measure: measure)
      text = (height, width, size)
      return height + bar
    }

    /// What is known, or a guess from the number of letters.
    func estimate(_ width: CGFloat) -> CGFloat {
      if let text, text.width == width { return text.height + bar }
      let letters = CGFloat(story.text.count)
      let words: CGFloat =
        switch story.kind {
        case .headline: (letters * 11 / (width - 32)).rounded(.up) * 26
        case .picture: (letters * 6 / (width - 32)).rounded(.up) * 16 + 8
        case .quote: (letters * 8.5 / (width - 48)).rounded(.up) * 20
        }
      return 32 + (story.aspect ?? 0) * (width - 32) + words + bar
    }

    private var bar: CGFloat { isOpen ? StoryCell.barHeight : 0 }
  }

  init(stories: [Story], measure: any TextMeasuring) {
    self.measure = measure
    rows = stories.map { Row($0, isOpen: false) }
    super.init()
    tableView.register(StoryCell.self, forCellReuseIdentifier: "story")
    tableView.dataSource = self
    tableView.delegate = self
  }

  func update(_ stories: [Story]) {
    let old = Dictionary(uniqueKeysWithValues: rows.map { ($0.story.id, $0) })
    rows = stories.map { story in
      guard let row = old[story.id] else { return Row(story, isOpen: false) }
      return row.story.version == story.version ? row : Row(story, isOpen: row.isOpen)
    }
    tableView.reloadData()
  }

  func toggle(id: String) {
    guard let number = rows.firstIndex(where: { $0.story.id == id }) else { return }
    rows[number].isOpen.toggle()
    tableView.reconfigureRows(at: [IndexPath(row: number, section: 0)])
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "story", for: indexPath)
    let row = rows[indexPath.row]
    (cell as? StoryCell)?.configure(row.story, isOpen: row.isOpen)
    return cell
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    rows[indexPath.row].height(
      tableView.bounds.width, tableView.traitCollection.preferredContentSizeCategory, measure)
  }

  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  {
    rows[indexPath.row].estimate(tableView.bounds.width)
  }
}
