import ListProbe
import Testing
import UIKit

/// Section 1.9: selection and highlight.
@Suite("Selection")
struct SelectionTests {
  // H1. A; where the deselection of the old row stands is a listing's: C.
  @Test("135 · A tap highlights, unhighlights, then selects; the old row is deselected in between")
  func order() {
    scenario {
      let (list, screen, delegate) = Self.list()
      screen.tap(row: .row(1), in: list.table)
      let touch = { (row: Int) in
        ["shouldHighlight 0-\(row)", "didHighlight 0-\(row)", "didUnhighlight 0-\(row)"]
      }
      #expect(delegate.calls == touch(1) + ["willSelect 0-1", "didSelect 0-1"])
      delegate.calls = []
      screen.tap(row: .row(3), in: list.table)
      let deselect = ["willDeselect 0-1", "didDeselect 0-1"]
      #expect(delegate.calls == touch(3) + ["willSelect 0-3"] + deselect + ["didSelect 0-3"])
      #expect(list.table.indexPathForSelectedRow == .row(3))
    }
  }

  // H1. A.
  @Test("135 · willSelect may return another row, or none")
  func otherRow() {
    scenario {
      let (list, screen, delegate) = Self.list()
      delegate.chosen = { $0.row == 1 ? .row(4) : nil }
      screen.tap(row: .row(1), in: list.table)
      #expect(list.table.indexPathForSelectedRow == .row(4))
      #expect(delegate.calls.last == "didSelect 0-4")
      delegate.calls = []
      screen.tap(row: .row(2), in: list.table)
      #expect(list.table.indexPathForSelectedRow == .row(4))
      #expect(delegate.calls.last == "willSelect 0-2")
    }
  }

  // H1. A.
  @Test("136 · Where shouldHighlight says no nothing is selected, and the old row stays")
  func noHighlight() {
    scenario {
      let (list, screen, delegate) = Self.list()
      screen.tap(row: .row(1), in: list.table)
      delegate.highlights = false
      delegate.calls = []
      screen.tap(row: .row(2), in: list.table)
      #expect(delegate.calls == ["shouldHighlight 0-2"])
      #expect(list.table.indexPathForSelectedRow == .row(1))
      #expect(list.table.cellForRow(at: .row(1))?.isSelected == true)
    }
  }

  // H1. A.
  @Test("137 · To select and deselect from code calls no delegate method")
  func fromCode() {
    scenario {
      let (list, _, delegate) = Self.list()
      list.table.selectRow(at: .row(2), animated: false, scrollPosition: .none)
      #expect(list.table.cellForRow(at: .row(2))?.isSelected == true)
      list.table.selectRow(at: .row(4), animated: true, scrollPosition: .middle)
      #expect(list.table.indexPathsForSelectedRows == [.row(4)])
      list.table.deselectRow(at: .row(4), animated: true)
      #expect(list.table.indexPathsForSelectedRows == nil)
      #expect(list.table.cellForRow(at: .row(4))?.isSelected == false)
      #expect(delegate.calls == [])
    }
  }

