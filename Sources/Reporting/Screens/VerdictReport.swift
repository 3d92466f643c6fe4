import Curriculum
import Findings
public import Grading

/// What a learner reads after a run: what happened, to which row, because of which steps, at which line;
/// then the numbers; then what to do next.
public struct VerdictReport {
  private let verdict: Verdict
  private let diagnoses: [String: Diagnosis]
  private let style: TextStyle
  private let files: [String]
  private let sourceLine: (SourcePlace) -> String?

  /// A line of a source file.
  public struct SourcePlace: Hashable, Sendable {
    /// Path of the file, as reports name it.
    public var path: String
    /// Line, from 1.
    public var line: Int
  }

  /// Reports a verdict. `files` are the paths of the learner's files, as people see them; `sourceLine` looks
  /// up their lines.
  public init(
    _ verdict: Verdict, diagnoses: [String: Diagnosis], style: TextStyle, files: [String],
    sourceLine: @escaping (SourcePlace) -> String?
  ) {
    self.verdict = verdict
    self.diagnoses = diagnoses
    self.style = style
    self.files = files
    self.sourceLine = sourceLine
  }

  /// The whole report.
  public var text: String {
    let parts: [[String]] =
      switch verdict.outcome {
      case .didNotCompile(let errors): [[title("does not compile")], compileErrors(errors), next]
      case .wouldNotStart(let words):
        [
          [title("does not start")],
          ["It compiles, but the program with your code in it does not start:", "  " + words], next,
        ]
      case .ended: [[title(score)], checks, printed, numbers, passed, warnings, next]
      }
    return parts.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
  }

  // MARK: Title

  private var score: String {
    let core = verdict.core.count { $0.outcome == .passed }
    let beyond = verdict.beyond.count { $0.outcome == .passed }
    return "core \(core) of \(verdict.core.count) · beyond \(beyond) of \(verdict.beyond.count)"
  }

  private func title(_ state: String) -> String {
    let name = "Lesson \(verdict.lesson.number) · \(verdict.lesson.title)"
    let gap = style.columns - TextLayout.width(of: name) - TextLayout.width(of: state)
    return style.bold(name) + String(repeating: " ", count: max(gap, 2)) + state
  }

  // MARK: Errors

  private func compileErrors(_ errors: [CompileError]) -> [String] {
    var lines: [String] = []
    let first = errors[0]
    lines.append(style.bad("✗") + " " + style.bold("\(first.path):\(first.line):\(first.column)"))
    lines += wrapped(explanation(of: first), indent: 4)
    lines += first.excerpt.map { "    " + style.code(TextLayout.cut($0, to: style.columns - 4)) }
    if errors.count > 1 {
      lines.append("")
      lines.append("\(errors.count - 1) more:")
      lines += errors.dropFirst().prefix(4).flatMap {
        wrapped("\($0.path):\($0.line): \($0.message)", indent: 4)
      }
    }
    return lines
  }

  /// The compiler's words, or the lesson's where the fault is a name that the checks need.
  private func explanation(of error: CompileError) -> String {
    guard error.isInSubject else { return error.message }
    return
      "The checks cannot use your code: \(error.message). They need the names that the file had at first, in the same form and not private."
  }

  // MARK: Checks

  private var checks: [String] {
    var lines: [String] = []
    let failing = verdict.core.filter { $0.outcome != .passed }
    if let first = failing.first {
      lines += full(first)
      for check in failing.dropFirst() { lines.append(oneLine(check)) }
    }
    let passing = verdict.core.count - failing.count
    if passing > 0 {
      lines.append(
        style.good("✓") + (failing.isEmpty ? " all \(passing) of the core" : " \(passing) more"))
    }
    if failing.isEmpty {
      let open = verdict.beyond.filter { $0.outcome != .passed }
      if let first = open.first {
        lines += ["", "Beyond, if you like:"] + full(first) + open.dropFirst().map(oneLine)
      }
    }
    return lines
  }

  private func oneLine(_ check: CheckResult) -> String {
    let title = mark(check) + " " + check.title
    guard !check.isNotBegun else { return title + "  " + style.faint("not begun") }
    guard check.outcome != .failed else { return title }
    return title + "  " + style.faint(check.outcome.word)
  }

  /// A part that was not begun is no mistake, and is not marked as one.
  private func mark(_ check: CheckResult) -> String {
    check.isNotBegun ? style.faint("○") : style.bad("✗")
  }

