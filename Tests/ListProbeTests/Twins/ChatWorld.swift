import ListProbe
import UIKit

@testable import ListKit

/// A row of the test's list.
struct Chat: Equatable {
  let id: String
  let number: Int
  var title: String
  var isLiked = false
  var isMuted = false

  /// A chat with a title that stands in no other's.
  init(_ number: Int, world: Int) {
    self.number = number
    id = "w\(world)-c\(number)"
    title = "Chat " + String(number + 1000).dropFirst()
    isMuted = number % 5 == 3
  }
}

/// A cell with a label, a mark and a button of which only the closure is there.
final class ChatCell: UITableViewCell {
  let titleLabel = UILabel()
  let heartLabel = UILabel()
  let photoView = UIImageView()
  var onTap: [() -> Void] = []
  var row = 0

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    for view in [titleLabel, heartLabel, photoView] { contentView.addSubview(view) }
    heartLabel.text = "♥"
    heartLabel.isHidden = true
  }

  required init?(coder: NSCoder) { nil }

  /// What a finger on the heart does.
  func tap() { for action in onTap { action() } }
}

/// A way to write the screen.
struct ChatWay: Sendable {
  let name: String
  var configure: @MainActor @Sendable (ChatCell, IndexPath, ChatWorld) -> Void
  /// Tells the table about a new first chat.
  var inserted: @MainActor @Sendable (ChatWorld) -> Void = {
    $0.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
  }

  /// The right way.
  static let right = ChatWay(name: "right") { cell, path, world in
    cell.show(world.chats[path.row], world)
  }
}

extension ChatCell {
  /// Sets everything, and likes the chat by its identifier.
  func show(_ chat: Chat, _ world: ChatWorld) {
    titleLabel.text = chat.title
    titleLabel.textColor = chat.isMuted ? .secondaryLabel : .label
    heartLabel.isHidden = !chat.isLiked
    photoView.image = UIImage(key: "\(world.number)/\(chat.number)", size: .zero)
    onTap = [{ [weak world] in world?.like(chat.id) }]
  }
}

/// The check's world: the chats, the table and the effects of taps.
@MainActor
final class ChatWorld: UITableViewDataSource {
  let number: Int
  let way: ChatWay
  let table = UITableView(frame: .zero)
  let screen: Screen
  var chats: [Chat]
  let effects = EffectLog()

  init(_ way: ChatWay, number: Int = 0, count: Int = 40) {
    self.way = way
    self.number = number
    chats = (0..<count).map { Chat($0, world: number) }
    table.register(ChatCell.self, forCellReuseIdentifier: "chat")
    screen = Screen(root: table, size: CGSize(width: 320, height: 440))
    table.dataSource = self
    screen.frame()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    chats.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "chat", for: indexPath)
    if let cell = cell as? ChatCell { way.configure(cell, indexPath, self) }
    return cell
  }

  /// An effect of a tap: the chat is liked, and its row is drawn again.
  func like(_ id: String) {
    effects.add("like", id)
    guard let row = chats.firstIndex(where: { $0.id == id }) else { return }
    chats[row].isLiked = true
    table.reconfigureRows(at: [IndexPath(row: row, section: 0)])
  }

  func insert(_ chat: Chat) {
    chats.insert(chat, at: 0)
    way.inserted(self)
  }

  func tap(_ row: Int) {
    let path = IndexPath(row: row, section: 0)
    screen.perform("tap the heart on row \(row)") {
      (table.cellForRow(at: path) as? ChatCell)?.tap()
    }
  }

  var rows: [SeenRow] {
    SeenRow.rows(of: table, on: screen) { path in
      chats.indices.contains(path.row) ? chats[path.row].title : "no chat"
    }
  }

  /// The check's own list: the same chats.
  var list: ModelList {
    ModelList([chats.map { ModelItem(id: $0.id, name: $0.title, tokens: [$0.title]) }])
  }
}
