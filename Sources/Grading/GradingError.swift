/// What can keep a kit from grading at all. The description says what happened and what to do next.
public enum GradingError: Error, Equatable, CustomStringConvertible {
  /// A program cannot be started.
  case cannotStart(String, reason: String)
  /// There is no Swift toolchain.
  case noToolchain
  /// The place for builds cannot be written.
  case workspaceUnwritable(String, reason: String)
  /// Another run is using the place for builds.
  case busy
  /// The kit's own code does not build.
  case kitDoesNotBuild(String)
  /// The build ended without saying what is wrong.
  case buildFailed(String)

  /// The sentence for people.
  public var description: String {
    switch self {
    case .cannotStart(let program, let reason):
      "\(program) cannot be started: \(reason)."
    case .noToolchain:
      "There is no Swift toolchain: no “swift” in PATH. Install Swift 6.2 or later from swift.org, or add its folder to PATH."
    case .workspaceUnwritable(let path, let reason):
      "\(path) cannot be written: \(reason). Check the free space and that you may write there."
    case .busy:
      "Another listlab is running in this kit. Wait until it is done, or end it, and try again."
    case .kitDoesNotBuild(let first):
      "The kit itself does not build, which is not your code's fault: \(first). Restore it with: git checkout -- Sources Exercises"
    case .buildFailed(let last):
      "The build ended without naming an error in your code: \(last)"
    }
  }
}
