/// Decides when a process that says nothing has said nothing for too long.
///
/// By the clock on the wall a slow machine, or a busy one, would turn right code into code that hangs. What
/// counts is the processor's time: a loop without end uses it up, and a process that waits for what never
/// comes uses none.
struct Patience {
  /// How much of the processor's time may pass without a word, and how much of ours if it uses none.
  let silence: Duration

  private var lastWord: (wall: ContinuousClock.Instant, processor: Duration?)

  /// Less than this part of the time is no work. A process among a hundred busy ones still gets more.
  private static let idleShare = 0.005

  /// Sleeping again and again uses hardly any time and has an end here.
  private static let mostWallTimes = 6

  init(silence: Duration, now: ContinuousClock.Instant = .now) {
    self.silence = silence
    lastWord = (now, .zero)
  }

  /// The process said something.
  mutating func heard(at now: ContinuousClock.Instant = .now, processor: Duration?) {
    lastWord = (now, processor)
  }

  /// Whether it is over; `processor` is the time that the process has used so far, or nil if that is not
  /// known.
  func isOver(at now: ContinuousClock.Instant = .now, processor: Duration?) -> Bool {
    let wall = now - lastWord.wall
    guard wall > silence else { return false }
    guard let processor, let before = lastWord.processor else { return true }
    let used = processor - before
    return used > silence || used < wall * Self.idleShare || wall > silence * Self.mostWallTimes
  }
}