  private func full(_ check: CheckResult) -> [String] {
    var lines = [mark(check) + " " + style.bold(check.title)]
    let found = check.findings.first
    lines += wrapped(found?.sentence ?? sentence(of: check.outcome), indent: 4)
    var facts: [(String, String)] = []
    if let expected = found?.expected { facts.append(("expected", expected)) }
    if let seen = found?.seen { facts.append(("seen", seen)) }
    // A picture lists the steps itself.
    if let events = found?.events, !events.isEmpty, found?.picture == nil {
      facts.append(("after", events.joined(separator: " · ")))
    }
    if let replay = found?.replay { facts.append(("again", replay)) }
    let line = found?.line ?? place(of: check.outcome)
    if let line { facts.append(("at", "\(line.file):\(line.line)")) }
    for (name, value) in facts {
      let label = TextLayout.padded(name, to: 10)
      lines += wrapped(value, indent: 14).enumerated().map { index, text in
        index == 0 ? "    " + style.faint(label) + text.drop { $0 == " " } : text
      }
    }
    lines += (found?.picture ?? []).map { "    " + $0 }
    if let line, let source = sourceLine(SourcePlace(path: line.file, line: line.line)) {
      let number = "\(line.line) │ "
      let room = style.columns - 4 - TextLayout.width(of: number)
      let text = TextLayout.cut(String(source.drop { $0 == " " || $0 == "\t" }), to: room)
      lines.append("    " + style.faint(number) + style.code(text))
    }
    if let diagnosis = diagnoses[check.name] {
      let description = diagnosis.misconception.description
      let percent = Int((diagnosis.likeness * 100).rounded())
      lines += wrapped(
        "Behaves like: \(description.title) (\(percent) % alike). \(description.explanation)",
        indent: 4)
    }
    if let question = diagnoses[check.name]?.misconception.description.question ?? found?.question {
      lines += wrapped("Ask yourself: " + question, indent: 4)
    }
    return lines
  }

  private func sentence(of outcome: CheckOutcome) -> String {
    switch outcome {
    case .passed: "It passed."
    case .failed: "It failed."
    case .raised(let report):
      "Your code made the list raise \(report.exception ?? ""): \(report.message)"
    case .crashed(let report): "Your code crashed: \(report.message)"
    case .endedProcess(let code): "Your code ended the whole program, with exit code \(code)."
    case .timedOut(nil):
      "Your code did not come back in time. Is there a loop that never ends, or a wait for something that never comes?"
    case .timedOut(let place?):
      "Your code did not come back in time; it was still in \(place.function)."
    case .wroteTooMuch: "Your code printed so much that it was stopped."
    case .notReached: "Not run, because checks before it did not come back."
    case .missing:
      "There is no check of this name in what was built. Restore the checks with: git checkout -- Exercises"
    }
  }

  private func place(of outcome: CheckOutcome) -> SourceLine? {
    switch outcome {
    case .raised(let report), .crashed(let report): report.line
    case .timedOut(let place): place?.line
    default: nil
    }
  }

  // MARK: The rest

  private var printed: [String] {
    let lines = verdict.printed.split(separator: "\n")
    guard !lines.isEmpty else { return [] }
    let more = lines.count > 5 ? [style.faint("    … \(lines.count - 5) lines more")] : []
    return ["Your code printed:"] + lines.prefix(5).map(printedLine) + more
  }

  /// A line of the learner's output, without what would move the cursor, and no longer than the screen.
  private func printedLine(_ line: Substring) -> String {
    let visible = line.prefix(200).filter {
      !$0.isNewline && $0.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7f }
    }
    return "    " + TextLayout.cut(String(visible), to: style.columns - 4)
  }

  private var numbers: [String] {
    let text = TourLog.text(of: verdict)
    var lines =
      text.isEmpty
      ? [] : text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if !verdict.tried.isEmpty {
      let tried = verdict.tried.map { "\($0.value) \($0.name)" }.joined(separator: " · ")
      lines.append("tried by the checks: \(tried)")
    }
    return lines
  }

  private var passed: [String] {
    guard verdict.passes else { return [] }
    var lines = [style.good("Passed.")] + wrapped(verdict.lesson.why, indent: 0)
    if !verdict.comparison.isEmpty {
      lines += ["", "The same rows in the engine's own list, cells made:"]
      let column = (verdict.comparison.map { TextLayout.width(of: $0.name) }.max() ?? 0) + 2
      lines += verdict.comparison.map {
        "    " + TextLayout.padded($0.name, to: column) + String($0.value)
      }
    }
    if let why = verdict.lesson.comparisonWhy, !verdict.comparison.isEmpty {
      lines += wrapped(why, indent: 0)
    }
    return lines
  }

  private var warnings: [String] {
    guard let first = verdict.warnings.first else { return [] }
    let count = verdict.warnings.count
    return wrapped(
      "\(count) compiler \(count == 1 ? "warning" : "warnings"): \(first.path):\(first.line): \(first.message)",
      indent: 0)
  }

  private var next: [String] {
    let number = verdict.lesson.number
    guard !verdict.passes else {
      return ["Next: listlab, for the course · listlab solution \(number)"]
    }
    return TextLayout.wrap(
      "Next: edit \(files.joined(separator: ", ")) · listlab hint \(number)",
      columns: style.columns,
      indent: "      ")
  }

  private func wrapped(_ text: String, indent: Int) -> [String] {
    let space = String(repeating: " ", count: indent)
    return TextLayout.wrap(text, columns: style.columns - indent).map { space + $0 }
  }
}
