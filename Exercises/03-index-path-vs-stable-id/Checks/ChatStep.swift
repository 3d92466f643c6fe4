import ListProbe

/// A step of a chat's script. Its numbers are taken modulo what there is when the step is made.
enum ChatStep: Hashable {
  /// A new message comes in.
  case receive
  /// The messages at these positions go.
  case remove([Int])
  /// Another term is searched for.
  case search(Int)
  /// Another part of the list is looked at.
  case scroll(Int)
  /// All rows are asked for again, as when the colours of the app change.
  case reload
  /// The heart of a row on screen is tapped.
  case heart(Int)
  /// A row on screen is tapped.
  case row(Int)
  /// The server answers a question that is open.
  case answer(Int)

  /// The sorts of steps, for a script that has only some of them.
  enum Kind: String, CaseIterable {
    case receive
    case removeOne = "remove one"
    case removeMany = "remove many"
    case search, scroll, reload, heart, row, answer
  }

  /// The sort of the step, in words.
  var kind: Kind {
    switch self {
    case .receive: .receive
    case .remove(let positions): positions.count > 1 ? .removeMany : .removeOne
    case .search: .search
    case .scroll: .scroll
    case .reload: .reload
    case .heart: .heart
    case .row: .row
    case .answer: .answer
    }
  }

  /// Draws scripts of a length from these sorts of steps; one that is named twice comes twice as often.
  @MainActor
  static func scripts(_ length: Int, of kinds: [Kind]) -> ScriptSearch<ChatStep> {
    ScriptSearch(length: length, kind: { $0.kind.rawValue }) { random in
      let kind = kinds[Int.random(in: 0..<kinds.count, using: &random)]
      let number = Int.random(in: 0..<1000, using: &random)
      return switch kind {
      case .receive: .receive
      case .removeOne: .remove([number])
      case .removeMany:
        .remove((0..<2 + number % 3).map { _ in Int.random(in: 0..<1000, using: &random) })
      case .search: .search(number)
      case .scroll: .scroll(number)
      case .reload: .reload
      case .heart: .heart(number)
      case .row: .row(number)
      case .answer: .answer(number)
      }
    }
  }
}