  // A blog; an imitation. C: our choice.
  @Test("138 · A cell that comes on screen is given the table's state (our choice)")
  func stateOfTable() {
    scenario {
      let (list, screen, _) = Self.list()
      list.table.selectRow(at: .row(0), animated: false, scrollPosition: .none)
      list.table.cellForRow(at: .row(5))?.isSelected = true
      screen.scroll(list.table, to: 880)
      #expect(list.table.visibleCells.allSatisfy { !$0.isSelected })
      screen.scroll(list.table, to: 0)
      #expect(
        list.table.visibleCells.map(\.isSelected) == [true] + Array(repeating: false, count: 9))
    }
  }

  // A question of 2012 with the log of one app. C: our choice.
  @Test(
    "139 · A tapped cell is highlighted and no longer, then selected before didSelect (our choice)")
  func cellAtTap() {
    scenario {
      let (list, screen, delegate) = Self.list()
      list.table.register(TouchedCell.self, forCellReuseIdentifier: "touched")
      list.source.cell = { $0.dequeueReusableCell(withIdentifier: "touched", for: $1) }
      list.table.reloadData()
      list.table.layoutIfNeeded()
      TouchedCell.calls = { delegate.calls.append($0) }
      screen.tap(row: .row(1), in: list.table)
      TouchedCell.calls = { _ in }
      #expect(
        delegate.calls.filter { !$0.hasPrefix("should") } == [
          "highlighted true", "didHighlight 0-1", "highlighted false", "didUnhighlight 0-1",
          "willSelect 0-1", "selected true", "didSelect 0-1",
        ])
    }
  }

  // An imitation and long practice; Apple does not say it. C: our choice.
  @Test("140 · reloadData takes the selection away (our choice)")
  func reload() {
    scenario {
      let (list, _, delegate) = Self.list()
      list.table.selectRow(at: .row(2), animated: false, scrollPosition: .none)
      list.table.reloadData()
      #expect(list.table.indexPathForSelectedRow == nil)
      #expect(delegate.calls == [])
    }
  }

  // AppKit's documentation of the same. C/D: our choice.
  @Test("141 · The selection moves with its rows; a deleted row loses it (our choice)")
  func movesAlong() {
    scenario {
      let (list, _, _) = Self.list()
      list.table.allowsMultipleSelection = true
      for row in [2, 5] {
        list.table.selectRow(at: .row(row), animated: false, scrollPosition: .none)
      }
      list.table.performBatchUpdates {
        list.source.counts = [100]
        list.table.insertRows(at: [.row(0)], with: .none)
        list.table.deleteRows(at: [.row(5)], with: .none)
      }
      #expect(list.table.indexPathsForSelectedRows == [.row(3)])
      #expect(list.table.cellForRow(at: .row(3))?.isSelected == true)
    }
  }

  // H1. A.
  @Test("143 · At first one row can be selected, and none while the table is edited")
  func defaults() {
    scenario {
      let table = UITableView(frame: .zero)
      #expect(table.allowsSelection)
      #expect(!table.allowsMultipleSelection)
      #expect(!table.allowsSelectionDuringEditing)
      #expect(!table.allowsMultipleSelectionDuringEditing)
    }
  }

  // H1. A.
  @Test(
    "143 · With several allowed a second tap takes a row's selection away; with none nothing happens"
  )
  func several() {
    scenario {
      let (list, screen, delegate) = Self.list()
      list.table.allowsMultipleSelection = true
      for row in [1, 2, 1] { screen.tap(row: .row(row), in: list.table) }
      #expect(list.table.indexPathsForSelectedRows == [.row(2)])
      #expect(delegate.calls.suffix(2) == ["willDeselect 0-1", "didDeselect 0-1"])
      list.table.allowsSelection = false
      delegate.calls = []
      screen.tap(row: .row(4), in: list.table)
      #expect(delegate.calls == [])
      #expect(list.table.indexPathsForSelectedRows == nil)
    }
  }

  @MainActor
  private static func list() -> (ListUnderTest, Screen, SelectionDelegate) {
    let list = ListUnderTest(counts: [100])
    let delegate = SelectionDelegate()
    list.table.delegate = delegate
    return (list, list.onScreen(), delegate)
  }
}

/// Writes down what it is told and asked of touches.
private final class SelectionDelegate: UITableViewDelegate {
  var calls: [String] = []
  var highlights = true
  var chosen: (IndexPath) -> IndexPath? = { $0 }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    calls.append("shouldHighlight \(indexPath.words)")
    return highlights
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    calls.append("didHighlight \(indexPath.words)")
  }

  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    calls.append("didUnhighlight \(indexPath.words)")
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    calls.append("willSelect \(indexPath.words)")
    return chosen(indexPath)
  }

  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    calls.append("willDeselect \(indexPath.words)")
    return indexPath
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    calls.append("didSelect \(indexPath.words)")
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    calls.append("didDeselect \(indexPath.words)")
  }
}

/// Tells what is done to it at a touch.
private final class TouchedCell: UITableViewCell {
  static var calls: (String) -> Void = { _ in }

  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    super.setHighlighted(highlighted, animated: animated)
    Self.calls("highlighted \(highlighted)")
  }

  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    Self.calls("selected \(selected)")
  }
}
