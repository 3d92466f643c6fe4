/// One thing that a lesson promises, and whether it is so.
public struct Promise: Sendable, Equatable {
  /// What is promised, as a statement.
  public var statement: String

  /// What is wrong, or nil if it holds.
  public var broken: String?

  /// Makes a promise.
  public init(_ statement: String, broken: String? = nil) {
    self.statement = statement
    self.broken = broken
  }

  /// A promise that holds if a condition does.
  static func that(_ statement: String, _ holds: Bool, else broken: @autoclosure () -> String)
    -> Promise
  {
    Promise(statement, broken: holds ? nil : broken())
  }
}
