import UIKit

enum FeedSection: Hashable, CaseIterable { case pinned, recent }

struct Post: Identifiable, Hashable, Sendable {
  let id: Int
  var title: String
  var likes: Int
  var imageURL: URL?
}

actor ImageStore {
  static let shared = ImageStore()
  private var cache: [URL: UIImage] = [:]

  func image(for url: URL) async throws -> UIImage {
    if let cached = cache[url] { return cached }
    let image = UIImage(systemName: "photo")!
    cache[url] = image
    return image
  }
}

final class PostCell: UITableViewCell {
  let pictureView = UIImageView()
  let titleLabel = UILabel()
  let likeButton = UIButton(configuration: .plain())
  private var task: Task<Void, Never>?
  var representedIdentifier: Int?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    setup()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setup()
  }

  private func setup() {
    pictureView.contentMode = .scaleAspectFill
    pictureView.clipsToBounds = true
    pictureView.layer.cornerRadius = 8
    pictureView.layer.masksToBounds = true
    pictureView.backgroundColor = .secondarySystemFill
    let row = UIStackView(arrangedSubviews: [pictureView, titleLabel, likeButton])
    row.spacing = 12
    row.alignment = .center
    row.isLayoutMarginsRelativeArrangement = true
    row.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 8, leading: 16, bottom: 8, trailing: 16)
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: contentView.topAnchor),
      row.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      pictureView.widthAnchor.constraint(equalToConstant: 44),
      pictureView.heightAnchor.constraint(equalToConstant: 44),
    ])
    titleLabel.setContentHuggingPriority(.defaultLow, for: .horizontal)
    likeButton.setContentCompressionResistancePriority(.required, for: .horizontal)
  }

  func configure(with post: Post, onLike: @escaping () -> Void) {
    representedIdentifier = post.id
    titleLabel.text = post.title
    var config = UIButton.Configuration.plain()
    config.title = "\(post.likes)"
    config.image = UIImage(systemName: "heart")
    config.imagePadding = 4
    likeButton.configuration = config
    likeButton.addAction(
      UIAction(identifier: .init("like")) { _ in onLike() }, for: .primaryActionTriggered)
    task?.cancel()
    pictureView.image = nil
    guard let url = post.imageURL else { return }
    task = Task { [weak self] in
      guard let image = try? await ImageStore.shared.image(for: url) else { return }
      guard !Task.isCancelled, self?.representedIdentifier == post.id else { return }
      self?.pictureView.image = image
    }
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    task?.cancel()
    task = nil
  }

  deinit { task?.cancel() }
}

final class FeedViewController: UIViewController {
  private typealias DataSource = UITableViewDiffableDataSource<FeedSection, Post.ID>
  private typealias Snapshot = NSDiffableDataSourceSnapshot<FeedSection, Post.ID>

  private var posts: [Post.ID: Post] = [:]
  private var order: [Post.ID] = []
  private var isLoading = false
  private lazy var tableView: UITableView = {
    let tableView = UITableView(frame: view.bounds, style: .grouped)
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.register(PostCell.self, forCellReuseIdentifier: "PostCell")
    tableView.delegate = self
    tableView.prefetchDataSource = self
    tableView.rowHeight = 60
    return tableView
  }()
  private lazy var dataSource = makeDataSource()
  private let spinner = UIActivityIndicatorView(style: .medium)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tableView)
    tableView.tableFooterView = spinner
    loadMore()
  }

  private func makeDataSource() -> DataSource {
    let dataSource = DataSource(tableView: tableView) { [weak self] tableView, indexPath, id in
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "PostCell", for: indexPath) as! PostCell
      if let post = self?.posts[id] {
        cell.configure(with: post) { self?.like(id) }
      }
      return cell
    }
    dataSource.defaultRowAnimation = .fade
    return dataSource
  }

  func loadMore() {
    guard !isLoading else { return }
    isLoading = true
    spinner.startAnimating()
    Task {
      let start = order.count
      let new = (start..<start + 20).map {
        Post(
          id: $0, title: "Post \($0)", likes: 0, imageURL: URL(string: "https://example.com/\($0)"))
      }
      for post in new {
        posts[post.id] = post
        order.append(post.id)
      }
      applySnapshot(animatingDifferences: start > 0)
      isLoading = false
      spinner.stopAnimating()
    }
  }

  private func applySnapshot(animatingDifferences: Bool) {
    var snapshot = Snapshot()
    snapshot.appendSections(FeedSection.allCases)
    snapshot.appendItems(order.filter { $0 % 10 == 0 }, toSection: .pinned)
    snapshot.appendItems(order.filter { $0 % 10 != 0 }, toSection: .recent)
    dataSource.apply(snapshot, animatingDifferences: animatingDifferences)
  }

  private func like(_ id: Post.ID) {
    posts[id]?.likes += 1
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems([id])
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}

extension FeedViewController: UITableViewDelegate, UITableViewDataSourcePrefetching {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    if indexPath.section == 1, indexPath.row == tableView.numberOfRows(inSection: 1) - 1 {
      loadMore()
    }
    cell.alpha = 0
    UIView.animate(withDuration: 0.3, delay: 0, options: [.curveEaseInOut]) { cell.alpha = 1 }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let offsetY = scrollView.contentOffset.y
    if offsetY > scrollView.contentSize.height - scrollView.frame.height - 100 { loadMore() }
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let id = dataSource.itemIdentifier(for: indexPath) else { return }
    print(id)
  }

  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(
        title: "",
        children: [
          UIAction(title: "Share", image: UIImage(systemName: "square.and.arrow.up")) { _ in }
        ])
    }
  }
}
