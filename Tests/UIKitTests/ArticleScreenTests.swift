import Testing
import UIKit

/// A screen of articles as it stands in an app, with no import but UIKit.
@MainActor
@Suite("A screen of articles")
struct ArticleScreenTests {
  @Test func `rows show their titles, then their images, and a reused cell only its own`() async {
    let images = HeldImages()
    let rows = (0..<30).map { StoryRow(id: "a\($0)", title: "Article \($0)", imageKey: "k\($0)") }
    let controller = StoryListController(rows: rows, images: images)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let table = controller.tableView
    let first = table.cellForRow(at: IndexPath(row: 0, section: 0))
    let content = first?.contentConfiguration as? UIListContentConfiguration
    #expect(content?.text == "Article 0")
    #expect(content?.image != nil)
    #expect(controller.appearances == 1)

    // The cell of row 0 goes on to a row further down; only then the image of row 0 comes.
    await images.waitForRequest("k0")
    table.contentOffset.y = 440
    table.layoutIfNeeded()
    table.contentOffset.y = 880
    table.layoutIfNeeded()
    let late = UIImage()
    images.answer("k0", with: late)
    await Task.yield()
    #expect(
      table.visibleCells.allSatisfy {
        ($0.contentConfiguration as? UIListContentConfiguration)?.image !== late
      })
    let path = IndexPath(row: 20, section: 0)
    await images.waitForRequest("k20")
    let own = UIImage()
    images.answer("k20", with: own)
    while (table.cellForRow(at: path)?.contentConfiguration as? UIListContentConfiguration)?.image
      !== own
    {
      await Task.yield()
    }
    let shown = table.cellForRow(at: path)?.contentConfiguration as? UIListContentConfiguration
    #expect(shown?.text == "Article 20")
  }
}

struct StoryRow: Equatable {
  let id: String
  var title: String
  let imageKey: String?
}

@MainActor
protocol StoryImages: AnyObject {
  func image(for key: String) async throws -> UIImage
}

@MainActor
final class StoryCell: UITableViewCell {
  private var imageTask: Task<Void, Never>?
  private var representedID: String?
  private var requestToken = UUID()

  func configure(_ row: StoryRow, images: any StoryImages) {
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
    imageTask?.cancel()
    imageTask = nil
    representedID = nil
    requestToken = UUID()
  }

  deinit {
    imageTask?.cancel()
  }
}

final class StoryListController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  let tableView = UITableView(frame: .zero, style: .plain)
  private let rows: [StoryRow]
  private let images: any StoryImages
  private(set) var appearances = 0

  init(rows: [StoryRow], images: any StoryImages) {
    self.rows = rows
    self.images = images
    super.init(nibName: nil, bundle: nil)
    title = "Articles"
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .refresh,
      primaryAction: UIAction { [weak self] _ in self?.tableView.reloadData() })
    tableView.register(StoryCell.self, forCellReuseIdentifier: "article")
    tableView.rowHeight = 44
    tableView.dataSource = self
    tableView.delegate = self
    view.addSubview(tableView)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    appearances += 1
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    tableView.frame = view.bounds
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "article", for: indexPath) as! StoryCell
    cell.configure(rows[indexPath.row], images: images)
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.pushViewController(UIViewController(), animated: true)
  }
}

/// Images that come when the test says so.
@MainActor
private final class HeldImages: StoryImages {
  private var waiting: [String: CheckedContinuation<UIImage, any Error>] = [:]

  func image(for key: String) async throws -> UIImage {
    try await withCheckedThrowingContinuation { waiting[key] = $0 }
  }

  func waitForRequest(_ key: String) async {
    while waiting[key] == nil { await Task.yield() }
  }

  func answer(_ key: String, with image: UIImage) {
    waiting.removeValue(forKey: key)?.resume(returning: image)
  }
}
