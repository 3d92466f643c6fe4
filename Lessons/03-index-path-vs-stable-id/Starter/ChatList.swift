import UIKit

/// A chat, newest message on top. Hearts and rows can be tapped, messages come and go, and a search shows some
/// of them.
///
/// Most of it works as long as the list stands still.
final class ChatList: NSObject, UITableViewDataSource, UITableViewDelegate {
  let tableView = UITableView()

  private let server: any ChatServer
  private var messages: [Message]
  private var term = ""
  private var likedRows: Set<Int> = []

  init(messages: [Message], server: any ChatServer) {
    self.messages = messages
    self.server = server
    super.init()
    tableView.rowHeight = 60
    tableView.register(MessageCell.self, forCellReuseIdentifier: "message")
    tableView.dataSource = self
    tableView.delegate = self
  }

  // TODO: A row number is an answer to “where is it now?”. Below, five places take it for “which one is it?”.

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
    let positions = messages.indices.filter { ids.contains(messages[$0].id) }
    for position in positions {
      messages.remove(at: position)
    }
    tableView.deleteRows(at: rows.map { IndexPath(row: $0, section: 0) }, with: .automatic)
  }

  /// Shows the messages whose text contains a term; all of them if it is empty.
  func search(_ term: String) {
    self.term = term
    tableView.reloadData()
  }

  // MARK: What a person does

  private func like(row: Int) {
    server.like(shown[row].id)
    likedRows.formSymmetricDifference([row])
    tableView.reconfigureRows(at: [IndexPath(row: row, section: 0)])
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    server.open(messages[indexPath.row].id)
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
    cell.heartButton.isSelected = likedRows.contains(indexPath.row)
    cell.onLike = { [weak self] in self?.like(row: indexPath.row) }
    cell.previewLabel.text = nil
    server.preview(message.id) { [weak tableView] text in
      let cell = tableView?.cellForRow(at: indexPath) as? MessageCell
      cell?.previewLabel.text = text
    }
    return cell
  }
}
