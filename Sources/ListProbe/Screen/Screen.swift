public import Foundation
public import ListKit
import Synchronization

/// A screen that nobody sees: a window that hosts a view, moved by hand, frame by frame.
///
/// Each action ends with the layout that a run loop would do. What was done is kept in words, so that a
/// finding can say which steps led to it.
@MainActor
public final class Screen {
  /// The window; its size is the screen's.
  public let window: UIWindow

  /// What was done so far, oldest first.
  public private(set) var events: [String] = []

  /// How many different views the last frame worked on.
  public private(set) var viewsTouchedInLastFrame = 0

  /// Called at the end of each frame, when all is laid out.
  public var onFrame: () -> Void = {}

  /// What UIKit raised since the screen exists, first things first. On a phone the first would have ended
  /// the app; here the table that raised it does nothing any more.
  public var exceptions: [RaisedException] { heard.all }

  /// What measured itself.
  let measuring = Measuring()

  /// Filled from whatever thread raises.
  private let heard = Heard()
  private let listening: UIKitException.Listening

  /// How the system treats cells that are off screen.
  public enum Generation: Sendable {
    /// Before iOS 15: a cell is asked for when it is shown.
    case classic
    /// iOS 15 and later: cells are prepared ahead in spare time and kept for a while when they leave.
    case modern
  }

  /// Puts a view on a screen of a size in points, filling it, and draws the first frame.
  public convenience init(
    root: UIView, size: CGSize = CGSize(width: 320, height: 700),
    generation: Generation = .classic
  ) {
    self.init(emptyOfSize: size, generation: generation)
    root.frame = window.bounds
    window.addSubview(root)
    frame()
  }

  /// Makes a screen with nothing on it.
  init(emptyOfSize size: CGSize, generation: Generation) {
    listening = UIKitException.Listening(survives: true) { [heard] exception in
      heard.add(RaisedException(name: exception.name, reason: exception.reason))
    }
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    UIScreen.main.bounds.size = size
    UIContentSizeCategory.current = .large
    window.activity = ViewActivity()
    window.generation = generation == .modern ? .modern : .classic
    countMeasurements()
  }

  /// One turn of the run loop: timers that are due and jobs that are ready, then layout. What the system
  /// does in the time that is left belongs to the frame.
  public func frame() {
    DeterministicRuntime.drain()
    Scenario.current?.clock.advance(by: 0) { DeterministicRuntime.drain() }
    window.layoutIfNeeded()
    viewsTouchedInLastFrame = window.activity?.touched.count ?? 0
    window.activity = ViewActivity()
    window.spareTime()
    onFrame()
  }

  /// A memory warning: the app is told, and pools are emptied.
  public func warnOfMemory() {
    perform("memory warning") { window.receiveMemoryWarning() }
  }

  /// Does something and draws a frame; `event` says what, for the findings.
  public func perform(_ event: String, _ action: () -> Void) {
    events.append(event)
    action()
    frame()
  }

  /// Writes down what was done, where it was not done by the screen.
  func note(_ event: String) { events.append(event) }

  /// Moves a list to an offset in points from its top, past its ends too, in one frame.
  public func scroll(_ list: UIScrollView, to offset: CGFloat) {
    perform("scroll to offset \(offset.plain)") { list.contentOffset.y = offset }
  }

  /// Moves a list by a distance, step by step, and calls `eachFrame` after each.
  public func drag(
    _ list: UIScrollView, by distance: CGFloat, step: CGFloat, eachFrame: () -> Void = {}
  ) {
    list.beginDragging()
    let start = list.contentOffset.y
    let steps = Int((abs(distance) / step).rounded(.up))
    // A table may correct the offset when it measures rows; the finger moves on from there.
    var corrected: CGFloat = 0
    for number in 1...max(steps, 1) {
      let moved = min(CGFloat(number) * step, abs(distance)) * (distance < 0 ? -1 : 1)
      let target = start + moved + corrected
      scroll(list, to: target)
      corrected += list.contentOffset.y - target
      eachFrame()
    }
    list.endDragging()
    frame()
  }

  /// Brings a list that stands past its ends back, as a finger's lifting does.
  public func settle(_ list: UIScrollView) {
    let lowest = max(list.contentSize.height - list.bounds.height, 0)
    let offset = min(max(list.contentOffset.y, 0), lowest)
    guard offset != list.contentOffset.y else { return }
    perform("come to rest at offset \(offset.plain)") { list.contentOffset.y = offset }
  }

  /// Turns the screen: the window and the root view take a new size in points.
  public func rotate(to size: CGSize) {
    perform("turn the screen to \(size.width.plain) × \(size.height.plain)") {
      let turn = ScreenTurn()
      window.rootViewController?.viewWillTransition(to: size, with: turn)
      window.frame.size = size
      UIScreen.main.bounds.size = size
      for root in window.subviews { root.frame = window.bounds }
      turn.finish()
    }
  }

  /// A person chooses another size of text.
  public func changeTextSize(to category: UIContentSizeCategory) {
    perform("choose another size of text") { window.changeTextSize(to: category) }
  }

  /// The part of a list's content that the window shows, in the list's coordinates.
  public func visibleRect(of list: UIView) -> CGRect {
    list.convert(window.bounds, from: window)
  }
}

/// An exception in UIKit's words.
public struct RaisedException: Equatable, Sendable {
  /// Its name, such as `NSInternalInconsistencyException`.
  public let name: String

  /// What was done wrong.
  public let reason: String
}

/// A list of exceptions that any thread may add to.
private final class Heard: Sendable {
  private let list = Mutex<[RaisedException]>([])

  var all: [RaisedException] { list.withLock { $0 } }

  func add(_ exception: RaisedException) { list.withLock { $0.append(exception) } }
}

extension CGFloat {
  /// Without a fraction where there is none, else with one digit after the point.
  package var plain: String {
    self == rounded() ? String(Int(self)) : String(format: "%.1f", Double(self))
  }
}
