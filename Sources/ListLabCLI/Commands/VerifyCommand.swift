import Curriculum
import Grading
import Reporting

extension CommandLineTool {
  /// Says for each promise of the lessons whether it holds.
  func verify(_ numbers: [Int], record: Bool) throws -> ExitCode {
    let kit = try kit()
    let toolchain = try toolchain()
    let all = try kit.lessons()
    let lessons = try numbers.isEmpty ? all : numbers.map { try kit.lesson($0) }
    var broken = 0
    var held = 0
    for lesson in lessons {
      surroundings.writeLine("Lesson \(lesson.number) · \(lesson.manifest.title)")
      let verifier = Verifier(
        lesson: lesson, toolchain: toolchain, environment: surroundings.environment,
        toldByTour: { TourLog.text(of: $0) })
      if record {
        try verifier.record { surroundings.writeLine("  wrote \($0)") }
      }
      try verifier.verify { promise in
        if let reason = promise.broken {
          broken += 1
          surroundings.writeLine("✗ \(promise.statement)")
          for line in reason.split(separator: "\n") { surroundings.writeLine("    \(line)") }
        } else {
          held += 1
          surroundings.writeLine("✓ \(promise.statement)")
        }
      }
    }
    surroundings.writeLine("\(held) promises hold, \(broken) do not.")
    return broken == 0 ? .success : .failure
  }
}
