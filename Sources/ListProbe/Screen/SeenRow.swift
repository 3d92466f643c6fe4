public import Foundation
public import ListKit

/// A row that is on screen now.
public struct SeenRow {
  /// Where it stands in the list.
  public var path: IndexPath

  /// The name of its item, for people.
  public var item: String

  /// The cell that shows it.
  public var cell: UIView

  /// The number of the call in which its cell was asked for, or nil.
  public var call: Int?

  /// Makes a row.
  public init(path: IndexPath, item: String, cell: UIView, call: Int? = nil) {
    self.path = path
    self.item = item
    self.cell = cell
    self.call = call
  }

  /// "Row 3 (Ben)", with the section where it is not the first.
  var words: String { path.rowWords + " (\(item))" }

  /// The rows of a table that its window shows a part of, from the top. `item` names the item of a row.
  @MainActor
  public static func rows(
    of table: UITableView, on screen: Screen, item: (IndexPath) -> String
  ) -> [SeenRow] {
    guard table.isSeen(under: screen.window) else { return [] }
    let region = screen.visibleRect(of: table).intersection(table.bounds)
    return table.visibleCells.compactMap { cell in
      guard let path = table.indexPath(for: cell), cell.isDescendant(of: table),
        table.convert(cell.bounds, from: cell).isSeen(in: region)
      else { return nil }
      return SeenRow(path: path, item: item(path), cell: cell)
    }
  }
}

extension IndexPath {
  /// "Row 3", with the section where it is not the first.
  var rowWords: String { section == 0 ? "Row \(row)" : "Row \(row) of section \(section)" }
}
