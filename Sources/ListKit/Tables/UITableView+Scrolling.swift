public import Foundation

/// Scrolling to rows. There are no animations: the table is there at once.
extension UITableView {
  /// Where in the window a row ends up.
  public enum ScrollPosition: Int, Sendable {
    /// With the least scrolling that shows it whole (154).
    case none
    /// At the top.
    case top
    /// In the middle.
    case middle
    /// At the bottom.
    case bottom
  }

  /// Scrolls until a row is in the window. `NSNotFound` as the row stands for the top of a section without
  /// rows (153).
  ///
  /// Raises `NSRangeException` for a row or section that there is not (152).
  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    readCountsIfNeeded()
    guard !isPoisoned else { return }
    let call = "-[UITableView _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:]"
    guard (0..<geometry.sections).contains(indexPath.section) else {
      fail(
        .range("\(call): section (\(indexPath.section)) beyond bounds (\(geometry.sections))."))
      return
    }
    if indexPath.row == NSNotFound {
      scroll(to: geometry.sectionRect(indexPath.section, width: bounds.width), at: .top)
      return
    }
    let count = geometry.count(in: indexPath.section)
    guard (0..<count).contains(indexPath.row) else {
      fail(
        .range(
          "\(call): row (\(indexPath.row)) beyond bounds (\(count)) for section "
            + "(\(indexPath.section))."))
      return
    }
    let position = geometry.position(of: indexPath)
    measureIfNeeded(position)
    scroll(to: geometry.rect(at: position, width: bounds.width), at: scrollPosition)
  }

  /// Scrolls until the first selected row is in the window. Does nothing without one.
  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let path = selection.first else { return }
    scrollToRow(at: path, at: scrollPosition, animated: animated)
  }

  private func scroll(to rect: CGRect, at position: ScrollPosition) {
    let inset = adjustedContentInset
    let top = rect.minY - inset.top
    let bottom = rect.maxY + inset.bottom - bounds.height
    var offset =
      switch position {
      case .top: top
      case .middle: rect.midY - bounds.height / 2
      case .bottom: bottom
      case .none: min(max(contentOffset.y, bottom), top)
      }
    let lowest = max(geometry.height + inset.bottom - bounds.height, -inset.top)
    offset = min(max(offset, -inset.top), lowest)
    contentOffset = CGPoint(x: contentOffset.x, y: offset)
  }
}
