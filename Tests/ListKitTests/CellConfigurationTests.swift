import Foundation
import ListProbe
import Testing

@testable import ListKit

@Suite("Configurations of a cell")
@MainActor
struct CellConfigurationTests {
  private let cell = UITableViewCell(style: .default, reuseIdentifier: "cell")

  @Test func `146 a configuration puts its view in the place of the content view`() throws {
    let old = cell.contentView
    let label = UILabel()
    old.addSubview(label)
    cell.contentConfiguration = text("One")
    let view = try #require(cell.contentView as? UIListContentView)
    #expect(cell.subviews == [view])
    #expect(old.superview == nil)
    cell.layoutIfNeeded()
    #expect(cell.seenTexts == ["One"])
    #expect(view.frame == cell.bounds)
  }

  @Test func `146 a second one of the same type changes the present view`() {
    cell.contentConfiguration = text("One")
    let view = cell.contentView
    let parts = view.subviews
    cell.contentConfiguration = text("Two")
    #expect(cell.contentView === view)
    #expect(view.subviews == parts)
    cell.layoutIfNeeded()
    #expect(cell.seenTexts == ["Two"])
    #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "Two")
  }

  @Test func `146 one of another type, or none, puts another view there`() {
    cell.contentConfiguration = text("One")
    let view = cell.contentView
    cell.contentConfiguration = StateConfiguration()
    #expect(cell.contentView is StateView)
    #expect(view.superview == nil)
    cell.contentConfiguration = nil
    #expect(type(of: cell.contentView) == UIView.self)
    #expect(cell.subviews == [cell.contentView])
    let empty = cell.contentView
    cell.contentConfiguration = nil
    #expect(cell.contentView === empty)
  }

  @Test func `147 the default configuration has the style's looks and no content`() {
    cell.contentConfiguration = text("One")
    #expect(cell.defaultContentConfiguration() == .cell())
    let subtitle = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    #expect(subtitle.defaultContentConfiguration() == .subtitleCell())
    let value = UITableViewCell(style: .value1, reuseIdentifier: nil)
    #expect(value.defaultContentConfiguration().prefersSideBySideTextAndSecondaryText)
  }

  @Test func `148 a new state is handed to the configuration, unless the cell is told not to`() {
    cell.contentConfiguration = StateConfiguration()
    cell.layoutIfNeeded()
    #expect((cell.contentView as? StateView)?.words == "new")
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect((cell.contentView as? StateView)?.words == "selected")
    cell.automaticallyUpdatesContentConfiguration = false
    cell.isSelected = false
    cell.layoutIfNeeded()
    #expect((cell.contentView as? StateView)?.words == "selected")
  }

  @Test func `149 requests merge, and there is one for the first display`() {
    let cell = CountingCell(style: .default, reuseIdentifier: nil)
    #expect(cell.log == [])
    cell.configurationUpdateHandler = { cell, state in
      (cell as? CountingCell)?.log.append("handler \(state.isSelected)")
    }
    cell.setNeedsUpdateConfiguration()
    cell.setNeedsUpdateConfiguration()
    cell.layoutIfNeeded()
    #expect(cell.log == ["update false", "handler false"])
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
    #expect(cell.log.count == 2)
    cell.setSelected(true, animated: true)
    cell.setHighlighted(true, animated: false)
    cell.layoutIfNeeded()
    #expect(cell.log.suffix(2) == ["update true", "handler true"])
    #expect(cell.log.count == 4)
    cell.setSelected(true, animated: true)
    cell.layoutIfNeeded()
    #expect(cell.log.count == 4)
  }

  @Test func `a configuration that is set in the update does not ask for another`() {
    let cell = CountingCell(style: .default, reuseIdentifier: nil)
    cell.configurationUpdateHandler = { cell, state in
      var content = cell.defaultContentConfiguration()
      content.text = state.isSelected ? "selected" : "plain"
      cell.contentConfiguration = content
    }
    cell.layoutIfNeeded()
    cell.layoutIfNeeded()
    #expect(cell.log == ["update false"])
    #expect(cell.seenTexts == ["plain"])
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(cell.seenTexts == ["selected"])
  }

