import Dispatch
import Synchronization

/// Where blocks of work wait their turn.
///
/// In a scenario of the probe, blocks become jobs of Swift's executors: those of `main` are the main
/// actor's, all others run beside it, and each of the two kinds runs first in, first out, all on one thread
/// and each time in the same order. Time is the scenario's clock. Outside scenarios each queue is one of the
/// real ones.
///
/// Blocks wait in the real library for `DispatchSemaphore` and everything else that blocks a thread: the
/// scenario has only one.
///
/// Source: `DispatchQueue` documentation.
public final class DispatchQueue: Sendable {
  private enum Kind { case main, global, own }

  private let kind: Kind
  let real: Dispatch.DispatchQueue

  /// The queue's name.
  public let label: String

  /// How urgent the queue's work is.
  public let qos: DispatchQoS

  /// Blocks that wait on a queue of the app's own in a scenario.
  private let waiting = Mutex<(scenario: ObjectIdentifier?, blocks: [@Sendable () -> Void])>(
    (nil, []))

  private init(_ kind: Kind, label: String, qos: DispatchQoS, real: Dispatch.DispatchQueue) {
    self.kind = kind
    self.label = label
    self.qos = qos
    self.real = real
  }

  /// Makes a queue that runs one block at a time; with `.concurrent` it may run several, which it does
  /// only outside scenarios.
  public convenience init(
    label: String, qos: DispatchQoS = .unspecified, attributes: Attributes = [],
    autoreleaseFrequency: AutoreleaseFrequency = .inherit, target: DispatchQueue? = nil
  ) {
    self.init(
      .own, label: label, qos: qos,
      real: Dispatch.DispatchQueue(
        label: label, attributes: attributes.contains(.concurrent) ? .concurrent : [],
        target: target?.real))
  }

  /// The main actor's queue.
  public static let main = DispatchQueue(
    .main, label: "com.apple.main-thread", qos: .userInteractive, real: .main)

  /// The system's queue for work of an urgency.
  public static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue {
    switch qos {
    case .background: background
    case .utility: utility
    case .default, .unspecified: ordinary
    case .userInitiated: userInitiated
    case .userInteractive: userInteractive
    }
  }

  private static let background = systemQueue(.background)
  private static let utility = systemQueue(.utility)
  private static let ordinary = systemQueue(.default)
  private static let userInitiated = systemQueue(.userInitiated)
  private static let userInteractive = systemQueue(.userInteractive)

  private static func systemQueue(_ qos: DispatchQoS) -> DispatchQueue {
    let real = Dispatch.DispatchQueue.global(qos: qos.qosClass.real)
    return DispatchQueue(.global, label: real.label, qos: qos, real: real)
  }

  /// What kind of queue to make.
  public struct Attributes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt64

    /// Makes attributes from bits.
    public init(rawValue: UInt64) {
      self.rawValue = rawValue
    }

    /// Several blocks at once.
    public static let concurrent = Attributes(rawValue: 2)
    /// Nothing runs before `activate()`; not looked at here.
    public static let initiallyInactive = Attributes(rawValue: 4)
  }

  /// When a queue lets go of Objective-C objects. There are none here.
  public enum AutoreleaseFrequency: Sendable {
    /// As the target queue.
    case inherit
    /// After each block.
    case workItem
    /// Never.
    case never
  }
}

// MARK: - Running blocks

extension DispatchQueue {
  /// Runs a block later: on this queue, after those that wait already.
  ///
  /// The compiler takes a closure written behind `DispatchQueue.main.async` for the main actor's, by these
  /// very names.
  @preconcurrency
  public func async(
    group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [], execute work: @escaping @Sendable () -> Void
  ) {
    guard let group else { return submit(work) }
    group.enter()
    submit {
      work()
      group.leave()
    }
  }

  /// Runs a work item later.
  public func async(execute workItem: DispatchWorkItem) {
    submit { workItem.perform() }
  }

  /// Runs a work item later, as part of a group.
  public func async(group: DispatchGroup, execute workItem: DispatchWorkItem) {
    async(group: group) { workItem.perform() }
  }

  /// Runs a block at a time. In a scenario that is when the scenario's clock is moved there.
  @preconcurrency
  public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable () -> Void
  ) {
    guard let clock = Scenario.current?.clock else {
      real.asyncAfter(
        deadline: Dispatch.DispatchTime(uptimeNanoseconds: deadline.uptimeNanoseconds)
      ) { work() }
      return
    }
    if deadline.uptimeNanoseconds <= clock.nanoseconds { return submit(work) }
    clock.schedule(at: deadline.uptimeNanoseconds) { self.submit(work) }
  }

  /// Runs a work item at a time.
  public func asyncAfter(deadline: DispatchTime, execute workItem: DispatchWorkItem) {
    asyncAfter(deadline: deadline) { workItem.perform() }
  }

  /// Runs a block and comes back when it has run, with its result. In a scenario it runs now, after what
  /// waits on this queue if it is one of the app's own; so `main.sync` on the main actor, for which a
  /// phone waits for ever, goes through here.
  public func sync<T>(flags: DispatchWorkItemFlags = [], execute work: () throws -> T) rethrows
    -> T
  {
    guard let scenario = Scenario.current else { return try real.sync { try work() } }
    switch kind {
    case .main where !scenario.isOnMainActor(): return try syncOnMain(scenario, work)
    case .main, .global: return try work()
    case .own:
      while let block = takeFirst() { block() }
      return try work()
    }
  }

  /// Runs a work item and comes back when it has run.
  public func sync(execute workItem: DispatchWorkItem) {
    sync { workItem.perform() }
  }

  /// Runs a block for each number from 0 and comes back when all have run; in a scenario in their order.
  @preconcurrency
  public static func concurrentPerform(
    iterations: Int, execute work: @Sendable (Int) -> Void
  ) {
    if Scenario.current == nil {
      Dispatch.DispatchQueue.concurrentPerform(iterations: iterations, execute: work)
    } else {
      for number in 0..<max(iterations, 0) { work(number) }
    }
  }

  /// Puts a block at the end of the queue.
  func submit(_ block: @escaping @Sendable () -> Void) {
    guard let scenario = Scenario.current else { return real.async { block() } }
    // Tasks, and not detached ones: the running test, a task-local value, is then known in the block.
    switch kind {
    case .main: Task { @MainActor in block() }
    case .global: Task { block() }
    case .own:
      let world = ObjectIdentifier(scenario)
      waiting.withLock {
        if $0.scenario != world { $0 = (world, []) }
        $0.blocks.append(block)
      }
      Task { takeFirst()?() }
    }
  }

  /// The block that waits longest. One of another scenario is not given out.
  private func takeFirst() -> (@Sendable () -> Void)? {
    let world = Scenario.current.map { ObjectIdentifier($0) }
    return waiting.withLock {
      $0.scenario == world && !$0.blocks.isEmpty ? $0.blocks.removeFirst() : nil
    }
  }

  /// Runs a block as a job of the main actor's, after those that wait. One thread does everything, and the
  /// block has run when `drain` comes back, so it does not outlive this call.
  private func syncOnMain<T>(_ scenario: Scenario, _ work: () throws -> T) rethrows -> T {
    try withoutActuallyEscaping(work) { work in
      let call = Call(work: work)
      submit { call.result = Result { try call.work() } }
      scenario.drain()
      return try call.result!.get()
    }
  }

  /// A call that waits for its result.
  private final class Call<T>: @unchecked Sendable {
    let work: () throws -> T
    var result: Result<T, any Error>?

    init(work: @escaping () throws -> T) {
      self.work = work
    }
  }
}
