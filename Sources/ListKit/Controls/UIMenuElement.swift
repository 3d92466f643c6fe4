/// An entry of a menu: an action or another menu.
///
/// Source: `UIMenuElement` documentation.
@MainActor
open class UIMenuElement: Hashable {
  /// The words shown.
  open internal(set) var title: String

  /// More words, smaller, or nil.
  open var subtitle: String?

  /// The picture shown, or nil.
  open internal(set) var image: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    (self.title, self.subtitle, self.image) = (title, subtitle, image)
  }

  /// What makes two elements equal.
  nonisolated var key: AnyHashable { ObjectIdentifier(self) }

  /// Whether two elements are the same object or, for actions, have one identifier.
  nonisolated public static func == (lhs: UIMenuElement, rhs: UIMenuElement) -> Bool {
    lhs.key == rhs.key
  }

  /// Hashes what elements are compared by.
  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
  }

  /// How an element looks and whether it can be chosen.
  public struct Attributes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes attributes from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// It cannot be chosen.
    public static let disabled = Attributes(rawValue: 1)
    /// It destroys something.
    public static let destructive = Attributes(rawValue: 2)
    /// It is not shown.
    public static let hidden = Attributes(rawValue: 4)
    /// The menu stays when it is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  /// Whether a tick stands beside an element.
  public enum State: Int, Sendable {
    /// None.
    case off
    /// A tick.
    case on
    /// A dash.
    case mixed
  }
}

/// A list of things to choose from.
///
/// Source: `UIMenu` documentation.
@MainActor
open class UIMenu: UIMenuElement {
  /// The entries.
  public let children: [UIMenuElement]

  /// How the menu shows inside another.
  public let options: Options

  /// Makes a menu.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, options: Options = [],
    children: [UIMenuElement] = []
  ) {
    self.children = children
    self.options = options
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// The actions of the menu and of those in it, in order; hidden ones are left out.
  package var actions: [UIAction] {
    children.flatMap { child -> [UIAction] in
      if let action = child as? UIAction {
        return action.attributes.contains(.hidden) ? [] : [action]
      }
      return (child as? UIMenu)?.actions ?? []
    }
  }

  /// How a menu shows inside another.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Its entries stand in the other menu.
    public static let displayInline = Options(rawValue: 1)
    /// It destroys something.
    public static let destructive = Options(rawValue: 2)
    /// One of its entries at most has a tick.
    public static let singleSelection = Options(rawValue: 32)
  }
}
