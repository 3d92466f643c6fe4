import Foundation
import Testing
import UIKit

/// The same names in a file that imports Foundation too.
@MainActor
@Suite("Queues beside Foundation")
struct DispatchBesideFoundationTests {
  @Test func `the names mean the engine's types`() async {
    let queue: DispatchQueue = .main
    #expect(queue === UIKit.DispatchQueue.main)
    var answers: [String] = []
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async {
        answers.append("main")
        continuation.resume()
      }
    }
    #expect(answers == ["main"])
    #expect(DispatchTime.now() + 1 > .now() + .milliseconds(10))
  }
}
