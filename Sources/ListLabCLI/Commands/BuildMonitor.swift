import Grading
import Synchronization

/// Shows what a long build is doing: on a terminal one line that is written over, else a single line.
final class BuildMonitor: Sendable {
  private let surroundings: Surroundings
  private let isShowing = Mutex(false)

  init(surroundings: Surroundings) {
    self.surroundings = surroundings
  }

  /// Shows a step. A handful of steps is what every save needs, and no news.
  func show(_ step: BuildStep) {
    guard step.count > 20 else { return }
    isShowing.withLock { isShowing in
      if surroundings.errorIsTerminal {
        let line = "[\(step.number)/\(step.count)] \(step.what)"
        surroundings.writeError("\r\u{1b}[K" + line.prefix(surroundings.columns - 1))
      } else if !isShowing {
        surroundings.writeError("Building the checks; this takes longer the first time …\n")
      }
      isShowing = true
    }
  }

  /// Does some work, and clears the line after it.
  func during<Result>(_ work: () throws -> Result) rethrows -> Result {
    defer {
      isShowing.withLock { isShowing in
        if isShowing, surroundings.errorIsTerminal { surroundings.writeError("\r\u{1b}[K") }
      }
    }
    return try work()
  }
}
