public import Foundation

/// An image: a size, and the key of what it was made from. There are no pixels here.
///
/// An image without a key is a placeholder; the probe compares keys to see whose picture stands where.
/// Whatever is made from an image (a thumbnail, a tinted one, its data and what is read from them) has the
/// image's key.
public final class UIImage: Hashable, Sendable {
  /// Width and height in points.
  public let size: CGSize

  /// Pixels per point.
  public let scale: CGFloat

  /// Whether the image is drawn in its own colours.
  public let renderingMode: RenderingMode

  /// How the image was asked for, or nil.
  public let configuration: Configuration?

  /// The colour given by `withTintColor(_:)`.
  package let tintColor: UIColor?

  /// What the image was made from, or nil for a placeholder.
  package let key: String?

  /// The name of a picture of the app's own or of a symbol, or nil: which placeholder it is.
  package let name: String?

  /// Makes an image of a size from what the key names.
  package init(
    key: String?, name: String? = nil, size: CGSize, scale: CGFloat = 1,
    renderingMode: RenderingMode = .automatic,
    configuration: Configuration? = nil, tintColor: UIColor? = nil
  ) {
    self.key = key
    self.name = name
    self.size = size
    self.scale = scale
    self.renderingMode = renderingMode
    self.configuration = configuration
    self.tintColor = tintColor
  }

  /// Makes an image of no size.
  public convenience init() {
    self.init(key: nil, size: .zero)
  }

  /// A picture of the app's own, by name. It counts as a placeholder.
  public convenience init?(named name: String) {
    self.init(key: nil, name: name, size: CGSize(width: 40, height: 40))
  }

  /// A symbol of the system's, by name. It counts as a placeholder.
  public convenience init?(systemName name: String, withConfiguration: Configuration? = nil) {
    let points = (withConfiguration as? SymbolConfiguration)?.pointSize ?? 20
    self.init(
      key: nil, name: name, size: CGSize(width: points, height: points),
      configuration: withConfiguration)
  }

  /// Whether two images are the same object.
  public static func == (lhs: UIImage, rhs: UIImage) -> Bool { lhs === rhs }

  /// Hashes the identity of the object.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }

  /// Whether an image is drawn in its own colours.
  public enum RenderingMode: Int, Sendable {
    /// As the place where it stands likes it.
    case automatic
    /// In its own colours.
    case alwaysOriginal
    /// In the tint colour.
    case alwaysTemplate
  }

  /// How an image is asked for.
  public class Configuration: Hashable, @unchecked Sendable {
    /// Makes a configuration that asks for nothing in particular.
    init() {}

    /// Whether two configurations are the same object.
    public static func == (lhs: Configuration, rhs: Configuration) -> Bool { lhs === rhs }

    /// Hashes the identity of the object.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(self))
    }
  }

  /// How a symbol of the system's is asked for. Only the size changes anything here.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// The size in points, or nil.
    let pointSize: CGFloat?

    /// Asks for a size in points.
    public init(pointSize: CGFloat) {
      self.pointSize = pointSize
    }

    /// Asks for a size in points and a weight of strokes.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: pointSize)
    }

    /// Asks for the size of a font.
    public convenience init(font: UIFont) {
      self.init(pointSize: font.pointSize)
    }

    private init(pointSize: CGFloat?) {
      self.pointSize = pointSize
    }

    /// Asks for a weight of strokes.
    public convenience init(weight: SymbolWeight) {
      self.init(pointSize: Optional<CGFloat>.none)
    }

    /// Asks for a size beside text.
    public convenience init(scale: SymbolScale) {
      self.init(pointSize: Optional<CGFloat>.none)
    }
  }

  /// How heavy a symbol's strokes are.
  public enum SymbolWeight: Int, Sendable {
    /// Nothing said.
    case unspecified
    /// From the thinnest on.
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// How large a symbol is beside text.
  public enum SymbolScale: Int, Sendable {
    /// The system's choice.
    case `default` = -1
    /// Nothing said.
    case unspecified
    /// From the smallest on.
    case small, medium, large
  }
}
