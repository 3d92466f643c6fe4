import Dispatch

/// A moment on the clock that stands while the machine sleeps; in a scenario, on the scenario's clock.
///
/// Source: `DispatchTime` documentation.
public struct DispatchTime: Comparable, Hashable, Sendable {
  /// Nanoseconds since the clock began.
  public let uptimeNanoseconds: UInt64

  /// Makes a moment from nanoseconds since the clock began.
  public init(uptimeNanoseconds: UInt64) {
    self.uptimeNanoseconds = uptimeNanoseconds
  }

  /// The present moment.
  public static func now() -> DispatchTime {
    DispatchTime(
      uptimeNanoseconds: Scenario.current?.clock.nanoseconds
        ?? Dispatch.DispatchTime.now().uptimeNanoseconds)
  }

  /// A moment that never comes.
  public static let distantFuture = DispatchTime(uptimeNanoseconds: .max)

  /// Whether one moment is before another.
  public static func < (lhs: DispatchTime, rhs: DispatchTime) -> Bool {
    lhs.uptimeNanoseconds < rhs.uptimeNanoseconds
  }

  /// The moment some seconds later.
  public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
    guard time != .distantFuture else { return time }
    return DispatchTime(uptimeNanoseconds: time.uptimeNanoseconds.adding(seconds))
  }

  /// The moment some seconds earlier.
  public static func - (time: DispatchTime, seconds: Double) -> DispatchTime { time + -seconds }

  /// The moment an interval later.
  public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    guard let nanoseconds = interval.nanoseconds else { return .distantFuture }
    guard time != .distantFuture else { return time }
    let sum = time.uptimeNanoseconds.addingReportingOverflow(UInt64(nanoseconds.magnitude))
    if nanoseconds >= 0 { return sum.overflow ? .distantFuture : .init(uptimeNanoseconds: sum.0) }
    let rest = time.uptimeNanoseconds.subtractingReportingOverflow(UInt64(nanoseconds.magnitude))
    return DispatchTime(uptimeNanoseconds: rest.overflow ? 0 : rest.0)
  }

  /// The moment an interval earlier.
  public static func - (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    interval.nanoseconds.map { time + .nanoseconds(-$0) } ?? .distantFuture
  }

  /// How long it is from this moment to another.
  public func distance(to other: DispatchTime) -> DispatchTimeInterval {
    other >= self
      ? .nanoseconds(Int(clamping: other.uptimeNanoseconds - uptimeNanoseconds))
      : .nanoseconds(-Int(clamping: uptimeNanoseconds - other.uptimeNanoseconds))
  }

  /// The moment an interval later.
  public func advanced(by interval: DispatchTimeInterval) -> DispatchTime { self + interval }
}

/// A length of time.
public enum DispatchTimeInterval: Equatable, Sendable {
  /// Whole seconds.
  case seconds(Int)
  /// Thousandths of a second.
  case milliseconds(Int)
  /// Millionths of a second.
  case microseconds(Int)
  /// Thousand millionths of a second.
  case nanoseconds(Int)
  /// Without end.
  case never

  /// The length in nanoseconds, as much as fits; nil without end.
  var nanoseconds: Int? {
    func times(_ count: Int, _ unit: Int) -> Int {
      let product = count.multipliedReportingOverflow(by: unit)
      return product.overflow ? (count < 0 ? -.max : .max) : product.partialValue
    }
    switch self {
    case .seconds(let count): return times(count, 1_000_000_000)
    case .milliseconds(let count): return times(count, 1_000_000)
    case .microseconds(let count): return times(count, 1_000)
    case .nanoseconds(let count): return count
    case .never: return nil
    }
  }

  /// Whether two lengths are equal, in whatever units.
  public static func == (lhs: DispatchTimeInterval, rhs: DispatchTimeInterval) -> Bool {
    lhs.nanoseconds == rhs.nanoseconds
  }
}
