import Dispatch
import Foundation
import Grading

#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#elseif canImport(Darwin)
  @preconcurrency import Darwin
#endif

extension Surroundings {
  /// The surroundings of this process.
  public static func process() -> Surroundings {
    Surroundings(
      workingFolder: URL(filePath: FileManager.default.currentDirectoryPath),
      environment: ProcessInfo.processInfo.environment,
      write: { FileHandle.standardOutput.write(Data($0.utf8)) },
      writeError: { FileHandle.standardError.write(Data($0.utf8)) },
      outputIsTerminal: isatty(STDOUT_FILENO) == 1, errorIsTerminal: isatty(STDERR_FILENO) == 1,
      columns: terminalColumns())
  }

  private static func terminalColumns() -> Int {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }
}

/// Ends what runs when the program is interrupted: children have process groups of their own, which a
/// terminal's Ctrl-C does not reach.
public final class InterruptHandler {
  private let sources: [any DispatchSourceSignal]

  /// Handles interrupts as long as the object lives.
  public init() {
    sources = [SIGINT, SIGTERM, SIGHUP].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        Child.endAll()
        exit(128 + number)
      }
      source.resume()
      return source
    }
  }
}
