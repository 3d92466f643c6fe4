/// Views that wait to be given out again: one stack per reuse identifier (32).
///
/// That the last one in comes out first is our choice; UIKit promises no order (33). It does not shrink
/// by itself (34).
@MainActor
struct ReusePool<View: UIView> {
  private var stacks: [String: [View]] = [:]

  /// How many views wait.
  var count: Int { stacks.values.reduce(0) { $0 + $1.count } }

  /// All views that wait, in no order.
  var all: [View] { stacks.values.flatMap { $0 } }

  /// Takes in a view that left the screen. One without an identifier is let go (28).
  mutating func put(_ view: View, _ identifier: String?) {
    guard let identifier else { return }
    stacks[identifier, default: []].append(view)
  }

  /// The view of this kind that came in last, or nil.
  mutating func take(_ identifier: String) -> View? {
    stacks[identifier]?.popLast()
  }

  /// Lets all of them go.
  mutating func removeAll() {
    stacks = [:]
  }
}
