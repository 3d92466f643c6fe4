import Findings
import Lesson05Given
import ListProbe
import UIKit

/// A feed on a screen, with the check's own list of what is in it and what is open. Nothing here reads the
/// learner's.
@MainActor
final class Feed {
  static let upright = CGSize(width: 320, height: 700)
  static let wider = CGSize(width: 414, height: 700)
  static let lying = CGSize(width: 560, height: 400)

  let list: any StoryListing
  let screen: Screen
  let measure = TextMeasure()
  private(set) var stories: [Story]
  private(set) var openIDs: Set<String> = []

  private let made: Made

  /// How often something was measured before the table was on a screen.
  let measuredInInit: Int

  /// The story that each text is of, also those that are gone.
  private var ids: [String: String]

  /// Puts a feed on a screen; what happens before the first frame counts as measured since `begin`.
  init(
    _ stories: [Story], recorder: Recorder? = nil,
    generation: Screen.Generation = .classic
  ) {
    self.stories = stories
    ids = Dictionary(uniqueKeysWithValues: stories.map { ($0.text, $0.id) })
    measure.number = { recorder?.call() }
    let made = Made()
    StoryCellWatch.made = { made.count += 1 }
    StoryCellWatch.configured = { _, story in
      made.configured.append((story.id, recorder?.call()))
    }
    self.made = made
    list = makeStoryList(stories, measure)
    // What is measured so far had no table on a screen to ask for it.
    measuredInInit = measure.asked.count + made.configured.count
    screen = Screen(root: list.tableView, size: Self.upright, generation: generation)
    screen.secondsPerMeasurement = 0.001
  }

  /// What the cells tell. They may tell it before the feed is there.
  private final class Made {
    var count = 0
    var configured: [(id: String, call: Int?)] = []
  }

  var table: UITableView { list.tableView }

  /// How many cells were made.
  var cells: Int { made.count }

  /// The rows on screen, named by kind and number.
  var rows: [SeenRow] {
    SeenRow.rows(of: table, on: screen) { [stories] path in
      stories.indices.contains(path.row) ? stories[path.row].name : "no story"
    }
  }

  /// "row 3 (quote No. 12)".
  func words(_ row: Int) -> String {
    "row \(row) (\(stories.indices.contains(row) ? stories[row].name : "no story"))"
  }

  // MARK: What was measured

  /// Which stories were measured since the last `begin`, in order, each with the call that did it: by asking
  /// how high a text is, or by filling a cell.
  var measured: [(id: String, call: Int?)] {
    var seen: Set<String> = []
    let texts = measure.asked.map { (id: ids[$0.text] ?? $0.text, call: $0.call) }
    return (texts + made.configured).filter { seen.insert($0.id).inserted }
  }

  /// How often anything was measured since the screen is there.
  var measurements: Int { measure.calls + screen.measurements }

  /// Forgets what was measured so far.
  func begin() {
    measure.begin()
    made.configured = []
  }

  // MARK: What happens

  /// The stories become others.
  func update(_ event: String, _ stories: [Story]) {
    self.stories = stories
    for story in stories { ids[story.text] = story.id }
    screen.perform(event) { list.update(stories) }
  }

  /// A row is opened or closed.
  func toggle(row: Int) {
    let id = stories[row].id
    if openIDs.remove(id) == nil { openIDs.insert(id) }
    screen.perform("\(openIDs.contains(id) ? "open" : "close") \(words(row))") {
      list.toggle(id: id)
    }
  }

  /// Moves the table by a distance in steps, not past its ends.
  func drag(by distance: CGFloat, step: CGFloat = 240, eachFrame: () -> Void = {}) {
    for _ in 0..<Int((abs(distance) / step).rounded(.up)) {
      let lowest = max(table.contentSize.height - table.bounds.height, 0)
      let target = table.contentOffset.y + (distance < 0 ? -step : step)
      screen.scroll(table, to: min(max(target, 0), lowest))
      eachFrame()
    }
  }

  // MARK: What is true

  private static let truth = TextMeasure()

  /// How high a row with a story is, measured anew.
  func exactHeight(of story: Story, width: CGFloat? = nil) -> CGFloat {
    StoryCell.height(
      of: story, isOpen: openIDs.contains(story.id), width: width ?? table.bounds.width,
      measure: Self.truth)
  }

  /// How high all rows are together.
  var exactHeight: CGFloat { stories.reduce(0) { $0 + exactHeight(of: $1) } }

  /// Where on screen rows begin, by story.
  var tops: [String: CGFloat] {
    Dictionary(
      rows.filter { stories.indices.contains($0.path.row) }.map {
        (stories[$0.path.row].id, $0.cell.convert(CGPoint.zero, to: screen.window).y)
      }, uniquingKeysWith: { first, _ in first })
  }

  /// How far the row moved on screen that moved least, of those that were there before and still are; the
  /// height of the window where none is.
  func jump(since before: [String: CGFloat], by wanted: CGFloat = 0) -> CGFloat {
    let now = tops
    return before.compactMap { id, top in now[id].map { abs($0 - top - wanted) } }.min()
      ?? table.bounds.height
  }
}

extension Story {
  /// "quote No. 12".
  var name: String {
    let number = text.split(separator: " ").dropFirst().first.map(String.init) ?? ""
    return "\(kind.rawValue) No. \(number.split(separator: ".").first.map(String.init) ?? "")"
  }
}
