import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The world that the code on this thread runs in while the probe runs a scenario: its clock, and its one
/// queue of jobs. Outside scenarios there is none, and queues and clocks are the real ones.
package final class Scenario: Sendable {
  /// The scenario's clock. A new scenario has a new one, so timers that nobody waited for go with it.
  package let clock = VirtualClock()

  /// The log of what is written to views, if somebody wants to know where a value comes from. Only the
  /// scenario's own thread comes here.
  nonisolated(unsafe) package var writes: WriteLog?

  /// Whether what runs now is a job of the main actor's.
  let isOnMainActor: @Sendable () -> Bool

  /// Runs every job that is ready.
  let drain: @Sendable () -> Void

  private let thread = currentThread()

  /// Makes a scenario of the calling thread.
  package init(
    isOnMainActor: @escaping @Sendable () -> Bool, drain: @escaping @Sendable () -> Void
  ) {
    self.isOnMainActor = isOnMainActor
    self.drain = drain
  }

  private static let inForce = Mutex<Scenario?>(nil)

  /// The scenario that runs on this thread, or nil.
  package static var current: Scenario? {
    inForce.withLock { $0.flatMap { $0.thread == currentThread() ? $0 : nil } }
  }

  /// Puts the scenario in force until `end()`. There is one at a time in a process.
  package func begin() {
    Self.inForce.withLock { $0 = self }
  }

  /// Ends the scenario that is in force.
  package static func end() {
    // Its timers may be the last to hold a view; let them go outside the lock.
    let ended = inForce.withLock { scenario in
      defer { scenario = nil }
      return scenario
    }
    _ = ended
  }
}

private func currentThread() -> UInt {
  #if canImport(Darwin)
    UInt(bitPattern: pthread_self())
  #else
    UInt(pthread_self())
  #endif
}
