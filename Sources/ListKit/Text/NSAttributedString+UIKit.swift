public import Foundation

/// The attributes that text on the screen has. Their values are those of UIKit.
extension NSAttributedString.Key {
  /// A `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// A `UIColor`, of the letters.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// A `UIColor`, behind the letters.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The number of an `NSUnderlineStyle`, through the letters.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// A `UIColor`, of the line through the letters.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// The number of an `NSUnderlineStyle`, below the letters.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// A `UIColor`, of the line below the letters.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// A number of points added after each letter.
  public static let kern = NSAttributedString.Key("NSKern")
  /// An `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// A number of points by which letters stand above their line.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
}

/// How a line through or below letters is drawn.
public struct NSUnderlineStyle: OptionSet, Sendable {
  /// The bits, which are what an attribute holds.
  public let rawValue: Int

  /// Makes a style from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// One thin line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// One thick line.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
}

/// How lines are broken.
public enum NSLineBreakMode: Int, Sendable {
  /// After words.
  case byWordWrapping
  /// After any letter.
  case byCharWrapping
  /// Not; what is over is cut off.
  case byClipping
  /// After words; what is over is cut at the beginning.
  case byTruncatingHead
  /// After words; what is over is cut at the end.
  case byTruncatingTail
  /// After words; what is over is cut in the middle.
  case byTruncatingMiddle
}

/// How the lines of a paragraph are set. Of these only `lineSpacing` changes sizes here.
open class NSParagraphStyle: @unchecked Sendable {
  fileprivate var spacing: CGFloat = 0
  fileprivate var place: NSTextAlignment = .natural
  fileprivate var mode: NSLineBreakMode = .byWordWrapping

  /// Makes the default style.
  public init() {}

  /// Points between two lines.
  open var lineSpacing: CGFloat { spacing }
  /// Where lines stand in the width.
  open var alignment: NSTextAlignment { place }
  /// How lines are broken.
  open var lineBreakMode: NSLineBreakMode { mode }
}

/// A paragraph style that can be changed.
public final class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// Points between two lines.
  public override var lineSpacing: CGFloat {
    get { spacing }
    set { spacing = newValue }
  }
  /// Where lines stand in the width.
  public override var alignment: NSTextAlignment {
    get { place }
    set { place = newValue }
  }
  /// How lines are broken.
  public override var lineBreakMode: NSLineBreakMode {
    get { mode }
    set { mode = newValue }
  }
}
