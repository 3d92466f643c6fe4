public import ListKit

/// For what a cell was configured, when, and by which call into the check's world.
public struct Binding: Hashable, Sendable {
  /// The name of the item, for people.
  public var item: String

  /// The row, from 0, or nil where there are no rows.
  public var row: Int?

  /// The number of the step or frame of the script.
  public var step: Int

  /// The number of the call, or nil.
  public var call: Int?

  /// The number of the write that a value came by, or nil.
  var write: Int?

  /// Makes a binding.
  public init(item: String, row: Int? = nil, step: Int = 0, call: Int? = nil) {
    self.item = item
    self.row = row
    self.step = step
    self.call = call
  }

  /// What a finding can blame for a value: the write, else the call.
  var blame: Blame? { write.map { .write($0) } ?? call.map { .call($0) } }

  /// "row 3 (Ben)", or "Ben" where there are no rows.
  public var words: String { row.map { "row \($0) (\(item))" } ?? item }
}

/// What was seen on each cell, and for which item it appeared there. So a leak can be told by where it
/// comes from.
@MainActor
public final class LookHistory {
  /// The past of one cell.
  private final class Past {
    weak var cell: UIView?
    var present: Set<LookValueKey> = []
    /// The binding under which each value appeared, last and before that.
    var since: [LookValueKey: Binding] = [:]
    var earlier: [LookValueKey: Binding] = [:]

    init(_ cell: UIView) { self.cell = cell }
  }

  private var pasts: [ObjectIdentifier: Past] = [:]

  /// Begins without a past. From now on the scenario's writes to views are numbered, so that a leak can be
  /// told by the learner's line.
  public init() {
    Scenario.current?.writes?.isOn = true
  }

  /// Keeps what is seen on a cell that is configured for something now.
  public func observe(_ look: Look, on cell: UIView, for binding: Binding) {
    let past = past(of: cell)
    let values = look.values
    let writes = Scenario.current?.writes
    for (value, view) in values where !past.present.contains(value) {
      if let before = past.since[value], before.item != binding.item {
        past.earlier[value] = before
      }
      past.since[value] = binding
      past.since[value]?.write = writes?.lastWrite(to: view, value.property)
    }
    past.present = Set(values.keys)
  }

  /// For what else the value that a difference shows appeared on this cell, or nil if it is of the present
  /// binding's own making.
  public func origin(
    of difference: LookDifference, on cell: UIView, now binding: Binding
  ) -> Binding? {
    let past = past(of: cell)
    for value in difference.origins {
      let since = past.since[value]
      let origin = since?.item == binding.item ? past.earlier[value] : since
      if let origin, origin.item != binding.item { return origin }
    }
    return nil
  }

  /// The past of a cell; a new cell at a freed one's address begins anew.
  private func past(of cell: UIView) -> Past {
    if let past = pasts[ObjectIdentifier(cell)], past.cell === cell { return past }
    let past = Past(cell)
    pasts[ObjectIdentifier(cell)] = past
    return past
  }
}
