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

  init(_ name: String, _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    self.name = name
  }

  /// Makes a colour from its hue, saturation and brightness, each from 0 to 1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    func part(_ offset: CGFloat) -> CGFloat {
      let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
    self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
  }

  /// Makes a colour equal to another.
  init(copying other: UIColor) {
    (red, green, blue, alpha) = other.rgba
    name = other.name
  }

  /// Red, green, blue and opacity, each from 0 to 1.
  var rgba: (CGFloat, CGFloat, CGFloat, CGFloat) { (red, green, blue, alpha) }

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

  private var key: Key { Key(components: channels, name: name) }

  /// Red, green, blue and opacity, each from 0 to 1: what is seen of it.
  package var channels: [CGFloat] { [red, green, blue, alpha] }
}
