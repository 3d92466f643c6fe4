import Foundation
public import ListKit

/// The check's own book about every cell that its factory made: who was handed out when, how often each
/// was reset, for which row it was last configured, and where it is now.
///
/// It holds the cells weakly, so it also knows which are gone.
@MainActor
public final class CellLedger<Cell: UIView> {
  /// What the book says about one cell.
  private final class Entry {
    weak var cell: Cell?
    let kind: String
    var handOuts = 0
    var resets = 0
    var item: String?

    init(_ cell: Cell, kind: String) {
      self.cell = cell
      self.kind = kind
    }
  }

  /// All cells ever made. A freed cell's address can come again, so the index only finds living ones.
  private var entries: [Entry] = []
  private var index: [ObjectIdentifier: Entry] = [:]

  /// Begins an empty book.
  public init() {}

  // MARK: Writing

  /// A factory made a cell of a kind.
  public func made(_ cell: Cell, kind: String) {
    let entry = Entry(cell, kind: kind)
    entries.append(entry)
    index[ObjectIdentifier(cell)] = entry
  }

  /// A cell was told to prepare for reuse.
  public func reset(_ cell: Cell) {
    entry(of: cell)?.resets += 1
  }

  /// A cell was handed out to be configured. Tells what went before, and begins a new count of resets.
  public func handOut(_ cell: Cell) -> HandOut {
    guard let entry = entry(of: cell) else { return .unknown }
    defer {
      entry.handOuts += 1
      entry.resets = 0
    }
    return entry.handOuts == 0
      ? .new(resets: entry.resets)
      : .reused(resets: entry.resets, lastItem: entry.item ?? "nothing")
  }

  /// A cell was configured; `item` says for which row and item, for people.
  public func configured(_ cell: Cell, for item: String) {
    entry(of: cell)?.item = item
  }

  // MARK: Reading

  /// How many cells were made.
  public var count: Int { entries.count }

  /// How many cells of a kind were made.
  public func count(of kind: String) -> Int { entries.count { $0.kind == kind } }

  /// How many cells exist now.
  public var living: Int { entries.count { $0.cell != nil } }

  /// For which row and item a cell was last configured, or nil.
  public func lastItem(_ cell: Cell) -> String? { entry(of: cell)?.item }

  /// The kind that a cell was made as, or nil if no factory of the check's made it.
  public func kind(of cell: Cell) -> String? { entry(of: cell)?.kind }

  /// Where all the cells are now.
  public func whereabouts(in list: UIScrollView, on screen: Screen) -> Whereabouts {
    let region = screen.visibleRect(of: list)
    var result = Whereabouts()
    for entry in entries {
      guard let cell = entry.cell else {
        result.freed += 1
        continue
      }
      if !cell.isDescendant(of: list) {
        result.offTree += 1
      } else if !cell.isSeen(under: list) {
        result.hidden += 1
      } else if list.convert(cell.bounds, from: cell).isSeen(in: region) {
        result.onScreen += 1
      } else {
        result.offScreen += 1
      }
    }
    return result
  }

  private func entry(of cell: Cell) -> Entry? {
    guard let entry = index[ObjectIdentifier(cell)], entry.cell === cell else { return nil }
    return entry
  }

  /// What went before a cell was handed out.
  public enum HandOut: Equatable {
    /// It was never handed out before; it was reset so many times all the same.
    case new(resets: Int)
    /// It was handed out before, and reset so many times since.
    case reused(resets: Int, lastItem: String)
    /// No factory of the check's made it.
    case unknown
  }
}

/// Where the cells of a list are.
public struct Whereabouts: Equatable {
  /// In the tree, seen, and in the window.
  public var onScreen = 0
  /// In the tree and not hidden, but outside the window.
  public var offScreen = 0
  /// In the tree, but hidden.
  public var hidden = 0
  /// Alive, but not in the tree.
  public var offTree = 0
  /// Gone.
  public var freed = 0

  /// Nothing anywhere.
  public init() {}

  /// How many are in the tree.
  public var inTree: Int { onScreen + offScreen + hidden }

  /// Where most of those are that are not on screen, as a word for comparing mistakes.
  public var mostOthers: String {
    let others = [
      ("off screen", offScreen), ("hidden", hidden), ("off the tree", offTree), ("freed", freed),
    ]
    return others.max { $0.1 < $1.1 }.map { $0.1 > 0 ? $0.0 : "nowhere" } ?? "nowhere"
  }

  /// The numbers as a sentence's end: "14 on screen, 986 off screen in the tree".
  public var words: String {
    let parts = [
      (onScreen, "on screen"), (offScreen, "off screen in the tree"),
      (hidden, "hidden in the tree"),
      (offTree, "outside the tree"), (freed, "freed"),
    ]
    return parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
  }
}
