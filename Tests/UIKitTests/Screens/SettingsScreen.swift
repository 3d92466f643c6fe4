import UIKit

enum SettingsItem {
  case toggle(title: String, key: String)
  case value(title: String, value: String)
  case action(title: String, style: UIColor, handler: () -> Void)
}

struct SettingsSection {
  let title: String?
  var items: [SettingsItem]
  var footer: String? = nil
}

final class SwitchCell: UITableViewCell {
  let toggle = UISwitch()
  var onChange: ((Bool) -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    accessoryView = toggle
    selectionStyle = .none
    toggle.addAction(
      UIAction { [unowned self] action in
        guard let sender = action.sender as? UISwitch else { return }
        self.onChange?(sender.isOn)
      }, for: .valueChanged)
  }

  required init?(coder: NSCoder) { fatalError() }
}

final class Value1Cell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .value1, reuseIdentifier: reuseIdentifier)
  }
  required init?(coder: NSCoder) { fatalError() }
}

final class SettingsViewController: UITableViewController {
  private var sections: [SettingsSection] = []
  private(set) var values: [String: Bool] = [:]

  convenience init() {
    self.init(style: .insetGrouped)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = NSLocalizedString("Settings", comment: "")
    sections = [
      SettingsSection(
        title: "General",
        items: [
          .toggle(title: "Wi-Fi", key: "wifi"), .toggle(title: "Bluetooth", key: "bt"),
          .value(title: "Name", value: "iPhone"),
        ], footer: "Some footer"),
      SettingsSection(
        title: nil,
        items: [
          .action(title: "Sign out", style: .systemRed) { [weak self] in
            self?.dismiss(animated: true)
          }
        ]),
    ]
    tableView.register(SwitchCell.self, forCellReuseIdentifier: "SwitchCell")
    tableView.register(Value1Cell.self, forCellReuseIdentifier: "Value1Cell")
    clearsSelectionOnViewWillAppear = true
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].items.count
  }
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  { sections[section].title }
  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  { sections[section].footer }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    switch sections[indexPath.section].items[indexPath.row] {
    case .toggle(let title, let key):
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "SwitchCell", for: indexPath) as! SwitchCell
      cell.textLabel?.text = title
      cell.toggle.isOn = values[key, default: false]
      cell.onChange = { [weak self] in self?.values[key] = $0 }
      return cell
    case .value(let title, let value):
      let cell = tableView.dequeueReusableCell(withIdentifier: "Value1Cell", for: indexPath)
      cell.textLabel?.text = title
      cell.detailTextLabel?.text = value
      cell.accessoryType = .disclosureIndicator
      return cell
    case .action(let title, let style, _):
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "ActionCell")
        ?? UITableViewCell(style: .default, reuseIdentifier: "ActionCell")
      cell.textLabel?.text = title
      cell.textLabel?.textColor = style
      cell.textLabel?.textAlignment = .center
      cell.textLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
      return cell
    }
  }

  override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath)
    -> Bool
  {
    if case .toggle = sections[indexPath.section].items[indexPath.row] { return false }
    return true
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    if case .action(_, _, let handler) = sections[indexPath.section].items[indexPath.row] {
      handler()
    }
  }

  override func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {
    guard let header = view as? UITableViewHeaderFooterView else { return }
    header.textLabel?.font = UIFont.boldSystemFont(ofSize: 13)
    header.textLabel?.textColor = UIColor(white: 0.4, alpha: 1)
    header.tintColor = .clear
  }
}
