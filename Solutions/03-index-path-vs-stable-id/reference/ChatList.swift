import UIKit

/// A chat, newest message on top. Hearts and rows can be tapped, messages come and go, and a search shows some
/// of them.
///
/// Everything that is kept, captured or sent is a message's identifier. Row numbers live for one call: they are
/// looked up when they are needed, and never kept.
final class ChatList: NSObject, UITableViewDataSource, UITableViewDelegate {
  let tableView = UITableView()

  private let server: any ChatServer
  private var messages: [Message]
  private var term = ""

  /// By identifier, so that a like goes wherever its message goes.
  private var liked: Set<String> = []

  init(messages: [Message], server: any ChatServer) {
    self.messages = messages
    self.server = server
    super.init()
    tableView.rowHeight = 60
    tableView.register(MessageCell.self, forCellReuseIdentifier: "message")
    tableView.dataSource = self
    tableView.delegate = self
  }

  /// The messages that have a row.
  private var shown: [Message] {
    term.isEmpty ? messages : messages.filter { $0.text.contains(term) }
  }

  // MARK: What happens to the list

  /// A message comes in, on top.
  func receive(_ message: Message) {
    messages.insert(message, at: 0)
    guard shown.first == message else { return }
    tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
  }

  /// Messages go, whether they have a row or not. Identifiers that the chat does not have are none of its
  /// business.
  func remove(ids: Set<String>) {
    let rows = shown.indices.filter { ids.contains(shown[$0].id) }
    // The rows were read before this line, and the table reads them against the same, old state.
    messages.removeAll { ids.contains($0.id) }
    tableView.deleteRows(at: rows.map { IndexPath(row: $0, section: 0) }, with: .automatic)
  }

  /// Shows the messages whose text contains a term; all of them if it is empty.
  func search(_ term: String) {
    self.term = term
    tableView.reloadData()
  }

  // MARK: What a person does

  private func like(_ id: String) {
    server.like(id)
    liked.formSymmetricDifference([id])
    // The message may have moved since its cell was configured. Where is it now?
    guard let row = shown.firstIndex(where: { $0.id == id }) else { return }
    tableView.reconfigureRows(at: [IndexPath(row: row, section: 0)])
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    // This path is fresh: it counts the rows that are shown at this moment.
    server.open(shown[indexPath.row].id)
  }

  // MARK: Rows

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
    guard let cell = cell as? MessageCell else { return cell }
    let message = shown[indexPath.row]
    cell.messageLabel.text = "\(message.sender): \(message.text)"
    cell.heartButton.isSelected = liked.contains(message.id)
    // An identifier stays true however the rows move; `indexPath` is true for this call.
    cell.onLike = { [weak self] in self?.like(message.id) }
    cell.previewLabel.text = nil
    server.preview(message.id) { [weak self] text in self?.show(preview: text, of: message.id) }
    return cell
  }

  /// An answer came: the row of its message shows it, if there is one now.
  private func show(preview text: String, of id: String) {
    guard let row = shown.firstIndex(where: { $0.id == id }) else { return }
    let cell = tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? MessageCell
    cell?.previewLabel.text = text
  }
}
