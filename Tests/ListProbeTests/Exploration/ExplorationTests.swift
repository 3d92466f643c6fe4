import Findings
import Testing

@testable import ListProbe

/// The explorer, on subjects small enough to count by hand.
@MainActor
struct ExplorationTests {
  @Test func `every order of free steps is tried, each once`() {
    let (report, seen) = explore { Tally(["a", "b", "c"]) }
    #expect(report.orders == 6)
    #expect(Set(seen) == ["abc", "acb", "bac", "bca", "cab", "cba"])
    #expect(seen.count == 6)
    #expect(report.isClean)
  }

  @Test func `a step waits until it is enabled`() {
    // Four configures in a row, and each answer after its own configure: 7 · 5 · 3 orders.
    let (report, seen) = explore { Tally.requests(4) }
    #expect(report.orders == 105)
    #expect(Set(seen).count == 105)
  }

  @Test func `wrong orders are counted, and the shortest comes with one that is right`() throws {
    let (report, _) = explore {
      Tally(["a", "b", "c"], wrong: { $0.contains("ca") || $0 == "bac" })
    }
    #expect(report.words == "wrong in 3 of 6 orders")
    let shortest = try #require(report.shortestWrong)
    #expect(shortest.schedule.description == "2,0")
    #expect(shortest.finding.sentence == "wrong after ca")
    #expect(report.right?.description == "0,0,0")
    #expect(!report.isClean)
  }

  @Test func `one order can be run again alone`() throws {
    let subject = { Tally(["a", "b", "c"], wrong: { $0 == "ca" }) }
    let exploration = Exploration(make: subject)
    let schedule = try #require(exploration.run().shortestWrong).schedule
    let read = try #require(Schedule(token: schedule.description))
    let replay = try #require(exploration.replay(read))
    #expect(replay.steps.map(\.name) == ["c", "a"])
    #expect(replay.fault?.sentence == "wrong after ca")
    #expect(replay.faultyMoment == 2)
    #expect(exploration.replay(Schedule([0]))?.fault == nil)
    #expect(exploration.replay(Schedule([3])) == nil)
  }

  @Test func `the environment asks for one order, or for none`() {
    #expect(Schedule.wanted(in: ["LISTLAB_SCHEDULE": "2,0,1"]) == Schedule([2, 0, 1]))
    #expect(Schedule.wanted(in: ["LISTLAB_SCHEDULE": "all"]) == nil)
    #expect(Schedule.wanted(in: [:]) == nil)
  }

  @Test(arguments: ["", "a", "1,,2", "-1", "1;2"]) func `what is no schedule is not read`(
    token: String
  ) {
    #expect(Schedule(token: token) == nil)
  }

  @Test(arguments: 0..<40)
  func `orders that differ in commuting steps only are tried once, and find the same`(
    seed: UInt64
  ) {
    // Each letter belongs to one of two cells; letters of different cells commute. What is wrong depends on
    // one cell's letters only, so no order that is left out can be wrong in another way.
    var random = SeededGenerator(seed: seed)
    let letters = Array("abcdef".prefix(Int.random(in: 3...5, using: &random))).map(String.init)
    let cells = Dictionary(
      uniqueKeysWithValues: letters.map { ($0, Int.random(in: 0...1, using: &random)) })
    let bad = Set((0..<3).map { _ in letters.shuffled(using: &random).prefix(2).joined() })
    let subject: @MainActor () -> Tally = {
      Tally(
        letters,
        wrong: { order in
          (0...1).contains { cell in
            let own = order.filter { cells[String($0)] == cell }
            return bad.contains { own.contains($0) }
          }
        }, commutes: { cells[$0] != cells[$1] })
    }
    let (full, _) = explore(prunes: false, subject)
    let (pruned, seen) = explore(subject)
    let count = { (number: Int) in (1...max(number, 1)).reduce(1, *) }
    let sizes = (0...1).map { cell in letters.count { cells[$0] == cell } }
    #expect(full.orders == count(letters.count), "seed \(seed)")
    #expect(pruned.orders == count(sizes[0]) * count(sizes[1]), "seed \(seed)")
    #expect(Set(seen).count == seen.count, "seed \(seed)")
    #expect(full.kinds == pruned.kinds, "seed \(seed)")
    #expect((full.wrongOrders > 0) == (pruned.wrongOrders > 0), "seed \(seed)")
    #expect((full.right == nil) == (pruned.right == nil), "seed \(seed)")
  }

