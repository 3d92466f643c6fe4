import Curriculum
import Foundation
import Grading
import Reporting
import TestKits
import Testing

/// Every promise that every lesson makes.
@Suite(.serialized) struct PromiseTests {
  @Test("A lesson keeps what it promises", arguments: try TestKit.repository.lessons())
  func promises(lesson: Lesson) throws {
    let environment = ProcessInfo.processInfo.environment
    let verifier = Verifier(
      lesson: lesson, toolchain: try Toolchain.find(environment: environment),
      environment: environment, toldByTour: { TourLog.text(of: $0) })
    var held = 0
    try verifier.verify { promise in
      if let reason = promise.broken {
        Issue.record("\(promise.statement): \(reason)")
      } else {
        held += 1
      }
    }
    #expect(held > 20)
  }
}
