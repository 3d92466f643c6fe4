import UIKit

/// A member of the team, as the directory shows one.
public nonisolated struct Member: Sendable, Hashable {
  /// Where a member is.
  public enum Presence: Sendable, Hashable {
    /// At work now: the name is green.
    case online
    /// Not at work: the whole row is faint.
    case away
    /// Nothing is known.
    case none
  }

  /// What the member is known by. Neither a name nor a row number.
  public let id: String

  /// The name.
  public var name: String

  /// What the member does, or nil where nobody wrote it down.
  public var role: String?

  /// Where the member is.
  public var presence: Presence

  /// Messages that were not read; 0 shows no badge.
  public var unread: Int

  /// What the member is good at, in order; each is a label of its own.
  public var skills: [String]

  /// Whether messages of the member make no sound.
  public var isMuted: Bool

  /// Whether the member is starred.
  public var isStarred: Bool

  /// A picture, or nil.
  public var avatar: UIImage?

  /// Makes a member; all but id and name may be left out.
  public init(
    id: String, name: String, role: String? = nil, presence: Presence = .none, unread: Int = 0,
    skills: [String] = [], isMuted: Bool = false, isStarred: Bool = false, avatar: UIImage? = nil
  ) {
    self.id = id
    self.name = name
    self.role = role
    self.presence = presence
    self.unread = unread
    self.skills = skills
    self.isMuted = isMuted
    self.isStarred = isStarred
    self.avatar = avatar
  }
}

/// What a person can do to a member. The directory does it and shows the row anew; a cell only says it.
public protocol MemberActions: AnyObject {
  /// The star of a member was tapped.
  func toggleStar(_ id: String)

  /// The switch of a member was set.
  func setMuted(_ id: String, _ isMuted: Bool)
}
