import UIKit

// 2. expandable FAQ with heightForRowAt
class FAQViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  struct Entry {
    var question: String
    var answer: String
    var isExpanded = false
  }
  var entries: [Entry] = (0..<30).map {
    Entry(question: "Q\($0)", answer: String(repeating: "answer ", count: 20))
  }
  let tableView = UITableView()
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.dataSource = self
    tableView.delegate = self
    tableView.estimatedRowHeight = 0
    tableView.estimatedSectionHeaderHeight = 0
    tableView.estimatedSectionFooterHeight = 0
    tableView.showsVerticalScrollIndicator = false
    if #available(iOS 11.0, *) { tableView.contentInsetAdjustmentBehavior = .never }
    view.addSubview(tableView)
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    tableView.contentInset.bottom = view.safeAreaInsets.bottom
  }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    entries.count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    var cell: UITableViewCell! = tableView.dequeueReusableCell(withIdentifier: "faq")
    if cell == nil {
      cell = UITableViewCell(style: .subtitle, reuseIdentifier: "faq")
      cell.detailTextLabel?.numberOfLines = 0
      cell.detailTextLabel?.lineBreakMode = .byWordWrapping
    }
    let entry = entries[indexPath.row]
    cell.textLabel?.text = entry.question
    cell.detailTextLabel?.text = entry.isExpanded ? entry.answer : nil
    cell.imageView?.image = UIImage(systemName: entry.isExpanded ? "chevron.up" : "chevron.down")
    return cell
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    guard entries[indexPath.row].isExpanded else { return 44 }
    let width = tableView.bounds.width - 32
    let rect = (entries[indexPath.row].answer as NSString).boundingRect(
      with: CGSize(width: width, height: .greatestFiniteMagnitude),
      options: [.usesLineFragmentOrigin, .usesFontLeading],
      attributes: [.font: UIFont.systemFont(ofSize: 12)], context: nil)
    return 44 + ceil(rect.height)
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    entries[indexPath.row].isExpanded.toggle()
    tableView.beginUpdates()
    tableView.reloadRows(at: [indexPath], with: .automatic)
    tableView.endUpdates()
  }
}

// 3. diffable subclass with titles and editing
enum Bucket: String, CaseIterable, Hashable, Sendable {
  case today = "Today"
  case later = "Later"
}
struct Task2: Hashable, Sendable {
  let id = UUID()
  var name: String
  static func == (l: Task2, r: Task2) -> Bool { l.id == r.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

final class BucketDataSource: UITableViewDiffableDataSource<Bucket, Task2> {
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  {
    snapshot().sectionIdentifiers[section].rawValue
  }
  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }
  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete, let item = itemIdentifier(for: indexPath) else { return }
    var snapshot = snapshot()
    snapshot.deleteItems([item])
    apply(snapshot, animatingDifferences: true)
  }
}

class BucketsViewController: UITableViewController {
  var dataSource: BucketDataSource!
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "c")
    dataSource = BucketDataSource(
      tableView: tableView,
      cellProvider: { tableView, indexPath, item -> UITableViewCell? in
        let cell = tableView.dequeueReusableCell(withIdentifier: "c", for: indexPath)
        var config = UIListContentConfiguration.subtitleCell()
        config.text = item.name
        config.secondaryText = "…"
        cell.contentConfiguration = config
        return cell
      })
    var snapshot = NSDiffableDataSourceSnapshot<Bucket, Task2>()
    snapshot.appendSections([.today, .later])
    snapshot.appendItems([Task2(name: "A"), Task2(name: "B")], toSection: .today)
    snapshot.appendItems([Task2(name: "C")], toSection: .later)
    dataSource.apply(snapshot, animatingDifferences: false, completion: nil)
  }
}

