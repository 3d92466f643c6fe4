public import Foundation

/// A linear relation between edges, middles or sizes of two views, or of a view and a number:
/// `first = multiplier × second + constant`. Lengths are points.
///
/// Source: `NSLayoutConstraint` documentation.
@MainActor
open class NSLayoutConstraint: Hashable {
  /// The view or guide on the left of the relation.
  open weak private(set) var firstItem: AnyObject?

  /// What of the first item is meant.
  public let firstAttribute: Attribute

  /// Whether the sides are equal or one is the larger.
  public let relation: Relation

  /// The view or guide on the right, or nil for a number alone.
  open weak private(set) var secondItem: AnyObject?

  /// What of the second item is meant.
  public let secondAttribute: Attribute

  /// What the second item's value is multiplied by.
  public let multiplier: CGFloat

  /// What is added to the second item's value, in points.
  open var constant: CGFloat { didSet { if constant != oldValue { changed() } } }

  /// How much the constraint matters.
  open var priority: UILayoutPriority = .required {
    didSet { if priority != oldValue { changed() } }
  }

  /// A name for the reader of a log.
  open var identifier: String?

  /// The view that keeps the constraint while it is active: the nearest one above both items.
  weak var holder: UIView?

  /// Makes a constraint, which is inactive at first.
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    firstItem = view1 as AnyObject
    firstAttribute = attr1
    self.relation = relation
    secondItem = view2.map { $0 as AnyObject }
    secondAttribute = attr2
    self.multiplier = multiplier
    constant = c
    stands = secondItem != nil
  }

  /// Whether there was a second item; one that is gone makes the constraint void.
  let stands: Bool

  /// Whether layout takes the constraint into account.
  ///
  /// Raises `NSGenericException` when the items have no common ancestor. Source: `isActive` documentation.
  open var isActive: Bool {
    get { holder != nil }
    set { newValue ? activate() : deactivate() }
  }

  /// Activates several constraints.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates several constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// Whether two constraints are the same object.
  nonisolated public static func == (lhs: NSLayoutConstraint, rhs: NSLayoutConstraint) -> Bool {
    lhs === rhs
  }

  /// Hashes the identity of the object.
  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }

  // MARK: Being active

  /// The view that an item is or belongs to.
  static func view(of item: AnyObject?) -> UIView? {
    (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
  }

  private func activate() {
    guard holder == nil, let first = Self.view(of: firstItem) else { return }
    guard stands else { return hold(by: first) }
    guard let second = Self.view(of: secondItem), let common = first.commonAncestor(with: second)
    else { return raiseNoCommonAncestor() }
    hold(by: common)
  }

  private func hold(by view: UIView) {
    holder = view
    view.layoutState.constraints.append(self)
    for item in [firstItem, secondItem] {
      if let mentioned = Self.view(of: item), mentioned !== view {
        mentioned.layoutState.isMentioned = true
      }
    }
    changed()
  }

  private func deactivate() {
    guard let view = holder else { return }
    changed()
    view.layoutState.constraints.removeAll { $0 === self }
    holder = nil
  }

  /// Asks for the layout of what the constraint touches.
  private func changed() {
    guard holder != nil else { return }
    Self.view(of: firstItem)?.constraintsChanged()
    Self.view(of: secondItem)?.constraintsChanged()
  }

  /// The text: WeiboX issue 2395 and many more; ours has no addresses in it.
  private func raiseNoCommonAncestor() {
    UIKitException(
      name: "NSGenericException",
      reason: "Unable to activate constraint with anchors \(words(firstItem, firstAttribute)) and "
        + "\(words(secondItem, secondAttribute)) because they have no common ancestor.  Does the "
        + "constraint or its anchors reference items in different view hierarchies?  That's illegal."
    ).raiseOrReturn()
  }

  private func words(_ item: AnyObject?, _ attribute: Attribute) -> String {
    let kind =
      switch attribute.axis {
      case .none: "NSLayoutDimension"
      case .horizontal: "NSLayoutXAxisAnchor"
      case .vertical: "NSLayoutYAxisAnchor"
      }
    return "<\(kind) \"\(item.map { "\(type(of: $0))" } ?? "nil").\(attribute)\">"
  }

  /// How the two sides compare.
  public enum Relation: Int, Sendable {
    /// The first is at most the second.
    case lessThanOrEqual = -1
    /// Both are the same.
    case equal = 0
    /// The first is at least the second.
    case greaterThanOrEqual = 1
  }

  /// Which way: along a line or down the page.
  public enum Axis: Int, Sendable {
    /// From left to right.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }
}

extension NSLayoutConstraint {
  /// What of a view a constraint speaks of. Scripts that run from right to left do not exist here:
  /// leading is left.
  public enum Attribute: Int, Sendable {
    /// Nothing: the constraint has no second item.
    case notAnAttribute = 0
    /// The left edge.
    case left
    /// The right edge.
    case right
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom
    /// The edge where a line of text begins.
    case leading
    /// The edge where a line of text ends.
    case trailing
    /// The width.
    case width
    /// The height.
    case height
    /// The middle from left to right.
    case centerX
    /// The middle from top to bottom.
    case centerY
    /// The line that the last line of text stands on.
    case lastBaseline
    /// The line that the first line of text stands on.
    case firstBaseline
    /// The left edge less the margin.
    case leftMargin
    /// The right edge less the margin.
    case rightMargin
    /// The top edge less the margin.
    case topMargin
    /// The bottom edge less the margin.
    case bottomMargin
    /// The leading edge less the margin.
    case leadingMargin
    /// The trailing edge less the margin.
    case trailingMargin
    /// The middle within the margins, from left to right.
    case centerXWithinMargins
    /// The middle within the margins, from top to bottom.
    case centerYWithinMargins

    /// The axis of a position, or nil for a size.
    var axis: Axis? {
      switch self {
      case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
        .trailingMargin, .centerXWithinMargins:
        .horizontal
      case .width, .height, .notAnAttribute: nil
      default: .vertical
      }
    }

    /// The same without the margin, or nil where there is none.
    var withoutMargin: Attribute? {
      switch self {
      case .leftMargin: .left
      case .rightMargin: .right
      case .topMargin: .top
      case .bottomMargin: .bottom
      case .leadingMargin: .leading
      case .trailingMargin: .trailing
      case .centerXWithinMargins: .centerX
      case .centerYWithinMargins: .centerY
      default: nil
      }
    }
  }
}
