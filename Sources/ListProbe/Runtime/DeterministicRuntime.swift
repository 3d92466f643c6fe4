import Foundation
import ListKit
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Runs a scenario with every Swift concurrency job that it starts in one first-in-first-out queue on the
/// calling thread, so that the same scenario always does the same things in the same order.
///
/// A scenario is plain synchronous code on the main actor: complete a request, `drain()`, look. One runs
/// at a time in a process; jobs of other threads, such as other tests beside it, go where they always go.
///
/// It uses two hooks that the concurrency runtime exports but does not promise to keep. Not in its sight:
/// threads, `Task.sleep`, the real `DispatchQueue` (the engine's own is in its sight) and whatever else
/// waits outside Swift's executors.
public enum DeterministicRuntime {
  /// Whether the hooks exist in this runtime. Without them `run` ends the process and says so.
  public static var isAvailable: Bool { hooksAreInstalled }

  /// Runs a scenario, then all jobs that it left ready, and returns its result.
  ///
  /// The scenario is itself a job of the main actor, so that whatever asks whether it is on the main
  /// actor (an isolated `deinit`, for one) is told yes, as on a phone's main thread. Task-local values of
  /// the caller, such as the running test, are in force.
  ///
  /// Call it from synchronous code that is not itself inside a scenario; both are programmer's errors and
  /// end the process.
  public static func run<Success: Sendable, Failure: Error>(
    _ scenario: @escaping @MainActor () throws(Failure) -> Success
  ) throws(Failure) -> Success {
    guard hooksAreInstalled else {
      fatalError("this Swift runtime has no hooks for its executors; no scenario can run on it")
    }
    guard !isOwner() else { fatalError("a scenario cannot run inside a scenario") }
    turnstile.lock()
    owner.store(currentThread(), ordering: .sequentiallyConsistent)
    Scenario(isOnMainActor: { isOwner() && isMainJobRunning }, drain: { drain() }).begin()
    defer {
      Scenario.end()
      owner.store(0, ordering: .sequentiallyConsistent)
      turnstile.unlock()
    }
    let outcome = Outcome<Success, Failure>()
    Task { @MainActor in
      do throws(Failure) { outcome.result = .success(try scenario()) } catch {
        outcome.result = .failure(error)
      }
    }
    drain()
    guard let result = outcome.result else {
      fatalError("the scenario's own job did not run; the executors' hooks do not work here")
    }
    return try result.get()
  }

  /// Runs every job that is ready, and those that they make ready, on this thread. Call it inside a
  /// scenario; elsewhere there is nothing to run.
  public static func drain() {
    guard isOwner() else { return }
    while next < jobs.count {
      let (job, isMain) = jobs[next]
      next += 1
      let outer = isMainJobRunning
      isMainJobRunning = isMain
      job.runSynchronously(
        on: isMain
          ? MainQueue.shared.asUnownedSerialExecutor()
          : GlobalQueue.shared.asUnownedSerialExecutor())
      isMainJobRunning = outer
    }
    jobs.removeAll(keepingCapacity: true)
    next = 0
  }
}

// MARK: - The queue

// The runtime's hooks are thin functions and capture nothing, so the queue is file-level state. Only the
// thread that owns the scenario touches it.
nonisolated(unsafe) private var jobs: [(job: UnownedJob, isMain: Bool)] = []
nonisolated(unsafe) private var next = 0

/// Whether the job that runs now is one of the main actor's.
nonisolated(unsafe) private var isMainJobRunning = false

/// Queues a job, if it became ready in the scenario. One that another thread makes ready, or that becomes
/// ready when its scenario is over, is out of sight: it waits for ever, rather than run in a world that is
/// not its own.
private func enqueue(_ job: UnownedJob, isMain: Bool) {
  if isOwner() { jobs.append((job, isMain)) }
}

/// The thread that runs the scenario, or 0.
private let owner = Atomic<UInt>(0)

/// One scenario at a time.
private let turnstile = NSLock()

private func isOwner() -> Bool {
  owner.load(ordering: .sequentiallyConsistent) == currentThread()
}

private func currentThread() -> UInt {
  #if canImport(Darwin)
    UInt(bitPattern: pthread_self())
  #else
    UInt(pthread_self())
  #endif
}

/// Carries a scenario's result from its job to its caller; both are on one thread.
private final class Outcome<Success, Failure: Error>: @unchecked Sendable {
  var result: Result<Success, Failure>?
}

// MARK: - The executors

/// Stands for the main actor's executor on the scenario's thread.
private final class MainQueue: SerialExecutor {
  static let shared = MainQueue()
  func enqueue(_ job: consuming ExecutorJob) { ListProbe.enqueue(UnownedJob(job), isMain: true) }

  /// Asked where the runtime does not know which executor it is on.
  func checkIsolated() {
    guard isOwner(), isMainJobRunning else { fatalError("this code is not on the main actor") }
  }
}

/// Stands for the pool of threads on the scenario's thread.
private final class GlobalQueue: SerialExecutor {
  static let shared = GlobalQueue()
  func enqueue(_ job: consuming ExecutorJob) { ListProbe.enqueue(UnownedJob(job), isMain: false) }
}

// MARK: - The hooks

private typealias EnqueueGlobal = @convention(thin) (UnownedJob) -> Void
private typealias EnqueueGlobalHook = @convention(thin) (UnownedJob, EnqueueGlobal) -> Void
private typealias MainExecutor = @convention(thin) () -> UnownedSerialExecutor
private typealias MainExecutorHook = @convention(thin) (MainExecutor) -> UnownedSerialExecutor

/// Installed once, at the first scenario, and never taken away: other threads may be reading them.
private let hooksAreInstalled: Bool = {
  guard
    let enqueue = hook("swift_task_enqueueGlobal_hook", EnqueueGlobalHook.self),
    let mainExecutor = hook("swift_task_getMainExecutor_hook", MainExecutorHook.self)
  else { return false }
  enqueue.pointee = { job, original in
    if isOwner() { jobs.append((job, false)) } else { original(job) }
  }
  mainExecutor.pointee = { original in
    isOwner() ? MainQueue.shared.asUnownedSerialExecutor() : original()
  }
  return true
}()

private func hook<T>(_ symbol: String, _ type: T.Type) -> UnsafeMutablePointer<T?>? {
  dlsym(dlopen(nil, RTLD_NOW), symbol)?.assumingMemoryBound(to: T?.self)
}
