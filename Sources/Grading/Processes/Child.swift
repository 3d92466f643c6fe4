import Foundation
import Synchronization

#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#elseif canImport(Darwin)
  @preconcurrency import Darwin
#endif

/// A child process with what it may cost. It has a process group of its own, so that what it starts ends
/// with it.
public struct Child: Sendable {
  /// The program, by path.
  public var program: String

  /// What it is called with, its own name not included.
  public var arguments: [String]

  /// Its whole environment.
  public var environment: [String: String]

  /// The most bytes of output, both streams together, before it is ended.
  public var mostOutput = 256 << 20

  /// How much of each stream is kept.
  public var keptOutput = 1 << 20

  /// How long a process that was asked for a backtrace may take for it.
  public var grace: Duration = .seconds(10)

  /// Makes a description; nothing starts yet.
  public init(program: String, arguments: [String], environment: [String: String]) {
    self.program = program
    self.arguments = arguments
    self.environment = environment
  }

  /// How a process ended, and the first and last of what it wrote.
  public struct Ending: Sendable, Equatable {
    /// The exit code, or nil if a signal ended it.
    public var exitCode: Int32?

    /// The signal that ended it, or nil.
    public var signal: Int32?

    /// What it wrote to standard output.
    public var output = ""

    /// What it wrote to standard error.
    public var errors = ""

    /// Whether it was ended for writing too much.
    public var wroteTooMuch = false

    /// Whether `watch` asked for its end.
    public var wasStopped = false
  }

  /// What to do with a process that runs.
  public enum Advice: Sendable {
    /// Let it run.
    case goOn
    /// Ask it for a backtrace by a signal, and end it a little later.
    case stop
  }

  /// Runs the process to its end, and gives standard output to `lines` as it comes, a line at a time.
  ///
  /// Throws `GradingError.cannotStart` if there is no such program.
  public func readLines(_ lines: (Substring) -> Void) throws(GradingError) -> Ending {
    try run(lines: lines, splits: true, watch: { _ in .goOn })
  }

  /// Runs the process to its end; `watch` is asked about every 10 milliseconds, and told how much time of
  /// processors the process has used, or nil if that is not known.
  ///
  /// Throws `GradingError.cannotStart` if there is no such program.
  public func run(watch: (Duration?) -> Advice = { _ in .goOn }) throws(GradingError) -> Ending {
    try run(lines: { _ in }, splits: false, watch: watch)
  }

  private func run(
    lines: (Substring) -> Void, splits: Bool, watch: (Duration?) -> Advice
  ) throws(GradingError) -> Ending {
    let output = try Pipe.make()
    let errors = try Pipe.make()
    let group = try spawn(output: output, errors: errors)
    Self.running.withLock { _ = $0.insert(group) }
    defer {
      kill(-group, SIGKILL)
      Self.running.withLock { _ = $0.remove(group) }
      output.closeReading()
      errors.closeReading()
    }
    output.closeWriting()
    errors.closeWriting()
    return supervise(group, output, errors, lines, splits, watch)
  }

  private func supervise(
    _ process: pid_t, _ output: Pipe, _ errors: Pipe, _ lines: (Substring) -> Void,
    _ splits: Bool,
    _ watch: (Duration?) -> Advice
  ) -> Ending {
    var ending = Ending()
    var out = Collector(kept: keptOutput)
    var err = Collector(kept: keptOutput)
    var unfinished: [UInt8] = []
    var killAt: ContinuousClock.Instant?
    // The system tells once how a process ended.
    var status: (exitCode: Int32?, signal: Int32?)?
    while true {
      status = status ?? reap(process)
      let idle = wait(for: [output.reading, errors.reading], isLast: status != nil)
      for bytes in output.read() {
        out.add(bytes)
        guard splits else { continue }
        unfinished += bytes
        while let end = unfinished.firstIndex(of: UInt8(ascii: "\n")) {
          lines(Substring(decoding: unfinished[..<end], as: UTF8.self))
          unfinished.removeSubrange(...end)
        }
      }
      for bytes in errors.read() {
        err.add(bytes)
        // The runtime has written the backtrace that it was asked for; it does not end the process.
        if killAt != nil, err.text.contains("Backtrace took") { killAt = .now }
      }
      if out.total + err.total > mostOutput, !ending.wroteTooMuch {
        ending.wroteTooMuch = true
        kill(-process, SIGKILL)
      }
      if let status {
        // What the process started may hold the pipes open; its own words are all here by now.
        guard idle else { continue }
        (ending.exitCode, ending.signal) = status
        ending.output = out.text
        ending.errors = err.text
        return ending
      }
      if let killAt {
        if ContinuousClock.now >= killAt { kill(-process, SIGKILL) }
      } else if case .stop = watch(ProcessorTime.used(by: process)) {
        ending.wasStopped = true
        kill(process, SIGQUIT)
        killAt = .now + grace
      }
    }
  }

