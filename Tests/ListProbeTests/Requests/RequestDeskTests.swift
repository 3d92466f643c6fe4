import ListProbe
import Testing

@Suite("A desk that holds requests")
struct RequestDeskTests {
  private struct Refused: Error {}

  /// Writes down what comes of each request.
  @MainActor
  private final class Client {
    let desk: RequestDesk<String, Int>
    private(set) var heard: [String] = []
    private var tasks: [String: Task<Void, Never>] = [:]

    init(_ cancelling: RequestDesk<String, Int>.Cancelling = .obeyed) {
      desk = RequestDesk(cancelling: cancelling)
    }

    func ask(_ key: String) {
      tasks[key] = Task {
        do {
          let answer = try await desk.fetch(key)
          heard.append("\(key) \(answer)\(Task.isCancelled ? " though cancelled" : "")")
        } catch is CancellationError { heard.append("\(key) cancelled") } catch {
          heard.append("\(key) failed")
        }
      }
      DeterministicRuntime.drain()
    }

    func cancel(_ key: String) {
      tasks[key]?.cancel()
      DeterministicRuntime.drain()
    }
  }

  @Test func `requests wait, have numbers, and are answered in any order`() {
    DeterministicRuntime.run {
      let client = Client()
      for key in ["a", "b", "c"] { client.ask(key) }
      #expect(client.desk.open.map(\.words) == ["request 1 (a)", "request 2 (b)", "request 3 (c)"])
      #expect(client.heard == [])
      client.desk.answer(3, with: 30)
      client.desk.fail(1, with: Refused())
      client.desk.answer(2, with: 20)
      #expect(client.heard == ["c 30", "a failed", "b 20"])
      #expect(client.desk.open.isEmpty)
      #expect(client.desk.requests.map(\.state) == [.failed, .answered, .answered])
    }
  }

  @Test func `a cancelled request ends at once`() {
    DeterministicRuntime.run {
      let client = Client()
      client.ask("a")
      client.cancel("a")
      #expect(client.heard == ["a cancelled"])
      #expect(client.desk.requests.map(\.state) == [.cancelled])
      client.cancel("a")
      #expect(client.heard == ["a cancelled"])
    }
  }

  @Test func `a cancellation may come late, or never`() {
    DeterministicRuntime.run {
      let late = Client(.late)
      for key in ["a", "b"] { late.ask(key) }
      late.cancel("b")
      #expect(late.heard == [])
      #expect(late.desk.requests.map(\.wasCancelled) == [false, true])
      late.desk.deliverCancellations()
      #expect(late.heard == ["b cancelled"])
      #expect(late.desk.open.map(\.key) == ["a"])

      let deaf = Client(.ignored)
      deaf.ask("a")
      deaf.cancel("a")
      #expect(deaf.heard == [])
      deaf.desk.answer(1, with: 10)
      #expect(deaf.heard == ["a 10 though cancelled"])
    }
  }

  @Test func `a request that is made by a task which is cancelled already ends as well`() {
    DeterministicRuntime.run {
      let client = Client()
      Task {
        await Task.yield()
        client.ask("a")
        client.cancel("a")
      }.cancel()
      DeterministicRuntime.drain()
      #expect(client.heard == ["a cancelled"])
    }
  }

  @Test func `completions are called once, and a ticket cancels`() {
    DeterministicRuntime.run {
      let desk = RequestDesk<String, Int>()
      var heard: [String] = []
      let ticket = desk.fetch("a") { heard.append((try? $0.get()).map(String.init) ?? "none") }
      desk.fetch("b") { heard.append((try? $0.get()).map(String.init) ?? "none") }
      ticket.cancel()
      ticket.cancel()
      desk.answer(2, with: 2)
      #expect(heard == ["none", "2"])
    }
  }

  @Test func `calls are numbered for findings`() {
    DeterministicRuntime.run {
      var calls = 0
      let desk = RequestDesk<String, Int> {
        calls += 1
        return calls
      }
      for key in ["a", "b"] { desk.fetch(key) { _ in } }
      #expect(desk.requests.map(\.call) == [1, 2])
    }
  }

  @Test func `a request that does not wait cannot be answered`() async {
    await #expect(processExitsWith: .failure) {
      DeterministicRuntime.run {
        let desk = RequestDesk<String, Int>()
        desk.fetch("a") { _ in }
        desk.answer(1, with: 1)
        desk.answer(1, with: 1)
      }
    }
  }
}