  @Test func `a world that does not do the same again is not explorable, which is no pass`() {
    var runs = 0
    let (report, _) = explore {
      runs += 1
      return Tally(runs < 2 ? ["a", "b"] : ["a", "b", "c"])
    }
    #expect(report.obstacle?.hasPrefix("the same steps did not come to the same") == true)
    #expect(!report.isClean)
  }

  @Test func `more orders than the limit are not a pass`() {
    let (report, _) = explore(limit: 5) { Tally(["a", "b", "c"]) }
    #expect(report.orders == 5)
    #expect(report.obstacle == "there are more than 5 orders")
    #expect(!report.isClean)
    #expect(explore(limit: 6) { Tally(["a", "b", "c"]) }.report.isClean)
  }

  @Test func `every world is ended, also one that is left before its end`() {
    var made = 0
    var ended = 0
    let (report, _) = explore {
      made += 1
      let tally = Tally(["a", "b", "c"], commutes: { _, _ in true })
      tally.onEnd = { ended += 1 }
      return tally
    }
    #expect(report.orders == 1)
    #expect(made > 1)
    #expect(made == ended)
  }

  @Test func `time is drawn in eighty columns`() throws {
    let exploration = Exploration {
      Tally(["a", "b", "c"], wrong: { $0 == "ca" })
    }
    let replay = try #require(exploration.replay(Schedule([2, 0])))
    #expect(
      TimePicture(replay).lines() == [
        "1  step c",
        "2  step a",
        "       start       1           2",
        "step a waits       -           done",
        "step b waits       -           -",
        "step c waits       done        -",
        "                               ^wrong",
      ])
    let long = Exploration { Tally((0..<40).map { "step number \($0)" }) }
    let wide = try #require(long.replay(Schedule(Array(repeating: 0, count: 40))))
    #expect(TimePicture(wide).lines().allSatisfy { $0.count <= 80 })
  }

  private func explore(
    limit: Int = 20_000, prunes: Bool = true, _ make: @escaping @MainActor () -> Tally
  ) -> (report: ExplorationReport, seen: [String]) {
    var seen: [String] = []
    let report = Exploration(limit: limit, prunes: prunes) {
      let tally = make()
      tally.onOver = { seen.append($0) }
      return tally
    }.run()
    return (report, seen)
  }
}

/// A world of steps that each happen once; what happened is a word.
@MainActor
private final class Tally: ExplorableWorld {
  var onOver: (String) -> Void = { _ in }
  var onEnd: () -> Void = {}

  private let letters: [String]
  private var done: [String] = []
  private let wrong: (String) -> Bool
  private let needs: (String, [String]) -> Bool
  private let commutes: (String, String) -> Bool

  init(
    _ letters: [String], wrong: @escaping (String) -> Bool = { _ in false },
    needs: @escaping (String, [String]) -> Bool = { _, _ in true },
    commutes: @escaping (String, String) -> Bool = { _, _ in false }
  ) {
    self.letters = letters
    self.wrong = wrong
    self.needs = needs
    self.commutes = commutes
  }

  /// So many requests, asked one after the other, and answered at any time after that.
  static func requests(_ count: Int) -> Tally {
    let asks = (1...count).map { "?\($0)" }
    return Tally(asks + (1...count).map { "!\($0)" }) { _ in
      false
    } needs: { step, done in
      guard let number = Int(step.dropFirst()) else { return false }
      return done.contains(step.hasPrefix("!") ? "?\(number)" : "?\(number - 1)")
        || step == "?1"
    }
  }

  var enabledSteps: [ExplorableStep] {
    letters.filter { !done.contains($0) && needs($0, done) }
      .map { ExplorableStep($0, words: "step \($0)") }
  }

  func perform(_ step: ExplorableStep) { done.append(step.name) }

  func fault(isOver: Bool) -> Finding? {
    if isOver { onOver(done.joined()) }
    guard wrong(done.joined()) else { return nil }
    return Finding(kind: "wrong", sentence: "wrong after \(done.joined())")
  }

  func commute(_ first: ExplorableStep, _ second: ExplorableStep) -> Bool {
    commutes(first.name, second.name)
  }

  var lanes: [TimeLane] {
    letters.map { TimeLane("step \($0)", done.contains($0) ? "done" : "waits") }
  }

  func end() { onEnd() }
}
