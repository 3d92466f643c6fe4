import UIKit

/// Beyond the core: a cell that marks what was searched for in the name.
public protocol MarksSearch: AnyObject {
  /// Called after `configure`: the letters to mark, or nil for none.
  func mark(_ term: String?)
}

/// Beyond the core: a cell that counts the seconds that its member has been waiting, as long as it is seen.
public protocol CountsSeconds: AnyObject {
  /// Called after `configure`: where seconds come from, and how many have passed for this member.
  func count(with clock: any SecondsClock, since seconds: Int)

  /// The cell comes on screen.
  func willDisplay()

  /// The cell left the screen. It may be shown again without being configured.
  func didEndDisplaying()
}

/// Tells seconds to whoever asks for them.
public protocol SecondsClock: AnyObject {
  /// Calls a closure with each second, until the ticket is handed back.
  func start(_ tick: @escaping () -> Void) -> Int

  /// Ends the calls of a ticket.
  func stop(_ ticket: Int)
}
