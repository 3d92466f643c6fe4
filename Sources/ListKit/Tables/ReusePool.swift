/// Cells that wait to be given out again: one stack per reuse identifier (32).
///
/// That the last one in comes out first is our choice; UIKit promises no order (33). It does not shrink
/// by itself (34).
@MainActor
struct ReusePool {
  private var stacks: [String: [UITableViewCell]] = [:]

  /// How many cells wait.
  var count: Int { stacks.values.reduce(0) { $0 + $1.count } }

  /// Takes in a cell that left the screen. One without an identifier is let go (28).
  mutating func put(_ cell: UITableViewCell) {
    guard let identifier = cell.reuseIdentifier else { return }
    stacks[identifier, default: []].append(cell)
  }

  /// The cell of this kind that came in last, or nil.
  mutating func take(_ identifier: String) -> UITableViewCell? {
    stacks[identifier]?.popLast()
  }
}
