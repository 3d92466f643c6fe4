/// All behaviours, in the order of their numbers: how sure each is, what it says, and where nothing tests it
/// here, why. The page is made from this and from the tests' names.
enum Behaviours {
  /// One line each: number, letter, behaviour, and after a third bar why it has no test, or what is different.
  static let list = """
    1|A|Without `numberOfSections` there is one section.
    2|A|No delegate method is required, and of the data source only two.
    3|B|Without estimates `reloadData` asks for all counts and heights, and for no cell.
    4|B|The first layout asks for all of them again before the first cell.
    5|B|A row: `cellForRowAt`, in it the dequeue with the height at its end, return, the height, `willDisplay`.
    6|B|Rows of one pass come one by one in ascending order; cells are laid out after all calls.
    7|B|Header calls come after the cells: height, view, title, display.
    8|B|Without estimates N rows of which V are visible ask 2N + 2V times for heights.
    9|A/B|With estimates only visible rows are asked for, about three times each.
    10|B|A scroll step is told first; then layout asks for the new rows only, and for no count.
    11|B|A changed model changes nothing before the next reload or batch.
    12|C|After `reloadData` rows are filled in the next layout, once for many reloads.
    13|C|An absurd number of rows is an exception.|n.a.: nothing is stored per row here, so no number is too large
    14|B|A table outside a window lays out its rows all the same, and logs a warning once.|deviates: the warning is not written, so that a run's output is the app's own
    15|A|Dequeuing without a path gives nil for what is not registered and not pooled.
    16|A|Dequeuing without a path makes a cell of a registered class.
    17|B|Dequeuing for a path without a registration raises.
    18|A|Dequeuing for a path always gives a cell, sized for its row.
    19|B|Inside `cellForRowAt` that size is the table's width and the row's height; elsewhere 320 × 44.
    20|B|The registration is checked, not the pool.
    21|C|The later registration of an identifier wins.
    22|A|A registered class is made by `init(style:reuseIdentifier:)` with the default style.
    23|B|A nib must hold exactly one cell.|n.a.: there are no nibs
    24|B|Two dequeues for one row raise.
    25|C|Dequeuing for a path that the table does not have raises.
    26|D|A cell dequeued without a path and not returned is out of the pool.
    27|B|A data source that gives no cell raises.|deviates: only a diffable provider can give none; a data source's result is not optional in Swift
    28|A|A cell without an identifier is never pooled and never prepared.
    29|A|`prepareForReuse` runs on a pooled cell only, just before it is given out.
    30|A|Content belongs into `cellForRowAt`, not into `prepareForReuse`.|n.a.: advice to the app; lesson 2 is about it
    31|C|An override of `prepareForReuse` calls super.|n.a.: advice to the app; the base class does nothing here
    32|B|Each identifier has a pool of its own.
    33|C/D|The order in which the pool gives cells out is not promised.
    34|B|The pool does not shrink by itself; a memory warning empties it.
    35|B|Slow scrolling needs the cells of one screen and one more.
    36|B|A jump of a screen asks for new cells before the old ones are pooled.
    37|A|A cell that left is told of in the same pass, and pooled.
    38|A|On iOS 15 a cell that left may be kept for its row for a while.
    39|B|`reloadData` makes no new cells.
    40|B|`reloadData` takes rows away from the bottom up, and they come back with other cells.
    41|C|After the model shrank, they are taken away by their old paths.
    42|C|A cell used as a header is logged.|n.a.: nothing is logged
    43|A|An identifier per row means a cell per row.
    44|A|Heights and estimates are `automaticDimension` at first, which is -1.
    45|A|Without estimates all heights count from the start.
    46|B|To implement `estimatedHeightForRowAt` turns estimates on.
    47|A|Self-sizing cells need an estimate that is not 0.
    48|A|The delegate's height comes before the table's.
    49|B|`contentSize` adds what is measured and what is estimated.
    50|A/B|It is corrected while scrolling measures more.
    51|B|An estimate that is the true mean looks exact by chance.
    52|B|For the estimate `automaticDimension` UIKit picks one of its own.
    53|C|With no height from anywhere a row is 44 points high.
    54|B|Estimates save measuring before the first screen.
    55|C|With estimates `reloadData` forgets what was measured, and content jumps.
    56|A|A self-sizing cell's height comes from its constraints at the table's width.
    57|A|An empty batch asks for heights again, without new cells.
    58|C|A new width makes measured heights stale.
    59|A|`reloadData` keeps the offset unless the table became too short.
    60|A|`cellForRow` is nil for a row off screen or out of range.
    61|A|`indexPath(for:)` is nil for a cell that is not visible.
    62|A|`indexPathForRow(at:)` is nil outside all rows; `indexPathsForRows(in:)` without a valid rectangle.
    63|A|Visible cells and paths are those on screen only.
    64|A/D|`rectForRow` works off screen.
    65|A|`reloadData` throws uncommitted updates of a drag away.|deviates: there is no dragging, so there never are any
    66|A|`willDisplay` comes just before the cell is shown.
    67|A|`isPrefetchingEnabled` is on at first; off, nothing is prepared ahead.
    68|A|One cell is prepared after a frame that needed none.
    69|A|A cell that was asked for need not be displayed.
    70|A|One cell can be displayed and taken away several times without being asked for again.
    71|A|A prepared cell shows old data unless it is configured again.
    72|A|Before iOS 15 a table never prepares cells.
    73|A|Rows are announced nearest first, and not every row.
    74|A|Announced rows that were not used may be taken back.
    75|A|A prefetching data source is never handed cells.
    76|D|Rows on screen, and the first screenful, are not announced.
    77|A|`reloadRows` asks for another cell.
    78|B|A reload is a deletion and an insertion at one path.
    79|B|With an empty pool a reload makes a new cell.
    80|A|In a batch, paths of reloads are those before all updates.
    81|C|A reloaded row is no longer selected.
    82|B|To reload and to move one row in a batch raises.
    83|A|`reconfigureRows` runs `cellForRowAt` with the row's own cell, without `prepareForReuse`.
    84|A|For a row without a cell it does nothing.
    85|A|It reaches cells that stand ready off screen; a reload throws them away.
    86|A|The row is measured again afterwards.
    87|B|Another identifier, or another cell, raises.
    88|A|What the cell holds survives.
    89|A|With a diffable data source the snapshot's `reconfigureItems` is the way.|n.a.: advice to the app; 83 tests the way itself
    90|A|Deletions mean the old state, insertions the state after them.
    91|A−|A move goes from the old state to the final one.
    92|A|The order of the calls does not matter.
    93|A|What cannot be done to one place in one batch raises.
    94|A/D|Batches nest; the outermost end does all.
    95|B|The words for contradictions.
    96|B|The words for a deletion out of range.
    97|B|The words for an insertion out of range.
    98|B|The words for rows that do not add up.
    99|B|The words for sections that do not add up.
    100|B|The newer words, with both states and all updates.
    101|B/D|Which of them comes is not settled.
    102|B|The names of the assertions in crash reports.|n.a.: there are no Objective-C methods to name
    103|B|Ranges are checked before counts.
    104|B|After an exception the table is of no use.
    105|A/B|Counts are those on entering the batch.
    106|B|To delete row 0 and insert row 0 is right.
    107|B|After a deletion the row that comes up takes a pooled cell.
    108|A|`completion` says whether animations were interrupted.|deviates: nothing is animated, so it always says true
    109|A|`reloadData` must not be called inside a batch.
    110|A/B|Outside a batch each call is one of its own.
    111|C|Some iOS versions ask for a cell out of range.|n.a.: a fault of UIKit's
    112|A|A snapshot is the whole state, empty or a copy.
    113|A|Items are unique in the whole snapshot.
    114|B|Duplicates raise; what is there already moves, and that is logged.
    115|A/B|Items without a section go to the last; without any, or to an unknown one, they raise.
    116|A|What is not there has no index.
    117|B−|To reload what is not there raises.
    118|D|To delete what is not there does nothing.
    119|A|Equal identifiers with other content are no difference.
    120|C|The provider is handed the identifier that is stored.
    121|A|Applying without animation is a difference all the same (iOS 15).
    122|A|`applySnapshotUsingReloadData` makes no difference but a reload.
    123|A|Applying is O(n).
    124|A|`apply` may be called off the main queue, always or never.|deviates: it belongs to the main actor; from elsewhere it is awaited
    125|B|Mixed or nested use raises.
    126|A|The completion runs when the update is over.
    127|A|Items and paths are those of the applied state.
    128|A|Changing a table by hand that a diffable data source drives is wrong.
    129|A|The table does not own its data source.
    130|C|There are no titles, edits and moves until a subclass says otherwise.
    131|A|Store, snapshot, marks, apply: in this order.
    132|A/D|Rows that stay keep their cells.
    133|C|An item both reloaded and reconfigured is a risk.
    134|C|`defaultRowAnimation` holds for all changes.
    135|A/C|The order of calls at a tap.
    136|A|Without highlight there is no selection, and the old row stays.
    137|A|Selecting from code calls no delegate method.
    138|C|The selection is the table's; a cell is given its state.
    139|C|What a cell sees at a tap.
    140|C|`reloadData` takes the selection away.
    141|C/D|The selection moves with its rows.
    142|D|Through a diffable apply it moves with its items.
    143|A|One row can be selected at first, and none while editing.
    144|C|`clearsSelectionOnViewWillAppear` clears a single selection.
    145|A|What is not set on every path stays for the next row.
    146|A|A content configuration replaces the content view, or is taken over by a compatible one.
    147|C|`defaultContentConfiguration` is fresh and without content.
    148|A|A cell updates its configuration by itself when its state changes.
    149|A|Requests to update are merged, and answered before the first display.
    150|C|Content configurations and built-in labels do not mix.
    151|C|Built-in views are made when asked for; the default style has no second label.
    152|B|`scrollToRow` out of range raises.
    153|A|`NSNotFound` is a valid row for it.
    154|C|`.none` scrolls the least needed.
    155|D|Whether it causes `scrollViewDidScroll` is doubtful.
    156|C|Under estimates it can land beside the row.
    157|A|`setEditing` reaches each visible cell; then rows are asked whether and how.
    158|A|Rows can be moved by hand if `moveRowAt` is implemented.
    159|A|`commit` must change the model and tell the table.
    160|C|After a move by hand the cell has moved already.
    161|A|Headers and footers are dequeued as cells are.
    162|A/C|A view comes before a title; headers of a plain table stick.
    163|A|`sectionHeaderTopPadding` adds room; `fillerRowHeight` is 0.
    164|A/C|The table's own header and footer scroll, count, and keep their height.
    165|B|A collection view's registration must not be made in the provider.|n.a.: there is no collection view
    166|B|A collection view wants cells with an identifier; a table takes any.
    167|B|A collection view wants back what was dequeued.|n.a.: there is no collection view
    168|A−|A collection view's cells are asked for early and kept after display.|n.a.: there is no collection view; 38 and 67 to 71 are the same for tables
    """
}
