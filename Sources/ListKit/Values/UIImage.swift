public import Foundation

/// An image: a size, and the key of what it was made from. There are no pixels here.
///
/// An image without a key is a placeholder; the probe compares keys to see whose picture stands where.
public final class UIImage: Hashable, Sendable {
  /// Width and height in points.
  public let size: CGSize

  /// What the image was made from, or nil for a placeholder.
  package let key: String?

  /// Makes an image of a size from what the key names.
  package init(key: String?, size: CGSize) {
    self.key = key
    self.size = size
  }

  /// A picture of the app's own, by name. It counts as a placeholder.
  public convenience init?(named name: String) {
    self.init(key: nil, size: CGSize(width: 40, height: 40))
  }

  /// A symbol of the system's, by name. It counts as a placeholder.
  public convenience init?(systemName name: String) {
    self.init(key: nil, size: CGSize(width: 20, height: 20))
  }

  /// Whether two images are the same object.
  public static func == (lhs: UIImage, rhs: UIImage) -> Bool { lhs === rhs }

  /// Hashes the identity of the object.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
