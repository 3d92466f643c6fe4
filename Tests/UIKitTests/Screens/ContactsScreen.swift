import UIKit

struct Contact: Hashable {
  let id = UUID()
  let name: String
  let phone: String
}

class ContactHeaderView: UITableViewHeaderFooterView {
  static let identifier = "ContactHeaderView"
  let label = UILabel()
  var onTap: (() -> Void)?

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    contentView.addSubview(label)
    label.frame = CGRect(x: 16, y: 0, width: 200, height: 28)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.backgroundColor = UIColor.secondarySystemBackground
    let tap = UITapGestureRecognizer { [weak self] _ in self?.onTap?() }
    addGestureRecognizer(tap)
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
  }
}

class ContactsViewController: UITableViewController, UISearchResultsUpdating {
  var sections: [(letter: String, contacts: [Contact])] = []
  var all: [Contact] = []
  var collapsed: Set<Int> = []
  let searchController = UISearchController(searchResultsController: nil)
  private var filtered: [Contact] = []
  private var isFiltering: Bool {
    searchController.isActive && !(searchController.searchBar.text?.isEmpty ?? true)
  }

  init(names: [String]) {
    super.init(style: .plain)
    all = names.map { Contact(name: $0, phone: "555-\($0.count)") }
    let grouped = Dictionary(grouping: all) { String($0.name.prefix(1)).uppercased() }
    sections = grouped.keys.sorted().map { ($0, grouped[$0]!.sorted { $0.name < $1.name }) }
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Contacts"
    navigationItem.searchController = searchController
    navigationItem.hidesSearchBarWhenScrolling = false
    searchController.searchResultsUpdater = self
    searchController.obscuresBackgroundDuringPresentation = false
    searchController.searchBar.placeholder = "Search"
    definesPresentationContext = true
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    tableView.register(
      ContactHeaderView.self, forHeaderFooterViewReuseIdentifier: ContactHeaderView.identifier)
    tableView.sectionIndexColor = .systemRed
    tableView.sectionHeaderTopPadding = 0
    refreshControl = UIRefreshControl()
    refreshControl?.addAction(UIAction { [weak self] _ in self?.refresh() }, for: .valueChanged)
  }

  func refresh() {
    DispatchQueue.global(qos: .userInitiated).async {
      DispatchQueue.main.async { [weak self] in
        self?.tableView.reloadData()
        self?.refreshControl?.endRefreshing()
      }
    }
  }

  override func numberOfSections(in tableView: UITableView) -> Int {
    isFiltering ? 1 : sections.count
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    if isFiltering { return filtered.count }
    return collapsed.contains(section) ? 0 : sections[section].contacts.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    let contact =
      isFiltering ? filtered[indexPath.row] : sections[indexPath.section].contacts[indexPath.row]
    var content = cell.defaultContentConfiguration()
    content.text = contact.name
    content.secondaryText = contact.phone
    content.image = UIImage(systemName: "person.circle")
    content.imageProperties.tintColor = .systemGray
    content.secondaryTextProperties.color = .secondaryLabel
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    var background = UIBackgroundConfiguration.listPlainCell()
    background.backgroundColor = .systemBackground
    cell.backgroundConfiguration = background
    return cell
  }

  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  {
    guard !isFiltering,
      let header = tableView.dequeueReusableHeaderFooterView(
        withIdentifier: ContactHeaderView.identifier) as? ContactHeaderView
    else { return nil }
    header.label.text = sections[section].letter
    header.onTap = { [weak self] in self?.toggle(section) }
    return header
  }

  override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int)
    -> CGFloat
  {
    isFiltering ? 0 : 28
  }

  override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    sections.map(\.letter)
  }

  private func toggle(_ section: Int) {
    if collapsed.contains(section) { collapsed.remove(section) } else { collapsed.insert(section) }
    tableView.reloadSections(IndexSet(integer: section), with: .automatic)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let contact =
      isFiltering ? filtered[indexPath.row] : sections[indexPath.section].contacts[indexPath.row]
    navigationController?.pushViewController(
      ContactDetailViewController(contact: contact), animated: true)
  }

  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    filtered = all.filter { $0.name.localizedCaseInsensitiveContains(text) }
    tableView.reloadData()
  }
}

final class ContactDetailViewController: UIViewController {
  private let contact: Contact
  private lazy var stackView = UIStackView(arrangedSubviews: [UILabel(), UILabel()])

  init(contact: Contact) {
    self.contact = contact
    super.init(nibName: nil, bundle: nil)
    hidesBottomBarWhenPushed = true
  }

  required init?(coder: NSCoder) { fatalError() }

  override func loadView() {
    view = UIView()
    view.backgroundColor = .systemBackground
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = contact.name
    stackView.axis = .vertical
    stackView.spacing = 8
    stackView.alignment = .leading
    stackView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stackView)
    NSLayoutConstraint.activate([
      stackView.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stackView.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      stackView.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor, multiplier: 0.8),
    ])
    (stackView.arrangedSubviews[0] as? UILabel)?.text = contact.name
    (stackView.arrangedSubviews[1] as? UILabel)?.text = contact.phone
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setNavigationBarHidden(false, animated: animated)
  }
}
