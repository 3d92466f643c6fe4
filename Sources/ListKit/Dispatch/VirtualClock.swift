import Synchronization

/// A clock that stands still until somebody moves it, with the timers that wait for it.
///
/// Time is counted in nanoseconds, so that sums of tenths of a second are exact.
package final class VirtualClock: Sendable {
  private struct Timer {
    let deadline: UInt64
    let fire: @Sendable () -> Void
  }

  private struct State {
    var nanoseconds: UInt64 = 0
    /// In the order of creation.
    var timers: [Timer] = []
  }

  private let state = Mutex(State())

  /// Makes a clock that stands at 0 and has no timers.
  package init() {}

  /// The time in nanoseconds.
  package var nanoseconds: UInt64 { state.withLock { $0.nanoseconds } }

  /// The time in seconds.
  package var now: Double { Double(nanoseconds) / 1e9 }

  /// How many timers wait.
  package var pendingTimers: Int { state.withLock { $0.timers.count } }

  /// Calls `fire` when the clock is moved to `deadline`, in nanoseconds, or past it. One that is due
  /// already waits for the next move, even by nothing.
  package func schedule(at deadline: UInt64, fire: @escaping @Sendable () -> Void) {
    state.withLock { $0.timers.append(Timer(deadline: deadline, fire: fire)) }
  }

  /// Moves the clock by seconds and fires what becomes due on the way, earliest deadline first, of equal
  /// ones the one made first. Each sees the clock at its own deadline, or later if work took time.
  /// `afterEach` runs after each; timers made meanwhile fire too if they are due by the end.
  package func advance(by seconds: Double, afterEach: () -> Void = {}) {
    let target = nanoseconds.adding(seconds)
    while let timer = takeFirst(dueBy: target) {
      timer.fire()
      afterEach()
    }
    state.withLock { $0.nanoseconds = max($0.nanoseconds, target) }
  }

  /// Moves the clock by seconds that work on this thread took. Nothing fires meanwhile: whoever would run
  /// it is busy. What became due fires at the next `advance(by:)`.
  package func spend(_ seconds: Double) {
    state.withLock { $0.nanoseconds = $0.nanoseconds.adding(seconds) }
  }

  private func takeFirst(dueBy target: UInt64) -> Timer? {
    state.withLock { state in
      guard
        let index = state.timers.indices.min(by: {
          (state.timers[$0].deadline, $0) < (state.timers[$1].deadline, $1)
        }), state.timers[index].deadline <= target
      else { return nil }
      let timer = state.timers.remove(at: index)
      state.nanoseconds = max(state.nanoseconds, timer.deadline)
      return timer
    }
  }
}

extension UInt64 {
  /// Nanoseconds plus seconds, not below 0 and not past the end.
  func adding(_ seconds: Double) -> UInt64 {
    let difference = (seconds * 1e9).rounded()
    guard !difference.isNaN else { return self }
    let magnitude =
      difference.magnitude >= 0x1p63 ? UInt64(Int64.max) : UInt64(difference.magnitude)
    if difference < 0 { return self > magnitude ? self - magnitude : 0 }
    let (sum, overflow) = addingReportingOverflow(magnitude)
    return overflow ? .max : sum
  }
}