  /// Waits until there is something to read, but not long. Says whether there was nothing.
  private func wait(for files: [Int32], isLast: Bool) -> Bool {
    var polls = files.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let ready = poll(&polls, nfds_t(polls.count), isLast ? 0 : 10)
    // Closed at the other end: nothing more will come, and polling would not wait.
    if ready > 0, polls.allSatisfy({ $0.revents & Int16(POLLIN) == 0 }) {
      if !isLast { usleep(5000) }
      return true
    }
    return ready <= 0
  }

  /// How the process ended, or nil if it has not.
  private func reap(_ process: pid_t) -> (exitCode: Int32?, signal: Int32?)? {
    var status: Int32 = 0
    guard waitpid(process, &status, WNOHANG) == process else { return nil }
    let signal = status & 0x7f
    return signal == 0 ? ((status >> 8) & 0xff, nil) : (nil, signal)
  }

  // MARK: Starting

  private func spawn(output: Pipe, errors: Pipe) throws(GradingError) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output.writing, 1)
    posix_spawn_file_actions_adddup2(&actions, errors.writing, 2)
    for file in [output.reading, output.writing, errors.reading, errors.writing] {
      posix_spawn_file_actions_addclose(&actions, file)
    }
    // Signals that this process, or the shell that began it, ignores must end the child all the same.
    var signals = sigset_t()
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF))
    posix_spawnattr_setpgroup(&attributes, 0)

    let words = ([program] + arguments).map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for pointer in words + variables { free(pointer) } }
    var process: pid_t = 0
    let failure = posix_spawn(&process, program, &actions, &attributes, words, variables)
    guard failure == 0 else {
      output.closeBoth()
      errors.closeBoth()
      throw .cannotStart(program, reason: String(cString: strerror(failure)))
    }
    return process
  }

  // MARK: Interrupts

  /// The process groups that run now.
  private static let running = Mutex<Set<pid_t>>([])

  /// Ends all that runs. For use when the whole program is interrupted.
  public static func endAll() {
    let groups = running.withLock { $0 }
    for group in groups { kill(-group, SIGKILL) }
  }
}

/// The two ends of a pipe; reading never waits.
private struct Pipe {
  let reading: Int32
  let writing: Int32

  static func make() throws(GradingError) -> Pipe {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else {
      throw .cannotStart("a pipe", reason: String(cString: strerror(errno)))
    }
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return Pipe(reading: ends[0], writing: ends[1])
  }

  /// What is there to read now, at most a megabyte.
  func read() -> [[UInt8]] {
    var chunks: [[UInt8]] = []
    while chunks.count < 16 {
      let chunk = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
        count = max(0, Foundation.read(reading, buffer.baseAddress, buffer.count))
      }
      guard !chunk.isEmpty else { break }
      chunks.append(chunk)
    }
    return chunks
  }

  func closeReading() { close(reading) }
  func closeWriting() { close(writing) }
  func closeBoth() {
    closeReading()
    closeWriting()
  }
}

/// The beginning and the end of a stream of bytes.
private struct Collector {
  let kept: Int
  var total = 0
  private var head: [UInt8] = []
  private var tail: [UInt8] = []

  init(kept: Int) { self.kept = kept }

  mutating func add(_ bytes: [UInt8]) {
    total += bytes.count
    let room = kept / 2 - head.count
    head += bytes.prefix(max(room, 0))
    tail += bytes.dropFirst(max(room, 0))
    if tail.count > kept { tail.removeFirst(tail.count - kept / 2) }
  }

  var text: String {
    let left = total - head.count - tail.count
    let gap = left > 0 ? Array("\n… \(left) bytes left out …\n".utf8) : []
    return String(decoding: head + gap + tail, as: UTF8.self)
  }
}
