import Foundation
import ListProbe
import Synchronization
import Testing

// Suites that Swift Testing runs beside each other: some run scenarios, others are ordinary async tests,
// whose jobs must go where they always go.

@Suite("DeterministicRuntime: many scenarios at once, A")
struct DeterministicRuntimeNeighboursA {
  @Test("A scenario comes out right beside others", arguments: 0..<50)
  func comesOutRight(number: Int) { #expect(crossing() == expectedCrossing) }
}

@Suite("DeterministicRuntime: many scenarios at once, B")
struct DeterministicRuntimeNeighboursB {
  @Test("A scenario comes out right beside others", arguments: 0..<50)
  func comesOutRight(number: Int) { #expect(crossing() == expectedCrossing) }
}

@Suite("DeterministicRuntime: many scenarios at once, C")
struct DeterministicRuntimeNeighboursC {
  @Test("A scenario run from an async test comes out right too", arguments: 0..<25)
  func comesOutRight(number: Int) async {
    await Task.yield()
    #expect(crossing() == expectedCrossing)
    await Task.yield()
  }
}

@Suite("DeterministicRuntime: ordinary async tests beside scenarios")
struct DeterministicRuntimeOrdinaryTests {
  @Test("Tasks, groups and actors work", arguments: 0..<50)
  func tasks(number: Int) async {
    let counter = Counter()
    await withTaskGroup { group in
      for _ in 0..<20 {
        group.addTask {
          await counter.add()
          await Task.yield()
          await Task.detached { await counter.add() }.value
        }
      }
    }
    #expect(await counter.count == 40)
  }

  @Test("The main actor works", arguments: 0..<50)
  func mainActor(number: Int) async {
    let sum = await MainActor.run {
      MainActor.assertIsolated()
      return number + 1
    }
    #expect(sum == number + 1)
  }

  @MainActor
  @Test("A test on the main actor works", arguments: 0..<25)
  func onMainActor(number: Int) async {
    MainActor.assertIsolated()
    #expect(await Task.detached { number + 1 }.value == number + 1)
    MainActor.assertIsolated()
  }

  @Test("Streams and continuations work", arguments: 0..<25)
  func streams(number: Int) async {
    let (stream, continuation) = AsyncStream<Int>.makeStream()
    Task {
      for value in 0..<10 { continuation.yield(value) }
      continuation.finish()
    }
    var values: [Int] = []
    for await value in stream { values.append(value) }
    #expect(values == Array(0..<10))
  }
}

@Suite("DeterministicRuntime: jobs of other threads while a scenario runs")
struct DeterministicRuntimeOtherThreadTests {
  @Test func `a job that another thread starts is not run by the scenario`() {
    // Where else and when it runs is the pool's affair.
    let runner = Runner()
    DeterministicRuntime.run {
      onAnotherThread { Task.detached { runner.thread.store(currentThread(), ordering: .relaxed) } }
      DeterministicRuntime.drain()
      let thread = runner.thread.load(ordering: .relaxed)
      #expect(thread != currentThread())
    }
  }

  @Test func `the main actor of other threads is the real one`() {
    let hasRun = DispatchSemaphore(value: 0)
    let inTime = DeterministicRuntime.run {
      onAnotherThread { Task { @MainActor in hasRun.signal() } }
      // Only a job that is lost takes so long.
      return hasRun.wait(timeout: .now() + 60) == .success
    }
    #expect(inTime)
  }
}

private let expectedCrossing = (0..<10).flatMap { ["asks \($0)", "has \($0)", "shows \($0)"] }

/// Ten requests that cross from the main actor to an actor, off it and back, one after the other.
private func crossing() -> [String] {
  DeterministicRuntime.run {
    let (trace, counter) = (Trace(), Counter())
    for number in 0..<10 {
      Task {
        trace.add("asks \(number)")
        await counter.add()
        await trace.addElsewhere("has \(number)")
        trace.add("shows \(number)")
      }
      DeterministicRuntime.drain()
    }
    return trace.lines
  }
}

extension Trace {
  @concurrent
  fileprivate func addElsewhere(_ line: String) async { await add(line) }
}

/// Which thread ran a job; 0 as long as none did.
private final class Runner: Sendable {
  let thread = Atomic<UInt>(0)
}

private actor Counter {
  private(set) var count = 0
  func add() { count += 1 }
}
