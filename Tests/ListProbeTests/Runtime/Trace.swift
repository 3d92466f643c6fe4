import Foundation
import Synchronization

/// What a scenario's jobs wrote, oldest first, and on which threads.
@MainActor
final class Trace {
  private(set) var lines: [String] = []
  private(set) var threads: Set<UInt> = []

  func add(_ line: String, on thread: UInt = currentThread()) {
    MainActor.assertIsolated()
    lines.append(line)
    threads.formUnion([thread, currentThread()])
  }
}

/// Lets one task wait until it is opened.
@MainActor
final class Gate {
  private var waiting: CheckedContinuation<Void, Never>?

  func wait() async {
    await withCheckedContinuation { waiting = $0 }
  }

  func open() {
    waiting?.resume()
    waiting = nil
  }
}

/// Keeps jobs until they are asked to run, on the thread that asks.
final class ManualExecutor: TaskExecutor {
  private let jobs = Mutex<[UnownedJob]>([])

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.withLock { $0.append(job) }
  }

  func runAll() {
    while let job = jobs.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) {
      job.runSynchronously(on: asUnownedTaskExecutor())
    }
  }
}

/// A number for the thread that asks.
func currentThread() -> UInt { UInt(pthread_self()) }

/// The same, asked off the main actor.
@concurrent
func currentThreadElsewhere() async -> UInt { currentThread() }

/// Does something on a new thread and waits for its end.
func onAnotherThread(_ action: @escaping @Sendable () -> Void) {
  let end = DispatchSemaphore(value: 0)
  Thread.detachNewThread {
    action()
    end.signal()
  }
  end.wait()
}
