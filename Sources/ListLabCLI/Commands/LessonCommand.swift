import Curriculum
import Findings
import Foundation
import Grading
import Reporting

extension CommandLineTool {
  /// Shows a lesson's text the first time, runs the learner's code, and reports.
  func lesson(_ number: Int, _ options: LessonOptions) throws -> ExitCode {
    let kit = try kit()
    let lesson = try kit.lesson(number)
    let store = ProgressStore(kit: kit)
    var progress = try loadProgress(store)
    let showsText =
      options.readsOnly || !progress[number].wasRead && !options.checksOnly && !options.writesJSON
    if showsText {
      surroundings.writeLine(MarkdownText(style: style).render(try lesson.text()))
    }
    if options.readsOnly { return .success }

    try Seal(kept: lesson).check(lesson)
    let sources = try lesson.learnerSources()
    var environment = surroundings.environment
    for (variable, token) in options.replay { environment[variable.rawValue] = token }
    let grader = Grader(
      lesson: lesson, workspaceName: "learner", toolchain: try toolchain(),
      environment: environment, limits: limits)
    let monitor = BuildMonitor(surroundings: surroundings)
    let verdict = try monitor.during { try grader.grade(sources, progress: monitor.show) }
    let diagnoses = Diagnosis.all(for: verdict, among: try lesson.misconceptions())

    if options.writesJSON {
      surroundings.write(VerdictRecord(verdict, diagnoses: diagnoses).json)
    } else {
      if showsText { surroundings.writeLine(rule) }
      let report = VerdictReport(
        verdict, diagnoses: diagnoses, style: style,
        files: lesson.editableFiles.map { kit.shortPath($0) }
      ) { place in Self.line(place, of: kit) }
      surroundings.writeLine(report.text)
      if showsText {
        surroundings.writeLine("To type listlab and no more: \(Self.aliasLine(for: kit))")
      } else {
        surroundings.writeLine(style.faintRemark("The text again: listlab lesson \(number) --read"))
      }
    }
    progress[number].wasRead = progress[number].wasRead || showsText
    progress[number].note(verdict)
    try store.save(progress)
    return verdict.passes ? .success : .failure
  }

  private var rule: String {
    "\n" + String(repeating: "─", count: style.columns) + "\n"
  }

  private static func line(_ place: VerdictReport.SourcePlace, of kit: Kit) -> String? {
    guard let text = try? kit.text(of: kit.root.appending(path: place.path)) else { return nil }
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.indices.contains(place.line - 1) ? String(lines[place.line - 1]) : nil
  }
}

extension LessonProgress {
  /// Takes note of a run.
  fileprivate mutating func note(_ verdict: Verdict) {
    passes = verdict.passes
    everPassed = everPassed || passes
    corePassed = verdict.core.count { $0.outcome == .passed }
    let failing = verdict.core.first { $0.outcome != .passed }
    firstFailing = failing?.name
    if let finding = failing?.findings.first {
      lastFailure = RememberedFailure(
        sentence: finding.sentence, place: finding.line.map { "\($0.file):\($0.line)" })
    }
    if passes, let cells = verdict.metrics.first(where: { $0.name == "cells created" })?.value {
      fewestCells = min(fewestCells ?? cells, cells)
    }
  }
}
