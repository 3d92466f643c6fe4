/// How much a constraint matters, from 1 to 1000; 1000 is required.
///
/// Source: `UILayoutPriority` documentation.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The number.
  public var rawValue: Float

  /// Makes a priority from its number.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Makes a priority from its number.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// 1000: must hold.
  public static let required = UILayoutPriority(1000)
  /// 750: how much a button resists being made smaller.
  public static let defaultHigh = UILayoutPriority(750)
  /// 510: dragging may resize a scene.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// 500: a scene keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// 490: dragging may not resize a scene.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// 250: how much a button resists being made larger.
  public static let defaultLow = UILayoutPriority(250)
  /// 50: how much a view is drawn to the size that it is fitted to.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// The next priority by a distance.
  public static func + (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
    UILayoutPriority(lhs.rawValue + rhs)
  }

  /// The next priority by a distance downwards.
  public static func - (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
    UILayoutPriority(lhs.rawValue - rhs)
  }
}
