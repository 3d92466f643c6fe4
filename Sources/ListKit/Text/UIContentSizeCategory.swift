public import Foundation
import Synchronization

/// How large a person wants text to be.
///
/// Source: `UIContentSizeCategory` documentation.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a category from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Nobody said.
  public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest.
  public static let extraSmall = Self(rawValue: "UICTContentSizeCategoryXS")
  /// Small.
  public static let small = Self(rawValue: "UICTContentSizeCategoryS")
  /// A little smaller than at first.
  public static let medium = Self(rawValue: "UICTContentSizeCategoryM")
  /// A phone's first setting.
  public static let large = Self(rawValue: "UICTContentSizeCategoryL")
  /// A little larger.
  public static let extraLarge = Self(rawValue: "UICTContentSizeCategoryXL")
  /// Larger.
  public static let extraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXL")
  /// The largest of the usual ones.
  public static let extraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXXL")
  /// The first of those for people who see badly.
  public static let accessibilityMedium = Self(rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// The second.
  public static let accessibilityLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// The third.
  public static let accessibilityExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// The fourth.
  public static let accessibilityExtraExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// The largest of all.
  public static let accessibilityExtraExtraExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// Posted when a person chose another size.
  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification")

  /// Whether it is one of those for people who see badly.
  public var isAccessibilityCategory: Bool { rank > 6 }

  /// Whether it is smaller than another.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rank < rhs.rank }

  /// Whether it is larger than another.
  public static func > (lhs: Self, rhs: Self) -> Bool { lhs.rank > rhs.rank }

  /// All, from the smallest.
  private static let all: [Self] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// The place from the smallest; that of `large` where nobody said.
  var rank: Int { Self.all.firstIndex(of: self) ?? 3 }

  // MARK: The choice

  private static let chosen = Mutex(UIContentSizeCategory.large)

  /// What the person in front of the screen chose: `large`, unless the probe says otherwise.
  package static var current: UIContentSizeCategory {
    get { chosen.withLock { $0 } }
    set { chosen.withLock { $0 = newValue } }
  }
}

extension UIApplication {
  /// What the person in front of the screen chose.
  public var preferredContentSizeCategory: UIContentSizeCategory { .current }
}

extension UIFont.TextStyle {
  /// Point sizes from the smallest category to the largest. Source: Human Interface Guidelines, Typography,
  /// from memory for all but Large.
  private static let sizes: [UIFont.TextStyle: [CGFloat]] = [
    .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
  ]

  /// The point size of the style in a category. Headings are as large as running text.
  func pointSize(in category: UIContentSizeCategory) -> CGFloat {
    (Self.sizes[self] ?? Self.sizes[.body])?[category.rank] ?? UIFont.labelFontSize
  }
}