// 4. chat with input bar and keyboard
class ChatViewController: UIViewController {
  private var messages: [String] = []
  private lazy var tableView = UITableView(frame: .zero, style: .plain)
  private let inputField = UITextField()
  private let sendButton = UIButton(type: .custom)
  private var bottomConstraint: NSLayoutConstraint!
  private var observers: [any NSObjectProtocol] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    for subview in [tableView, inputField, sendButton] as [UIView] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    tableView.dataSource = self
    tableView.separatorStyle = .none
    tableView.allowsSelection = false
    tableView.register(BubbleCell.self, forCellReuseIdentifier: BubbleCell.id)
    inputField.borderStyle = .roundedRect
    inputField.placeholder = "Message"
    inputField.returnKeyType = .send
    inputField.delegate = self
    sendButton.setTitle("Send", for: .normal)
    sendButton.setTitleColor(.systemBlue, for: .normal)
    sendButton.isEnabled = false
    sendButton.addAction(UIAction(handler: { [weak self] _ in self?.send() }), for: .touchUpInside)
    inputField.addAction(
      UIAction { [weak self] action in
        self?.sendButton.isEnabled = !((action.sender as? UITextField)?.text ?? "").isEmpty
      }, for: .editingChanged)
    let guide = view.safeAreaLayoutGuide
    bottomConstraint = inputField.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -8)
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: guide.topAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: inputField.topAnchor, constant: -8),
      inputField.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
      inputField.heightAnchor.constraint(greaterThanOrEqualToConstant: 36),
      sendButton.leadingAnchor.constraint(
        equalToSystemSpacingAfter: inputField.trailingAnchor, multiplier: 1),
      sendButton.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
      sendButton.centerYAnchor.constraint(equalTo: inputField.centerYAnchor),
      bottomConstraint,
    ])
    observers.append(
      NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillShowNotification, object: nil, queue: .main
      ) { [weak self] notification in
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        else { return }
        MainActor.assumeIsolated {
          self?.bottomConstraint.constant = -frame.height
          UIView.animate(withDuration: 0.25) { self?.view.layoutIfNeeded() }
        }
      })
    view.addGestureRecognizer(
      UITapGestureRecognizer { [weak self] _ in self?.view.endEditing(true) })
  }

  func send() {
    guard let text = inputField.text?.trimmingCharacters(in: .whitespacesAndNewlines), !text.isEmpty
    else { return }
    messages.append(text)
    inputField.text = nil
    let path = IndexPath(row: messages.count - 1, section: 0)
    tableView.performBatchUpdates(
      {
        self.tableView.insertRows(at: [path], with: .bottom)
      },
      completion: { _ in
        self.tableView.scrollToRow(at: path, at: .bottom, animated: true)
      })
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(500)) { [weak self] in
      self?.messages.append("reply")
      self?.tableView.reloadData()
    }
  }
}

extension ChatViewController: UITableViewDataSource, UITextFieldDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    messages.count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: BubbleCell.id, for: indexPath) as! BubbleCell
    cell.set(messages[indexPath.row], mine: indexPath.row % 2 == 0)
    return cell
  }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    send()
    return true
  }
}

final class BubbleCell: UITableViewCell {
  static let id = "\(BubbleCell.self)"
  private let bubble = UIView(), label = UILabel()
  private var leading: NSLayoutConstraint!, trailing: NSLayoutConstraint!
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    backgroundColor = .clear
    bubble.layer.cornerRadius = 12
    bubble.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    bubble.layer.shadowOpacity = 0.2
    bubble.layer.shadowOffset = CGSize(width: 0, height: 1)
    bubble.translatesAutoresizingMaskIntoConstraints = false
    label.translatesAutoresizingMaskIntoConstraints = false
    label.numberOfLines = 0
    contentView.addSubview(bubble)
    bubble.addSubview(label)
    leading = bubble.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12)
    trailing = bubble.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12)
    NSLayoutConstraint.activate([
      bubble.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
      bubble.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
      bubble.widthAnchor.constraint(lessThanOrEqualToConstant: 250),
      label.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 8),
      label.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -8),
      label.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 12),
      label.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -12),
    ])
  }
  required init?(coder: NSCoder) { fatalError() }
  func set(_ text: String, mine: Bool) {
    label.text = text
    label.textColor = mine ? .white : .label
    bubble.backgroundColor = mine ? .systemBlue : .systemGray5
    leading.isActive = !mine
    trailing.isActive = mine
  }
}
