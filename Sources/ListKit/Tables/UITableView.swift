public import Foundation

/// A list of rows that makes cells only for those on screen and uses them again for others.
///
/// Numbers in brackets are those of the behaviours in `Tests/ConformanceTests`.
@MainActor
open class UITableView: UIScrollView {
  /// Makes a table. Rows are asked for in the first layout pass.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    setNeedsLayout()
  }

  /// Makes a plain table.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// There are no nibs here; returns nil.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Stands for "the table finds out"; -1.
  public static let automaticDimension: CGFloat = -1

  /// How sections look.
  public let style: Style

  /// Where rows come from. The table does not own it (129).
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { setNeedsReload() }
  }

  /// The height of every row in points; `automaticDimension`, which it is at first (44), gives 44 here.
  open var rowHeight: CGFloat = UITableView.automaticDimension {
    didSet { setNeedsReload() }
  }

  // MARK: State

  /// Row counts as they were at the last reload, and where rows stand.
  var geometry = RowGeometry()

  /// Whether the counts must be read before anything else.
  var needsReload = true

  /// The cells on screen, by the number of their row over all sections.
  var shown: [Int: UITableViewCell] = [:]

  /// Cells that left the screen.
  var pool = ReusePool()

  /// The cell class for each identifier.
  var classes: [String: UITableViewCell.Type] = [:]

  /// The row that the data source is being asked for, and the identifier already dequeued for it.
  var request: (path: IndexPath, dequeued: String?)?

  /// The delegate, where it is a table's.
  var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

  // MARK: Layout

  /// Brings the rows on screen up to date with the offset.
  open override func layoutSubviews() {
    super.layoutSubviews()
    showRows()
  }

  // MARK: Reloading

  /// Reads the counts again and, in the next layout pass, asks for the rows on screen again. Cells are
  /// pooled and come out again; none is thrown away (39). The offset is kept as far as there are rows (59).
  open func reloadData() {
    // Bottom row first, with the paths that the rows had (40, 41). The bottom row's cell is also the last
    // into the pool and so the first out: rows come back with other cells than before (40).
    let cells = shown.keys.sorted(by: >).compactMap { endDisplaying($0) }
    for cell in cells.reversed() { pool.put(cell) }
    setNeedsReload()
    readCountsIfNeeded()
    contentOffset.y = min(contentOffset.y, max(contentSize.height - bounds.height, 0))
  }

  private func setNeedsReload() {
    needsReload = true
    setNeedsLayout()
  }

  /// Makes the counts current. A table without a data source has no rows.
  func readCountsIfNeeded() {
    guard needsReload else { return }
    needsReload = false
    geometry.rowHeight = rowHeight == UITableView.automaticDimension ? 44 : rowHeight
    let sections = dataSource?.numberOfSections(in: self) ?? 0
    geometry.counts = (0..<sections).map {
      dataSource?.tableView(self, numberOfRowsInSection: $0) ?? 0
    }
    contentSize = CGSize(width: bounds.width, height: geometry.height)
  }

  /// How the sections of a table look.
  public enum Style: Int, Sendable {
    /// One after the other.
    case plain
    /// In groups with room between.
    case grouped
    /// In rounded groups set in from the edges.
    case insetGrouped
  }
}
