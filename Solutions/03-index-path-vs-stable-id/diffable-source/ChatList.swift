import UIKit

/// A chat, newest message on top. Hearts and rows can be tapped, messages come and go, and a search shows some
/// of them.
///
/// The table's source knows identifiers, and says which one a path means at any time.
final class ChatList: NSObject, UITableViewDelegate {
  let tableView = UITableView()

  private let server: any ChatServer
  private var ids: [String]
  private var messages: [String: Message]
  private var liked: Set<String> = []
  private var previews: [String: String] = [:]
  private var term = ""
  private var source: UITableViewDiffableDataSource<Int, String>?

  init(messages: [Message], server: any ChatServer) {
    ids = messages.map(\.id)
    self.messages = Dictionary(uniqueKeysWithValues: messages.map { ($0.id, $0) })
    self.server = server
    super.init()
    tableView.rowHeight = 60
    tableView.register(MessageCell.self, forCellReuseIdentifier: "message")
    tableView.delegate = self
    source = UITableViewDiffableDataSource(tableView: tableView) { [weak self] table, path, id in
      let cell = table.dequeueReusableCell(withIdentifier: "message", for: path)
      if let cell = cell as? MessageCell { self?.configure(cell, id) }
      return cell
    }
    apply()
  }

  private func apply(configureAgain changed: [String] = []) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(
      ids.filter { term.isEmpty || messages[$0]?.text.contains(term) == true })
    snapshot.reconfigureItems(changed.filter { snapshot.indexOfItem($0) != nil })
    source?.apply(snapshot, animatingDifferences: false)
  }

  private func configure(_ cell: MessageCell, _ id: String) {
    guard let message = messages[id] else { return }
    cell.messageLabel.text = "\(message.sender): \(message.text)"
    cell.heartButton.isSelected = liked.contains(id)
    cell.previewLabel.text = previews[id]
    cell.onLike = { [weak self] in
      self?.server.like(id)
      self?.liked.formSymmetricDifference([id])
      self?.apply(configureAgain: [id])
    }
    guard previews[id] == nil else { return }
    server.preview(id) { [weak self] text in
      self?.previews[id] = text
      self?.apply(configureAgain: [id])
    }
  }

  func receive(_ message: Message) {
    ids.insert(message.id, at: 0)
    messages[message.id] = message
    apply()
  }

  func remove(ids gone: Set<String>) {
    ids.removeAll(where: gone.contains)
    for id in gone { messages[id] = nil }
    apply()
  }

  func search(_ term: String) {
    self.term = term
    apply()
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    if let id = source?.itemIdentifier(for: indexPath) { server.open(id) }
  }
}
