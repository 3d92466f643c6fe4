public import Findings

/// What the learner's code did to the check's world: the only trace that a tap leaves which counts. How many
/// handlers ran for it is nobody's business.
@MainActor
public final class EffectLog {
  /// One thing that was done.
  public struct Effect: Equatable, Sendable {
    /// What was done, such as `like`.
    public var verb: String

    /// The identifier of the item that it was done to.
    public var id: String

    /// The number of the call that did it, or nil.
    public var call: Int?

    /// Makes an effect.
    public init(_ verb: String, _ id: String, call: Int? = nil) {
      (self.verb, self.id, self.call) = (verb, id, call)
    }
  }

  /// All effects, oldest first.
  public private(set) var all: [Effect] = []

  private let name: (String) -> String

  /// Begins without effects. `name` says what the item with an identifier is called.
  public init(name: @escaping (String) -> String = { $0 }) {
    self.name = name
  }

  /// Keeps an effect.
  public func add(_ verb: String, _ id: String, call: Int? = nil) {
    all.append(Effect(verb, id, call: call))
  }

  /// Does something and hands back the effects that it had.
  public func during(_ action: () -> Void) -> [Effect] {
    let before = all.count
    action()
    return Array(all[before...])
  }

  /// Judges what one touch did. It must have exactly one effect, and that for the item which the row shows.
  ///
  /// - Parameters:
  ///   - touch: The touch, such as "tap on heartButton".
  ///   - row: Where it was made, such as "row 2 (Lunch?)".
  ///   - effects: What it did.
  ///   - verb: What it should have done, and to which identifier.
  public func judge(
    _ touch: String, in row: String, _ effects: [Effect], shouldBe verb: String, _ id: String,
    events: [String] = []
  ) -> [(finding: Finding, call: Int?)] {
    let right = "\(verb) \(name(id))"
    func finding(_ kind: String, _ sentence: String, _ features: [String]) -> Finding {
      Finding(
        kind: kind, sentence: sentence, expected: right, seen: words(effects), events: events,
        item: name(id), features: features)
    }
    guard let first = effects.first else {
      return [
        (finding("tapLost", "The \(touch) in \(row) had no effect.", []), nil)
      ]
    }
    if effects.count > 1 {
      let isOne = Set(effects.map(\.id)).count == 1
      let call = effects.first { ($0.verb, $0.id) != (verb, id) }?.call ?? effects[1].call
      return [
        (
          finding(
            "tapTwice", "One \(touch) in \(row) had \(effects.count) effects.",
            [isOne ? "on one item" : "on several items"]), call
        )
      ]
    }
    if first.id != id {
      return [
        (
          finding(
            "wrongItem", "The \(touch) in \(row) went to \(name(first.id)).", [first.verb]),
          first.call
        )
      ]
    }
    if first.verb != verb {
      return [
        (
          finding("wrongEffect", "The \(touch) in \(row) did something else.", [first.verb]),
          first.call
        )
      ]
    }
    return []
  }

  /// Judges what came of something that should have had no effect, such as an answer that comes after the
  /// screen is gone. `event` begins the sentence.
  public func judgeSilence(
    _ event: String, _ effects: [Effect], events: [String] = []
  ) -> [(finding: Finding, call: Int?)] {
    guard let first = effects.first else { return [] }
    return [
      (
        Finding(
          kind: "lateEffect", sentence: "\(event) still had an effect.", expected: "nothing",
          seen: words(effects), events: events, features: [first.verb]), first.call
      )
    ]
  }

  private func words(_ effects: [Effect]) -> String {
    effects.isEmpty
      ? "nothing" : effects.map { "\($0.verb) \(name($0.id))" }.joined(separator: ", ")
  }
}

extension Recorder {
  /// Keeps findings with the calls that they blame.
  public func report(_ findings: [(finding: Finding, call: Int?)]) {
    for (finding, call) in findings { report(finding, call: call) }
  }
}
