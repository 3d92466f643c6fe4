/// What an action does; the action itself is given, and in it the control that sent it.
public typealias UIActionHandler = (UIAction) -> Void

/// Something that can be done, for controls and menus. Actions with one identifier are equal.
///
/// Source: `UIAction` documentation.
@MainActor
open class UIAction: UIMenuElement {
  /// The name by which actions are told apart.
  nonisolated public let identifier: Identifier

  /// A longer title, or nil.
  open var discoverabilityTitle: String?

  /// How it looks and whether it can be chosen.
  open var attributes: Attributes

  /// Whether a tick stands beside it.
  open var state: State

  /// The control that sends the action, while it does.
  open private(set) var sender: Any?

  private let handler: UIActionHandler

  /// Makes an action. Without an identifier it gets one of its own.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping UIActionHandler
  ) {
    if identifier == nil { Self.count += 1 }
    self.identifier = identifier ?? Identifier("com.apple.action.dynamic.\(Self.count)")
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// How many actions were given an identifier so far.
  private static var count = 0

  nonisolated override var key: AnyHashable { identifier }

  /// Does it.
  package func perform(sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }

  /// The name of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes an identifier from a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Makes an identifier from a name.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }
}
