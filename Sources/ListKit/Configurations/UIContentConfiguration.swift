/// What a content view is to show, as a value.
///
/// Source: `UIContentConfiguration` documentation.
public protocol UIContentConfiguration {
  /// A new view that shows this.
  @MainActor
  func makeContentView() -> any UIView & UIContentView

  /// The same content as it looks in a state.
  @MainActor
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows what a configuration says.
///
/// Source: `UIContentView` documentation.
@MainActor
public protocol UIContentView: AnyObject {
  /// What is shown. Setting it brings the view up to date.
  var configuration: any UIContentConfiguration { get set }

  /// Whether the view can show what a configuration says; unless implemented, one of the same type.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Whether the configuration has the type of the present one.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// The state that a configuration is looked at in.
public protocol UIConfigurationState {
  /// A state of the app's own, by key; nil if it was not set.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of a state of the app's own.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a key of a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Makes a key of a name.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }
}

/// The state of a view, such as a header.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// Makes the state in which nothing is the case.
  public init() {}

  /// Whether the view is disabled.
  public var isDisabled = false
  /// Whether it looks touched.
  public var isHighlighted = false
  /// Whether it is selected.
  public var isSelected = false
  /// Whether it has the focus.
  public var isFocused = false
  /// Whether it sticks to the edge.
  public var isPinned = false

  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// A state of the app's own.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// Makes the state in which nothing is the case.
  public init() {}

  /// Whether the cell is disabled.
  public var isDisabled = false
  /// Whether it looks touched.
  public var isHighlighted = false
  /// Whether its row is selected.
  public var isSelected = false
  /// Whether it has the focus.
  public var isFocused = false
  /// Whether it sticks to the edge.
  public var isPinned = false
  /// Whether it is being edited.
  public var isEditing = false
  /// Whether what is below it in an outline is shown.
  public var isExpanded = false
  /// Whether its swipe actions are open.
  public var isSwiped = false
  /// Whether it is being moved.
  public var isReordering = false

  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// A state of the app's own.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
