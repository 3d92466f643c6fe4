import Foundation

/// The colours that list code names. Those of the system have the components that they have on a phone in the
/// light; there is no dark here. Source: Human Interface Guidelines, Color.
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
  /// Cyan.
  public static let cyan = UIColor("cyan", 0, 1, 1, 1)
  /// Magenta.
  public static let magenta = UIColor("magenta", 1, 0, 1, 1)
  /// Purple.
  public static let purple = UIColor("purple", 0.5, 0, 0.5, 1)
  /// Brown.
  public static let brown = UIColor("brown", 0.6, 0.4, 0.2, 1)
  /// Nothing at all.
  public static let clear = UIColor("clear", 0, 0, 0, 0)

  /// The system's colour for text.
  public static let label = UIColor("label", 0, 0, 0, 1)
  /// The system's colour for less important text.
  public static let secondaryLabel = UIColor("secondaryLabel", 0.24, 0.24, 0.26, 0.6)
  /// The system's colour for even less important text.
  public static let tertiaryLabel = UIColor("tertiaryLabel", 0.24, 0.24, 0.26, 0.3)
  /// The system's colour for the least important text.
  public static let quaternaryLabel = UIColor("quaternaryLabel", 0.24, 0.24, 0.26, 0.18)
  /// The system's colour for what stands where nothing is written.
  public static let placeholderText = UIColor("placeholderText", 0.24, 0.24, 0.26, 0.3)
  /// The system's colour for links.
  public static let link = UIColor("link", 0, 0.48, 1, 1)
  /// The system's colour for lines between rows.
  public static let separator = UIColor("separator", 0.24, 0.24, 0.26, 0.29)
  /// The same without anything showing through.
  public static let opaqueSeparator = UIColor("opaqueSeparator", 0.78, 0.78, 0.78, 1)
  /// What stands for the tint where a colour is named.
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let tintColor = UIColor("tintColor", 0, 0.48, 1, 1)

  /// The system's colour behind everything.
  public static let systemBackground = UIColor("systemBackground", 1, 1, 1, 1)
  /// The system's colour behind what is grouped on that.
  public static let secondarySystemBackground = UIColor(
    "secondarySystemBackground", 0.95, 0.95, 0.97, 1)
  /// The system's colour behind what is grouped in a group.
  public static let tertiarySystemBackground = UIColor("tertiarySystemBackground", 1, 1, 1, 1)
  /// The system's colour behind a grouped list.
  public static let systemGroupedBackground = UIColor(
    "systemGroupedBackground", 0.95, 0.95, 0.97, 1)
  /// The system's colour behind a group of a list.
  public static let secondarySystemGroupedBackground = UIColor(
    "secondarySystemGroupedBackground", 1, 1, 1, 1)
  /// The system's colour behind what is grouped in that.
  public static let tertiarySystemGroupedBackground = UIColor(
    "tertiarySystemGroupedBackground", 0.95, 0.95, 0.97, 1)
  /// The system's colour for thin shapes.
  public static let systemFill = UIColor("systemFill", 0.47, 0.47, 0.5, 0.2)
  /// The system's colour for shapes of medium size.
  public static let secondarySystemFill = UIColor("secondarySystemFill", 0.47, 0.47, 0.5, 0.16)
  /// The system's colour for large shapes.
  public static let tertiarySystemFill = UIColor("tertiarySystemFill", 0.46, 0.46, 0.5, 0.12)
  /// The system's colour for large shapes with much in them.
  public static let quaternarySystemFill = UIColor("quaternarySystemFill", 0.45, 0.45, 0.5, 0.08)

  /// The system's blue.
  public static let systemBlue = UIColor("systemBlue", 0, 0.48, 1, 1)
  /// The system's green.
  public static let systemGreen = UIColor("systemGreen", 0.2, 0.78, 0.35, 1)
  /// The system's red.
  public static let systemRed = UIColor("systemRed", 1, 0.23, 0.19, 1)
  /// The system's orange.
  public static let systemOrange = UIColor("systemOrange", 1, 0.58, 0, 1)
  /// The system's yellow.
  public static let systemYellow = UIColor("systemYellow", 1, 0.8, 0, 1)
  /// The system's pink.
  public static let systemPink = UIColor("systemPink", 1, 0.18, 0.33, 1)
  /// The system's purple.
  public static let systemPurple = UIColor("systemPurple", 0.69, 0.32, 0.87, 1)
  /// The system's teal.
  public static let systemTeal = UIColor("systemTeal", 0.19, 0.69, 0.78, 1)
  /// The system's indigo.
  public static let systemIndigo = UIColor("systemIndigo", 0.35, 0.34, 0.84, 1)
  /// The system's mint.
  public static let systemMint = UIColor("systemMint", 0, 0.78, 0.75, 1)
  /// The system's cyan.
  public static let systemCyan = UIColor("systemCyan", 0.2, 0.68, 0.9, 1)
  /// The system's brown.
  public static let systemBrown = UIColor("systemBrown", 0.64, 0.52, 0.37, 1)
  /// The system's grey.
  public static let systemGray = UIColor("systemGray", 0.56, 0.56, 0.58, 1)
  /// The system's grey number 2, which is lighter than the one before.
  public static let systemGray2 = UIColor("systemGray2", 0.68, 0.68, 0.7, 1)
  /// The system's grey number 3, which is lighter than the one before.
  public static let systemGray3 = UIColor("systemGray3", 0.78, 0.78, 0.8, 1)
  /// The system's grey number 4, which is lighter than the one before.
  public static let systemGray4 = UIColor("systemGray4", 0.82, 0.82, 0.84, 1)
  /// The system's grey number 5, which is lighter than the one before.
  public static let systemGray5 = UIColor("systemGray5", 0.9, 0.9, 0.92, 1)
  /// The system's grey number 6, which is lighter than the one before.
  public static let systemGray6 = UIColor("systemGray6", 0.95, 0.95, 0.97, 1)
}
