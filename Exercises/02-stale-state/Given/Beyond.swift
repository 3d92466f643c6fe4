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

/// Beyond the core: a cell in which a person writes a note about the member.
public protocol TakesNotes: AnyObject {
  /// Called after `configure`: the note as it is so far, and who is to be told with each letter that is
  /// typed. The cell has one text field.
  func takeNote(_ note: String, changed: @escaping (String) -> Void)
}

/// Beyond the core: a cell that shows how far the upload of a member's picture is.
public protocol ShowsUpload: AnyObject {
  /// Called after `configure`: the member's upload, or nil where there is none. It goes on whether its row
  /// is on screen or not.
  func show(_ upload: (any Upload)?)
}

/// An upload that goes on by itself.
public protocol Upload: AnyObject {
  /// How much is done, from 0 to 1.
  var fraction: Float { get }

  /// Calls a closure after each step, until the ticket is handed back.
  func follow(_ step: @escaping () -> Void) -> Int

  /// Ends the calls of a ticket.
  func unfollow(_ ticket: Int)
}
