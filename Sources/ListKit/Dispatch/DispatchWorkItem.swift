import Synchronization

/// A block that can be cancelled as long as it has not begun.
///
/// Source: `DispatchWorkItem` documentation.
public final class DispatchWorkItem: @unchecked Sendable {
  private struct State {
    var isCancelled = false
    var isDone = false
    var observers: [@Sendable () -> Void] = []
  }

  // The block belongs to whoever made it and runs where the queue says, as on a phone.
  private let block: () -> Void
  private let state = Mutex(State())

  /// Makes an item. Nothing runs yet.
  public init(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    block: @escaping () -> Void
  ) {
    self.block = block
  }

  /// Whether `cancel()` was called.
  public var isCancelled: Bool { state.withLock { $0.isCancelled } }

  /// Keeps the block from running, if it has not begun.
  public func cancel() {
    state.withLock { $0.isCancelled = true }
  }

  /// Runs the block now, unless cancelled. Those who asked to be told are told either way.
  public func perform() {
    if !isCancelled { block() }
    let observers = state.withLock { state in
      state.isDone = true
      defer { state.observers = [] }
      return state.observers
    }
    for observer in observers { observer() }
  }

  /// Runs a block on a queue when this one has run, or was cancelled and its turn came.
  public func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
    execute work: @escaping () -> Void
  ) {
    let item = DispatchWorkItem(block: work)
    notify(queue: queue, execute: item)
  }

  /// Runs another item on a queue when this one has run.
  public func notify(queue: DispatchQueue, execute workItem: DispatchWorkItem) {
    let isDone = state.withLock {
      if !$0.isDone { $0.observers.append { queue.async(execute: workItem) } }
      return $0.isDone
    }
    if isDone { queue.async(execute: workItem) }
  }
}
