import Dispatch

/// What a block expects of the queue that it runs on.
public enum DispatchPredicate: Sendable {
  /// It runs on this queue.
  case onQueue(DispatchQueue)
  /// It runs on this queue, alone.
  case onQueueAsBarrier(DispatchQueue)
  /// It does not run on this queue.
  case notOnQueue(DispatchQueue)
}

/// Ends the process, as on a phone, if the code that calls it is not where it expects to be. In a scenario
/// only the main queue is looked at.
public func dispatchPrecondition(condition: DispatchPredicate) {
  let (queue, isExpected) =
    switch condition {
    case .onQueue(let queue), .onQueueAsBarrier(let queue): (queue, true)
    case .notOnQueue(let queue): (queue, false)
    }
  guard let scenario = Scenario.current else {
    let real: Dispatch.DispatchPredicate =
      isExpected ? .onQueue(queue.real) : .notOnQueue(queue.real)
    return Dispatch.dispatchPrecondition(condition: real)
  }
  guard queue === DispatchQueue.main, scenario.isOnMainActor() != isExpected else { return }
  UIKitException(
    name: "EXC_BREAKPOINT",
    reason: "BUG IN CLIENT OF LIBDISPATCH: Assertion failed: Block was "
      + (isExpected ? "" : "not ") + "expected to execute on queue [\(queue.label)]"
  ).raiseOrReturn()
}
