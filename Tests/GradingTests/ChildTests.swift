import Foundation
import Synchronization
import TestKits
import Testing

@testable import Grading

@Suite struct ChildTests {
  private func shell(_ script: String) -> Child {
    Child(program: "/bin/sh", arguments: ["-c", script], environment: ["PATH": "/usr/bin:/bin"])
  }

  @Test("Both streams and the exit code come back")
  func plain() throws {
    let ending = try shell("echo out; echo err >&2; exit 3").run()
    #expect(ending.output == "out\n")
    #expect(ending.errors == "err\n")
    #expect(ending.exitCode == 3)
    #expect(ending.signal == nil)
  }

  @Test("A signal is told from an exit code")
  func signal() throws {
    let ending = try shell("kill -9 $$").run()
    #expect(ending.exitCode == nil)
    #expect(ending.signal == SIGKILL)
  }

  @Test("A megabyte on each stream does not hang, and its middle is left out")
  func large() throws {
    var child = shell(
      "head -c 1000000 /dev/zero | tr '\\0' a; head -c 1000000 /dev/zero | tr '\\0' b >&2")
    child.keptOutput = 1000
    let ending = try child.run()
    #expect(ending.exitCode == 0)
    #expect(ending.output.utf8.count < 2000)
    #expect(ending.output.contains("bytes left out"))
    #expect(ending.errors.hasSuffix("b"))
  }

  @Test("What writes without end is ended")
  func endless() throws {
    var child = shell("yes")
    child.mostOutput = 1 << 20
    let ending = try child.run()
    #expect(ending.wroteTooMuch)
    #expect(ending.signal == SIGKILL)
  }

  @Test("Lines come while it runs")
  func lines() throws {
    let seen = Mutex<[String]>([])
    let ending = try shell("echo one; echo two; printf three").readLines { line in
      seen.withLock { $0.append(String(line)) }
    }
    #expect(seen.withLock { $0 } == ["one", "two"])
    #expect(ending.output == "one\ntwo\nthree")
  }

  @Test(
    "What does not stop when asked is ended, and so is what it started", .timeLimit(.minutes(1)))
  func stop() throws {
    let folder = try TemporaryFolder()
    let path = folder.url.appending(path: "fifo").path
    try #require(mkfifo(path, 0o600) == 0)
    let reader = open(path, O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    // Both hold the pipe open, so reading it comes to an end when both are gone.
    var child = shell("trap '' QUIT; exec 3>'\(path)'; sleep 1000 & wait; wait")
    child.grace = .milliseconds(200)
    var asked = 0
    let ending = try child.run(watch: { _ in
      asked += 1
      return asked > 20 ? .stop : .goOn
    })
    #expect(ending.wasStopped)
    #expect(ending.signal == SIGKILL)
    _ = fcntl(reader, F_SETFL, 0)
    var byte: UInt8 = 0
    #expect(read(reader, &byte, 1) == 0)
  }

  @Test("A program that is not there is said to be missing")
  func missing() {
    let child = Child(program: "/nowhere/tool", arguments: [], environment: [:])
    #expect(throws: GradingError.cannotStart("/nowhere/tool", reason: "No such file or directory"))
    {
      try child.run()
    }
  }
}
