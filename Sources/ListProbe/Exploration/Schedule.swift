import Findings
import Foundation

/// One order of steps: at each point, which of the steps that could happen did, counted from 0.
public struct Schedule: Equatable, Sendable, CustomStringConvertible {
  /// The numbers.
  public let choices: [Int]

  /// Makes a schedule.
  public init(_ choices: [Int]) {
    self.choices = choices
  }

  /// Reads "2,0,1", or gives nil for what is none.
  public init?(token: String) {
    let parts = token.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int($0.trimmingCharacters(in: .whitespaces)) }
    guard numbers.count == parts.count, numbers.allSatisfy({ $0 >= 0 }) else { return nil }
    choices = numbers
  }

  /// "2,0,1".
  public var description: String { choices.map(String.init).joined(separator: ",") }

  /// The environment variable with which one order is run alone.
  public static let variable = ReplayVariable.schedule.rawValue

  /// The order that is asked for in the environment, or nil.
  public static var wanted: Schedule? { wanted(in: ProcessInfo.processInfo.environment) }

  /// The order that an environment asks for, or nil.
  static func wanted(in environment: [String: String]) -> Schedule? {
    environment[variable].flatMap { Schedule(token: $0) }
  }
}
