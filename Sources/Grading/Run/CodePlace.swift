public import Findings
import Foundation

/// A place in the learner's code that a backtrace names.
public struct CodePlace: Equatable, Sendable, Codable {
  /// The function, such as `MiniTableView.reloadData()`.
  public var function: String

  /// The line, or nil where the backtrace knows only the function: not every instruction has one.
  public var line: SourceLine?

  /// The first place in a backtrace that is in a learner's file. Frames stand before those that called
  /// them, and the thread that crashed is looked at before the others.
  static func innermost(in backtrace: String, _ files: Set<String>) -> CodePlace? {
    let crashed = backtrace.firstRange(of: " crashed:\n").map { backtrace[$0.upperBound...] }
    for text in [crashed, backtrace[...]].compactMap({ $0 }) {
      for frame in text.split(separator: "\n") {
        guard
          let match = frame.firstMatch(
            of: /0x[0-9a-f]+ (.+) \+ \d+ in .+? at (\/.+?)(?::(\d+))?(?::(\d+))?$/)
        else { continue }
        let path = String(match.2)
        guard files.contains((path as NSString).lastPathComponent) else { continue }
        let line = match.3.flatMap { Int($0) }.map {
          SourceLine(file: path, line: $0, column: match.4.flatMap { Int($0) } ?? 0)
        }
        return CodePlace(function: String(match.1), line: line)
      }
    }
    return nil
  }
}
