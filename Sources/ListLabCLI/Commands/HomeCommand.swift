import Curriculum
import Foundation
import Reporting

extension CommandLineTool {
  /// Shows where the learner is in the course.
  func home() throws {
    let kit = try kit()
    let progress = try loadProgress(ProgressStore(kit: kit))
    surroundings.writeLine(
      HomeScreen.text(lessons: try kit.lessons(), progress: progress, style: style))
    // As long as nothing is done: who has run a lesson has found a way to call it.
    if progress.lessons.isEmpty {
      surroundings.writeLine()
      surroundings.writeLine("To make listlab a command of your shell:")
      surroundings.writeLine("    \(Self.aliasLine(for: kit))")
    }
  }

  /// The line that makes `listlab` a command, from any folder. The built program starts at once, which
  /// `swift run` does not.
  static func aliasLine(for kit: Kit) -> String {
    let root = kit.root.path.replacing("'", with: "'\\''")
    return "alias listlab='LISTLAB_HOME=\"\(root)\" \"\(root)/.build/debug/listlab\"'"
  }
}
