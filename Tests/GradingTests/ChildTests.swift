import Foundation
import Synchronization
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

  @Test("What does not stop when asked is ended, and so is what it started")
  func stop() throws {
    var child = shell("trap '' QUIT; sleep 1000 & echo $!; wait; wait")
    child.grace = .milliseconds(200)
    let ending = try child.run(watch: { .stop })
    #expect(ending.wasStopped)
    #expect(ending.signal == SIGKILL)
    let started = try #require(Int32(ending.output.trimmingCharacters(in: .newlines)))
    // The system may take a moment to bury it; a process that is gone or a zombie takes no part any more.
    let state = (try? String(contentsOfFile: "/proc/\(started)/stat", encoding: .utf8)) ?? ") Z"
    #expect(state.contains(") Z") || kill(started, 0) != 0)
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
