import UIKit

/// A chat, newest message on top. Hearts and rows can be tapped, messages come and go, and a search shows some
/// of them.
///
/// All that is known of a message is in one value, and each change of the list of values shows all rows again.
final class ChatList: NSObject, UITableViewDataSource, UITableViewDelegate {
  private struct Entry {
    let message: Message
    var isLiked = false
    var preview: String?
  }

  let tableView = UITableView()

  private let server: any ChatServer
  private var entries: [Entry] { didSet { tableView.reloadData() } }
  private var term = "" { didSet { tableView.reloadData() } }

  init(messages: [Message], server: any ChatServer) {
    entries = messages.map { Entry(message: $0) }
    self.server = server
    super.init()
    tableView.rowHeight = 60
    tableView.register(MessageCell.self, forCellReuseIdentifier: "message")
    tableView.dataSource = self
    tableView.delegate = self
  }

  private var shown: [Entry] {
    entries.filter { term.isEmpty || $0.message.text.contains(term) }
  }

  private func change(_ id: String, _ change: (inout Entry) -> Void) {
    guard let place = entries.firstIndex(where: { $0.message.id == id }) else { return }
    change(&entries[place])
  }

  func receive(_ message: Message) {
    entries.insert(Entry(message: message), at: 0)
  }

  func remove(ids: Set<String>) {
    entries.removeAll { ids.contains($0.message.id) }
  }

  func search(_ term: String) {
    self.term = term
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
    let entry = shown[indexPath.row]
    let id = entry.message.id
    if let cell = cell as? MessageCell {
      cell.messageLabel.text = "\(entry.message.sender): \(entry.message.text)"
      cell.previewLabel.text = entry.preview
      cell.heartButton.isSelected = entry.isLiked
      cell.onLike = { [unowned self] in
        server.like(id)
        change(id) { $0.isLiked.toggle() }
      }
    }
    if entry.preview == nil {
      server.preview(id) { [weak self] text in self?.change(id) { $0.preview = text } }
    }
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    server.open(shown[indexPath.row].message.id)
  }
}
