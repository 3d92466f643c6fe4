import Testing
import UIKit

/// List code as it stands in an app, with no import but UIKit: it compiles here, and it runs.
@MainActor
@Suite("List code from an app")
struct RealListCodeTests {
  @Test func `a data source with a registered cell shows its rows`() {
    let people = PeopleList(names: (0..<50).map { "Person \($0)" })
    people.tableView.layoutIfNeeded()
    let cells = people.tableView.visibleCells as? [PersonCell]
    #expect(cells?.map(\.nameLabel.text) == (0..<10).map { "Person \($0)" })
    #expect(cells?.first?.nameLabel.frame == CGRect(x: 16, y: 0, width: 288, height: 44))
  }

  @Test func `after scrolling the cells of the rows that left show others`() {
    let before = PersonCell.made
    let people = PeopleList(names: (0..<50).map { "Person \($0)" })
    people.tableView.layoutIfNeeded()
    for offset in stride(from: CGFloat(0), through: 440, by: 22) {
      people.tableView.contentOffset = CGPoint(x: 0, y: offset)
      people.tableView.layoutIfNeeded()
    }
    let cells = people.tableView.visibleCells as? [PersonCell]
    #expect(cells?.map(\.nameLabel.text) == (10..<20).map { "Person \($0)" })
    #expect(people.tableView.indexPathsForVisibleRows?.first == IndexPath(row: 10, section: 0))
    #expect(PersonCell.made - before == 11)
    #expect(people.scrolls == 20)
  }

  @Test func `code of the first generation makes cells by hand where none is waiting`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440), style: .grouped)
    let fruit = FruitSource()
    table.dataSource = fruit
    table.reloadData()
    table.layoutIfNeeded()
    let cell = table.cellForRow(at: IndexPath(row: 1, section: 1))
    #expect(cell?.textLabel?.text == "Lemon")
    #expect(cell?.detailTextLabel?.text == "section 1")
    #expect(cell?.accessoryType == .disclosureIndicator)
    #expect(table.numberOfSections == 2)
    table.reloadData()
    table.layoutIfNeeded()
    #expect(fruit.made == 5)
  }
}

/// A list as view controllers hold one: it owns the table and is its data source and delegate.
@MainActor
private final class PeopleList: UITableViewDataSource, UITableViewDelegate {
  let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
  private let names: [String]
  private(set) var scrolls = 0

  init(names: [String]) {
    self.names = names
    tableView.register(PersonCell.self, forCellReuseIdentifier: PersonCell.reuseID)
    tableView.rowHeight = 44
    tableView.dataSource = self
    tableView.delegate = self
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard
      let cell = tableView.dequeueReusableCell(
        withIdentifier: PersonCell.reuseID, for: indexPath) as? PersonCell
    else { fatalError("the registered class is PersonCell") }
    cell.configure(with: names[indexPath.row])
    return cell
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    scrolls += 1
  }
}

private final class PersonCell: UITableViewCell {
  static let reuseID = "PersonCell"
  static var made = 0

  let nameLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    Self.made += 1
    nameLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    nameLabel.textColor = .label
    nameLabel.accessibilityIdentifier = "name"
    contentView.addSubview(nameLabel)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    nameLabel.text = nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    nameLabel.frame = contentView.bounds.insetBy(dx: 16, dy: 0)
  }

  func configure(with name: String) {
    nameLabel.text = name
  }
}

/// As it was written before cells were registered.
private final class FruitSource: UITableViewDataSource {
  private let fruit = [["Apple", "Pear"], ["Orange", "Lemon", "Lime"]]
  private(set) var made = 0

  func numberOfSections(in tableView: UITableView) -> Int { fruit.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    fruit[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    var cell: UITableViewCell! = tableView.dequeueReusableCell(withIdentifier: "fruit")
    if cell == nil {
      cell = UITableViewCell(style: .subtitle, reuseIdentifier: "fruit")
      made += 1
    }
    cell.textLabel?.text = fruit[indexPath.section][indexPath.row]
    cell.detailTextLabel?.text = "section \(indexPath.section)"
    cell.accessoryType = .disclosureIndicator
    return cell
  }
}
