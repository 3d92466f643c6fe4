import Findings
import ListProbe
import Testing
import UIKit

@Suite("When a screen is gone, so is all that it had")
struct BalanceOracleTests {
  /// A screen with a cell, a request desk and a closure; how they hold each other is a test's choice.
  @MainActor
  private final class House {
    let cell = UIView()
    var onTap: () -> Void = {}
    var task: Task<Void, Never>?
    var others: [AnyObject] = []
    var delegate: House?
  }

  /// What is said after the house is dropped; `build` furnishes it. All requests are answered first.
  @MainActor
  private func findings(_ build: (House, RequestDesk<String, Int>) -> Void) -> [Finding] {
    let desk = RequestDesk<String, Int>()
    let balance = BalanceOracle()
    var house: House? = House()
    if let house {
      balance.track(house, as: "ChatList")
      balance.track(house.cell, as: "ChatCell", from: "row 3 (Ben)")
      build(house, desk)
    }
    DeterministicRuntime.drain()
    for request in desk.open { desk.answer(request.number, with: 1) }
    return balance.findings(events: ["close"]) { house = nil }
  }

  @Test func `right screens are silent`() {
    DeterministicRuntime.run {
      let right: [(House, RequestDesk<String, Int>) -> Void] = [
        { _, _ in },
        { house, _ in house.onTap = { [weak house] in _ = house?.cell } },
        { house, desk in
          house.task = Task { [weak house] in
            _ = try? await desk.fetch("a")
            _ = house?.cell
          }
        },
        // A request that holds the screen until it is answered is a delay and no leak.
        { house, desk in
          house.task = Task {
            _ = try? await desk.fetch("a")
            _ = house.cell
          }
        },
        { house, desk in desk.fetch("a") { _ in _ = house.cell } },
        { house, _ in house.onTap = { [cell = house.cell] in _ = cell } },
      ]
      for (number, build) in right.enumerated() {
        #expect(findings(build) == [], "way \(number)")
      }
    }
  }

  @Test func `a closure that holds its owner`() {
    DeterministicRuntime.run {
      #expect(
        findings { house, _ in house.onTap = { _ = house.cell } } == [
          Finding(
            kind: "stillAlive", sentence: "ChatList is still alive after its screen is gone.",
            expected: "nothing holds them", seen: "ChatList, ChatCell", events: ["close"],
            question: "Who holds it strongly, and does it hold that in turn?",
            features: ["ChatList"])
        ])
    }
  }

  @Test func `other ways to stay alive`() {
    DeterministicRuntime.run {
      let faults: [(House, RequestDesk<String, Int>) -> Void] = [
        { house, _ in house.delegate = house },
        { house, _ in house.others = [house] },
        { house, _ in kept.append(house) },
        { house, _ in
          let other = House()
          (house.delegate, other.delegate) = (other, house)
        },
        // Waits for ever for something that never comes.
        { house, _ in
          house.task = Task {
            await withCheckedContinuation { (waiting: CheckedContinuation<Void, Never>) in
              continuations.append(waiting)
            }
            _ = house.cell
          }
        },
      ]
      for (number, build) in faults.enumerated() {
        #expect(findings(build).map(\.features) == [["ChatList"]], "fault \(number)")
      }
      kept = []
      for waiting in continuations { waiting.resume() }
      continuations = []
      DeterministicRuntime.drain()
    }
  }

  @Test func `something smaller that stays is named with where it came from`() {
    DeterministicRuntime.run {
      #expect(
        findings { house, _ in kept.append(house.cell) }.map(\.sentence)
          == ["ChatCell, which came with row 3 (Ben), is still alive after its screen is gone."])
      kept = []
    }
  }

  @Test func `many of a kind are counted`() {
    DeterministicRuntime.run {
      let balance = BalanceOracle()
      kept = (0..<3).map { _ in UIView() }
      for view in kept { balance.track(view, as: "ChatCell") }
      balance.track(kept[0], as: "ChatCell")
      #expect(balance.living == 3)
      let found = balance.findings {}
      #expect(
        found.map(\.sentence) == ["3 of ChatCell are still alive after their screen is gone."])
      #expect(found.map(\.seen) == ["3 of ChatCell"])
      kept = []
      #expect(balance.findings {}.isEmpty)
    }
  }
}

/// What a fault keeps for ever, or until the test is over.
@MainActor private var kept: [AnyObject] = []
@MainActor private var continuations: [CheckedContinuation<Void, Never>] = []
