import ListProbe
import Testing
import UIKit

/// Section 1.10: what a cell shows, and how it follows its state.
@Suite("Content configurations")
struct ConfigurationTests {
  // D: contentConfiguration. A.
  @Test("146 · A configuration replaces the content view; a compatible one is taken over by it")
  func contentView() {
    scenario {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let empty = cell.contentView
      cell.contentConfiguration = Self.text("one")
      let first = cell.contentView
      #expect(first !== empty)
      #expect(first is any UIContentView)
      cell.contentConfiguration = Self.text("two")
      #expect(cell.contentView === first)
      cell.layoutIfNeeded()
      #expect(cell.seenTexts == ["two"])
      cell.contentConfiguration = nil
      #expect(cell.contentView !== first)
      #expect(cell.contentView.subviews.isEmpty)
    }
  }

  // Notes of WWDC20; article 002. C: our choice.
  @Test(
    "147 · defaultContentConfiguration is new and empty; changing it changes no cell (our choice)")
  func valueSemantics() {
    scenario {
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      var content = cell.defaultContentConfiguration()
      #expect(content.text == nil)
      content.text = "one"
      cell.contentConfiguration = content
      content.text = "two"
      cell.layoutIfNeeded()
      #expect(cell.seenTexts == ["one"])
      #expect(cell.defaultContentConfiguration().text == nil)
    }
  }

  // D. A.
  @Test(
    "148 · A cell updates its configuration by itself when its state changes, unless told not to")
  func automaticUpdates() {
    scenario {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      #expect(cell.automaticallyUpdatesContentConfiguration)
      cell.contentConfiguration = SelectionWords()
      cell.layoutIfNeeded()
      #expect(cell.seenTexts == ["plain"])
      cell.isSelected = true
      cell.layoutIfNeeded()
      #expect(cell.seenTexts == ["selected"])
      cell.automaticallyUpdatesContentConfiguration = false
      cell.isSelected = false
      cell.layoutIfNeeded()
      #expect(cell.seenTexts == ["selected"])
    }
  }

  // D; header comments; notes of WWDC20. A.
  @Test("149 · Updates run before the first display and at each state change; requests are merged")
  func updates() {
    scenario {
      let list = ListUnderTest(counts: [1])
      var states: [Bool] = []
      var isDisplayed: [Bool] = []
      list.source.cell = { table, path in
        let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
        cell.configurationUpdateHandler = { cell, state in
          states.append(state.isSelected)
          isDisplayed.append(cell.superview != nil)
        }
        cell.setNeedsUpdateConfiguration()
        cell.setNeedsUpdateConfiguration()
        #expect(states.isEmpty)
        return cell
      }
      list.table.layoutIfNeeded()
      #expect(states == [false])
      #expect(isDisplayed == [false])
      list.table.selectRow(at: .row(0), animated: false, scrollPosition: .none)
      let cell = list.table.cellForRow(at: .row(0))
      cell?.setNeedsUpdateConfiguration()
      list.table.layoutIfNeeded()
      cell?.layoutIfNeeded()
      #expect(states == [false, true])
    }
  }

  // Memory of the documentation. C: our choice.
  @Test("150 · A configuration takes the place of the built-in labels (our choice)")
  func labelsDoNotMix() {
    scenario {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "built in"
      cell.layoutIfNeeded()
      #expect(cell.seenTexts == ["built in"])
      cell.contentConfiguration = Self.text("configured")
      cell.layoutIfNeeded()
      #expect(cell.seenTexts == ["configured"])
    }
  }

  @MainActor
  private static func text(_ text: String) -> UIListContentConfiguration {
    var content = UIListContentConfiguration.cell()
    content.text = text
    return content
  }
}

/// A configuration whose words follow the state.
private struct SelectionWords: UIContentConfiguration {
  var words = "plain"

  func makeContentView() -> any UIView & UIContentView { WordsView(self) }

  func updated(for state: any UIConfigurationState) -> SelectionWords {
    let isSelected = (state as? UICellConfigurationState)?.isSelected ?? false
    return SelectionWords(words: isSelected ? "selected" : "plain")
  }
}

private final class WordsView: UIView, UIContentView {
  private let label = UILabel()

  var configuration: any UIContentConfiguration {
    didSet { show() }
  }

  init(_ configuration: SelectionWords) {
    self.configuration = configuration
    super.init(frame: .zero)
    addSubview(label)
    show()
  }

  required init?(coder: NSCoder) { nil }

  private func show() {
    label.text = (configuration as? SelectionWords)?.words
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}
