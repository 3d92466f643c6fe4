import Foundation
import Testing

@testable import Grading

/// When a silent process is taken for one that hangs.
@Suite struct PatienceTests {
  private let start = ContinuousClock.now

  private func isOver(wall: Double, processor: Double?) -> Bool {
    Patience(silence: .seconds(10), now: start).isOver(
      at: start + .seconds(wall), processor: processor.map { .seconds($0) })
  }

  @Test("A loop without end is over when it has used the processor for the time")
  func loops() {
    #expect(isOver(wall: 10.1, processor: 10.05))
    #expect(!isOver(wall: 9, processor: 8.9))
  }

  @Test("Waiting for what never comes is over after the time on the wall")
  func waits() {
    #expect(isOver(wall: 10.1, processor: 0.01))
    #expect(!isOver(wall: 9.9, processor: 0.01))
  }

  @Test("On a busy machine right code gets longer, but not for ever")
  func starved() {
    #expect(!isOver(wall: 30, processor: 3))
    #expect(!isOver(wall: 50, processor: 9.5))
    #expect(isOver(wall: 61, processor: 3))
  }

  @Test("Where the processor's time is not known, the wall's counts")
  func unknown() {
    #expect(isOver(wall: 10.1, processor: nil))
  }

  @Test("A word begins the time anew")
  func words() {
    var patience = Patience(silence: .seconds(10), now: start)
    patience.heard(at: start + .seconds(8), processor: .seconds(8))
    #expect(!patience.isOver(at: start + .seconds(15), processor: .seconds(15)))
    #expect(patience.isOver(at: start + .seconds(19), processor: .seconds(18.5)))
  }

  @Test("The time of a process that is busy grows, and this one's is known")
  func own() throws {
    let before = try #require(ProcessorTime.used(by: getpid()))
    var sum = 0
    while try #require(ProcessorTime.used(by: getpid())) - before < .milliseconds(20) { sum &+= 1 }
    #expect(sum > 0)
  }
}
