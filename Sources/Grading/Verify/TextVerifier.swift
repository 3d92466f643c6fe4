import Curriculum
import Foundation

/// Checks a lesson's texts: every Swift block compiles, and every output shown is what a run prints.
struct TextVerifier: Sendable {
  let lesson: Lesson
  let toolchain: Toolchain
  let environment: [String: String]
  let toldByTour: @Sendable (Verdict) -> String

  func promises(starter: Verdict, reference: Verdict) throws -> [Promise] {
    var promises: [Promise] = []
    for name in ["README.md", "hints.md", "cards.md"] {
      let markdown = try lesson.kit.text(of: lesson.folder.appending(path: name))
      for block in FencedBlock.all(in: markdown) where block.language == "swift" {
        promises.append(
          Promise(
            "the Swift block at \(name):\(block.line) compiles", broken: try errors(in: block)))
      }
      for block in FencedBlock.all(in: markdown) {
        guard let source = block.marker?.wholeMatch(of: /output: tour of the (starter|reference)/)
        else { continue }
        let real = toldByTour(source.1 == "starter" ? starter : reference)
        promises.append(
          .that(
            "the output at \(name):\(block.line) is what a run prints", block.text == real,
            else: "a run prints:\n\(real)"))
      }
    }
    return promises
  }

  /// Type checks a block as a file of the exercise, with what is given; the compiler's first error or nil.
  private func errors(in block: FencedBlock) throws -> String? {
    let workspace = Workspace(lesson: lesson, name: "verify")
    let built = workspace.scratchFolder.appending(path: "debug")
    let file = workspace.folder.appending(path: "block.swift")
    let text = "import UIKit\nimport \(lesson.moduleName)Given\n\(block.text)\n"
    do {
      try Data(text.utf8).write(to: file)
    } catch {
      throw GradingError.workspaceUnwritable(
        lesson.kit.shortPath(file), reason: error.plainReason)
    }
    let compiler = Child(
      program: toolchain.swift + "c",
      arguments: [
        "-typecheck", "-swift-version", "6", "-default-isolation", "MainActor",
        "-diagnostic-style=llvm", "-I", built.appending(path: "Modules").path,
        "-Xcc", "-fmodule-map-file=\(built.path)/CCellFactory.build/module.modulemap", file.path,
      ], environment: environment)
    let ending = try compiler.run()
    guard ending.exitCode != 0 else { return nil }
    return ending.errors.split(separator: "\n").first { $0.contains("error:") }.map(String.init)
      ?? "the compiler ended with \(ending.exitCode.map(String.init) ?? "a signal")"
  }
}

/// A fenced block of a Markdown text.
struct FencedBlock: Equatable {
  /// What stands behind the fence, such as `swift`.
  var language: String

  /// The line that the fence opens in, from 1.
  var line: Int

  /// What is between the fences.
  var text: String

  /// What an HTML comment in the line before says, or nil.
  var marker: String?

  /// All blocks of a text.
  static func all(in markdown: String) -> [FencedBlock] {
    var blocks: [FencedBlock] = []
    var open: FencedBlock?
    var body: [Substring] = []
    var lastComment: String?
    for (number, line) in markdown.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      if let block = open {
        if line == "```" {
          blocks.append(block)
          blocks[blocks.count - 1].text = body.joined(separator: "\n")
          open = nil
          body = []
        } else {
          body.append(line)
        }
      } else if line.hasPrefix("```") {
        open = FencedBlock(
          language: String(line.dropFirst(3)), line: number + 1, text: "", marker: lastComment)
        lastComment = nil
      } else {
        lastComment = line.wholeMatch(of: /<!-- (.*) -->/).map { String($0.1) }
      }
    }
    return blocks
  }
}
