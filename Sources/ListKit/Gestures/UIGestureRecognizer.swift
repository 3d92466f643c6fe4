public import Foundation

/// Finds out what a finger means.
///
/// Source: `UIGestureRecognizer` documentation. There are no selectors here: a closure stands for target and
/// action, given when the recogniser is made or to `addAction`.
@MainActor
open class UIGestureRecognizer: Hashable {
  /// Makes a recogniser that does nothing yet.
  public init() {}

  private var actions: [@MainActor (UIGestureRecognizer) -> Void] = []

  /// Lets the recogniser call a closure whenever it recognises; stands for `addTarget(_:action:)`.
  open func addAction(_ action: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    actions.append(action)
  }

  /// Whether it recognises anything.
  open var isEnabled = true

  /// How far it has come.
  open internal(set) var state: State = .possible

  /// The view that it belongs to.
  public internal(set) weak var view: UIView?

  /// A name for the reader of a log.
  open var name: String?

  /// Whether the view's own touches end when it recognises.
  open var cancelsTouchesInView = true

  /// Whether touches reach the view only when it gives up.
  open var delaysTouchesBegan = false

  /// Asked whether it may begin. The recogniser does not own it.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Where the finger is or last was, in the window's coordinates.
  private var point = CGPoint.zero

  /// Where the finger is, in a view's coordinates, or the window's for nil.
  open func location(in view: UIView?) -> CGPoint {
    view?.convert(point, from: nil) ?? point
  }

  /// The states that a recognised gesture goes through.
  var statesWhenRecognized: [State] { [.ended] }

  /// Does what a finger does that makes the gesture at a point of a view, by default in the middle of the
  /// recogniser's own. Returns whether it was recognised.
  @discardableResult
  package func recognize(at place: CGPoint? = nil, in other: UIView? = nil) -> Bool {
    guard isEnabled, let view, view.isUserInteractionEnabled else { return false }
    let target = other ?? view
    point = target.convert(
      place ?? CGPoint(x: target.bounds.midX, y: target.bounds.midY), to: nil)
    if delegate?.gestureRecognizerShouldBegin(self) == false { return false }
    for next in statesWhenRecognized {
      state = next
      for action in actions { action(self) }
    }
    state = .possible
    return true
  }

  /// Whether two recognisers are the same object.
  nonisolated public static func == (lhs: UIGestureRecognizer, rhs: UIGestureRecognizer) -> Bool {
    lhs === rhs
  }

  /// Hashes the identity of the object.
  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }

  /// How far a recogniser has come.
  public enum State: Int, Sendable {
    /// Nothing is recognised yet.
    case possible
    /// A gesture that lasts began.
    case began
    /// It goes on.
    case changed
    /// It is over, or a short gesture was recognised.
    case ended
    /// It was taken away.
    case cancelled
    /// It was something else.
    case failed

    /// The same as `ended`.
    public static var recognized: State { .ended }
  }
}

/// What a gesture recogniser asks. All methods are optional.
@MainActor
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Whether it may begin to recognise.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// It may.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
}

/// Recognises taps.
@MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// Makes a recogniser that does nothing yet.
  public override init() {
    super.init()
  }

  /// Makes a recogniser that calls a closure; stands for `init(target:action:)`.
  public convenience init(action: @escaping @MainActor (UITapGestureRecognizer) -> Void) {
    self.init()
    addAction { if let tap = $0 as? UITapGestureRecognizer { action(tap) } }
  }

  /// How many taps it takes.
  open var numberOfTapsRequired = 1

  /// How many fingers it takes.
  open var numberOfTouchesRequired = 1
}

/// Recognises a finger that stays.
@MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// Makes a recogniser that does nothing yet.
  public override init() {
    super.init()
  }

  /// Makes a recogniser that calls a closure, once when the press began and once when it ended; stands for
  /// `init(target:action:)`.
  public convenience init(action: @escaping @MainActor (UILongPressGestureRecognizer) -> Void) {
    self.init()
    addAction { if let press = $0 as? UILongPressGestureRecognizer { action(press) } }
  }

  /// How many seconds the finger must stay.
  open var minimumPressDuration: TimeInterval = 0.5

  /// How many taps come before it.
  open var numberOfTapsRequired = 0

  /// How many fingers it takes.
  open var numberOfTouchesRequired = 1

  /// How many points the finger may move.
  open var allowableMovement: CGFloat = 10

  override var statesWhenRecognized: [State] { [.began, .ended] }
}

extension UIView {
  /// Lets a recogniser see the touches of this view; it leaves the view that it had.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer.view = self
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }

  /// Takes a recogniser from the view.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.view = nil
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
  }
}
