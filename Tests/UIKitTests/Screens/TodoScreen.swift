import UIKit

struct Todo: Codable, Equatable {
  var id = UUID()
  var title: String
  var isDone = false
  var due: Date?
}

@MainActor
protocol TodoCellDelegate: AnyObject {
  func todoCellDidToggle(_ cell: TodoCell)
}

class TodoCell: UITableViewCell {
  static let reuseID = String(describing: TodoCell.self)

  weak var delegate: (any TodoCellDelegate)?

  private let titleLabel: UILabel = {
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    label.font = UIFont.preferredFont(forTextStyle: .body)
    label.numberOfLines = 0
    label.textColor = .label
    return label
  }()

  private lazy var checkButton: UIButton = {
    let button = UIButton(type: .system)
    button.translatesAutoresizingMaskIntoConstraints = false
    button.setImage(UIImage(systemName: "circle"), for: .normal)
    button.setImage(UIImage(systemName: "checkmark.circle.fill"), for: .selected)
    button.tintColor = .systemBlue
    button.addAction(
      UIAction { [weak self] _ in
        guard let self = self else { return }
        self.delegate?.todoCellDidToggle(self)
      }, for: .touchUpInside)
    return button
  }()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    contentView.addSubview(checkButton)
    contentView.addSubview(titleLabel)
    NSLayoutConstraint.activate([
      checkButton.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      checkButton.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      checkButton.widthAnchor.constraint(equalToConstant: 30),
      checkButton.heightAnchor.constraint(equalTo: checkButton.widthAnchor),
      titleLabel.leadingAnchor.constraint(equalTo: checkButton.trailingAnchor, constant: 12),
      titleLabel.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      titleLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      titleLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    titleLabel.attributedText = nil
    delegate = nil
  }

  func configure(with todo: Todo) {
    let attributes: [NSAttributedString.Key: Any] =
      todo.isDone
      ? [
        .strikethroughStyle: NSUnderlineStyle.single.rawValue,
        .foregroundColor: UIColor.secondaryLabel,
      ]
      : [.foregroundColor: UIColor.label]
    titleLabel.attributedText = NSAttributedString(string: todo.title, attributes: attributes)
    checkButton.isSelected = todo.isDone
    accessoryType = todo.due == nil ? .none : .detailButton
  }
}

final class TodoListViewController: UIViewController {
  private let tableView = UITableView(frame: .zero, style: .insetGrouped)
  private var todos: [Todo] = [] {
    didSet { updateEmptyState() }
  }
  private let emptyLabel = UILabel()

  init(titles: [String]) {
    super.init(nibName: nil, bundle: nil)
    todos = titles.map { Todo(title: $0) }
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Todos"
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add,
      primaryAction: UIAction { [weak self] _ in
        self?.addTodo()
      })
    navigationItem.leftBarButtonItem = editButtonItem
    navigationController?.navigationBar.prefersLargeTitles = true
    setupTableView()
    emptyLabel.text = "Nothing to do"
    emptyLabel.textAlignment = .center
    emptyLabel.textColor = .secondaryLabel
    updateEmptyState()
  }

  private func setupTableView() {
    view.addSubview(tableView)
    tableView.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    tableView.register(TodoCell.self, forCellReuseIdentifier: TodoCell.reuseID)
    tableView.dataSource = self
    tableView.delegate = self
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 60
    tableView.keyboardDismissMode = .onDrag
    tableView.separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    tableView.tableFooterView = UIView()
  }

  private func updateEmptyState() {
    tableView.backgroundView = todos.isEmpty ? emptyLabel : nil
    tableView.separatorStyle = todos.isEmpty ? .none : .singleLine
  }

  func addTodo() {
    let alert = UIAlertController(
      title: "New", message: "What is to be done?", preferredStyle: .alert)
    alert.addTextField { textField in
      textField.placeholder = "Title"
      textField.autocapitalizationType = .sentences
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Add", style: .default) { [weak self, weak alert] _ in
        guard let self, let text = alert?.textFields?.first?.text, !text.isEmpty else { return }
        self.todos.insert(Todo(title: text), at: 0)
        self.tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
      })
    present(alert, animated: true, completion: nil)
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    tableView.setEditing(editing, animated: animated)
  }
}

extension TodoListViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return todos.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard
      let cell = tableView.dequeueReusableCell(withIdentifier: TodoCell.reuseID, for: indexPath)
        as? TodoCell
    else {
      return UITableViewCell()
    }
    cell.configure(with: todos[indexPath.row])
    cell.delegate = self
    return cell
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete {
      todos.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .fade)
    }
  }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let moved = todos.remove(at: sourceIndexPath.row)
    todos.insert(moved, at: destinationIndexPath.row)
  }
}

extension TodoListViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    todos[indexPath.row].isDone.toggle()
    tableView.reloadRows(at: [indexPath], with: .automatic)
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") {
      [weak self] _, _, completion in
      self?.todos.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
      completion(true)
    }
    delete.image = UIImage(systemName: "trash")
    delete.backgroundColor = .systemRed
    let configuration = UISwipeActionsConfiguration(actions: [delete])
    configuration.performsFirstActionWithFullSwipe = false
    return configuration
  }
}

extension TodoListViewController: TodoCellDelegate {
  func todoCellDidToggle(_ cell: TodoCell) {
    guard let indexPath = tableView.indexPath(for: cell) else { return }
    todos[indexPath.row].isDone.toggle()
    if #available(iOS 15.0, *) {
      tableView.reconfigureRows(at: [indexPath])
    } else {
      tableView.reloadRows(at: [indexPath], with: .none)
    }
  }
}
