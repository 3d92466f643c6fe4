public import Foundation

/// A colour: four components from 0 to 1, or the name of one that the system chooses.
public final class UIColor: Hashable, Sendable, CustomStringConvertible {
  private let red, green, blue, alpha: CGFloat
  private let name: String?

  /// Makes a colour from its components, each from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    name = nil
  }

  /// Makes a grey; `white` is 0 for black and 1 for white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  private init(_ name: String, _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat)
  {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    self.name = name
  }

  /// The same colour with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Whether two colours have equal components and, if named, the same name.
  public static func == (lhs: UIColor, rhs: UIColor) -> Bool {
    lhs.key == rhs.key
  }

  /// Hashes components and name.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
  }

  /// The name, or the components.
  public var description: String {
    name ?? "(\(red), \(green), \(blue), \(alpha))"
  }

  private struct Key: Hashable {
    var components: [CGFloat]
    var name: String?
  }

  private var key: Key { Key(components: components, name: name) }

  /// Red, green, blue and opacity, each from 0 to 1: what is seen of it.
  package var components: [CGFloat] { [red, green, blue, alpha] }
}

/// The colours that list code names.
extension UIColor {
  /// Black.
  public static let black = UIColor("black", 0, 0, 0, 1)
  /// White.
  public static let white = UIColor("white", 1, 1, 1, 1)
  /// Grey.
  public static let gray = UIColor("gray", 0.5, 0.5, 0.5, 1)
  /// Light grey.
  public static let lightGray = UIColor("lightGray", 0.667, 0.667, 0.667, 1)
  /// Dark grey.
  public static let darkGray = UIColor("darkGray", 0.333, 0.333, 0.333, 1)
  /// Red.
  public static let red = UIColor("red", 1, 0, 0, 1)
  /// Green.
  public static let green = UIColor("green", 0, 1, 0, 1)
  /// Blue.
  public static let blue = UIColor("blue", 0, 0, 1, 1)
  /// Yellow.
  public static let yellow = UIColor("yellow", 1, 1, 0, 1)
  /// Orange.
  public static let orange = UIColor("orange", 1, 0.5, 0, 1)
  /// Nothing at all.
  public static let clear = UIColor("clear", 0, 0, 0, 0)

  /// The system's colour for text.
  public static let label = UIColor("label", 0, 0, 0, 1)
  /// The system's colour for less important text.
  public static let secondaryLabel = UIColor("secondaryLabel", 0.24, 0.24, 0.26, 0.6)
  /// The system's colour for even less important text.
  public static let tertiaryLabel = UIColor("tertiaryLabel", 0.24, 0.24, 0.26, 0.3)
  /// The system's colour behind everything.
  public static let systemBackground = UIColor("systemBackground", 1, 1, 1, 1)
  /// The system's blue.
  public static let systemBlue = UIColor("systemBlue", 0, 0.48, 1, 1)
  /// The system's green.
  public static let systemGreen = UIColor("systemGreen", 0.2, 0.78, 0.35, 1)
  /// The system's red.
  public static let systemRed = UIColor("systemRed", 1, 0.23, 0.19, 1)
  /// The system's orange.
  public static let systemOrange = UIColor("systemOrange", 1, 0.58, 0, 1)
  /// The system's grey.
  public static let systemGray = UIColor("systemGray", 0.56, 0.56, 0.58, 1)
}
