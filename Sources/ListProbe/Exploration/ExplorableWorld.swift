public import Findings

/// Something that can happen next in a world that is explored.
public struct ExplorableStep: Hashable, Sendable {
  /// What tells it from the others of its world, the same in each run: "answer 2".
  public let name: String

  /// What happens, for people: "request 2 (Ben) is answered".
  public let words: String

  /// Makes a step; without words its name serves.
  public init(_ name: String, words: String? = nil) {
    self.name = name
    self.words = words ?? name
  }
}

/// What a request or a cell looks like at one moment, for the picture of time.
public struct TimeLane: Equatable, Sendable {
  /// What the line stands for: "request 2 (Ben)".
  public let name: String

  /// A few letters that say how it stands: "Ben", "asked".
  public let state: String

  /// Makes a moment of a line.
  public init(_ name: String, _ state: String) {
    self.name = name
    self.state = state
  }
}

/// A small world in which things may happen in different orders.
///
/// The world is made anew for each order and goes through it from the start, so what it does may depend on
/// nothing but the steps.
@MainActor
public protocol ExplorableWorld: AnyObject {
  /// What can happen now, always in the same sequence. When nothing can, the order is over.
  var enabledSteps: [ExplorableStep] { get }

  /// Lets something happen, up to the end of the frame.
  func perform(_ step: ExplorableStep)

  /// What is wrong now, or nil. Asked after each step; `isOver` when nothing can happen any more.
  func fault(isOver: Bool) -> Finding?

  /// Whether two steps that can both happen now come to the same in either order, also in what is seen
  /// between them. Say so only where no code of the learner's could make it untrue.
  func commute(_ first: ExplorableStep, _ second: ExplorableStep) -> Bool

  /// How requests and cells stand now.
  var lanes: [TimeLane] { get }

  /// Called when the world is left, at its end or before: nothing may go on waiting in it.
  func end()
}

extension ExplorableWorld {
  /// Nothing commutes, if the world does not say otherwise.
  public func commute(_ first: ExplorableStep, _ second: ExplorableStep) -> Bool { false }

  /// Nothing to draw, if the world does not say otherwise.
  public var lanes: [TimeLane] { [] }

  /// Nothing to do, if the world does not say otherwise.
  public func end() {}
}
