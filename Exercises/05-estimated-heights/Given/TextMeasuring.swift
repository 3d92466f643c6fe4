import UIKit

/// Says how high text is. A call takes a millisecond, which is little for one row and much for a thousand.
public protocol TextMeasuring: AnyObject {
  /// How high a text is when its lines break at a width in points, in the font of a style, at the size of text
  /// that the person has chosen at the moment of the call.
  func height(of text: String, width: CGFloat, style: UIFont.TextStyle) -> CGFloat
}
