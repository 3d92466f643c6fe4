import ListProbe
import UIKit

/// A table like that of `ListUnderTest` whose rows are items of a diffable data source. What the provider is
/// asked goes to the journal.
@MainActor
final class DiffableListUnderTest {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Int, String>

  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 440))
  let source: UITableViewDiffableDataSource<Int, String>

  /// What each item shows.
  let texts = Texts()

  /// Called by the provider.
  var onProvide: () -> Void {
    get { hook.run }
    set { hook.run = newValue }
  }

  private let hook = Hook()

  private final class Hook {
    var run: () -> Void = {}
  }

  init() {
    table.rowHeight = 44
    table.register(LoggedCell.self, forCellReuseIdentifier: "row")
    source = UITableViewDiffableDataSource(tableView: table) { [texts, hook] table, path, item in
      hook.run()
      Journal.lines.append("provide \(item) at \(path.words)")
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.textLabel?.text = texts.of[item] ?? item
      return cell
    }
  }

  /// A list of one section that has been laid out; what that wrote is forgotten.
  static func showing(_ items: [String]) -> DiffableListUnderTest {
    let list = DiffableListUnderTest()
    list.show(items)
    Journal.lines = []
    return list
  }

  /// Applies one section with these items, and lays out.
  func show(_ items: [String], change: (inout Snapshot) -> Void = { _ in }) {
    var snapshot = Snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    change(&snapshot)
    apply(snapshot)
  }

  /// Applies a snapshot, and lays out.
  func apply(_ snapshot: Snapshot) {
    source.apply(snapshot, animatingDifferences: false)
    table.layoutIfNeeded()
  }

  /// The texts on screen, from the top.
  var shown: [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }

  /// The cell that shows an item, by the order in which cells were made.
  func cell(_ item: String) -> Int? {
    source.indexPath(for: item).flatMap { table.cellForRow(at: $0) as? LoggedCell }?.number
  }

  /// What the provider was asked for since the journal was last taken.
  func provided() -> [String] {
    Journal.take().filter { $0.hasPrefix("provide ") }
  }

  /// What items show, by their identifiers.
  final class Texts {
    var of: [String: String] = [:]
  }
}
