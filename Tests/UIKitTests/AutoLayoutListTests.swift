import Testing
import UIKit

/// A screen as it stands in an app that is written with Auto Layout.
@MainActor
@Suite("A list screen laid out by constraints")
struct AutoLayoutListTests {
  @Test func `the table fills its view within the safe area, and follows it`() {
    let screen = TweetScreen(size: CGSize(width: 320, height: 480))
    #expect(screen.tableView.frame == CGRect(x: 0, y: 44, width: 320, height: 436))
    #expect(screen.tableView.visibleCells.count == 5)
    screen.view.frame.size = CGSize(width: 480, height: 320)
    screen.view.layoutIfNeeded()
    #expect(screen.tableView.frame == CGRect(x: 0, y: 44, width: 480, height: 276))
    #expect(screen.tableView.visibleCells.count == 4)
  }

  @Test func `labels in a stack, a button and a switch stand where constraints put them`() throws {
    let screen = TweetScreen(size: CGSize(width: 320, height: 480))
    let cell = try #require(screen.tableView.visibleCells.first as? TweetCell)
    #expect(cell.avatar.frame == CGRect(x: 16, y: 25, width: 40, height: 40))
    #expect(cell.readSwitch.frame == CGRect(x: 253, y: 29.5, width: 51, height: 31))
    // The symbol is 20 by 20 points.
    #expect(cell.likeButton.frame == CGRect(x: 225, y: 35, width: 20, height: 20))
    // Title 20.5 points, 4 between, two lines of 18 each: 60.5 in the middle of 90.
    #expect(cell.texts.frame == CGRect(x: 68, y: 15, width: 149, height: 60.5))
    #expect(cell.nameLabel.frame == CGRect(x: 0, y: 0, width: 149, height: 20.5))
    #expect(cell.bodyLabel.frame == CGRect(x: 0, y: 24.5, width: 149, height: 36))
  }

  @Test func `a hidden label takes no room in its stack`() throws {
    let screen = TweetScreen(size: CGSize(width: 320, height: 480))
    let cell = try #require(screen.tableView.visibleCells.first as? TweetCell)
    cell.bodyLabel.isHidden = true
    screen.view.layoutIfNeeded()
    #expect(cell.texts.frame == CGRect(x: 68, y: 35, width: 149, height: 20.5))
    cell.bodyLabel.isHidden = false
    screen.view.layoutIfNeeded()
    #expect(cell.texts.frame.height == 60.5)
  }

  @Test func `the heart's action reaches its row`() throws {
    let screen = TweetScreen(size: CGSize(width: 320, height: 480))
    let cell = try #require(screen.tableView.visibleCells.last as? TweetCell)
    cell.likeButton.sendActions(for: .touchUpInside)
    cell.likeButton.sendActions(for: .primaryActionTriggered)
    cell.readSwitch.setOn(true, animated: true)
    #expect(screen.liked == [4])
    // Actions of one identifier do not pile up on a cell that comes round again.
    screen.tableView.contentOffset.y = 900
    screen.view.layoutIfNeeded()
    screen.tableView.contentOffset.y = 1800
    screen.view.layoutIfNeeded()
    let later = try #require(screen.tableView.visibleCells.first as? TweetCell)
    later.likeButton.sendActions(for: .touchUpInside)
    #expect(screen.liked == [4, 20])
  }

  @Test func `cells that come round again are laid out for their new texts`() throws {
    let screen = TweetScreen(size: CGSize(width: 320, height: 480))
    for offset in stride(from: CGFloat(0), through: 900, by: 45) {
      screen.tableView.contentOffset.y = offset
      screen.view.layoutIfNeeded()
      for case let cell as TweetCell in screen.tableView.visibleCells {
        let path = try #require(screen.tableView.indexPath(for: cell))
        let isShort = path.row.isMultiple(of: 2) == false
        #expect(cell.bodyLabel.frame.height == (isShort ? 18 : 36))
      }
    }
  }
}

private final class TweetScreen: UITableViewDataSource {
  let view = UIView()
  let header = UILabel()
  let tableView = UITableView()
  private(set) var liked: [Int] = []

  init(size: CGSize) {
    view.frame = CGRect(origin: .zero, size: size)
    header.text = "Tweets"
    header.font = UIFont.preferredFont(forTextStyle: .headline)
    tableView.register(TweetCell.self, forCellReuseIdentifier: "TweetCell")
    tableView.dataSource = self
    tableView.rowHeight = 90
    for subview in [header, tableView] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    NSLayoutConstraint.activate([
      header.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      header.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      header.heightAnchor.constraint(equalToConstant: 44),
      tableView.topAnchor.constraint(equalTo: header.bottomAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
    ])
    view.layoutIfNeeded()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "TweetCell", for: indexPath) as! TweetCell
    let isShort = !indexPath.row.isMultiple(of: 2)
    cell.configure(
      name: "Person \(indexPath.row)",
      body: isShort ? "Short." : "A text that does not fit into one line here",
      onLike: { [weak self] in self?.liked.append(indexPath.row) })
    return cell
  }
}

private final class TweetCell: UITableViewCell {
  let avatar = UIImageView()
  let nameLabel = UILabel()
  let bodyLabel = UILabel()
  let likeButton = UIButton(type: .system)
  let readSwitch = UISwitch()
  lazy var texts = UIStackView(arrangedSubviews: [nameLabel, bodyLabel])

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setUpViews()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func setUpViews() {
    avatar.contentMode = .scaleAspectFill
    avatar.clipsToBounds = true
    avatar.layer.cornerRadius = 20
    avatar.layer.borderColor = UIColor.separator.cgColor
    nameLabel.font = .preferredFont(forTextStyle: .headline)
    bodyLabel.font = .preferredFont(forTextStyle: .subheadline)
    bodyLabel.textColor = .secondaryLabel
    bodyLabel.numberOfLines = 2
    texts.axis = .vertical
    texts.spacing = 4
    likeButton.setImage(UIImage(systemName: "heart"), for: .normal)
    likeButton.setImage(UIImage(systemName: "heart.fill"), for: .selected)
    likeButton.tintColor = .systemPink
    likeButton.setContentHuggingPriority(.required, for: .horizontal)
    for view in [avatar, texts, likeButton, readSwitch] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
      view.centerYAnchor.constraint(equalTo: contentView.centerYAnchor).isActive = true
    }
    NSLayoutConstraint.activate([
      avatar.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      avatar.widthAnchor.constraint(equalToConstant: 40),
      avatar.heightAnchor.constraint(equalTo: avatar.widthAnchor),
      texts.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 12),
      likeButton.leadingAnchor.constraint(equalTo: texts.trailingAnchor, constant: 8),
      readSwitch.leadingAnchor.constraint(equalTo: likeButton.trailingAnchor, constant: 8),
      readSwitch.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
    ])
  }

  func configure(name: String, body: String, onLike: @escaping () -> Void) {
    nameLabel.text = name
    bodyLabel.text = body
    let like = UIAction(identifier: UIAction.Identifier("like")) { _ in onLike() }
    likeButton.addAction(like, for: .touchUpInside)
  }
}
