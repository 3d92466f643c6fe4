public import Foundation

#if canImport(CoreGraphics)
  public import CoreGraphics

  extension UIColor {
    /// The colour as layers have it.
    public var cgColor: CGColor {
      let (red, green, blue, alpha) = rgba
      return CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Makes a colour from a layer's.
    public convenience init(cgColor: CGColor) {
      let all = cgColor.components ?? []
      let isGray = all.count == 2
      self.init(
        red: all.first ?? 0, green: (isGray ? all.first : all.dropFirst().first) ?? 0,
        blue: (isGray ? all.first : all.dropFirst(2).first) ?? 0, alpha: all.last ?? 1)
    }
  }
#else
  /// A colour as layers have it.
  public final class CGColor: Hashable, Sendable {
    fileprivate let color: UIColor

    fileprivate init(_ color: UIColor) {
      self.color = color
    }

    /// Makes a colour from its components, each from 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      self.init(UIColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// The opacity.
    public var alpha: CGFloat { color.rgba.3 }

    /// Whether two colours are the same.
    public static func == (lhs: CGColor, rhs: CGColor) -> Bool { lhs.color == rhs.color }

    /// Hashes the colour.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(color)
    }
  }

  extension UIColor {
    /// The colour as layers have it. It keeps its name, which UIKit's does not.
    public var cgColor: CGColor { CGColor(self) }

    /// Makes a colour from a layer's.
    public convenience init(cgColor: CGColor) {
      self.init(copying: cgColor.color)
    }
  }
#endif
