public import ListKit

/// A text of everything that a scenario did and showed, the same to the letter whenever the same happens.
///
/// Cells have the numbers in which they were first seen; addresses and times are in no line.
@MainActor
public final class SceneTrace {
  /// The text so far, a line for each thing.
  public private(set) var lines: [String] = []

  private var numbers: [ObjectIdentifier: Int] = [:]
  /// Keeps the cells, so that no other comes to stand at the address of one.
  private var cells: [UIView] = []
  private var last: [IndexPathKey: String] = [:]
  private var frames = 0

  private struct IndexPathKey: Hashable {
    var section: Int
    var row: Int
  }

  /// Begins an empty trace.
  public init() {}

  /// Writes what frames of a screen show from now on; of each frame the rows that changed.
  public func follow(_ screen: Screen, rows: @escaping () -> [SeenRow]) {
    screen.onFrame = { [unowned self, unowned screen] in
      frames += 1
      lines.append("frame \(frames): \(screen.events.last ?? "begin")")
      var now: [IndexPathKey: String] = [:]
      for row in rows() {
        let key = IndexPathKey(section: row.path.section, row: row.path.row)
        let line = "\(row.words), cell \(number(of: row.cell)): \(Look(of: row.cell).words)"
        now[key] = line
        if last[key] != line { lines.append("  " + line) }
      }
      last = now
    }
  }

  /// Writes that something happened, such as a call into the check's world.
  public func note(_ line: String) { lines.append("  " + line) }

  /// The number of a cell, from 1.
  public func number(of cell: UIView) -> Int {
    if let number = numbers[ObjectIdentifier(cell)] { return number }
    cells.append(cell)
    numbers[ObjectIdentifier(cell)] = cells.count
    return cells.count
  }

  /// The whole text.
  public var text: String { lines.joined(separator: "\n") }
}

extension Look {
  /// All that is seen, in one line: "titleLabel text Ben, textColor label; starView image a".
  var words: String {
    elements.indices.compactMap { index in
      let said = elements[index].properties.filter { $0.shows && $0.value != nil }
      guard !said.isEmpty else { return nil }
      let title = title(of: index)
      return (title.isEmpty ? "" : title + " ")
        + said.map { "\($0.name) \($0.value ?? "")" }.joined(separator: ", ")
    }.joined(separator: "; ")
  }
}
