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
  open weak var dataSource: (any UITableViewDataSource)? { didSet { setNeedsReload() } }

  /// Told of rows that will be needed soon (73–76). The table does not own it.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?

  // MARK: Heights

  /// The height of every row in points, unless the delegate says another (48); `automaticDimension`, which
  /// it is at first (44), leaves it to the cell (56), which must then not be without an estimate (47).
  open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { setNeedsReload() } }

  /// The height of headers that have no other, in points.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { setNeedsReload() }
  }

  /// The height of footers that have no other, in points.
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { setNeedsReload() }
  }

  /// What a row is taken to be high, in points, until it is shown; 0 asks for all heights at once (44, 45).
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension {
    didSet { setNeedsReload() }
  }

  /// What a header is taken to be high, in points, until it is shown; 0 turns estimates off (44). With
  /// `automaticDimension` headers are measured at once here.
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { setNeedsReload() }
  }

  /// What a footer is taken to be high, in points, until it is shown; 0 turns estimates off (44). With
  /// `automaticDimension` footers are measured at once here.
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { setNeedsReload() }
  }

  /// Empty room above the headers of a plain table, in points (163); `automaticDimension` gives 22 here.
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
    didSet { setNeedsReload() }
  }

  /// The height of the separators drawn below the last row (163). Nothing is drawn here.
  open var fillerRowHeight: CGFloat = 0

  // MARK: Above and below

  /// A view above all sections. It takes the table's width and keeps its height; set it again to have a
  /// changed height heeded (164).
  open var tableHeaderView: UIView? { didSet { replace(oldValue, by: tableHeaderView) } }

  /// A view below all sections, as `tableHeaderView` is above (164).
  open var tableFooterView: UIView? { didSet { replace(oldValue, by: tableFooterView) } }

  /// A view behind all rows that does not scroll with them.
  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  // MARK: Selection

  /// Whether rows can be selected; yes unless set (143).
  open var allowsSelection = true { didSet { if !allowsSelection { deselectAll() } } }

  /// Whether several rows can be selected at a time; no unless set (143).
  open var allowsMultipleSelection = false {
    didSet { if !allowsMultipleSelection { deselectAll() } }
  }

  /// Whether rows can be selected while the table is being edited; no unless set (143).
  open var allowsSelectionDuringEditing = false

  /// Whether several rows can be while the table is being edited; no unless set (143).
  open var allowsMultipleSelectionDuringEditing = false

  // MARK: Appearance

  /// The lines between rows. Nothing is drawn here.
  open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine

  /// The colour of the lines between rows. Nothing is drawn here.
  open var separatorColor: UIColor?

  /// Room at the ends of the lines between rows.
  open var separatorInset: UIEdgeInsets = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)

  /// The colour of the index at the edge. Nothing is drawn here.
  open var sectionIndexColor: UIColor?

  /// The colour behind the index at the edge. Nothing is drawn here.
  open var sectionIndexBackgroundColor: UIColor?

  /// How many rows there must be before the index is shown. Nothing is drawn here.
  open var sectionIndexMinimumDisplayRowCount = 0

  /// Whether cells follow the readable width. Nothing follows from it here.
  open var cellLayoutMarginsFollowReadableWidth = false

  // MARK: Preparing ahead

  /// Whether rows are prepared before they are shown; yes unless set (67). Turning it off also ends the
  /// calls to `prefetchDataSource`. Cells are prepared only on a screen of the modern generation.
  open var isPrefetchingEnabled = true {
    didSet { if !isPrefetchingEnabled { forgetPrepared() } }
  }

  /// Whether a drag has left placeholders in the table (65). There is no dragging here, so never.
  open var hasUncommittedUpdates: Bool { false }

  /// Whether the table is being edited.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }

  // MARK: State

  /// Row counts as they were at the last reload or update, and where everything stands.
  var geometry = TableGeometry()

  /// Whether the counts must be read before anything else.
  var needsReload = true

  /// Whether the table was laid out since it exists.
  var wasLaidOut = false

  /// Counts reloads and updates, so that a layout pass notices when code that it calls makes one.
  var revision = 0

  /// Whether heights are estimates until their rows are shown.
  var estimatesHeights = false

  /// Whether the delegate says how high rows are.
  var delegateSaysHeights = false

  /// The width at which heights were read.
  var heightsWidth: CGFloat = 0

  /// Sections whose header or footer is as high as its estimate so far.
  var estimatedEdges: [SectionEdge: Set<Int>] = [:]

  /// Whether an exception was raised: such a table does nothing any more (104).
  var isPoisoned = false

  /// The cells on screen, by the number of their row over all sections.
  var shown: [Int: UITableViewCell] = [:]

  /// Cells that left the screen, to be pooled after the next requests (36), with the paths they had.
  var leaving: [(cell: UITableViewCell, path: IndexPath)] = []

  /// Cells that have no row, to be given out again.
  var pool = ReusePool<UITableViewCell>()

  /// The cell class for each identifier.
  var classes: [String: UITableViewCell.Type] = [:]

  /// The row that the data source is being asked for.
  var request: CellRequest?

  /// The headers and footers on screen, and those that wait.
  var supplements = SectionViews()

  /// Cells that are prepared ahead or kept for a while.
  var prepared = PreparedCells()

  /// Rows that were announced to the prefetching data source and did not come yet, nearest first.
  var announced: [Int] = []

  /// The offset of the last layout pass, or nil before the first.
  var lastOffset: CGFloat?

  /// Whether the last scrolling went towards the first row.
  var scrollsUp = false

  /// How many cells were asked for since the last frame.
  var requestsInFrame = 0

  /// Paths of the selected rows, in the order of their selection.
  var selection: [IndexPath] = []

  /// The batch of updates that is being collected.
  var batch: BatchUpdate?

  /// Whether the table is being edited; behind `isEditing`.
  var editing = false

  /// The cell of the row that a swipe opened.
  weak var swiped: UITableViewCell?

  /// Set by the data source's methods for editing where they are not implemented: only a call shows that.
  var missesMethod = false

  /// The delegate, where it is a table's.
  var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

  // MARK: Layout

  /// Brings the rows on screen up to date with the offset.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if !wasLaidOut {
      wasLaidOut = true
      // The first pass asks for everything once more, whatever was read before it (4).
      needsReload = true
    }
    showRows()
  }

  override func useSpareTime() { prepareAhead() }

  override func emptyCaches() { emptyPools() }

  /// Views off screen hear of it here. Heights are stale, as at another width (58).
  override func textSizeChanged() {
    for view in pool.all + prepared.all { view.forEachView { $0.textSizeChanged() } }
    for view in supplements.pool.all { view.forEachView { $0.textSizeChanged() } }
    heightsWidth = -1
    setNeedsLayout()
  }

  // MARK: Reloading

  /// Reads the counts again and, in the next layout pass, asks for the rows on screen again. Cells are
  /// pooled and come out again; none is thrown away (39). The offset is kept as far as there are rows (59).
  /// Rows are no longer selected (140, our choice).
  ///
  /// Inside a batch of updates it takes the batch's place: nothing of it is done or checked (109, our choice).
  open func reloadData() {
    startAgain()
  }

  /// Puts the table into editing or takes it out, and tells the cells on screen; then their rows are asked
  /// whether and how they can be edited (157).
  open func setEditing(_ editing: Bool, animated: Bool) {
    closeSwipedRow()
    guard self.editing != editing else { return }
    self.editing = editing
    for path in indexPathsForVisibleRows ?? [] {
      guard let cell = cellForRow(at: path) else { continue }
      setEditing(editing, of: cell, at: path, animated: animated)
    }
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
