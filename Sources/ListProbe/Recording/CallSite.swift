import Findings
import Foundation

#if canImport(Runtime) && os(Linux)
  import Runtime
#endif

/// Finds the line of the learner's code that the probe is being called from.
enum CallSite {
  /// Whether this platform can tell. Elsewhere findings name no line.
  static var isAvailable: Bool {
    #if canImport(Runtime) && os(Linux)
      true
    #else
      false
    #endif
  }

  /// The innermost call that stands in one of these files, by name, or nil. Takes some milliseconds.
  static func innermost(in files: Set<String>) -> SourceLine? {
    #if canImport(Runtime) && os(Linux)
      guard let backtrace = try? Backtrace.capture(limit: 128),
        let symbolicated = backtrace.symbolicated()
      else { return nil }
      for frame in symbolicated.frames {
        guard let place = frame.symbol?.sourceLocation, place.line > 0,
          files.contains((place.path as NSString).lastPathComponent)
        else { continue }
        return SourceLine(file: place.path, line: place.line, column: place.column)
      }
    #endif
    return nil
  }
}
