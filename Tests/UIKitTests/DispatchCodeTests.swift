import Testing
import UIKit

/// Code with queues as it stands in an app, with no import but UIKit.
@MainActor
@Suite("Queues in code from an app")
struct DispatchCodeTests {
  @Test func `work beside the main queue answers on it`() async {
    let loader = Loader()
    await withCheckedContinuation { continuation in
      loader.load { continuation.resume() }
    }
    #expect(loader.answers == ["worked", "answered"])
  }

  @Test func `a group tells the main queue when all has come`() async {
    let loader = Loader()
    await withCheckedContinuation { continuation in
      loader.loadAll(3) { continuation.resume() }
    }
    #expect(loader.answers == ["all"])
  }

  @Test func `a search waits for the typing to pause`() async {
    let loader = Loader()
    await withCheckedContinuation { continuation in
      loader.typed("a") { continuation.resume() }
      loader.typed("ab") { continuation.resume() }
    }
    #expect(loader.answers == ["searched ab"])
  }
}

@MainActor
private final class Loader {
  private(set) var answers: [String] = []
  private let ioQueue = DispatchQueue(label: "io", qos: .utility, attributes: .concurrent)
  private var search: DispatchWorkItem?

  func load(completion: @escaping @Sendable () -> Void) {
    DispatchQueue.global(qos: .userInitiated).async { [weak self] in
      let text = "worked"
      DispatchQueue.main.async {
        dispatchPrecondition(condition: .onQueue(.main))
        self?.answers.append(text)
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.001) { [weak self] in
        guard let self else { return }
        answers.append("answered")
        completion()
      }
    }
  }

  func loadAll(_ count: Int, completion: @escaping () -> Void) {
    let group = DispatchGroup()
    for _ in 0..<count {
      group.enter()
      ioQueue.async(flags: .barrier) { group.leave() }
      ioQueue.async(group: group) {}
    }
    group.notify(queue: .main) { [weak self] in
      self?.answers.append("all")
      completion()
    }
  }

  func typed(_ text: String, completion: @escaping () -> Void) {
    search?.cancel()
    let item = DispatchWorkItem { [weak self] in
      self?.answers.append("searched \(text)")
      completion()
    }
    search = item
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(20), execute: item)
  }
}
