import Curriculum
import Foundation
import Grading
import TestKits
import Testing

/// The built program itself: exit codes, and which stream carries what.
@Suite struct BuiltToolTests {
  private func run(_ words: String..., in folder: URL) throws -> Child.Ending {
    let built = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    // On macOS the bundle's program lies deeper; the tool is beside the bundle.
    var candidate = built
    while !FileManager.default.fileExists(atPath: candidate.appending(path: "listlab").path),
      candidate.path != "/"
    {
      candidate = candidate.deletingLastPathComponent().standardizedFileURL
    }
    var environment = ProcessInfo.processInfo.environment
    environment["LISTLAB_HOME"] = nil
    environment["PWD"] = folder.path
    return try Child(
      program: "/bin/sh",
      arguments: [
        "-c", "cd \"$0\" && exec \"$@\"", folder.path, candidate.appending(path: "listlab").path,
      ]
        + words,
      environment: environment
    ).run()
  }

  @Test("The version is on standard output, with exit code 0")
  func version() throws {
    let ending = try run("--version", in: TestKit.repository.root)
    #expect(ending.exitCode == 0)
    #expect(ending.output.hasPrefix("listlab "))
    #expect(ending.errors.isEmpty)
  }

  @Test("A call that makes no sense is one line on standard error, with exit code 2")
  func usage() throws {
    let ending = try run("lesson", in: TestKit.repository.root)
    #expect(ending.exitCode == 2)
    #expect(ending.output.isEmpty)
    #expect(
      ending.errors
        == "listlab: listlab lesson needs the number of a lesson. See: listlab lesson --help\n")
  }

  @Test("Outside a kit it says so, with exit code 2")
  func outside() throws {
    let folder = try TemporaryFolder()
    let ending = try run(in: folder.url)
    #expect(ending.exitCode == 2)
    #expect(ending.errors.contains("There is no ListLab kit"))
  }
}
