import Dispatch
import Foundation
import Synchronization

/// Grades many answers to one lesson at the same time, and hands the verdicts out in any order.
///
/// A build keeps hardly more than one processor busy, so two at a time take little more than half as long.
final class GradingQueue: Sendable {
  private let folders: [URL]
  private let done: [DispatchGroup]
  private let state = Mutex(State())

  private struct State {
    var next = 0
    var verdicts: [Int: Result<Verdict, any Error>] = [:]
  }

  /// Begins to grade the folders, in their order, with as many at a time as there are graders. Graders must
  /// have workspaces of their own.
  init(_ folders: [URL], graders: [@Sendable (URL) throws -> Verdict]) {
    self.folders = folders
    done = folders.map { _ in DispatchGroup() }
    for group in done { group.enter() }
    for grade in graders {
      DispatchQueue.global().async {
        while let index = self.take() {
          let result = Result { try grade(folders[index]) }
          self.state.withLock { $0.verdicts[index] = result }
          self.done[index].leave()
        }
      }
    }
  }

  /// The verdict on a folder; waits for it.
  ///
  /// Throws what the grader threw.
  func verdict(on folder: URL) throws -> Verdict {
    guard let index = folders.firstIndex(of: folder) else {
      preconditionFailure("\(folder.lastPathComponent) is not in the queue")
    }
    done[index].wait()
    return try state.withLock { $0.verdicts[index]! }.get()
  }

  /// Lets no further answer be begun.
  func stop() {
    state.withLock { $0.next = folders.count }
  }

  private func take() -> Int? {
    state.withLock { state in
      guard state.next < folders.count else { return nil }
      state.next += 1
      return state.next - 1
    }
  }
}
