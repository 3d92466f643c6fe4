import Curriculum
import Findings
import Foundation

/// Builds what is in a workspace.
struct Build {
  let workspace: Workspace
  let toolchain: Toolchain
  let environment: [String: String]

  /// What came of a build.
  struct Result {
    /// Errors in the learner's terms, first one first; empty if it was built.
    var errors: [CompileError]

    /// Warnings about the learner's files.
    var warnings: [CompileError]
  }

  /// Builds; `progress` is told what is being compiled.
  ///
  /// Throws `GradingError` if something other than the learner's code is wrong.
  func run(progress: (BuildStep) -> Void) throws(GradingError) -> Result {
    var child = Child(
      program: toolchain.swift,
      arguments: [
        "build", "--build-tests", "--package-path", workspace.folder.path,
        "--scratch-path", workspace.scratchFolder.path, "-Xswiftc", "-diagnostic-style=llvm",
      ],
      environment: environment)
    // SwiftPM leaves temporary files behind with every build. Their folder has the same name each time, as
    // SwiftPM reads all manifests anew when the environment changes; and it is not in the kit's own, as
    // SwiftPM fails if this path has other letters than ASCII's.
    let temporary = FileManager.default.temporaryDirectory.appending(
      path: "listlab-\(workspace.folder.path.utf8.fingerprint)")
    do {
      try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
    } catch {
      throw .workspaceUnwritable(temporary.path, reason: error.plainReason)
    }
    defer { try? FileManager.default.removeItem(at: temporary) }
    child.environment["TMPDIR"] = temporary.path
    for replay in ReplayVariable.allCases { child.environment[replay.rawValue] = nil }
    child.environment["LISTLAB_KIT"] = workspace.lesson.kit.root.path
    child.environment["LISTLAB_LESSON"] = String(workspace.lesson.number)
    child.keptOutput = 8 << 20
    let ending = try child.readLines { line in
      if let step = BuildStep(line) { progress(step) }
    }
    let found = CompileError.all(in: ending.output + "\n" + ending.errors, workspace: workspace)
    let errors = found.filter { $0.severity == .error }
    let warnings = found.filter { $0.severity == .warning && $0.isInLearnersFile }
    if ending.exitCode == 0 { return Result(errors: [], warnings: warnings) }
    let blamed = errors.filter { $0.isInLearnersFile || $0.isInSubject }
    guard !blamed.isEmpty else {
      if ending.errors.contains("No space left on device")
        || ending.output.contains("No space left on device")
      {
        throw .workspaceUnwritable(
          workspace.lesson.kit.shortPath(workspace.folder), reason: "No space left on device")
      }
      if let first = errors.first {
        throw .kitDoesNotBuild("\(first.path):\(first.line): \(first.message)")
      }
      throw .buildFailed(Self.lastWords(of: ending))
    }
    return Result(errors: blamed, warnings: warnings)
  }

  private static func lastWords(of ending: Child.Ending) -> String {
    let lines = (ending.output + "\n" + ending.errors).split(separator: "\n")
    let telling = lines.last { $0.contains("error:") } ?? lines.last ?? "it said nothing"
    return telling.replacing("error: ", with: "").trimmingCharacters(in: .whitespaces)
  }
}

/// One step of a build that is under way.
public struct BuildStep: Equatable, Sendable {
  /// The number of the step, from 1, and of all steps known so far.
  public var number: Int, count: Int

  /// What is done, such as `Compiling ListKit`.
  public var what: String

  /// Reads a line of SwiftPM's, such as `[12/34] Compiling ListKit UIView.swift`.
  init?(_ line: Substring) {
    guard let match = line.firstMatch(of: /^\[(\d+)\/(\d+)\] (\w+ \S+)/),
      let number = Int(match.1), let count = Int(match.2)
    else { return nil }
    self.number = number
    self.count = count
    what = String(match.3)
  }
}
