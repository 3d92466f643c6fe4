public import Findings

/// Knows which objects should be gone when a screen is: it holds them weakly, drops the screen, and looks.
///
/// A request may hold a cell or a screen until it is answered; that is a delay and no leak. So answer or
/// fail all of them first.
@MainActor
public final class BalanceOracle {
  private struct Tracked {
    weak var object: AnyObject?
    var name: String
    var origin: String?
  }

  private var tracked: [Tracked] = []

  /// Begins without objects.
  public init() {}

  /// Watches an object. Name those first that own the others, such as the screen before its cells.
  ///
  /// - Parameters:
  ///   - object: What should be gone.
  ///   - name: What it is, such as `ChatList`.
  ///   - origin: What brought it up, such as "request 4 (m7)", or nil.
  public func track(_ object: AnyObject, as name: String, from origin: String? = nil) {
    guard !tracked.contains(where: { $0.object === object }) else { return }
    tracked.append(Tracked(object: object, name: name, origin: origin))
  }

  /// How many of the objects exist.
  public var living: Int { tracked.count { $0.object != nil } }

  /// Drops the screen, runs what is ready, and says what is still alive.
  public func findings(events: [String] = [], afterDropping drop: () -> Void) -> [Finding] {
    drop()
    DeterministicRuntime.drain()
    let alive = tracked.filter { $0.object != nil }
    guard let first = alive.first else { return [] }
    let alike = alive.filter { $0.name == first.name }
    let origin = first.origin.map { ", which came with \($0)," } ?? ""
    return [
      Finding(
        kind: "stillAlive",
        sentence: alike.count == 1
          ? "\(first.name)\(origin) is still alive after its screen is gone."
          : "\(alike.count) of \(first.name) are still alive after their screen is gone.",
        expected: "nothing holds them", seen: words(alive), events: events,
        question: "Who holds it strongly, and does it hold that in turn?",
        features: [first.name])
    ]
  }

  /// "ChatList, 14 of ChatCell".
  private func words(_ alive: [Tracked]) -> String {
    var names: [String] = []
    for one in alive where !names.contains(one.name) { names.append(one.name) }
    return names.map { name in
      let count = alive.count { $0.name == name }
      return count == 1 ? name : "\(count) of \(name)"
    }.joined(separator: ", ")
  }
}
