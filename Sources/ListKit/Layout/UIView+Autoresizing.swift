import Foundation

extension UIView {
  /// What of a view's frame follows its superview's size.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a mask from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The distance from the left.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance from the right.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance from the top.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance from the bottom.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// Lets subviews with a mask follow a new size.
  func resizeSubviews(from old: CGSize) {
    guard autoresizesSubviews else { return }
    for view in subviews
    where !view.autoresizingMask.isEmpty && view.translatesAutoresizingMaskIntoConstraints {
      let (frame, mask) = (view.frame, view.autoresizingMask)
      let across = Self.follow(
        [frame.minX, frame.width, old.width - frame.maxX], by: bounds.width - old.width,
        [
          mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
          mask.contains(.flexibleRightMargin),
        ])
      let down = Self.follow(
        [frame.minY, frame.height, old.height - frame.maxY], by: bounds.height - old.height,
        [
          mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
          mask.contains(.flexibleBottomMargin),
        ])
      view.frame = CGRect(x: across[0], y: down[0], width: across[1], height: down[1])
    }
  }

  /// Spreads a change over the flexible lengths, as their shares are.
  private static func follow(
    _ lengths: [CGFloat], by change: CGFloat, _ flexible: [Bool]
  ) -> [CGFloat] {
    let free = zip(lengths, flexible).filter(\.1).map(\.0)
    let sum = free.reduce(0, +)
    return zip(lengths, flexible).map { length, isFlexible in
      guard isFlexible else { return length }
      return length + change * (sum > 0 ? length / sum : 1 / CGFloat(free.count))
    }
  }
}
