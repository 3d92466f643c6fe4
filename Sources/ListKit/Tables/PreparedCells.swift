/// Cells that stand ready off screen: asked for before their rows come (68), or kept for a while after their
/// rows left (38). By the number of the row over all sections.
///
/// How many there are and how long they wait is not documented. Our choice: four, and the oldest goes first.
@MainActor
struct PreparedCells {
  /// The most cells that stand ready.
  static let most = 4

  private var cells: [(position: Int, cell: UITableViewCell)] = []

  /// The rows that have a cell ready.
  var positions: [Int] { cells.map(\.position) }

  /// The cells that stand ready.
  var all: [UITableViewCell] { cells.map(\.cell) }

  /// The cell that stands ready for a row, or nil.
  subscript(position: Int) -> UITableViewCell? {
    cells.first { $0.position == position }?.cell
  }

  /// Keeps a cell for its row.
  mutating func put(_ cell: UITableViewCell, at position: Int) {
    cells.append((position, cell))
  }

  /// Takes out the cell that stands ready for a row, or nil.
  mutating func take(_ position: Int) -> UITableViewCell? {
    guard let index = cells.firstIndex(where: { $0.position == position }) else { return nil }
    return cells.remove(at: index).cell
  }

  /// Takes out the cells that are too many, oldest first.
  mutating func overflow() -> [UITableViewCell] {
    let many = max(cells.count - Self.most, 0)
    defer { cells.removeFirst(many) }
    return cells.prefix(many).map(\.cell)
  }

  /// Takes out all cells, oldest first.
  mutating func takeAll() -> [(position: Int, cell: UITableViewCell)] {
    defer { cells = [] }
    return cells
  }
}
