import ListKit
import Synchronization
import Testing

@Suite("The clock of a scenario")
struct VirtualClockTests {
  @Test func `it stands until it is moved, and tenths add up`() {
    let clock = VirtualClock()
    #expect(clock.now == 0)
    for _ in 0..<10 { clock.advance(by: 0.1) }
    #expect(clock.nanoseconds == 1_000_000_000)
    #expect(clock.now == 1)
  }

  @Test func `timers fire by deadline, and equal ones in the order of creation`() {
    let clock = VirtualClock()
    let fired = Log()
    clock.schedule(at: 300) { fired.add("c") }
    clock.schedule(at: 100) { fired.add("a") }
    clock.schedule(at: 100) { fired.add("b") }
    clock.schedule(at: 301) { fired.add("late") }
    clock.advance(by: 300e-9)
    #expect(fired.lines == ["a", "b", "c"])
    #expect(clock.pendingTimers == 1)
    clock.advance(by: 1e-9)
    #expect(fired.lines == ["a", "b", "c", "late"])
  }

  @Test func `each timer sees the clock at its deadline, and its own timers fire if they are due`()
  {
    let clock = VirtualClock()
    let fired = Log()
    clock.schedule(at: 100) {
      fired.add("first at \(clock.nanoseconds)")
      clock.schedule(at: 150) { fired.add("its own at \(clock.nanoseconds)") }
      clock.schedule(at: 900) { fired.add("too late") }
    }
    clock.schedule(at: 200) { fired.add("second at \(clock.nanoseconds)") }
    clock.advance(by: 500e-9) { fired.add("frame") }
    #expect(
      fired.lines == [
        "first at 100", "frame", "its own at 150", "frame", "second at 200", "frame",
      ])
    #expect(clock.nanoseconds == 500)
  }

  @Test func `time that work takes fires nothing until the clock is moved, even by nothing`() {
    let clock = VirtualClock()
    let fired = Log()
    clock.schedule(at: 100) { fired.add("at \(clock.nanoseconds)") }
    clock.spend(1e-6)
    #expect(clock.nanoseconds == 1000)
    #expect(fired.lines == [])
    clock.advance(by: 0)
    #expect(fired.lines == ["at 1000"])
  }
}

/// Lines that closures write.
final class Log: Sendable {
  private let all = Mutex<[String]>([])

  var lines: [String] { all.withLock { $0 } }

  func add(_ line: String) { all.withLock { $0.append(line) } }
}
