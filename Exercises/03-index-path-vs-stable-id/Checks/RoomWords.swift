import Lesson03Given

/// Makes rooms for one scenario. No title, message or number comes twice, and none stands in another, so that
/// what a row says tells which room it shows, and of which time. Identifiers tell nothing.
@MainActor
struct RoomWords {
  private var titles = 0
  private var messages = 0
  private var numbers = 100
  private var rooms = 0
  private let world: Int

  private static var worlds = 0

  private static let colours = [
    "Amber", "Black", "Coral", "Denim", "Ebony", "Green", "Hazel", "Ivory", "Khaki", "Lilac",
    "Mauve", "Olive", "Pearl", "Rusty", "Sandy", "White",
  ]
  private static let places = [
    "Attic", "Barn", "Cellar", "Dock", "Factory", "Garden", "Harbour", "Island", "Jetty",
    "Kitchen", "Library", "Market",
  ]
  private static let verbs = [
    "bring", "count", "draw", "fetch", "grow", "hide", "iron", "keep", "lend", "mend", "order",
    "paint", "quote", "return", "sell", "try",
  ]
  private static let things = [
    "apples", "books", "chairs", "dishes", "engines", "flags", "gloves", "hammers", "ink",
    "jars", "knives", "lamps", "maps", "nuts", "onions", "pens",
  ]

  /// Begins the words of a scenario. No two in a process have the same identifiers.
  init() {
    Self.worlds += 1
    world = Self.worlds
  }

  /// A title that no room had.
  mutating func title() -> String {
    defer { titles += 1 }
    let count = Self.colours.count
    // Neighbours in the list of titles are not neighbours in the alphabet.
    let place = Self.places[(titles / count + titles) * 5 % Self.places.count]
    return "\(Self.colours[titles * 7 % count]) \(place)"
  }

  /// A message that nobody sent.
  mutating func message() -> String {
    defer { messages += 1 }
    let count = Self.verbs.count
    let thing = Self.things[(messages / count + messages) % Self.things.count]
    return "\(Self.verbs[messages % count]) \(thing)"
  }

  /// A number of unread messages that no room had.
  mutating func number() -> Int {
    defer { numbers += 1 }
    return numbers
  }

  /// A new room.
  mutating func room() -> Room {
    defer { rooms += 1 }
    return Room(
      id: "room-\(world)-\((rooms * 37 + 11) % 997)", title: title(), last: message(),
      unread: number())
  }

  /// So many new rooms.
  mutating func rooms(_ count: Int) -> [Room] { (0..<count).map { _ in room() } }
}
