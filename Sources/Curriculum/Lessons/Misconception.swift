public import Foundation

/// A mistake that people really make, planted in the reference, and what a run of it looks like.
public struct Misconception: Sendable, Equatable {
  /// The name of its folder.
  public let name: String

  /// Where its files are.
  public let folder: URL

  /// What `misconception.json` says about it.
  public let description: Description

  /// What its run looks like, as recorded by `listlab verify --record`; nil before the first time.
  public let signature: Signature?

  /// Reads a misconception's folder.
  ///
  /// Throws `KitError` if the description or the signature cannot be read.
  public init(folder: URL, kit: Kit) throws(KitError) {
    self.folder = folder
    name = folder.lastPathComponent
    description = try kit.decode(
      Description.self, from: folder.appending(path: "misconception.json"))
    let file = folder.appending(path: "signature.json")
    signature =
      FileManager.default.fileExists(atPath: file.path)
      ? try kit.decode(Signature.self, from: file) : nil
  }

  /// What people are told about a mistake.
  public struct Description: Codable, Equatable, Sendable {
    /// What the code does, as a short statement: "Hides rows instead of pooling them".
    public var title: String

    /// Why that is wrong, in a sentence or two.
    public var explanation: String

    /// A question that leads on.
    public var question: String

    /// Whether the core passes all the same.
    public var beyondOnly: Bool
  }
}

/// What a run looks like from outside: for each check that failed, the signs that it failed with.
public struct Signature: Codable, Equatable, Sendable {
  /// Signs, sorted, for each check that did not pass.
  public var signs: [String: [String]]

  /// Makes a signature.
  public init(signs: [String: [String]]) {
    self.signs = signs
  }
}
