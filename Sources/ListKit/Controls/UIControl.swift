public import Foundation

/// A view that a person works with: it sends actions when something is done to it.
///
/// Source: `UIControl` documentation. Targets with selectors do not exist here; actions stand for them.
@MainActor
open class UIControl: UIView {
  /// Makes a control with a frame in its future superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a control with an action for what it mainly does.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// There are no nibs here; returns nil.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Whether a person can use it.
  open var isEnabled = true { didSet { if isEnabled != oldValue { stateChanged() } } }

  /// Whether it is chosen.
  open var isSelected = false { didSet { if isSelected != oldValue { stateChanged() } } }

  /// Whether a finger is on it.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateChanged() } } }

  /// All of these together.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Called when `state` changed.
  func stateChanged(_ property: StaticString = #function) {
    touch(property)
  }

  // MARK: Actions

  private var handlers: [(action: UIAction, events: Event)] = []

  /// Lets events send an action. One with the same identifier no longer hears of them; actions that were
  /// made without an identifier never replace each other, so that each is sent.
  ///
  /// Source: `addAction(_:for:)` documentation.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(action, for: controlEvents)
    handlers.append((action, controlEvents))
  }

  /// Ends the sending of an action for events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Ends the sending of the action with an identifier for events.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    for index in handlers.indices where handlers[index].action.identifier == actionIdentifier {
      handlers[index].events.subtract(controlEvents)
    }
    handlers.removeAll { $0.events.isEmpty }
  }

  /// Calls a closure with each action and its events, until it sets its last argument to true. The third
  /// argument stands for targets, of which there are none.
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (target: Any?, action: String)?, Event, inout Bool) -> Void
  ) {
    var stop = false
    for handler in handlers where !stop { iterator(handler.action, nil, handler.events, &stop) }
  }

  /// The events that send something.
  open var allControlEvents: Event { handlers.reduce(into: []) { $0.formUnion($1.events) } }

  /// Sends the actions of events, in the order in which they were added.
  open func sendActions(for controlEvents: Event) {
    for (action, events) in handlers where !events.isDisjoint(with: controlEvents) {
      sendAction(action)
    }
  }

  /// Sends an action with this control as its sender.
  open func sendAction(_ action: UIAction) {
    action.perform(sender: self)
  }

  // MARK: A person

  /// Does what a tap of a finger on the control does; nothing if it is not enabled.
  package func tap() {
    guard isEnabled, isUserInteractionEnabled else { return }
    isHighlighted = true
    sendActions(for: .touchDown)
    isHighlighted = false
    touchedUpInside()
  }

  /// A finger was lifted within the control.
  func touchedUpInside() {
    sendActions(for: .touchUpInside)
  }

  /// What can be done to a control.
  public struct Event: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes events from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A finger came down on it.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger came down again and again.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moves within it.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger moves outside it.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger moved into it.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger moved out of it.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger was lifted within it.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger was lifted outside it.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// A touch was taken away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// A person gave it another value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// What it is mainly for was done.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Its menu is about to show.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Writing began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// What is written changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Writing ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Writing ended with the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All touches.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All about writing.
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    /// All.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// How a control is.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a state from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// None of the others.
    public static let normal: State = []
    /// A finger is on it.
    public static let highlighted = State(rawValue: 1)
    /// It cannot be used.
    public static let disabled = State(rawValue: 2)
    /// It is chosen.
    public static let selected = State(rawValue: 4)
    /// It has the focus.
    public static let focused = State(rawValue: 8)
  }
}
