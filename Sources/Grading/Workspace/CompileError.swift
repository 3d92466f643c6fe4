import Curriculum
import Foundation

/// What the compiler said about one place, with the learner's own file name.
public struct CompileError: Equatable, Sendable, Codable {
  /// How bad it is.
  public enum Severity: String, Codable, Sendable {
    /// It does not compile.
    case error
    /// It compiles all the same.
    case warning
  }

  /// How bad it is.
  public var severity: Severity

  /// The file, as the learner knows it.
  public var path: String

  /// Line and column, from 1.
  public var line: Int, column: Int

  /// What is wrong, in the compiler's words.
  public var message: String

  /// The source line and the caret below it, or empty.
  public var excerpt: [String]

  /// Whether it is in a file that the learner edits.
  public var isInLearnersFile: Bool

  /// Whether it is in the file that adapts the learner's type to the checks.
  public var isInSubject: Bool

  /// All that a build said, in order, each once. Learner's files come first: the rest often follows from
  /// them.
  static func all(in output: String, workspace: Workspace) -> [CompileError] {
    var found: [CompileError] = []
    var takesExcerpt = false
    for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
      if let match = line.wholeMatch(of: /(.+?):(\d+):(\d+): (error|warning): (.*)/) {
        let path = workspace.learnersPath(String(match.1))
        takesExcerpt = true
        found.append(
          CompileError(
            severity: match.4 == "error" ? .error : .warning, path: path,
            line: Int(match.2) ?? 0, column: Int(match.3) ?? 0, message: String(match.5),
            excerpt: [],
            isInLearnersFile: workspace.isLearners(path),
            isInSubject: path.hasSuffix("/Checks/Subject.swift")))
      } else if line.contains(": note: ") {
        takesExcerpt = false
      } else if takesExcerpt, let last = found.indices.last {
        // The source line, and below it the caret.
        let isCaret = line.contains("^") && line.allSatisfy { " ~^".contains($0) }
        if found[last].excerpt.isEmpty || isCaret { found[last].excerpt.append(String(line)) }
        takesExcerpt = !isCaret && found[last].excerpt.count < 2
      }
    }
    var seen: Set<String> = []
    let unique = found.filter {
      seen.insert("\($0.path):\($0.line):\($0.column):\($0.message)").inserted
    }
    return unique.filter(\.isInLearnersFile) + unique.filter { !$0.isInLearnersFile }
  }
}
