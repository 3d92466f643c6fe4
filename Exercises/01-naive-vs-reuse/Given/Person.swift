/// One entry of the phone book.
public nonisolated struct Person: Identifiable, Hashable, Sendable {
  /// Stays with the person, whatever row it stands in.
  public let id: String

  /// First and last name.
  public let name: String

  /// As it is dialled.
  public let phone: String

  /// Makes an entry.
  public init(id: String, name: String, phone: String) {
    self.id = id
    self.name = name
    self.phone = phone
  }
}
