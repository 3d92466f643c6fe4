import Curriculum
import Foundation

extension CommandLineTool {
  /// Shows the commented right answer, and names the others.
  func solution(_ number: Int, anyway: Bool) throws -> ExitCode {
    let kit = try kit()
    let lesson = try kit.lesson(number)
    guard try anyway || loadProgress(ProgressStore(kit: kit))[number].everPassed else {
      surroundings.writeError(
        "listlab: The solution is shown when lesson \(number) is passed. A hint: listlab hint \(number). To see it now: listlab solution \(number) --anyway\n"
      )
      return .unusable
    }
    for name in lesson.manifest.files {
      let file = lesson.reference.appending(path: name)
      surroundings.writeLine("// \(kit.shortPath(file))")
      surroundings.write(try kit.text(of: file))
    }
    let others = lesson.solutions.filter { $0 != lesson.reference }
    if !others.isEmpty {
      surroundings.writeLine("\nOther ways that are right:")
      for other in others { surroundings.writeLine("    \(kit.shortPath(other))") }
    }
    return .success
  }
}
