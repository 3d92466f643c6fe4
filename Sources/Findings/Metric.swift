/// A number that a run measured, beside what it could have been.
public struct Metric: Codable, Equatable, Sendable {
  /// What is counted, such as `cells created`.
  public var name: String

  /// The number.
  public var value: Int

  /// The least that any list could do in the same run, or nil where that means nothing.
  public var leastPossible: Int?

  /// What a list does that makes every row at once, or nil where that means nothing.
  public var naive: Int?

  /// Makes a metric.
  public init(name: String, value: Int, leastPossible: Int? = nil, naive: Int? = nil) {
    self.name = name
    self.value = value
    self.leastPossible = leastPossible
    self.naive = naive
  }
}

/// A stop of the tour: what there was when the list stood at a row.
public struct TourStop: Codable, Equatable, Sendable {
  /// The row at the top of the window, or the last row, from 0.
  public var row: Int

  /// Cells made so far.
  public var created: Int

  /// Cells that are in the view tree now, hidden ones too.
  public var inTree: Int

  /// Makes a stop.
  public init(row: Int, created: Int, inTree: Int) {
    self.row = row
    self.created = created
    self.inTree = inTree
  }
}
