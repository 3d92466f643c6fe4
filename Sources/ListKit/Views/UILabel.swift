import Foundation

/// Text on the screen.
@MainActor
open class UILabel: UIView {
  /// The text, or nil for none.
  open var text: String? { didSet { touch() } }

  /// The typeface and size.
  open var font: UIFont = .systemFont(ofSize: 17) { didSet { touch() } }

  /// The colour of the text.
  open var textColor: UIColor = .label { didSet { touch() } }

  /// Where the lines stand in the width.
  open var textAlignment: NSTextAlignment = .natural { didSet { touch() } }

  /// The most lines shown; 0 for as many as needed.
  open var numberOfLines = 1 { didSet { touch() } }
}

/// Where lines of text stand in their width.
public enum NSTextAlignment: Int, Sendable {
  /// At the left edge.
  case left
  /// In the middle.
  case center
  /// At the right edge.
  case right
  /// Spread over the width.
  case justified
  /// Where the script begins.
  case natural
}
