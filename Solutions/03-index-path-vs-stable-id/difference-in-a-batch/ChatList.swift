import UIKit

/// A chat, newest message on top. Hearts and rows can be tapped, messages come and go, and a search shows some
/// of them.
///
/// Each change is worked out as the difference of two lists, and told to the table as one batch.
final class ChatList: NSObject, UITableViewDataSource, UITableViewDelegate {
  let tableView = UITableView()

  private let server: any ChatServer
  private var messages: [Message]
  private var term = ""

  /// By identifier, so that a like goes wherever its message goes.
  private var liked: Set<String> = []
  private var previews: [String: String] = [:]

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
    change { messages.insert(message, at: 0) }
  }

  /// Messages go, whether they have a row or not. Identifiers that the chat does not have are none of its
  /// business.
  func remove(ids: Set<String>) {
    change { messages.removeAll { ids.contains($0.id) } }
  }

  /// Shows the messages whose text contains a term; all of them if it is empty.
  func search(_ term: String) {
    change { self.term = term }
  }

  private func change(_ change: () -> Void) {
    let before = shown
    change()
    tableView.performBatchUpdates { [self] in
      for step in shown.difference(from: before) {
        switch step {
        case .insert(let row, _, _):
          tableView.insertRows(at: [IndexPath(row: row, section: 0)], with: .fade)
        case .remove(let row, _, _):
          tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .fade)
        }
      }
    }
  }

  // MARK: What a person does

  private func like(_ id: String) {
    server.like(id)
    liked.formSymmetricDifference([id])
    configureAgain(id)
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
    cell.previewLabel.text = previews[message.id]
    if previews[message.id] == nil {
      server.preview(message.id) { [weak self] text in
        self?.previews[message.id] = text
        self?.configureAgain(message.id)
      }
    }
    return cell
  }

  /// Configures the row of a message again, if it has one now. It may have moved since anybody last looked.
  private func configureAgain(_ id: String) {
    guard let row = shown.firstIndex(where: { $0.id == id }) else { return }
    // Reaches cells that are off screen and still filled, too; `cellForRow(at:)` knows only those on screen.
    tableView.reconfigureRows(at: [IndexPath(row: row, section: 0)])
  }
}
