import Curriculum
public import Grading
import Reporting

/// The whole program: reads a call, does it, and says with which code to exit.
public struct CommandLineTool: Sendable {
  let surroundings: Surroundings
  let limits: RunLimits

  /// A program in some surroundings; tests hand in other limits.
  public init(surroundings: Surroundings, limits: RunLimits = RunLimits()) {
    self.surroundings = surroundings
    self.limits = limits
  }

  /// How a call ended.
  public enum ExitCode: Int32, Sendable {
    /// All passed, or all was done.
    case success = 0
    /// Checks failed.
    case failure = 1
    /// The call or the kit is wrong; nothing was judged.
    case unusable = 2
  }

  /// Does what the words behind `listlab` ask for. Whatever goes wrong is written to standard error as one
  /// sentence.
  public func run(_ words: [String]) -> ExitCode {
    do {
      return try perform(try CommandParser.parse(words))
    } catch {
      surroundings.writeError("listlab: \(error)\n")
      return .unusable
    }
  }

  private func perform(_ command: Command) throws -> ExitCode {
    switch command {
    case .home: try home()
    case .lesson(let number, let options): return try lesson(number, options)
    case .hint(let number): try hint(number)
    case .cards(let number): try cards(number)
    case .solution(let number, let anyway): return try solution(number, anyway: anyway)
    case .reset(let number): try reset(number)
    case .verify(let numbers, let record): return try verify(numbers, record: record)
    case .help(let name):
      guard let text = Usage.text(for: name) else {
        throw UsageError("There is no command “\(name ?? "")”.", see: nil)
      }
      surroundings.writeLine(text)
    case .version: surroundings.writeLine("listlab \(Kit.version)")
    }
    return .success
  }

  // MARK: What commands share

  func kit() throws(KitError) -> Kit {
    try Kit.find(from: surroundings.workingFolder, environment: surroundings.environment)
  }

  func toolchain() throws(GradingError) -> Toolchain {
    try Toolchain.find(environment: surroundings.environment)
  }

  /// Colours only on a terminal whose user did not say no.
  var style: TextStyle {
    let environment = surroundings.environment
    let refuses = !(environment["NO_COLOR"] ?? "").isEmpty || environment["TERM"] == "dumb"
    return TextStyle(
      isColoured: surroundings.outputIsTerminal && !refuses, columns: surroundings.columns)
  }

  /// The progress so far; says if a damaged file was put aside.
  func loadProgress(_ store: ProgressStore) throws(KitError) -> Progress {
    let (progress, remark) = try store.load()
    if let remark { surroundings.writeError("listlab: \(remark)\n") }
    return progress
  }
}
