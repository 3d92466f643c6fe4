/// A field of an item that a cell shows, with the values that a check gives it.
public struct ItemField<Item> {
  /// The field's name, as the learner knows it.
  public let name: String

  /// Its values, at least two; the first is the plain one.
  public let values: [ItemValue<Item>]

  /// What else must be so for the field to be seen at all.
  let context: (inout Item) -> Void

  /// Makes a field. `context` sets the other fields on which it depends whether this one is seen.
  public init(
    _ name: String, _ values: [ItemValue<Item>],
    context: @escaping (inout Item) -> Void = { _ in }
  ) {
    precondition(values.count > 1, "a field with one value tells nothing")
    self.name = name
    self.values = values
    self.context = context
  }
}

/// A value of a field.
public struct ItemValue<Item> {
  /// The value in a word or two, for people.
  public let name: String

  /// Gives an item the value.
  public let set: (inout Item) -> Void

  /// Makes a value: its name, and how an item gets it.
  public init(_ name: String, _ set: @escaping (inout Item) -> Void) {
    self.name = name
    self.set = set
  }
}

/// Combinations of the fields' values, the same ones in the same order in every run.
///
/// All of them where there are few; else so many that any two values of any two fields meet in one.
public struct FieldCombinations<Item> {
  /// The fields.
  public let fields: [ItemField<Item>]

  /// For each combination, the number of the value of each field. The first has the plain values.
  public let all: [[Int]]

  /// Whether these are all there can be, or only every two values together.
  public let isComplete: Bool

  /// Makes the combinations: all, if there are at most so many.
  public init(_ fields: [ItemField<Item>], atMost limit: Int = 16) {
    self.fields = fields
    let sizes = fields.map(\.values.count)
    var product = 1
    for size in sizes where product <= limit { product *= size }
    isComplete = product <= limit
    all = isComplete ? Self.everything(sizes) : Self.everyTwo(sizes)
  }

  /// An item with a combination's values.
  public func item(_ combination: Int, from base: Item) -> Item {
    var item = base
    for (field, value) in zip(fields, all[combination]) { field.values[value].set(&item) }
    return item
  }

  /// "16 looks: all that 4 fields can have".
  public var words: String {
    let many = fields.count == 1 ? "1 field" : "\(fields.count) fields"
    return isComplete
      ? "\(all.count) looks: all that \(many) can give"
      : "\(all.count) looks: any two values of \(many) together"
  }

  private static func everything(_ sizes: [Int]) -> [[Int]] {
    sizes.reduce([[]]) { rows, size in
      rows.flatMap { row in (0..<size).map { row + [$0] } }
    }
  }

  /// Every two values of two fields, greedily: each row begins with two that have not met and takes, field
  /// by field, the value that meets the most new ones.
  private static func everyTwo(_ sizes: [Int]) -> [[Int]] {
    var open: Set<[Int]> = []
    for first in sizes.indices {
      for second in sizes.indices where second > first {
        for a in 0..<sizes[first] {
          for b in 0..<sizes[second] { open.insert([first, a, second, b]) }
        }
      }
    }
    func close(_ row: [Int]) {
      for first in row.indices {
        for second in row.indices where second > first {
          open.remove([first, row[first], second, row[second]])
        }
      }
    }
    var rows = [[Int](repeating: 0, count: sizes.count)]
    close(rows[0])
    while let seed = open.min(by: { $0.lexicographicallyPrecedes($1) }) {
      var row = [Int?](repeating: nil, count: sizes.count)
      row[seed[0]] = seed[1]
      row[seed[2]] = seed[3]
      for field in row.indices where row[field] == nil {
        // From another value each time, so that ties do not always go to the first.
        let order = (0..<sizes[field]).map { ($0 + rows.count) % sizes[field] }
        row[field] = order.max { gain($0) < gain($1) }
        func gain(_ value: Int) -> Int {
          row.indices.count { other in
            guard let known = row[other], other != field else { return false }
            return open.contains(
              other < field ? [other, known, field, value] : [field, value, other, known])
          }
        }
      }
      rows.append(row.map { $0 ?? 0 })
      close(rows[rows.count - 1])
    }
    return rows
  }
}
