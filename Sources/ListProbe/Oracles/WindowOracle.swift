public import Findings
public import Foundation
public import ListKit

/// A row as it should be seen.
public struct ExpectedRow {
  /// The number of the row, from 0.
  public var row: Int

  /// The name of its item, for people.
  public var item: String

  /// Where it stands, in the list's coordinates.
  public var frame: CGRect

  /// What it says, from the top and from the left.
  public var texts: [String]

  /// Makes an expectation.
  public init(row: Int, item: String, frame: CGRect, texts: [String]) {
    self.row = row
    self.item = item
    self.frame = frame
    self.texts = texts
  }
}

/// Compares what the window shows of a list with what it should show: exactly the rows that meet it, each
/// once, at its place, with its texts. It does not ask how the list does it: cells that are hidden, or
/// stand outside the window, are nobody's business here.
@MainActor
public struct WindowOracle<Cell: UIView> {
  private let screen: Screen
  private let list: UIScrollView
  private let lastItem: (Cell) -> String?

  /// How far a frame may be off, in points.
  private static var tolerance: CGFloat { 0.5 }

  /// Watches a list on a screen. `lastItem` tells for which row and item a cell was last configured, for
  /// people, or nil if it never was.
  public init(screen: Screen, list: UIScrollView, lastItem: @escaping (Cell) -> String?) {
    self.screen = screen
    self.list = list
    self.lastItem = lastItem
  }

  /// The cells that the window shows a part of, with their frames in the list's coordinates.
  public func seenCells() -> [(cell: Cell, frame: CGRect)] {
    guard list.isSeen(under: screen.window) else { return [] }
    let region = screen.visibleRect(of: list)
    return list.descendants(of: Cell.self).compactMap { cell in
      guard cell.isSeen(under: list) else { return nil }
      let frame = list.convert(cell.bounds, from: cell)
      return frame.isSeen(in: region) ? (cell, frame) : nil
    }
  }

  /// What is wrong with the present frame, from the top down. `part` names the part of the script that it
  /// belongs to; it becomes a feature of each finding.
  public func findings(expecting rows: [ExpectedRow], part: String) -> [Finding] {
    var left = seenCells()
    var found: [Finding] = []
    for row in rows {
      let right = left.indices.filter {
        isClose(left[$0].frame, row.frame) && texts(left[$0]) == row.texts
      }
      if right.count > 1 {
        found.append(
          finding("twice", row, "Row \(row.row) (\(row.item)) is on screen \(right.count) times."))
      }
      if right.isEmpty { found.append(explain(row, left)) }
      // Whatever explains the row is used up, so that it is not reported as a stranger as well.
      let used = right.isEmpty ? explanation(of: row, in: left).map { [$0] } ?? [] : right
      for index in used.reversed() { left.remove(at: index) }
    }
    found += left.map(stranger)
    return found.map { finding in
      var finding = finding
      finding.features = [part]
      finding.events = Array(screen.events.suffix(3))
      return finding
    }
  }

  private func texts(_ seen: (cell: Cell, frame: CGRect)) -> [String] { seen.cell.seenTexts }

  /// The cell that `explain` speaks of, whatever the order of the cells.
  private func explanation(of row: ExpectedRow, in left: [(cell: Cell, frame: CGRect)]) -> Int? {
    left.firstIndex { texts($0) == row.texts } ?? left.firstIndex { isClose($0.frame, row.frame) }
  }

  /// Why no cell is the row: its texts stand elsewhere, its place says something else, or neither is there.
  private func explain(_ row: ExpectedRow, _ left: [(cell: Cell, frame: CGRect)]) -> Finding {
    let offset = screen.visibleRect(of: list).minY
    if let elsewhere = left.first(where: { texts($0) == row.texts }) {
      var result = finding(
        "wrongFrame", row, "Row \(row.row) (\(row.item)) stands in the wrong place.")
      result.expected = Self.words(row.frame)
      result.seen = Self.words(elsewhere.frame)
      return result
    }
    if let stranger = left.first(where: { isClose($0.frame, row.frame) }) {
      let said = texts(stranger)
      var result = finding(
        "wrongText", row,
        said.isEmpty
          ? "Row \(row.row) (\(row.item)) is blank." : "Row \(row.row) shows what it should not.")
      result.expected = row.texts.joined(separator: " · ")
      result.seen = said.isEmpty ? "a cell without text" : said.joined(separator: " · ")
      if let origin = lastItem(stranger.cell) {
        result.seen? += ", in a cell last configured for \(origin)"
      }
      return result
    }
    var result = finding(
      "missingRow", row,
      "Row \(row.row) (\(row.item)) is missing at offset \(offset.plain).")
    result.expected = "\(row.item) at \(Self.words(row.frame))"
    result.seen = "nothing there"
    return result
  }

  private func stranger(_ seen: (cell: Cell, frame: CGRect)) -> Finding {
    let whose = lastItem(seen.cell).map { "The cell of \($0)" } ?? "A cell"
    return Finding(
      kind: "extraCell",
      sentence: "\(whose) is still on screen, where no row belongs to it.",
      expected: "nothing there", seen: "a cell at \(Self.words(seen.frame))")
  }

  private func finding(_ kind: String, _ row: ExpectedRow, _ sentence: String) -> Finding {
    Finding(kind: kind, sentence: sentence, row: row.row, item: row.item)
  }

  private func isClose(_ a: CGRect, _ b: CGRect) -> Bool {
    abs(a.minX - b.minX) < Self.tolerance && abs(a.minY - b.minY) < Self.tolerance
      && abs(a.width - b.width) < Self.tolerance && abs(a.height - b.height) < Self.tolerance
  }

  private static func words(_ rect: CGRect) -> String {
    "y \(rect.minY.plain) to \(rect.maxY.plain), x \(rect.minX.plain) to \(rect.maxX.plain)"
  }
}
