/// How long a run may say nothing before it is ended: so much of the processor's time, or so much time in which
/// it uses none.
public struct RunLimits: Sendable, Equatable {
  /// For the first check that does not answer.
  public var silence: Duration

  /// For checks after one that did not answer.
  public var silenceAfterTimeout: Duration

  /// How many checks may time out, or write too much, before the rest is not tried.
  public var mostTimeouts: Int

  /// The most bytes of output of one process.
  public var mostOutput: Int

  /// Makes limits.
  public init(
    silence: Duration = .seconds(10), silenceAfterTimeout: Duration = .seconds(2),
    mostTimeouts: Int = 2, mostOutput: Int = 16 << 20
  ) {
    self.silence = silence
    self.silenceAfterTimeout = silenceAfterTimeout
    self.mostTimeouts = mostTimeouts
    self.mostOutput = mostOutput
  }
}
