public import Findings

/// Tries every order in which the steps of a world can happen.
///
/// It goes depth first and keeps nothing but the way to where it is, so memory does not grow with the number
/// of orders: for each order a new world runs from its start. Orders that differ only in steps that commute
/// are tried once, by *sleep sets*: a step that was tried at a branch is not tried again behind a neighbour
/// that commutes with it, until something happens that does not.
@MainActor
public struct Exploration<World: ExplorableWorld> {
  /// Makes a world at its start.
  private let make: () -> World

  /// Whether orders that differ in commuting steps only are tried once.
  private let prunes: Bool

  /// The most orders that are tried.
  private let limit: Int

  /// Makes an exploration. `make` is called once for each order. Where there are more orders than `limit`,
  /// the report says that not all were tried.
  public init(limit: Int = 20_000, prunes: Bool = true, make: @escaping () -> World) {
    self.make = make
    self.prunes = prunes
    self.limit = limit
  }

  /// Tries all orders.
  public func run() -> ExplorationReport {
    var report = ExplorationReport()
    var path: [Branch] = []
    repeat {
      guard report.orders < limit else {
        report.obstacle = "there are more than \(limit) orders"
        return report
      }
      guard walk(&path, &report) else { return report }
    } while advance(&path)
    return report
  }

  /// Goes through one order: along the path to its end, and then on with what comes first. Gives false where
  /// the world did not do the same things again.
  private func walk(_ path: inout [Branch], _ report: inout ExplorationReport) -> Bool {
    let world = make()
    defer { world.end() }
    var choices: [Int] = []
    var firstFault: (finding: Finding, steps: Int)?
    while true {
      let steps = world.enabledSteps
      if firstFault == nil, let finding = world.fault(isOver: steps.isEmpty) {
        firstFault = (finding, choices.count)
      }
      if steps.isEmpty { break }
      let depth = choices.count
      if depth == path.count {
        let asleep = depth == 0 ? [] : path[depth - 1].sleepBehind
        guard let first = steps.indices.first(where: { !asleep.contains(steps[$0]) }) else {
          // All that could follow was tried behind another branch. This is no order of its own.
          return true
        }
        path.append(Branch(steps: steps, asleep: asleep, choice: first))
      }
      guard path[depth].steps == steps else {
        report.obstacle =
          "the same steps did not come to the same: after \(depth) of them, "
          + "\(Self.list(path[depth].steps)) could happen in one run, and \(Self.list(steps)) in another"
        return false
      }
      let branch = path[depth]
      let step = steps[branch.choice]
      if prunes, depth == path.count - 1 {
        let rest = branch.asleep.union(branch.tried.map { steps[$0] })
        path[depth].sleepBehind = rest.filter { world.commute($0, step) }
      }
      choices.append(branch.choice)
      world.perform(step)
    }
    report.count(choices, firstFault?.finding, steps: firstFault?.steps)
    return true
  }

  /// Turns to the next branch that was not tried, the deepest first, or gives false.
  private func advance(_ path: inout [Branch]) -> Bool {
    while var branch = path.popLast() {
      branch.tried.append(branch.choice)
      let next = branch.steps.indices.first {
        $0 > branch.choice && !branch.asleep.contains(branch.steps[$0])
      }
      guard let next else { continue }
      branch.choice = next
      branch.sleepBehind = []
      path.append(branch)
      return true
    }
    return false
  }

  private static func list(_ steps: [ExplorableStep]) -> String {
    steps.isEmpty ? "nothing" : steps.map(\.name).joined(separator: ", ")
  }

  /// A place on the way where something was chosen.
  private struct Branch {
    let steps: [ExplorableStep]
    /// Steps that were tried already behind a neighbour with which they commute.
    let asleep: Set<ExplorableStep>
    var choice: Int
    var tried: [Int] = []
    /// What sleeps after the choice.
    var sleepBehind: Set<ExplorableStep> = []
  }
}

// MARK: - One order again

extension Exploration {
  /// Goes through one order again, as far as the schedule says. Gives nil where the schedule does not fit this
  /// world: it names a step that cannot happen.
  public func replay(_ schedule: Schedule) -> Replay? {
    let world = make()
    defer { world.end() }
    var replay = Replay(moments: [world.lanes])
    replay.notice(world.fault(isOver: world.enabledSteps.isEmpty))
    for choice in schedule.choices {
      let steps = world.enabledSteps
      guard steps.indices.contains(choice) else { return nil }
      world.perform(steps[choice])
      replay.steps.append(steps[choice])
      replay.moments.append(world.lanes)
      replay.notice(world.fault(isOver: world.enabledSteps.isEmpty))
    }
    return replay
  }
}

/// One order, gone through again.
public struct Replay {
  /// What happened, in its order.
  public fileprivate(set) var steps: [ExplorableStep] = []

  /// How everything stood at first and after each step.
  public fileprivate(set) var moments: [[TimeLane]]

  /// The first thing that was wrong, or nil.
  public private(set) var fault: Finding?

  /// After how many steps it was.
  public private(set) var faultyMoment: Int?

  fileprivate init(moments: [[TimeLane]]) {
    self.moments = moments
  }

  fileprivate mutating func notice(_ finding: Finding?) {
    guard fault == nil, let finding else { return }
    fault = finding
    faultyMoment = steps.count
  }
}
