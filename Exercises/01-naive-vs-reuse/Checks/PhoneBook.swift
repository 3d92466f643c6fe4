import Findings
import Lesson01Given
import ListProbe
import UIKit

/// The world of one scenario: the people, the cells and the screen are the check's; only the list between
/// them is the learner's.
@MainActor
final class PhoneBook: Rows {
  static let usualRowHeight: CGFloat = 56
  static let window = CGSize(width: 320, height: 700)

  /// The most rows that the window can meet: 12.5 rows fit, and one more may peep in.
  static let mostOnScreen = 14

  let rowHeight: CGFloat
  let list: any ListUnderTest
  let screen: Screen
  let recorder: Recorder
  let ledger = CellLedger<MiniCell>()

  /// The check's own idea of the list.
  private(set) var people: People

  /// The kind of cell for each row.
  var kind: (Int) -> String = { _ in "person" }

  /// Calls of the data source in the present frame.
  private(set) var calls = Calls()

  /// The rows that were asked for in the present frame.
  private(set) var asked: [Int] = []

  /// The row that each cell was handed out for in the present frame.
  private var given: [ObjectIdentifier: Int] = [:]

  /// All rows that were ever asked for.
  private(set) var rowsAsked: Set<Int> = []

  /// Called when a cell was handed out for a row, before it is configured.
  var onHandOut: (HandOut) -> Void = { _ in }

  /// Whether the list's own offset and content size are judged at each step.
  private let judgesScrolling: Bool

  /// Puts an empty list on the screen; `show` fills it.
  init(
    _ recorder: Recorder, kinds: [String] = ["person"],
    rowHeight: CGFloat = PhoneBook.usualRowHeight, judgesScrolling: Bool = false
  ) {
    self.recorder = recorder
    self.rowHeight = rowHeight
    self.judgesScrolling = judgesScrolling
    people = People(count: 0)
    list = makeSubject()
    list.rowHeight = rowHeight
    screen = Screen(root: list.view, size: Self.window)
    for kind in kinds {
      list.register(kind) { [unowned self] in makeCell(kind) }
    }
    list.rows = self
  }

  /// Gives the list other people and tells it so. The offset is kept as far as there are rows.
  func show(_ people: People) {
    let before = list.view.contentOffset.y
    screen.perform("reload with \(people.count) \(people.count == 1 ? "row" : "rows")") {
      beginFrame()
      self.people = people
      list.reloadData()
    }
    judgeOffset(among: [before, min(before, lowestOffset)])
    judgeContentSize()
  }

  /// Scrolls in one frame.
  func scroll(to offset: CGFloat) {
    beginFrame()
    screen.scroll(list.view, to: offset)
    judgeOffset(among: [offset])
  }

  /// Scrolls step by step and calls `eachFrame` after each.
  func drag(by distance: CGFloat, step: CGFloat, eachFrame: () -> Void) {
    beginFrame()
    screen.drag(list.view, by: distance, step: step) {
      eachFrame()
      beginFrame()
    }
  }

  /// The offset at which the last row stands at the bottom of the window.
  var lowestOffset: CGFloat {
    max(CGFloat(people.count) * rowHeight - screen.window.bounds.height, 0)
  }

  // MARK: What should be seen

  /// The rows that the window meets now.
  var expectedRows: [ExpectedRow] {
    let region = screen.visibleRect(of: list.view)
    let first = max(Int((region.minY / rowHeight).rounded(.down)), 0)
    let end = min(Int((region.maxY / rowHeight).rounded(.up)), people.count)
    guard first < end else { return [] }
    return (first..<end).map { row in
      ExpectedRow(
        row: row, item: people[row].name,
        frame: CGRect(
          x: 0, y: CGFloat(row) * rowHeight, width: region.width, height: rowHeight),
        texts: [people[row].name, people[row].phone])
    }
  }

  /// The rows that the window really shows now.
  var seenRows: Set<Int> {
    let seen = Set(oracle.seenCells().map(\.cell.seenTexts))
    return Set(expectedRows.filter { seen.contains($0.texts) }.map(\.row))
  }

  /// The cells that the window shows now.
  var oracle: WindowOracle<MiniCell> {
    WindowOracle(screen: screen, list: list.view) { [ledger] in ledger.lastItem($0) }
  }

  /// Compares the window with what it should show, and says whether it is right.
  @discardableResult
  func judgeWindow(_ part: String) -> Bool {
    let findings = oracle.findings(expecting: expectedRows, part: part)
    for finding in findings { recorder.report(finding) }
    return findings.isEmpty
  }

  /// A finger scrolls, and nobody else: a list that moves itself fights with it.
  private func judgeOffset(among right: [CGFloat]) {
    let offset = list.view.contentOffset.y
    guard judgesScrolling, !right.contains(offset) else { return }
    recorder.report(
      Finding(
        kind: "movedItself", sentence: "The list moved its own content offset.",
        expected: "contentOffset.y \(words(right[0])), where it was put",
        seen: "contentOffset.y \(words(offset))", events: Array(screen.events.suffix(2)),
        question: "Who decides where a scroll view stands, and what happens to a finger that pulls?"
      ))
  }

