import Findings
import Lesson03Given
import ListProbe
import UIKit

/// A chat on a screen, with the server that it asks and the check's own list of what is in it. Nothing here is
/// ever read from the learner's code but what can be seen.
@MainActor
final class ChatWorld: ChatServer {
  static let window = CGSize(width: 320, height: 480)

  let subject: any ChatListing
  let screen: Screen
  let effects: EffectLog

  /// All messages, newest first, by number.
  private(set) var numbers: [Int]

  /// What is searched for.
  private(set) var term = ""

  /// The liked messages, by number.
  private(set) var liked: Set<Int> = []

  /// The steps so far, in words.
  private(set) var steps: [String] = []

  /// A question about a link that was not answered yet.
  private struct Question {
    var number: Int
    var answer: @MainActor (String) -> Void
  }

  private var questions: [Question] = []
  private var asked: [Int: Int] = [:]
  private let world: Int
  private let recorder: Recorder?
  private let link = Link()
  private var next: Int

  /// Makes a chat with so many messages; those of another world have other identifiers.
  init(world: Int, count: Int = 24, recorder: Recorder? = nil) {
    self.world = world
    self.recorder = recorder
    numbers = Array((0..<count).reversed())
    next = count
    effects = EffectLog { ChatWorld.number(of: $0).map { ChatWorld.name($0, world) } ?? $0 }
    subject = makeChatList(numbers.map { Self.message($0, world) }, link)
    screen = Screen(root: subject.tableView, size: Self.window)
    link.world = self
    recorder?.explainException = { [weak self] in self?.explain(&$0) }
  }

  var table: UITableView { subject.tableView }

  /// The numbers of the messages that the search lets through.
  var shown: [Int] { numbers.filter { term.isEmpty || ChatTexts.text($0).contains(term) } }

  // MARK: Names

  private static func id(_ number: Int, _ world: Int) -> String {
    "m\(world * 100 + (number * 53 + 17) % 97)"
  }

  /// The message with an identifier.
  static func number(of id: String) -> Int? {
    guard id.first == "m", let digits = Int(id.dropFirst()) else { return nil }
    return (0..<ChatTexts.count).first { ($0 * 53 + 17) % 97 == digits % 100 }
  }

  /// "“Lunch at noon?” (m148)".
  private static func name(_ number: Int, _ world: Int) -> String {
    "“\(ChatTexts.text(number))” (\(id(number, world)))"
  }

  private static func message(_ number: Int, _ world: Int) -> Message {
    Message(
      id: id(number, world), sender: ChatTexts.sender(number), text: ChatTexts.text(number))
  }

  /// The name of a message, for people.
  func name(_ number: Int) -> String { Self.name(number, world) }

  /// The identifier of a message.
  func id(_ number: Int) -> String { Self.id(number, world) }

  /// A message of the world.
  func message(_ number: Int) -> Message { Self.message(number, world) }

  /// The check's list as the model oracle wants it.
  var list: ModelList { ModelList([shown.map(item)]) }

  /// A message as the model oracle wants it.
  func item(_ number: Int) -> ModelItem {
    ModelItem(
      id: id(number), name: "“\(ChatTexts.text(number))”", tokens: [ChatTexts.text(number)])
  }

  // MARK: What is seen

  /// A row on screen, with what it says.
  struct Row {
    var seen: SeenRow
    var said: ChatTexts.Said

    /// The message that it shows, if it is one.
    var number: Int? { said.texts.count == 1 ? said.texts[0] : nil }
  }

  /// The rows on screen, from the top.
  var rows: [Row] {
    SeenRow.rows(of: table, on: screen) { _ in "" }.map {
      Row(seen: $0, said: ChatTexts.read($0.cell.seenTexts))
    }
  }

  /// The rows that are on screen as a whole, so that a finger reaches all of them.
  private var wholeRows: [Row] {
    let region = screen.visibleRect(of: table).insetBy(dx: 0, dy: -0.5)
    return rows.filter { region.contains(table.convert($0.seen.cell.bounds, from: $0.seen.cell)) }
  }

  /// "row 2 (“Lunch at noon?”, m148)".
  func words(_ row: Row) -> String {
    "row \(row.seen.path.row)" + (row.number.map { ", which shows \(name($0))," } ?? "")
  }

  // MARK: Steps

  /// A row that was touched, and what that did.
  struct Touched {
    var row: Row
    var effects: [EffectLog.Effect]
  }

