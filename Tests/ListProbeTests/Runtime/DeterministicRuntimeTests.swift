import Foundation
import ListProbe
import Synchronization
import Testing

@Suite("DeterministicRuntime: order and whereabouts of jobs")
struct DeterministicRuntimeTests {
  @Test func `the hooks are there`() {
    #expect(DeterministicRuntime.isAvailable)
  }

  @Test func `jobs run in the order in which they became ready, in drain and not before`() {
    DeterministicRuntime.run {
      let trace = Trace()
      for number in 0..<100 { Task { trace.add("\(number)") } }
      #expect(trace.lines == [])
      DeterministicRuntime.drain()
      #expect(trace.lines == (0..<100).map { "\($0)" })
    }
  }

  @Test func `a job that a job makes ready runs in the same drain, after those that were ready`() {
    DeterministicRuntime.run {
      let trace = Trace()
      for number in 0..<2 {
        Task {
          trace.add("\(number)")
          Task { trace.add("\(number) inner") }
        }
      }
      DeterministicRuntime.drain()
      #expect(trace.lines == ["0", "1", "0 inner", "1 inner"])
    }
  }

  @Test("Every kind of job runs in drain, on the scenario's thread", arguments: JobKind.allCases)
  func kinds(kind: JobKind) {
    DeterministicRuntime.run {
      let trace = Trace()
      kind.start(trace)
      #expect(trace.lines == [])
      DeterministicRuntime.drain()
      #expect(trace.lines == ["done"])
      #expect(trace.threads == [currentThread()])
    }
  }

  @Test func `the same scenario leaves the same trace a hundred times`() {
    let first = mixedScenario()
    #expect(first.count == 8 * JobKind.allCases.count)
    for repetition in 1..<100 {
      #expect(mixedScenario() == first, "repetition \(repetition)")
    }
  }

  @Test func `drain inside a job runs what is ready, and the outer drain goes on after it`() {
    DeterministicRuntime.run {
      let trace = Trace()
      Task {
        trace.add("a")
        Task { trace.add("inner") }
        DeterministicRuntime.drain()
        trace.add("after inner drain")
        Task { trace.add("late") }
      }
      Task { trace.add("b") }
      DeterministicRuntime.drain()
      #expect(trace.lines == ["a", "b", "inner", "after inner drain", "late"])
    }
  }

  @Test func `drain on another thread, and outside a scenario, does nothing`() {
    DeterministicRuntime.drain()
    DeterministicRuntime.run {
      let trace = Trace()
      Task { trace.add("done") }
      onAnotherThread { DeterministicRuntime.drain() }
      #expect(trace.lines == [])
      DeterministicRuntime.drain()
      #expect(trace.lines == ["done"])
    }
  }

  @Test func `jobs that the scenario leaves are run before it returns`() {
    let trace = DeterministicRuntime.run {
      let trace = Trace()
      Task {
        await Task.detached { await trace.add("first") }.value
        Task { trace.add("second") }
      }
      return trace
    }
    #expect(DeterministicRuntime.run { trace.lines } == ["first", "second"])
  }

  @Test func `a suspended task goes on when it is resumed, in the next drain`() {
    DeterministicRuntime.run {
      let (trace, gate) = (Trace(), Gate())
      Task {
        trace.add("waits")
        await gate.wait()
        trace.add("goes on")
      }
      DeterministicRuntime.drain()
      #expect(trace.lines == ["waits"])
      gate.open()
      #expect(trace.lines == ["waits"])
      DeterministicRuntime.drain()
      #expect(trace.lines == ["waits", "goes on"])
    }
  }

  @Test func `a cancelled task sees it in the next drain`() {
    DeterministicRuntime.run {
      let (trace, gate) = (Trace(), Gate())
      let task = Task {
        await gate.wait()
        trace.add(Task.isCancelled ? "cancelled" : "not cancelled")
      }
      DeterministicRuntime.drain()
      task.cancel()
      gate.open()
      DeterministicRuntime.drain()
      #expect(trace.lines == ["cancelled"])
    }
  }

  @Test func `a job that becomes ready after its scenario ended runs in no other`() {
    // What a suspended task keeps of its scenario: where to go on.
    let main = DeterministicRuntime.run { MainActor.sharedUnownedExecutor }
    let latecomer = Latecomer(executor: main)
    let elsewhere = ManualExecutor()
    Task(executorPreference: elsewhere) { await latecomer.goOn() }
    elsewhere.runAll()
    DeterministicRuntime.run { DeterministicRuntime.drain() }
    let wentOn = latecomer.wentOn.load(ordering: .relaxed)
    #expect(!wentOn)
  }

  /// Eight rounds of every kind of job, and what they wrote.
  private func mixedScenario() -> [String] {
    DeterministicRuntime.run {
      let trace = Trace()
      for round in 0..<8 {
        for kind in JobKind.allCases { kind.start(trace, word: "\(kind) \(round)") }
        if round % 3 == 0 { DeterministicRuntime.drain() }
      }
      DeterministicRuntime.drain()
      return trace.lines
    }
  }
}

/// Goes on in a scenario that ended.
private actor Latecomer {
  nonisolated let wentOn = Atomic(false)
  nonisolated let unownedExecutor: UnownedSerialExecutor

  init(executor: UnownedSerialExecutor) {
    unownedExecutor = executor
  }

  func goOn() { wentOn.store(true, ordering: .relaxed) }
}