  /// The content is as tall as all rows, or a finger cannot reach them, or reaches past them; and no wider
  /// than the window, or a finger drags it sideways. Content that is shorter than the window does not
  /// scroll, however tall it says it is within it.
  private func judgeContentSize() {
    guard judgesScrolling else { return }
    let right = CGFloat(people.count) * rowHeight
    let size = list.view.contentSize
    let window = screen.window.bounds.size
    guard
      max(size.height, window.height) != max(right, window.height) || size.width > window.width
        || !list.view.isScrollEnabled
    else { return }
    recorder.report(
      Finding(
        kind: "contentSize", sentence: "A finger cannot scroll to the last row and no further.",
        expected:
          "contentSize \(words(window.width)) × \(words(right)), for \(people.count) rows of \(words(rowHeight))",
        seen: "contentSize \(words(size.width)) × \(words(size.height))"
          + (list.view.isScrollEnabled ? "" : ", and isScrollEnabled is false"),
        events: Array(screen.events.suffix(2)),
        question: "How does a scroll view know where its content ends?",
        features: [size.height == 0 ? "never set" : "out of date"]))
  }

  private func words(_ points: CGFloat) -> String { String(format: "%g", Double(points)) }

  // MARK: Rows

  func numberOfRows() -> Int {
    calls.numberOfRows += 1
    return people.count
  }

  func cell(forRow row: Int) -> MiniCell {
    calls.cellForRow += 1
    asked.append(row)
    rowsAsked.insert(row)
    let call = recorder.call()
    guard (0..<people.count).contains(row) else {
      recorder.report(
        Finding(
          kind: "noSuchRow", sentence: "Your list asked for row \(row) of \(people.count) rows.",
          events: Array(screen.events.suffix(3)), row: row,
          question: "What are the lowest and the highest row there can be, whatever the offset is?",
          features: [row < 0 ? "above the first" : "below the last"]),
        call: call)
      return MiniCell(reuseIdentifier: "nobody")
    }
    let wanted = kind(row)
    let cell = list.dequeue(wanted)
    onHandOut(
      HandOut(
        row: row, kind: wanted, cell: cell, before: ledger.handOut(cell),
        alsoGivenFor: given.updateValue(row, forKey: ObjectIdentifier(cell)), call: call))
    cell.nameLabel.text = people[row].name
    cell.phoneLabel.text = people[row].phone
    ledger.configured(cell, for: "row \(row) (\(people[row].name))")
    return cell
  }

  private func makeCell(_ kind: String) -> MiniCell {
    let cell = LoggedCell(reuseIdentifier: kind)
    cell.onReset = { [weak ledger] in ledger?.reset($0) }
    ledger.made(cell, kind: kind)
    return cell
  }

  private func beginFrame() {
    calls = Calls()
    asked = []
    given = [:]
  }

  /// How often the data source was called.
  struct Calls {
    var numberOfRows = 0
    var cellForRow = 0
    var sum: Int { numberOfRows + cellForRow }
  }

  /// A cell on its way to a row.
  struct HandOut {
    var row: Int
    var kind: String
    var cell: MiniCell
    var before: CellLedger<MiniCell>.HandOut
    /// The row that it was handed out for already in the same frame, or nil.
    var alsoGivenFor: Int?
    var call: Int
  }
}

/// A cell that tells when it is reset.
private final class LoggedCell: MiniCell {
  var onReset: (MiniCell) -> Void = { _ in }

  override func prepareForReuse() {
    super.prepareForReuse()
    onReset(self)
  }
}

/// Any number of people, made when they are looked at. Those of one edition have nothing in common with
/// those of another.
struct People {
  let count: Int
  var edition = 0

  subscript(row: Int) -> Person {
    let given = Self.given[(row + edition * 7) % Self.given.count]
    let family = Self.family[(row / Self.given.count + edition * 3) % Self.family.count]
    let serial = row / (Self.given.count * Self.family.count)
    let suffix =
      (serial > 0 ? " \(serial + 1)" : "") + (edition > 0 ? " of list \(edition + 1)" : "")
    return Person(
      id: "person-\(edition)-\(row)-\(given.count)", name: "\(given) \(family)\(suffix)",
      phone: "555-\(edition)-\(String(row + 10_000_000).dropFirst())")
  }

  private static let given = [
    "Ada", "Ben", "Cem", "Dana", "Eli", "Fay", "Gus", "Hana", "Ida", "Jon", "Kai", "Lea", "Mia",
    "Nils", "Ola", "Pia", "Quin", "Rosa", "Sam", "Tea", "Uma", "Vito", "Wim", "Xenia", "Yara",
  ]
  private static let family = [
    "Abel", "Berg", "Costa", "Duarte", "Ek", "Fuchs", "Garcia", "Holm", "Ito", "Jansen", "Kovacs",
    "Lind", "Moreau", "Novak", "Okoye", "Park", "Quist", "Rossi", "Sato", "Toth", "Ueda", "Varga",
    "Weiss", "Xu", "Yilmaz", "Zeman", "Amari", "Bauer", "Chen", "Dlamini", "Egger", "Farah",
    "Gupta",
    "Haas", "Ivanov", "Jha", "Kim", "Lopez", "Marin", "Nagy",
  ]
}
