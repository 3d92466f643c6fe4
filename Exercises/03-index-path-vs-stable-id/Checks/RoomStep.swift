import ListProbe

/// A step of a room list's script. Its numbers are taken modulo what there is when the step is made, so what
/// is left of a script when some of its steps are taken out is a script.
enum RoomStep: Hashable {
  /// Something happens on the server; the list is not told yet.
  case change(RoomChange)
  /// The server sends what it has now, whatever happened since it last did.
  case send
  /// Another part of the list is looked at.
  case scroll(Int)
  /// A row on screen is selected.
  case select(Int)
  /// An entry is sent a second time: as it is, or with a newer message.
  case again(of: Int, at: Int, isNewer: Bool)
  /// A room with the title of another comes.
  case namesake(of: Int, at: Int)
  /// A room is pinned, or no longer.
  case pin(Int)

  /// The sorts of steps, for a script that has only some of them.
  enum Kind: String {
    case insert, delete, move, sort, rename, message, unread, send, scroll, select, pin
    case again = "the same room twice"
    case namesake = "two rooms with one title"
  }

  /// The sort of the step, in words.
  var kind: Kind {
    switch self {
    case .change(let change): change.kind
    case .send: .send
    case .scroll: .scroll
    case .select: .select
    case .again: .again
    case .namesake: .namesake
    case .pin: .pin
    }
  }

  /// Draws scripts of a length from these sorts of steps; one that is named twice comes twice as often.
  @MainActor
  static func scripts(_ length: Int, of kinds: [Kind]) -> ScriptSearch<RoomStep> {
    ScriptSearch(length: length, kind: { $0.kind.rawValue }, draw: { draw(kinds, &$0) })
  }

  private static func draw(_ kinds: [Kind], _ random: inout SeededGenerator) -> RoomStep {
    let kind = kinds[Int.random(in: 0..<kinds.count, using: &random)]
    let a = Int.random(in: 0..<1000, using: &random)
    let b = Int.random(in: 0..<1000, using: &random)
    return switch kind {
    case .insert: .change(.insert(at: a))
    case .delete: .change(.delete(at: a))
    case .move: .change(.move(from: a, to: b))
    case .sort: .change(.sort(isRising: a.isMultiple(of: 2)))
    case .rename: .change(.rename(at: a))
    case .message: .change(.message(at: a))
    case .unread: .change(.unread(at: a))
    case .send: .send
    case .scroll: .scroll(a)
    case .select: .select(a)
    case .again: .again(of: a, at: b, isNewer: Bool.random(using: &random))
    case .namesake: .namesake(of: a, at: b)
    case .pin: .pin(a)
    }
  }
}