  @Test func `a table's selection reaches the configuration`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    let rows = OneRow()
    table.dataSource = rows
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.layoutIfNeeded()
    let path = IndexPath(row: 0, section: 0)
    #expect(table.cellForRow(at: path)?.seenTexts == ["plain"])
    table.selectRow(at: path, animated: false, scrollPosition: .none)
    table.layoutIfNeeded()
    table.cellForRow(at: path)?.layoutIfNeeded()
    #expect(table.cellForRow(at: path)?.seenTexts == ["selected"])
  }

  @Test func `the background is a view at the back that changes with the state`() throws {
    cell.backgroundConfiguration = .listPlainCell()
    cell.layoutIfNeeded()
    let view = try #require(cell.subviews.first as? ConfiguredBackgroundView)
    #expect(cell.subviews == [view, cell.contentView])
    #expect(view.frame == cell.bounds)
    #expect(view.subviews.first?.backgroundColor == .systemBackground)
    cell.isHighlighted = true
    cell.layoutIfNeeded()
    #expect(view.subviews.first?.backgroundColor == .systemGray)
    var own = UIBackgroundConfiguration.clear()
    own.backgroundColor = .red
    cell.backgroundConfiguration = own
    cell.layoutIfNeeded()
    #expect(view.subviews.first?.backgroundColor == .red)
    cell.backgroundConfiguration = nil
    #expect(cell.subviews == [cell.contentView])
  }

  @Test func `background views and a background configuration end each other`() {
    let plain = UIView()
    let selected = UIView()
    cell.backgroundConfiguration = .listPlainCell()
    cell.backgroundView = plain
    #expect(cell.backgroundConfiguration == nil)
    cell.selectedBackgroundView = selected
    #expect(selected.superview == nil)
    cell.isSelected = true
    #expect(cell.subviews == [plain, selected, cell.contentView])
    cell.isSelected = false
    #expect(cell.subviews == [plain, cell.contentView])
    cell.backgroundConfiguration = .clear()
    #expect(cell.backgroundView == nil)
    #expect(cell.selectedBackgroundView == nil)
    #expect(plain.superview == nil)
  }

  @Test func `a header takes configurations too`() {
    let header = UITableViewHeaderFooterView(reuseIdentifier: "header")
    var content = header.defaultContentConfiguration()
    content.text = "Fruit"
    header.contentConfiguration = content
    header.backgroundConfiguration = .clear()
    var updates = 0
    header.configurationUpdateHandler = { _, _ in updates += 1 }
    header.layoutIfNeeded()
    header.layoutIfNeeded()
    #expect(header.seenTexts == ["Fruit"])
    #expect(header.contentView is UIListContentView)
    #expect(header.subviews.count == 2)
    #expect(updates == 1)
    header.backgroundView = UIView()
    #expect(header.backgroundConfiguration == nil)
    #expect(header.subviews == [header.backgroundView, header.contentView])
  }

  private func text(_ text: String) -> UIListContentConfiguration {
    var result = UIListContentConfiguration.cell()
    result.text = text
    return result
  }
}

private final class CountingCell: UITableViewCell {
  var log: [String] = []

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    log.append("update \(state.isSelected)")
  }
}

private final class OneRow: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.configurationUpdateHandler = { cell, state in
      var content = cell.defaultContentConfiguration()
      content.text = state.isSelected ? "selected" : "plain"
      cell.contentConfiguration = content
    }
    return cell
  }
}

private struct StateConfiguration: UIContentConfiguration {
  var words = "new"

  func makeContentView() -> any UIView & UIContentView { StateView(self) }

  func updated(for state: any UIConfigurationState) -> StateConfiguration {
    guard let state = state as? UICellConfigurationState else { return self }
    return StateConfiguration(words: state.isSelected ? "selected" : "new")
  }
}

private final class StateView: UIView, UIContentView {
  var configuration: any UIContentConfiguration

  var words: String? { (configuration as? StateConfiguration)?.words }

  init(_ configuration: StateConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }
}
