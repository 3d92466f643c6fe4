import Foundation

/// The Swift toolchain that builds the exercises.
public struct Toolchain: Sendable {
  /// Path of the `swift` program.
  public let swift: String

  /// Finds `swift` in PATH.
  ///
  /// Throws `GradingError.noToolchain` if it is not there.
  public static func find(environment: [String: String]) throws(GradingError) -> Toolchain {
    for folder in (environment["PATH"] ?? "").split(separator: ":") {
      let path = "\(folder)/swift"
      if FileManager.default.isExecutableFile(atPath: path) { return Toolchain(swift: path) }
    }
    throw .noToolchain
  }
}
