import ListProbe
import Testing

@testable import ListKit

@Suite("DispatchQueue in a scenario")
struct DispatchQueueTests {
  @Test
  func
    `beside the main queue blocks run in the order in which they were asked for, and so do those on it`()
  {
    let log = Log()
    DeterministicRuntime.run {
      let own = DispatchQueue(label: "own")
      DispatchQueue.global().async {
        log.add("global")
        DispatchQueue.main.async { log.add("main again") }
      }
      DispatchQueue.main.async { log.add("main") }
      DispatchQueue.main.async { log.add("main too") }
      own.async { log.add("own") }
      DispatchQueue.global(qos: .userInteractive).async { log.add("urgent") }
      #expect(log.lines == [])
      DeterministicRuntime.drain()
      let onMain = log.lines.filter { $0.hasPrefix("main") }
      #expect(log.lines.filter { !onMain.contains($0) } == ["global", "own", "urgent"])
      #expect(onMain == ["main", "main too", "main again"])
    }
  }

  @Test func `blocks of the main queue are on the main actor, others are not`() {
    let log = Log()
    DeterministicRuntime.run {
      DispatchQueue.main.async {
        MainActor.assertIsolated()
        dispatchPrecondition(condition: .onQueue(.main))
        log.add("main")
      }
      DispatchQueue.global().async {
        dispatchPrecondition(condition: .notOnQueue(.main))
        log.add("global")
      }
    }
    #expect(log.lines == ["main", "global"])
  }

  @Test func `a precondition that does not hold is raised`() async {
    await #expect(processExitsWith: .failure) {
      DeterministicRuntime.run {
        DispatchQueue.global().async { dispatchPrecondition(condition: .onQueue(.main)) }
      }
    }
  }

  @Test func `a block that waits for its time runs when the clock gets there`() {
    let log = Log()
    DeterministicRuntime.run {
      let screen = Screen(root: UIView())
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { log.add("at \(screen.time)") }
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(100)) { log.add("first") }
      DispatchQueue.main.asyncAfter(deadline: .now()) { log.add("at once") }
      screen.frame()
      #expect(log.lines == ["at once"])
      screen.advance(by: 0.2)
      #expect(log.lines == ["at once", "first"])
      screen.advance(by: 0.1)
      #expect(log.lines == ["at once", "first", "at 0.3"])
      #expect(screen.events == ["wait 0.2 s", "wait 0.1 s"])
    }
  }

  @Test func `a new scenario has a new clock, and nothing of the last one runs in it`() {
    let log = Log()
    let shared = DispatchQueue(label: "shared")
    DeterministicRuntime.run {
      Screen(root: UIView()).advance(by: 5)
      shared.asyncAfter(deadline: .now() + 1) { log.add("of the first scenario") }
    }
    DeterministicRuntime.run {
      let screen = Screen(root: UIView())
      #expect(screen.time == 0)
      screen.advance(by: 100)
      shared.async { log.add("of the second") }
    }
    #expect(log.lines == ["of the second"])
  }

  @Test func `sync runs at once, after what waits on a queue of the app's own`() {
    let log = Log()
    DeterministicRuntime.run {
      let own = DispatchQueue(label: "own", attributes: .concurrent)
      own.async(flags: .barrier) { log.add("write") }
      DispatchQueue.main.async { log.add("main") }
      #expect(own.sync { log.lines } == ["write"])
      #expect(DispatchQueue.global().sync { 42 } == 42)
      DeterministicRuntime.drain()
      #expect(log.lines == ["write", "main"])
    }
  }

  @Test func `sync on the main queue from beside it runs on the main actor`() {
    let log = Log()
    DeterministicRuntime.run {
      DispatchQueue.main.async { log.add("before") }
      DispatchQueue.global().async {
        DispatchQueue.main.async { log.add("waits already") }
        let isMain = DispatchQueue.main.sync {
          dispatchPrecondition(condition: .onQueue(.main))
          return true
        }
        log.add("after \(isMain)")
      }
    }
    #expect(log.lines == ["before", "waits already", "after true"])
  }

  @Test func `a cancelled item does not run, and whoever waits for it is told`() {
    let log = Log()
    DeterministicRuntime.run {
      let item = DispatchWorkItem { log.add("ran") }
      let other = DispatchWorkItem { log.add("other ran") }
      for item in [item, other] {
        item.notify(queue: .main) { log.add("told") }
        DispatchQueue.main.async(execute: item)
      }
      item.cancel()
      #expect(item.isCancelled && !other.isCancelled)
    }
    #expect(log.lines == ["other ran", "told", "told"])
  }

  @Test func `a group tells when the last work has ended, or at once when there is none`() {
    let log = Log()
    DeterministicRuntime.run {
      let group = DispatchGroup()
      group.enter()
      DispatchQueue.global().async(group: group) { log.add("work") }
      group.notify(queue: .main) { log.add("all") }
      DeterministicRuntime.drain()
      #expect(log.lines == ["work"])
      group.leave()
      DeterministicRuntime.drain()
      #expect(log.lines == ["work", "all"])
      group.notify(queue: .main) { log.add("still") }
    }
    #expect(log.lines == ["work", "all", "still"])
  }

  @Test func `leaving a group that nobody entered is raised`() {
    DeterministicRuntime.run {
      let screen = Screen(root: UIView())
      DispatchGroup().leave()
      #expect(screen.exceptions.first?.reason.contains("Unbalanced call") == true)
    }
  }

  @Test func `times add up in whole nanoseconds`() {
    let time = DispatchTime(uptimeNanoseconds: 1_000)
    #expect((time + 0.1).uptimeNanoseconds == 100_001_000)
    #expect((time - 1).uptimeNanoseconds == 0)
    #expect((time + .microseconds(2)).uptimeNanoseconds == 3_000)
    #expect((time - .nanoseconds(1)).uptimeNanoseconds == 999)
    #expect(time + .never == .distantFuture)
    #expect(time.distance(to: time + .seconds(1)) == .milliseconds(1000))
    #expect(DispatchTimeInterval.seconds(.max).nanoseconds == .max)
  }
}
