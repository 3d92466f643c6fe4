import UIKit

/// A speaker of the conference, as the list shows one.
public nonisolated struct Speaker: Sendable, Hashable {
  /// What the speaker is known by. Neither a name nor a row number.
  public let id: String

  /// The name.
  public var name: String

  /// The picture, or nil for a speaker without one.
  public var portrait: Portrait?

  /// Makes a speaker.
  public init(id: String, name: String, portrait: Portrait? = nil) {
    self.id = id
    self.name = name
    self.portrait = portrait
  }
}

/// What to ask the loader for. A speaker who sends a better picture gets a new version.
public nonisolated struct Portrait: Sendable, Hashable {
  /// Which picture.
  public let key: String

  /// Which version of it, from 1.
  public var version: Int

  /// Makes a portrait.
  public init(key: String, version: Int = 1) {
    self.key = key
    self.version = version
  }
}
