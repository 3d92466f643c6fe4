public import Foundation
public import Grading
public import ListLabCLI
import Synchronization

/// One call of `listlab` inside the test's process.
public struct ToolRun: Sendable {
  /// How it ended.
  public let code: CommandLineTool.ExitCode

  /// What it wrote to standard output.
  public let output: String

  /// What it wrote to standard error.
  public let errors: String

  /// Calls it in a folder. PATH is the test's own unless the environment says otherwise.
  public init(
    _ words: [String], in folder: URL, environment: [String: String] = [:],
    limits: RunLimits = RunLimits()
  ) {
    let written = Written()
    var variables = ProcessInfo.processInfo.environment
    variables["LISTLAB_HOME"] = nil
    variables.merge(environment) { $1 }
    let tool = CommandLineTool(
      surroundings: Surroundings(
        workingFolder: folder, environment: variables,
        write: { text in written.output.withLock { $0 += text } },
        writeError: { text in written.errors.withLock { $0 += text } },
        outputIsTerminal: false, errorIsTerminal: false, columns: 80),
      limits: limits)
    code = tool.run(words)
    output = written.output.withLock { $0 }
    errors = written.errors.withLock { $0 }
  }

  private final class Written: Sendable {
    let output = Mutex("")
    let errors = Mutex("")
  }
}
