/// One way in which a look differs from another.
public struct LookDifference: Hashable, Sendable {
  /// What sort of difference it is.
  public enum Kind: String, Sendable {
    /// A property has another value.
    case value
    /// An element is seen that the other look does not have.
    case extra
    /// An element of the other look is not seen.
    case missing
    /// There are more or fewer elements that play the same part.
    case count
    /// The elements of a stack stand in another order.
    case order
  }

  /// What sort of difference it is.
  public var kind: Kind

  /// The element's name, as the learner knows it; empty for the view that was looked at.
  public var element: String

  /// The property's name, as the learner knows it.
  public var property: String

  /// What is seen, or nil for nothing.
  public var seen: String?

  /// What the other look shows, or nil for nothing.
  public var expected: String?

  /// Where the value that is seen is kept in a history: the part that the element plays, the property and
  /// the value. The first that is known there tells where the difference comes from.
  var origins: [LookValueKey] = []

  /// What is wrong with the number of elements, such as "too many, the old ones first"; for other differences
  /// it follows from the values.
  var countNature: String?

  /// What sort of mistake the values speak of, whatever they are: something stands where nothing should, or
  /// where something else should. Two mistakes that show at one property often differ in this.
  var nature: String {
    switch kind {
    case .extra: "instead of nothing"
    case .missing: "missing"
    case .value:
      expected == nil ? "instead of nothing" : seen == nil ? "missing" : "instead of another"
    case .count: countNature ?? "another number"
    case .order: "another order"
    }
  }

  /// The property as the learner would write it, such as `nameLabel.textColor`.
  public var place: String {
    element.isEmpty ? property : property.isEmpty ? element : "\(element).\(property)"
  }

  /// Whether the property is something to read.
  private var isText: Bool { ["text", "title", "subtitle", "placeholder"].contains(property) }

  /// What is seen, as the object of "shows".
  public var words: String {
    switch kind {
    case .value where seen == nil:
      isText || property == "image" ? "no \(property) in \(element)" : "no \(place)"
    case .value where isText: "“\(seen ?? "")” in \(element)"
    case .value where property == "image": "\(seen ?? "") in \(element)"
    case .value: "\(place) \(seen ?? "")"
    case .extra: element + (seen.map { " (\($0))" } ?? "")
    case .missing: "no \(element)" + (expected.map { " (\($0))" } ?? "")
    case .count, .order: seen ?? "nothing"
    }
  }

  /// What the other look shows, to stand after "a new cell shows".
  public var expectedWords: String {
    switch kind {
    case .value where isText: expected.map { "“\($0)”" } ?? "no \(property)"
    case .value: expected ?? "none"
    case .extra: property.isEmpty ? "no \(element)" : "\(place) \(expected ?? "nil")"
    case .missing: element + (expected.map { " (\($0))" } ?? "")
    case .count, .order: expected ?? "nothing"
    }
  }

  /// Whether two differences are about the same thing, whatever the values.
  var subject: String { "\(element)|\(property)|\(kind.rawValue)" }

  static public func == (lhs: LookDifference, rhs: LookDifference) -> Bool {
    (lhs.kind, lhs.element, lhs.property, lhs.seen, lhs.expected)
      == (rhs.kind, rhs.element, rhs.property, rhs.seen, rhs.expected)
  }

  /// Hashes what is compared.
  public func hash(into hasher: inout Hasher) {
    for word in [kind.rawValue, element, property, seen, expected] { hasher.combine(word) }
  }
}

/// A value of a property of the elements that play one part.
struct LookValueKey: Hashable, Sendable {
  var path: String
  var property: String
  var value: String
}
