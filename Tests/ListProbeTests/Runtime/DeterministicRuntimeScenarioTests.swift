import Foundation
import ListProbe
import Testing

@Suite("DeterministicRuntime: a scenario and its surroundings")
struct DeterministicRuntimeScenarioTests {
  @Test func `the result is passed on`() {
    #expect(DeterministicRuntime.run { 6 * 7 } == 42)
  }

  @Test func `a thrown error is passed on with its type`() {
    do throws(Refusal) {
      try DeterministicRuntime.run { () throws(Refusal) in throw Refusal(reason: "because") }
      Issue.record("the scenario threw")
    } catch {
      #expect(error.reason == "because")
    }
  }

  @Test func `what a scenario started before it threw is run all the same`() {
    let trace = Box<Trace>()
    #expect(throws: Refusal.self) {
      try DeterministicRuntime.run {
        let new = Trace()
        trace.value = new
        Task { new.add("done") }
        throw Refusal(reason: "because")
      }
    }
    #expect(DeterministicRuntime.run { trace.value?.lines } == ["done"])
  }

  @Test func `a scenario can follow a scenario that threw`() {
    #expect(throws: Refusal.self) {
      try DeterministicRuntime.run { throw Refusal(reason: "because") }
    }
    #expect(DeterministicRuntime.run { true })
  }

  @Test func `task-local values of the caller are in force, in jobs too`() {
    Mood.$current.withValue("cheerful") {
      DeterministicRuntime.run {
        let trace = Trace()
        trace.add("here: \(Mood.current)")
        Task { trace.add("task: \(Mood.current)") }
        Task { await Mood.add(to: trace) }
        // A detached task inherits nothing, here as elsewhere.
        Task.detached { await trace.add("detached: \(Mood.current)") }
        DeterministicRuntime.drain()
        #expect(
          trace.lines.sorted() == [
            "concurrent: cheerful", "detached: indifferent", "here: cheerful", "task: cheerful",
          ])
      }
    }
  }

  @Test func `the running test is known inside`() {
    let name = Test.current?.name
    #expect(name != nil)
    #expect(DeterministicRuntime.run { Test.current?.name } == name)
  }

  @Test func `a scenario is on the main actor`() {
    DeterministicRuntime.run {
      MainActor.assertIsolated()
      #expect(MainActor.assumeIsolated { true })
    }
  }

  @Test func `an isolated deinit runs at once`() {
    DeterministicRuntime.run {
      let trace = Trace()
      var mourner: Mourner? = Mourner(trace)
      _ = mourner
      mourner = nil
      #expect(trace.lines == ["gone"])
    }
  }

  @Test func `an isolated deinit of what dies off the main actor runs in the same drain`() {
    DeterministicRuntime.run {
      let trace = Trace()
      do {
        let mourner = Mourner(trace)
        Task.detached { _ = mourner }
      }
      #expect(trace.lines == [])
      DeterministicRuntime.drain()
      #expect(trace.lines == ["gone"])
    }
  }

  @Test func `a job off the main actor is not taken for one on it`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      DeterministicRuntime.run { claimToBeOnTheMainActorElsewhere() }
    }
    let words = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(words.contains("this code is not on the main actor"))
  }

  @Test func `a scenario inside a scenario ends the process`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      DeterministicRuntime.run { DeterministicRuntime.run {} }
    }
    let words = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(words.contains("a scenario cannot run inside a scenario"))
  }

  @Test func `scenarios of many threads run one at a time`() {
    let inside = Box<Int>()
    let mostInside = Box<Int>()
    DispatchQueue.concurrentPerform(iterations: 50) { _ in
      DeterministicRuntime.run {
        inside.value = (inside.value ?? 0) + 1
        mostInside.value = max(mostInside.value ?? 0, inside.value ?? 0)
        for _ in 0..<20 { Task { _ = await currentThreadElsewhere() } }
        DeterministicRuntime.drain()
        inside.value = (inside.value ?? 0) - 1
      }
    }
    #expect(mostInside.value == 1)
    #expect(inside.value == 0)
  }
}

private struct Refusal: Error {
  var reason: String
}

/// Only scenarios, of which one runs at a time, and their tests, when they are over, touch it.
private final class Box<Value>: @unchecked Sendable {
  var value: Value?
}

private enum Mood {
  @TaskLocal static var current = "indifferent"

  @concurrent
  static func add(to trace: Trace) async { await trace.add("concurrent: \(current)") }
}

/// Says when it goes.
@MainActor
private final class Mourner {
  private let trace: Trace

  init(_ trace: Trace) {
    self.trace = trace
  }

  isolated deinit {
    trace.add("gone")
  }
}

@MainActor
private func claimToBeOnTheMainActorElsewhere() {
  Task.detached { MainActor.preconditionIsolated() }
}
