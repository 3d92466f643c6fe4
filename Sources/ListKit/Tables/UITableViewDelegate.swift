public import Foundation

/// What a table tells about its rows and asks about their looks. All methods are optional: one that is not
/// implemented has the default that stands beside it.
@MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
  // MARK: Display

  /// A cell is about to be shown for a row (66).
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)

  /// A cell was taken off the screen; the path is the one that it was shown at (37, 41).
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)

  /// A header is about to be shown.
  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)

  /// A footer is about to be shown.
  func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)

  /// A header was taken off the screen.
  func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)

  /// A footer was taken off the screen.
  func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)

  // MARK: Heights

  /// How high a row is, in points; it comes before the table's `rowHeight` (48).
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat

  /// How high a header is, in points.
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat

  /// How high a footer is, in points.
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat

  /// What a row is taken to be high until it is shown, in points. To implement it turns estimates on,
  /// whatever the table's property says (46).
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat

  /// What a header is taken to be high until it is shown, in points. To implement it turns estimates on.
  func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int)
    -> CGFloat

  /// What a footer is taken to be high until it is shown, in points. To implement it turns estimates on.
  func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int)
    -> CGFloat

  // MARK: Headers and footers

  /// The header of a section; it comes before the data source's title (162).
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?

  /// The footer of a section; it comes before the data source's title (162).
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?

  // MARK: Selection

  /// Whether a touched row may look touched; no also stops its selection (136).
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool

  /// A row looks touched (135).
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)

  /// A row no longer looks touched (135).
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)

  /// A tap is about to select a row. Returns the row to select instead, or nil for none (135).
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?

  /// A tap is about to take a row's selection away. Returns the row to take it from instead, or nil.
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?

  /// A tap selected a row; a selection from code is not told of (137).
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)

  /// A tap took a row's selection away.
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)

  /// The information button of a row was tapped.
  func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)

  // MARK: Editing

  /// What a row offers while the table is edited; to delete it, unless implemented (157).
  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle

  /// Whether a row is set in while the table is edited.
  func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath)
    -> Bool

  /// What the delete button of a row says, or nil for "Delete".
  func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String?

  /// What a swipe from the leading edge offers; nil for nothing.
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?

  /// What a swipe from the trailing edge offers; nil for what `editingStyleForRowAt` says.
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?

  /// The menu of a row that is pressed for a while, or nil for none.
  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration?

  /// A swipe on a row began to edit it.
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)

  /// A swipe on a row is over.
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)

  /// Where a dragged row would land when it is dropped there.
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath

  /// How many levels a row is set in.
  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int
}
