public import Foundation

/// Everything outside that the commands touch, handed in, so that tests can hand in something else.
public struct Surroundings: Sendable {
  /// The folder that the command was called in.
  public var workingFolder: URL

  /// The environment variables.
  public var environment: [String: String]

  /// Writes to standard output.
  public var write: @Sendable (String) -> Void

  /// Writes to standard error.
  public var writeError: @Sendable (String) -> Void

  /// Whether standard output goes to a terminal.
  public var outputIsTerminal: Bool

  /// Whether standard error goes to a terminal.
  public var errorIsTerminal: Bool

  /// The width of the terminal in columns.
  public var columns: Int

  /// Makes surroundings.
  public init(
    workingFolder: URL, environment: [String: String], write: @escaping @Sendable (String) -> Void,
    writeError: @escaping @Sendable (String) -> Void, outputIsTerminal: Bool, errorIsTerminal: Bool,
    columns: Int
  ) {
    self.workingFolder = workingFolder
    self.environment = environment
    self.write = write
    self.writeError = writeError
    self.outputIsTerminal = outputIsTerminal
    self.errorIsTerminal = errorIsTerminal
    self.columns = columns
  }

  /// Writes a line to standard output.
  func writeLine(_ text: String = "") {
    write(text + "\n")
  }
}
