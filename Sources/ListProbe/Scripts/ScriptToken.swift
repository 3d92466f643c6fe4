import Findings
import Foundation

/// Names one script, so that it can be run again: the seed that its steps were drawn with, and which of them
/// were kept. `s7` is all that seed 7 gives; `s7.1.4.9` is its first, fourth and ninth step.
public struct ScriptToken: Hashable, Sendable, CustomStringConvertible {
  /// The seed.
  public var seed: UInt64

  /// The numbers of the steps that were kept, from 1 and rising, or nil for all.
  public var kept: [Int]?

  /// Names the script of a seed, or a part of it.
  public init(seed: UInt64, kept: [Int]? = nil) {
    self.seed = seed
    self.kept = kept
  }

  /// Reads a token, or gives nil for what is none.
  public init?(_ text: String) {
    let parts = text.dropFirst().split(separator: ".", omittingEmptySubsequences: false)
    guard text.first == "s", let first = parts.first, let seed = UInt64(first) else { return nil }
    let numbers = parts.dropFirst().compactMap { Int($0) }
    guard numbers.count == parts.count - 1, (numbers.first ?? 1) > 0,
      zip(numbers, numbers.dropFirst()).allSatisfy({ $0 < $1 })
    else { return nil }
    self.init(seed: seed, kept: numbers.isEmpty ? nil : numbers)
    // Only one way to write each, so that two tokens that look different are different.
    guard description == text else { return nil }
  }

  /// The token as it is written.
  public var description: String {
    (["s\(seed)"] + (kept ?? []).map(String.init)).joined(separator: ".")
  }

  /// The variable that names the script to try before all others.
  public static let variable = ReplayVariable.script.rawValue

  /// The script that the environment asks for, or nil.
  public static var inEnvironment: ScriptToken? {
    ProcessInfo.processInfo.environment[variable].flatMap { ScriptToken($0) }
  }
}
