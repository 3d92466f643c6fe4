import Dispatch

/// How urgent work is. In a scenario everything runs in the order in which it was asked for.
public struct DispatchQoS: Equatable, Sendable {
  /// The class of urgency.
  public let qosClass: QoSClass

  /// How far below the class; 0 or negative.
  public let relativePriority: Int

  /// Makes a degree of urgency.
  public init(qosClass: QoSClass, relativePriority: Int) {
    self.qosClass = qosClass
    self.relativePriority = relativePriority
  }

  /// Work that nobody waits for.
  public static let background = DispatchQoS(qosClass: .background, relativePriority: 0)
  /// Work that somebody may look at.
  public static let utility = DispatchQoS(qosClass: .utility, relativePriority: 0)
  /// Between the user's and the rest.
  public static let `default` = DispatchQoS(qosClass: .default, relativePriority: 0)
  /// Work that the user waits for.
  public static let userInitiated = DispatchQoS(qosClass: .userInitiated, relativePriority: 0)
  /// Work that the next frame waits for.
  public static let userInteractive = DispatchQoS(qosClass: .userInteractive, relativePriority: 0)
  /// Nothing said.
  public static let unspecified = DispatchQoS(qosClass: .unspecified, relativePriority: 0)

  /// The classes of urgency.
  public enum QoSClass: Sendable {
    /// Work that nobody waits for.
    case background
    /// Work that somebody may look at.
    case utility
    /// Between the user's and the rest.
    case `default`
    /// Work that the user waits for.
    case userInitiated
    /// Work that the next frame waits for.
    case userInteractive
    /// Nothing said.
    case unspecified

    /// The same for the real queues.
    var real: Dispatch.DispatchQoS.QoSClass {
      switch self {
      case .background: .background
      case .utility: .utility
      case .default, .unspecified: .default
      case .userInitiated: .userInitiated
      case .userInteractive: .userInteractive
      }
    }
  }
}

/// How a block runs. Accepted and not looked at: blocks of one queue run one after the other here.
public struct DispatchWorkItemFlags: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes flags from bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Alone on its queue.
  public static let barrier = DispatchWorkItemFlags(rawValue: 1)
  /// Without the surroundings of whoever asked.
  public static let detached = DispatchWorkItemFlags(rawValue: 2)
  /// With the surroundings of whoever made it.
  public static let assignCurrentContext = DispatchWorkItemFlags(rawValue: 4)
  /// Without urgency.
  public static let noQoS = DispatchWorkItemFlags(rawValue: 8)
  /// With the queue's urgency.
  public static let inheritQoS = DispatchWorkItemFlags(rawValue: 16)
  /// With its own urgency.
  public static let enforceQoS = DispatchWorkItemFlags(rawValue: 32)
}
