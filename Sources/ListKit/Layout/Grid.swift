import Foundation

/// The grid of half points that frames and sizes lie on, as on a screen of two pixels a point.
enum Grid {
  /// The nearest length on the grid. Adding 0 makes a negative zero a plain one, which reads better.
  static func rounded(_ length: CGFloat) -> CGFloat {
    (length * 2).rounded() / 2 + 0
  }

  /// The next length on the grid upwards, as UIKit rounds a label's size.
  static func roundedUp(_ length: CGFloat) -> CGFloat {
    (length * 2 - 0.001).rounded(.up) / 2 + 0
  }
}
