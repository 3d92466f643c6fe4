import UIKit

/// A story of the feed. Its row is as high as its content: about 60 to 400 points on an upright phone.
public nonisolated struct Story: Sendable, Hashable, Identifiable {
  /// What sort of row a story is shown in.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A few words, large.
    case headline
    /// A picture with a caption below it.
    case picture
    /// Several lines of running text, indented.
    case quote
  }

  /// What the story is known by. Neither a title nor a row number.
  public let id: String

  /// The sort.
  public var kind: Kind

  /// The words.
  public var text: String

  /// How high the picture is, as a part of its width; nil for stories without one.
  public var aspect: CGFloat?

  /// Grows whenever anything else of the story changes.
  public var version: Int

  /// Makes a story.
  public init(id: String, kind: Kind, text: String, aspect: CGFloat? = nil, version: Int = 1) {
    self.id = id
    self.kind = kind
    self.text = text
    self.aspect = aspect
    self.version = version
  }
}
