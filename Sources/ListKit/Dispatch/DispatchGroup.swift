import Synchronization

/// Counts work that is under way and says when there is none.
///
/// There is no `wait()`: it would block the one thread that could do the work.
///
/// Source: `DispatchGroup` documentation.
public final class DispatchGroup: Sendable {
  private struct State {
    var count = 0
    var observers: [@Sendable () -> Void] = []
  }

  private let state = Mutex(State())

  /// Makes a group with nothing under way.
  public init() {}

  /// Says that work begins.
  public func enter() {
    state.withLock { $0.count += 1 }
  }

  /// Says that work has ended. Ends the process if more ends than began.
  public func leave() {
    let observers: [@Sendable () -> Void]? = state.withLock { state in
      guard state.count > 0 else { return nil }
      state.count -= 1
      guard state.count == 0 else { return [] }
      defer { state.observers = [] }
      return state.observers
    }
    guard let observers else {
      return UIKitException(
        name: "EXC_BREAKPOINT",
        reason: "BUG IN CLIENT OF LIBDISPATCH: Unbalanced call to dispatch_group_leave()"
      ).raiseOrReturn()
    }
    for observer in observers { observer() }
  }

  /// Runs a block on a queue as soon as nothing is under way, which may be now.
  public func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
    execute work: @escaping () -> Void
  ) {
    notify(queue: queue, work: DispatchWorkItem(block: work))
  }

  /// Runs a work item on a queue as soon as nothing is under way.
  public func notify(queue: DispatchQueue, work: DispatchWorkItem) {
    let isIdle = state.withLock {
      if $0.count > 0 { $0.observers.append { queue.async(execute: work) } }
      return $0.count == 0
    }
    if isIdle { queue.async(execute: work) }
  }
}