  /// Makes a step. Hands back what was touched, if something was.
  @discardableResult
  func make(_ step: ChatStep) -> Touched? {
    switch step {
    case .receive:
      guard next < ChatTexts.count else { return nil }
      let number = next
      next += 1
      perform("“\(ChatTexts.text(number))” comes in") {
        numbers.insert(number, at: 0)
        subject.receive(message(number))
      }
    case .remove(let positions): remove(positions)
    case .search(let place):
      term = ChatTexts.terms[place % ChatTexts.terms.count]
      perform(term.isEmpty ? "search for nothing" : "search for “\(term)”") {
        subject.search(term)
      }
    case .scroll(let place):
      let lowest = max(table.contentSize.height - table.bounds.height, 0)
      let row = place % (Int(lowest / 60) + 1)
      steps.append("scroll to row \(row)")
      screen.scroll(table, to: min(CGFloat(row) * 60, lowest))
    case .reload: perform("reload") { table.reloadData() }
    case .heart(let place):
      return touch(place, "heart") { path in
        screen.tap(row: path, control: "heart", at: 0, in: table)
      }
    case .row(let place):
      return touch(place, "row") { screen.tap(row: $0, in: table) }
    case .answer(let place):
      guard !questions.isEmpty else { return nil }
      let question = questions.remove(at: place % questions.count)
      perform("the answer for “\(ChatTexts.text(question.number))” comes") {
        question.answer(ChatTexts.preview(question.number))
      }
    }
    return nil
  }

  /// Does several things in one turn of the run loop.
  func makeTogether(_ changes: [ChatStep]) {
    let (before, later) = (steps.count, screen.events.count)
    isTogether = true
    screen.perform("several changes in one turn") { for step in changes { make(step) } }
    isTogether = false
    _ = later
    let words = steps[before...].joined(separator: ", ")
    steps.replaceSubrange(before..., with: ["in one turn: \(words)"])
  }

  private var isTogether = false

  private func perform(_ words: String, _ action: () -> Void) {
    steps.append(words)
    if isTogether { action() } else { screen.perform(words, action) }
  }

  private func remove(_ positions: [Int]) {
    guard numbers.count > 8 else { return }
    let going = Set(positions.map { numbers[$0 % numbers.count] })
    let names = numbers.filter(going.contains).map { "“\(ChatTexts.text($0))”" }
    let verb = names.count == 1 ? "goes" : "go"
    let list = names.dropLast().joined(separator: ", ") + (names.count > 1 ? " and " : "")
    perform("\(list)\(names.last ?? "") \(verb)") {
      numbers.removeAll(where: going.contains)
      subject.remove(ids: Set(going.map(id)))
    }
  }

  private func touch(_ place: Int, _ what: String, _ tap: (IndexPath) -> Bool) -> Touched? {
    let rows = wholeRows
    guard !rows.isEmpty else { return nil }
    let row = rows[place % rows.count]
    steps.append(
      what == "row" ? "tap row \(row.seen.path.row)" : "tap the \(what) on row \(row.seen.path.row)"
    )
    if what == "heart", let number = row.number { liked.formSymmetricDifference([number]) }
    var reached = false
    let effects = effects.during { reached = tap(row.seen.path) }
    return reached ? Touched(row: row, effects: effects) : nil
  }

  /// Answers everything that is asked, until nothing is asked any more.
  func settle() {
    steps.append("all answers come")
    // A list that asks again at each answer would never come to an end.
    var left = 400
    while !questions.isEmpty, left > 0 {
      left -= 1
      let question = questions.removeFirst()
      question.answer(ChatTexts.preview(question.number))
      if questions.isEmpty { screen.frame() }
    }
    screen.frame()
  }

  /// The number of the call that asked for a message's preview last, or nil.
  func call(askingFor number: Int) -> Int? { asked[number] }

  /// Puts beside an exception what led to it, and what everyone believed.
  private func explain(_ finding: inout Finding) {
    finding.events = steps
    let counted = table.numberOfSections > 0 ? table.numberOfRows(inSection: 0) : 0
    let said = table.dataSource?.tableView(table, numberOfRowsInSection: 0) ?? 0
    finding.expected = "\(shown.count) rows: that many messages are in the list"
    finding.seen =
      "the table counts \(counted), the data source says \(said)"
      + (finding.seen.map { " · \($0)" } ?? "")
  }

  // MARK: ChatServer

  func like(_ id: String) { effects.add("like", id, call: recorder?.call()) }

  func open(_ id: String) { effects.add("open", id, call: recorder?.call()) }

  func preview(_ id: String, completion: @escaping @MainActor (String) -> Void) {
    let call = recorder?.call()
    guard let number = Self.number(of: id) else { return }
    asked[number] = call
    questions.append(Question(number: number, answer: completion))
  }
}

/// Stands for the world towards the learner's code, which may hold it as strongly as it likes.
@MainActor
private final class Link: ChatServer {
  weak var world: ChatWorld?

  func like(_ id: String) { world?.like(id) }
  func open(_ id: String) { world?.open(id) }
  func preview(_ id: String, completion: @escaping @MainActor (String) -> Void) {
    world?.preview(id, completion: completion)
  }
}
