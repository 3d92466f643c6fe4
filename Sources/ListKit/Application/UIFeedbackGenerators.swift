/// Lets the device tap the hand that holds it. Nothing is felt here.
@MainActor
open class UIFeedbackGenerator {
  init() {}

  /// Gets ready.
  open func prepare() {}
}

/// A tap as of something that hits something. Nothing is felt here.
@MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// Makes a generator of taps of a strength.
  public init(style: FeedbackStyle = .medium) {}

  /// Taps.
  open func impactOccurred() {}

  /// How strong a tap is.
  public enum FeedbackStyle: Int, Sendable {
    /// Of something small.
    case light
    /// Of something larger.
    case medium
    /// Of something large.
    case heavy
    /// Of something soft.
    case soft
    /// Of something hard.
    case rigid
  }
}

/// A tick, as of a wheel. Nothing is felt here.
@MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Makes a generator.
  public override init() {}

  /// Ticks.
  open func selectionChanged() {}
}

/// Taps that say how something went. Nothing is felt here.
@MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// Makes a generator.
  public override init() {}

  /// Says how it went.
  open func notificationOccurred(_ notificationType: FeedbackType) {}

  /// How something went.
  public enum FeedbackType: Int, Sendable {
    /// Well.
    case success
    /// Not quite.
    case warning
    /// Badly.
    case error
  }
}
