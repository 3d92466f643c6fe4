import Lesson03Given

/// What was said before the messages that a chat begins with, and what the server knows of the chat.
@MainActor
final class ChatPast {
  /// How many messages an answer has at most.
  static let pageSize = 7

  /// Every message that there ever was, newest first.
  private var all: [Int]
  private var gone: Set<Int> = []

  /// A question that was not answered yet.
  private struct Question {
    var number: Int
    var answer: @MainActor ([Int]) -> Void
  }

  private var questions: [Question] = []

  /// A past of some messages, for a chat that begins with others.
  init(older: [Int], than begun: [Int]) {
    all = begun + older
  }

  /// Whether something was asked and not answered.
  var isAsked: Bool { !questions.isEmpty }

  /// All messages that a chat has which asked to the end.
  var everything: [Int] { all.filter { !gone.contains($0) } }

  /// A new message came in.
  func add(_ number: Int) { all.insert(number, at: 0) }

  /// Messages went, on the server as well.
  func remove(_ numbers: Set<Int>) { gone.formUnion(numbers) }

  /// Notes a question for what follows a message.
  func ask(after number: Int, _ answer: @escaping @MainActor ([Int]) -> Void) {
    questions.append(Question(number: number, answer: answer))
  }

  /// Takes a question out. Hands back what to answer, and whom to tell.
  func take(_ place: Int) -> (page: [Int], answer: @MainActor ([Int]) -> Void)? {
    guard isAsked else { return nil }
    let question = questions.remove(at: place % questions.count)
    // The server answers with what it knows now, also if the message that was asked about went meanwhile.
    let after = all.firstIndex(of: question.number).map { all[($0 + 1)...] } ?? []
    return (Array(after.filter { !gone.contains($0) }.prefix(Self.pageSize)), question.answer)
  }
}
