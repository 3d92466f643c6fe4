/// How a command is called.
struct Usage {
  let name: String
  let form: String
  let summary: String
  let options: [(name: String, meaning: String)]

  /// All commands, in the order of `--help`.
  static let commands = [
    Usage(
      name: "lesson",
      form: "listlab lesson N [--read | --check] [--json] [--script S] [--schedule O]",
      summary: "Shows the lesson's text the first time, then runs your code and says what it did.",
      options: [
        ("--read", "only the text, also when you have read it"),
        ("--check", "only the run"),
        ("--json", "the verdict as JSON on standard output"),
        ("--script", "tries this script first, such as s3.4.5, which a report named"),
        ("--schedule", "tells of this order of events, such as 2,0,1, where it goes wrong"),
      ]),
    Usage(
      name: "hint", form: "listlab hint N",
      summary: "Gives the next hint for the check that failed first in your last run.", options: []),
    Usage(
      name: "solution", form: "listlab solution N [--anyway]",
      summary: "Shows the commented solution once you have passed.",
      options: [("--anyway", "before you have passed, too")]),
    Usage(
      name: "cards", form: "listlab cards N",
      summary: "Interview cards: questions, what they probe, and what a good answer has in it.",
      options: []),
    Usage(
      name: "reset", form: "listlab reset N",
      summary: "Puts the starting file back. Yours is kept in .listlab/kept/ first.", options: []),
    Usage(
      name: "verify", form: "listlab verify [N …] [--record]",
      summary: "For authors: tries whether a lesson keeps what it promises.",
      options: [("--record", "writes the signatures and the seal from a run, instead of comparing")]
    ),
  ]

  /// The text of `--help`, for one command or for all.
  static func text(for name: String?) -> String? {
    guard let name else { return overview }
    guard let usage = commands.first(where: { $0.name == name }) else { return nil }
    let options = usage.options.map { "  \($0.name.padded(to: 12))\($0.meaning)" }
    return ([usage.form, "", usage.summary] + (options.isEmpty ? [] : [""] + options))
      .joined(separator: "\n")
  }

  private static var overview: String {
    """
    listlab teaches iOS lists without a Mac: read, edit a Swift file, run.

      \("listlab".padded(to: 22))where you are, and what comes next
    \(commands.map { "  \("listlab \($0.name) N".padded(to: 22))\($0.summary)" }.joined(separator: "\n"))
      \("listlab --version".padded(to: 22))the version

    Exit codes: 0 all passed · 1 checks failed · 2 something else is wrong.
    Details: listlab lesson --help
    """
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(width - count, 1))
  }
}
