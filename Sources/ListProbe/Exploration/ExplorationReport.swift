public import Findings

/// What came out when every order was tried.
public struct ExplorationReport: Sendable {
  /// How many orders were tried.
  public private(set) var orders = 0

  /// In how many of them something was wrong.
  public private(set) var wrongOrders = 0

  /// The wrong order that shows it soonest, up to the step that does; of equal ones the first.
  public private(set) var shortestWrong: (schedule: Schedule, finding: Finding)?

  /// The first order in which nothing was wrong.
  public private(set) var right: Schedule?

  /// Why not every order could be tried, or nil. A report with an obstacle says nothing about what was not
  /// tried, and is never a pass.
  public internal(set) var obstacle: String?

  /// The sorts of finding that orders began with.
  public private(set) var kinds: Set<String> = []

  init() {}

  /// Whether every order was tried and all were right.
  public var isClean: Bool { obstacle == nil && wrongOrders == 0 && orders > 0 }

  /// "wrong in 57 of 105 orders".
  public var words: String {
    "wrong in \(wrongOrders) of \(orders) order" + (orders == 1 ? "" : "s")
  }

  mutating func count(_ choices: [Int], _ finding: Finding?, steps: Int?) {
    orders += 1
    guard let finding, let steps else {
      if right == nil { right = Schedule(choices) }
      return
    }
    wrongOrders += 1
    kinds.insert(finding.kind)
    if shortestWrong.map({ steps < $0.schedule.choices.count }) ?? true {
      shortestWrong = (Schedule(Array(choices.prefix(steps))), finding)
    }
  }
}
