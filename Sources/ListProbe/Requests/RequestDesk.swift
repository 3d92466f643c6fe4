/// A service that answers nothing by itself: it holds every request until the check answers it, in any
/// order, or fails it, or lets it be cancelled.
@MainActor
public final class RequestDesk<Key: Hashable & Sendable, Answer: Sendable> {
  /// What the service makes of a request being cancelled.
  public enum Cancelling: Sendable {
    /// The request ends at once with a `CancellationError`.
    case obeyed
    /// The request ends when the check says so: see `deliverCancellations`.
    case late
    /// The request goes on; its answer comes all the same.
    case ignored
  }

  /// What became of a request.
  public enum State: Sendable {
    /// It waits.
    case open
    /// It was answered.
    case answered
    /// It was failed by the check.
    case failed
    /// It ended with a `CancellationError`.
    case cancelled
  }

  /// A request.
  public struct Request: Sendable {
    /// Its number, from 1, in the order in which requests came.
    public let number: Int

    /// What was asked for.
    public let key: Key

    /// The number of the call that made it, for findings, or nil.
    public let call: Int?

    /// What became of it.
    public fileprivate(set) var state = State.open

    /// Whether it was asked to be cancelled.
    public fileprivate(set) var wasCancelled = false

    /// "request 4 (m7)".
    public var words: String { "request \(number) (\(key))" }
  }

  /// All requests, oldest first.
  public private(set) var requests: [Request] = []

  /// What the service makes of a request being cancelled.
  public var cancelling: Cancelling

  /// Numbers the calls of the learner's code, as `Recorder.call` does.
  private let call: () -> Int?

  private var waiting: [Int: (Result<Answer, any Error>) -> Void] = [:]

  /// Makes a desk without requests.
  public init(cancelling: Cancelling = .obeyed, call: @escaping () -> Int? = { nil }) {
    self.cancelling = cancelling
    self.call = call
  }

  /// The requests that wait, oldest first.
  public var open: [Request] { requests.filter { $0.state == .open } }

  /// Asks for something and waits until the check answers.
  public func fetch(_ key: Key) async throws -> Answer {
    let number = take(key)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        hold(number) { continuation.resume(with: $0) }
        if Task.isCancelled { cancel(number) }
      }
    } onCancel: {
      Task { @MainActor in self.cancel(number) }
    }
  }

  /// Asks for something; the completion is called when the check answers. The ticket cancels.
  @discardableResult
  public func fetch(
    _ key: Key, completion: @escaping @MainActor (Result<Answer, any Error>) -> Void
  ) -> RequestTicket {
    let number = take(key)
    hold(number, completion)
    return RequestTicket { [weak self] in self?.cancel(number) }
  }

  /// Answers a request, and runs what is ready then. A request is answered once.
  public func answer(_ number: Int, with answer: Answer) {
    end(number, .answered, .success(answer))
  }

  /// Fails a request, and runs what is ready then.
  public func fail(_ number: Int, with error: any Error) {
    end(number, .failed, .failure(error))
  }

  /// Ends the open requests that were asked to be cancelled, oldest first.
  public func deliverCancellations() {
    for request in open where request.wasCancelled {
      end(request.number, .cancelled, .failure(CancellationError()))
    }
  }

  private func take(_ key: Key) -> Int {
    let number = requests.count + 1
    requests.append(Request(number: number, key: key, call: call()))
    return number
  }

  private func hold(_ number: Int, _ completion: @escaping (Result<Answer, any Error>) -> Void) {
    waiting[number] = completion
  }

  private func cancel(_ number: Int) {
    guard requests[number - 1].state == .open else { return }
    requests[number - 1].wasCancelled = true
    if cancelling == .obeyed {
      end(number, .cancelled, .failure(CancellationError()), drains: false)
    }
  }

  private func end(
    _ number: Int, _ state: State, _ result: Result<Answer, any Error>, drains: Bool = true
  ) {
    guard requests.indices.contains(number - 1),
      let completion = waiting.removeValue(forKey: number)
    else { fatalError("request \(number) does not wait") }
    requests[number - 1].state = state
    completion(result)
    if drains { DeterministicRuntime.drain() }
  }
}

/// Cancels a request.
@MainActor
public final class RequestTicket {
  private let action: () -> Void

  init(_ action: @escaping () -> Void) {
    self.action = action
  }

  /// Asks for the request to be cancelled. What becomes of it is the service's choice.
  public func cancel() { action() }
}
