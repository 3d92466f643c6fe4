import Testing
import UIKit

/// A list of articles as it stands in an app: a model that owns a diffable data source and says which items
/// changed.
@MainActor
@Suite("A list of articles")
struct ArticleListTests {
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  private let model: ArticleListModel

  init() {
    model = ArticleListModel(tableView: table, images: NoImages())
  }

  private func show(_ titles: KeyValuePairs<String, String>) {
    model.replace(titles.map { ArticleRow(id: $0, title: $1, imageKey: nil) })
    table.layoutIfNeeded()
  }

  private var cells: [ArticleCell] { table.visibleCells.compactMap { $0 as? ArticleCell } }

  @Test func `articles are shown in order`() {
    show(["a": "Alpha", "b": "Beta"])
    #expect(cells.map(\.title) == ["Alpha", "Beta"])
    #expect(model.dataSource.indexPath(for: "b") == IndexPath(row: 1, section: 0))
  }

  @Test func `articles that change places keep their cells and are not configured again`() {
    show(["a": "Alpha", "b": "Beta"])
    let before = cells
    show(["b": "Beta", "a": "Alpha"])
    #expect(cells == before.reversed())
    #expect(cells.map(\.configurations) == [1, 1])
  }

  @Test func `an article with another title is configured again in the cell that it has`() {
    show(["a": "Alpha", "b": "Beta", "c": "Gamma"])
    let before = cells
    show(["c": "Gamma", "a": "Alef", "d": "Delta"])
    #expect(cells.map(\.title) == ["Gamma", "Alef", "Delta"])
    #expect(cells.prefix(2) == [before[2], before[0]])
    #expect(cells.prefix(2).map(\.configurations) == [1, 2])
    #expect(before[0].preparations == 0)
  }

  @Test func `a list that was replaced by nothing is empty`() {
    show(["a": "Alpha"])
    show([:])
    #expect(cells.isEmpty)
    #expect(table.numberOfRows(inSection: 0) == 0)
    #expect(model.dataSource.itemIdentifier(for: IndexPath(row: 0, section: 0)) == nil)
  }
}

private struct ArticleRow: Equatable {
  let id: String
  var title: String
  let imageKey: String?
}

@MainActor
private protocol ImageLoading: AnyObject {
  func image(for key: String) async throws -> UIImage
}

private final class NoImages: ImageLoading {
  struct None: Error {}

  func image(for key: String) async throws -> UIImage { throw None() }
}

@MainActor
private final class ArticleCell: UITableViewCell {
  private var imageTask: Task<Void, Never>?
  private var representedID: String?
  private var requestToken = UUID()

  /// What the tests ask about; an app has none of these.
  private(set) var configurations = 0
  private(set) var preparations = 0
  var title: String? { (contentConfiguration as? UIListContentConfiguration)?.text }

  func configure(_ row: ArticleRow, images: any ImageLoading) {
    configurations += 1
    imageTask?.cancel()
    let token = UUID()
    requestToken = token
    representedID = row.id

    var content = defaultContentConfiguration()
    content.text = row.title
    content.textProperties.numberOfLines = 0
    content.image = UIImage(systemName: "photo")
    content.imageProperties.maximumSize = CGSize(width: 44, height: 44)
    contentConfiguration = content
    guard let key = row.imageKey else { return }

    imageTask = Task { [weak self] in
      do {
        let image = try await images.image(for: key)
        guard !Task.isCancelled,
          let self,
          self.representedID == row.id,
          self.requestToken == token
        else { return }
        content.image = image
        self.contentConfiguration = content
      } catch {
        // The placeholder stays.
      }
    }
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    preparations += 1
    imageTask?.cancel()
    imageTask = nil
    representedID = nil
    requestToken = UUID()
  }

  deinit {
    imageTask?.cancel()
  }
}

@MainActor
private final class ArticleListModel {
  private var rows: [String: ArticleRow] = [:]
  private let images: any ImageLoading
  private(set) var dataSource: UITableViewDiffableDataSource<Int, String>!

  init(tableView: UITableView, images: any ImageLoading) {
    self.images = images
    tableView.register(ArticleCell.self, forCellReuseIdentifier: "article")
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 80
    dataSource = UITableViewDiffableDataSource<Int, String>(
      tableView: tableView
    ) { [weak self] table, indexPath, id in
      guard let self, let row = self.rows[id] else { return nil }
      let cell =
        table.dequeueReusableCell(
          withIdentifier: "article", for: indexPath
        ) as! ArticleCell
      cell.configure(row, images: self.images)
      return cell
    }
  }

  func replace(_ newRows: [ArticleRow]) {
    let ids = newRows.map(\.id)
    precondition(Set(ids).count == ids.count)
    let previousIDs = Set(dataSource.snapshot().itemIdentifiers)
    let changed = newRows.filter {
      previousIDs.contains($0.id) && rows[$0.id] != $0
    }.map(\.id)
    rows = Dictionary(uniqueKeysWithValues: newRows.map { ($0.id, $0) })

    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(ids, toSection: 0)
    snapshot.reconfigureItems(changed)
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
