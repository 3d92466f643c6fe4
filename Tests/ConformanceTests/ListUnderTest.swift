import ListProbe
import UIKit

/// Runs a scenario with an empty journal.
func scenario(_ body: @escaping @MainActor () -> Void) {
  DeterministicRuntime.run {
    Journal.lines = []
    LoggedCell.made = []
    body()
  }
}

/// What happened in the scenario that runs, oldest first. One runs at a time.
@MainActor
enum Journal {
  static var lines: [String] = []

  /// What happened since the last call.
  static func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A table on no screen that is ten rows of 44 points high, with a data source and a delegate that write
/// down what they are asked.
@MainActor
final class ListUnderTest {
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 440))
  let source: LoggedSource
  let delegate = LoggedDelegate()

  /// A list with rows in one section or more; the first layout is yet to come.
  init(counts: [Int] = [100]) {
    source = LoggedSource(counts: counts)
    table.rowHeight = 44
    table.register(LoggedCell.self, forCellReuseIdentifier: "row")
    table.dataSource = source
    table.delegate = delegate
  }

  /// A list that has been laid out once; what that wrote is forgotten.
  static func laidOut(counts: [Int] = [100]) -> ListUnderTest {
    let list = ListUnderTest(counts: counts)
    list.table.layoutIfNeeded()
    Journal.lines = []
    return list
  }

  /// One scroll step and the layout after it.
  func scroll(to offset: CGFloat) {
    table.contentOffset.y = offset
    table.layoutIfNeeded()
  }

  /// Steps of less than a row, from where the list stands.
  func scrollSlowly(to offset: CGFloat) {
    let step: CGFloat = offset < table.contentOffset.y ? -11 : 11
    for stop in stride(from: table.contentOffset.y + step, through: offset, by: step) {
      scroll(to: stop)
    }
  }

  /// Puts the table on a screen of its own size, which survives exceptions.
  func onScreen(generation: Screen.Generation = .classic) -> Screen {
    let screen = Screen(root: table, size: CGSize(width: 375, height: 440), generation: generation)
    Journal.lines = []
    return screen
  }

  /// The cells on screen, by the order in which they were made.
  var visible: [Int] { table.visibleCells.map { ($0 as? LoggedCell)?.number ?? -1 } }
}

/// Gives out cells of one kind, unless told otherwise.
final class LoggedSource: UITableViewDataSource {
  var counts: [Int]
  var cell: (UITableView, IndexPath) -> UITableViewCell = { table, path in
    table.dequeueReusableCell(withIdentifier: "row", for: path)
  }

  init(counts: [Int]) {
    self.counts = counts
  }

  func numberOfSections(in tableView: UITableView) -> Int {
    Journal.lines.append("sections")
    return counts.count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Journal.lines.append("rows in \(section)")
    return counts[section]
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    Journal.lines.append("cell for \(indexPath.words)")
    defer { Journal.lines.append("return") }
    return cell(tableView, indexPath)
  }
}

/// Writes down what it is told.
final class LoggedDelegate: UITableViewDelegate {
  var onWillDisplay: (UITableView, UITableViewCell, IndexPath) -> Void = { _, _, _ in }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    Journal.lines.append("scroll")
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    Journal.lines.append("willDisplay \(indexPath.words)")
    onWillDisplay(tableView, cell, indexPath)
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    Journal.lines.append("didEndDisplaying \(indexPath.words)")
  }
}

/// Says how high rows are, and writes down that it was asked.
final class HeightDelegate: UITableViewDelegate {
  var height: (IndexPath) -> CGFloat = { _ in 44 }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    Journal.lines.append("scroll")
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    Journal.lines.append("height \(indexPath.words)")
    return height(indexPath)
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    Journal.lines.append("willDisplay \(indexPath.words)")
  }
}

/// Writes down what is done to it, and is numbered by the order in which cells were made.
final class LoggedCell: UITableViewCell {
  /// All cells of the scenario that runs, as far as they exist.
  static var made: [Weak] = []
  let number: Int
  private(set) var preparations = 0

  override init(style: CellStyle, reuseIdentifier: String?) {
    number = Self.made.count
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    Self.made.append(Weak(cell: self))
    Journal.lines.append("init")
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    preparations += 1
    Journal.lines.append("prepareForReuse")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    Journal.lines.append("layoutSubviews")
  }

  struct Weak {
    weak var cell: LoggedCell?
  }
}

extension IndexPath {
  /// Section and row: "0-7".
  var words: String { "\(section)-\(row)" }

  /// A row of the first section.
  static func row(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }
}
