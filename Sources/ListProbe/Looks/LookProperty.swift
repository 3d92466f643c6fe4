import Foundation
import ListKit

/// Something that is seen of an element, such as its text or its colour.
public struct LookProperty: Equatable {
  /// The name of the property in the learner's code.
  public let name: String

  /// The value for people, or nil for nothing.
  public let value: String?

  /// The value as it is compared. A second one is what it looks like where it stands.
  let keys: [String]

  /// Whether it is something to read.
  let isText: Bool

  /// Whether it is a picture with a key.
  let isImage: Bool

  /// Whether the element is seen because of it.
  let shows: Bool

  /// A picture under another name.
  func renamed(_ name: (String) -> String) -> LookProperty {
    let value = value.map(name)
    return LookProperty(
      name: self.name, value: value, keys: [LookValue.word(value).key], isText: isText,
      isImage: isImage, shows: shows)
  }

  /// Whether two values look the same.
  func looksLike(_ other: LookProperty) -> Bool {
    keys.contains { other.keys.contains($0) }
  }
}

/// The values that elements have, in the forms that are compared and said.
enum LookValue {
  /// Something to read; an empty text is none.
  case text(String?)
  /// A colour; a clear one is none.
  case colour(UIColor?)
  /// A picture: what it was made from, or which placeholder it is.
  case image(UIImage?)
  /// On or off.
  case flag(Bool)
  /// A number.
  case number(CGFloat)
  /// A place in the view that was looked at.
  case frame(CGRect)
  /// Anything else that is described and compared by a word.
  case word(String?)
}

/// Collects the properties of one element.
struct LookProperties {
  private(set) var all: [LookProperty] = []

  /// Whether touches reach the element.
  let isTouchable: Bool

  init(isTouchable: Bool = true) {
    self.isTouchable = isTouchable
  }

  /// Whether there is anything to see of the element itself.
  var shows: Bool { all.contains { $0.shows } }

  /// Adds a property. `shows` says whether the element is seen because of it; what has no value never is.
  /// `alike` is what the value looks like where it stands, if that is not itself.
  mutating func add(
    _ name: String, _ value: LookValue, shows: Bool = true, alike: LookValue? = nil
  ) {
    let words = value.words
    let keys = [value.key] + (alike.map { [$0.key] } ?? [])
    let isText = if case .text = value { true } else { false }
    let isImage = if case .image(let image?) = value { image.key != nil } else { false }
    all.append(
      LookProperty(
        name: name, value: words, keys: keys, isText: isText, isImage: isImage,
        shows: shows && words != nil && alike.map { $0.words != nil } ?? true))
  }
}

extension LookValue {
  /// The value for people, or nil for nothing.
  var words: String? {
    switch self {
    case .text(let text): text.flatMap { $0.isEmpty ? nil : $0 }
    case .colour(let colour): colour.flatMap { $0.channels[3] == 0 ? nil : $0.description }
    case .image(let image): image.map(\.lookName)
    case .flag(let flag): flag ? "true" : "false"
    case .number(let number): number.short
    case .frame(let rect):
      "\(rect.minX.plain), \(rect.minY.plain), \(rect.width.plain) × \(rect.height.plain)"
    case .word(let word): word
    }
  }

  /// The value as it is compared: equal where two look the same.
  var key: String {
    switch self {
    case .colour(let colour):
      words == nil ? "nothing" : (colour?.channels ?? []).map(\.short).joined(separator: " ")
    default: words.map { "=" + $0 } ?? "nothing"
    }
  }
}

extension UIImage {
  /// What the picture was made from, or which placeholder it is: a star is not a filled star. Placeholders
  /// without a name are all one. A picture in a colour looks different.
  var lookName: String {
    (key ?? name ?? "a placeholder") + (tintColor.map { " in \($0)" } ?? "")
  }
}

extension CGFloat {
  /// With at most three digits after the point, so that what is computed in two ways is equal.
  var short: String {
    let rounded = (self * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(Double(rounded))
  }
}
