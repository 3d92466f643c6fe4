public import Curriculum
import Findings
import Foundation

/// The author's gate: runs a lesson's starter, solutions and misconceptions, and says which of the lesson's
/// promises hold.
public struct Verifier: Sendable {
  private let lesson: Lesson
  private let graders: [Grader]
  private let texts: TextVerifier

  /// A verifier with workspaces of its own. `toldByTour` renders a verdict's numbers as the lesson's text
  /// shows them.
  public init(
    lesson: Lesson, toolchain: Toolchain, environment: [String: String],
    toldByTour: @escaping @Sendable (Verdict) -> String
  ) {
    self.lesson = lesson
    graders = ["verify", "verify-2"].map {
      Grader(lesson: lesson, workspaceName: $0, toolchain: toolchain, environment: environment)
    }
    texts = TextVerifier(
      lesson: lesson, toolchain: toolchain, environment: environment, toldByTour: toldByTour)
  }

  /// Tries everything; `report` is given each promise as soon as it is decided.
  ///
  /// Throws `KitError` or `GradingError` if there is nothing to try.
  public func verify(report: (Promise) -> Void) throws {
    let known = try lesson.misconceptions()
    let queue = queue([lesson.starterFolder] + lesson.solutions + known.map(\.folder))
    defer { queue.stop() }
    for promise in try manifestPromises() { report(promise) }
    let starter = try queue.verdict(on: lesson.starterFolder)
    for promise in starterPromises(starter) { report(promise) }
    var reference = starter
    for solution in lesson.solutions {
      let verdict = try queue.verdict(on: solution)
      if solution == lesson.reference { reference = verdict }
      report(solutionPromise(solution.lastPathComponent, verdict))
    }
    var caughtBy: [String: [String]] = [:]
    for mistake in known {
      let verdict = try queue.verdict(on: mistake.folder)
      report(misconceptionPromise(mistake, verdict, among: known))
      caughtBy[mistake.name] = verdict.checks.filter { $0.outcome != .passed && !$0.isNotBegun }
        .map(\.name)
    }
    for check in lesson.checks { report(neededPromise(check, caughtBy)) }
    for promise in try texts.promises(starter: starter, reference: reference) { report(promise) }
  }

  /// Runs all misconceptions and writes what they look like: a signature for each, and the seal. `report` is
  /// told what was written.
  ///
  /// Throws `KitError` or `GradingError`.
  public func record(report: (String) -> Void) throws {
    let folders = try lesson.misconceptions().map(\.folder)
    let queue = queue(folders)
    defer { queue.stop() }
    for folder in folders {
      let file = folder.appending(path: "signature.json")
      try lesson.kit.encode(Signature(of: try queue.verdict(on: folder)), to: file)
      report(lesson.kit.shortPath(file))
    }
    try lesson.kit.encode(try Seal(of: lesson), to: lesson.sealFile)
    report(lesson.kit.shortPath(lesson.sealFile))
  }

  private func queue(_ folders: [URL]) -> GradingQueue {
    GradingQueue(
      folders,
      graders: graders.map { grader in
        { [lesson] in try grader.grade(try lesson.sources(in: $0, rest: lesson.reference)) }
      })
  }

  // MARK: Promises

  private func manifestPromises() throws -> [Promise] {
    let names = lesson.checks.map(\.name)
    let hints = try lesson.hints()
    let unhinted = lesson.manifest.core.map(\.name).filter { (hints.ladders[$0]?.count ?? 0) < 2 }
    let strangers = hints.ladders.keys.filter { !names.contains($0) }
    let seal = Result { try Seal(kept: lesson).check(lesson) }
    return [
      .that(
        "the core has at most six checks for each file to edit",
        (1...6 * lesson.manifest.files.count).contains(lesson.manifest.core.count),
        else: "it has \(lesson.manifest.core.count)"),
      .that(
        "each check has a name of its own", Set(names).count == names.count,
        else: names.sorted().joined(separator: ", ")),
      .that(
        "each core check has a ladder of hints", unhinted.isEmpty,
        else: "fewer than two for \(unhinted.joined(separator: ", "))"),
      .that(
        "hints are for checks that there are", strangers.isEmpty,
        else: strangers.sorted().joined(separator: ", ")),
      .that("there are interview cards", try lesson.cards().count >= 2, else: "fewer than two"),
      Promise(
        "the seal is current",
        broken: seal.failure.map { "\($0) If the change is meant: listlab verify --record" }),
    ]
  }

  private func starterPromises(_ verdict: Verdict) -> [Promise] {
    var promises: [Promise] = []
    if case .didNotCompile(let errors) = verdict.outcome {
      return [Promise("the starter compiles", broken: errors[0].message)]
    }
    let texts = lesson.manifest.files.compactMap {
      try? lesson.kit.text(of: lesson.starterFolder.appending(path: $0))
    }
    promises.append(
      .that(
        "the starter says where to work", texts.allSatisfy { $0.contains("// TODO:") },
        else: "a file has no “// TODO:”"))
    promises.append(.that("the starter does not pass", !verdict.passes, else: "it passes"))
    for check in lesson.manifest.core {
      let passes = verdict.core.first { $0.name == check.name }?.outcome == .passed
      if let reason = check.starterPasses {
        promises.append(
          .that("the starter passes \(check.name): \(reason)", passes, else: "it fails"))
      } else {
        promises.append(.that("the starter fails \(check.name)", !passes, else: "it passes"))
      }
    }
    return promises
  }

  private func solutionPromise(_ name: String, _ verdict: Verdict) -> Promise {
    .that("solution “\(name)” passes", verdict.passes, else: Self.words(verdict))
  }

  private func misconceptionPromise(
    _ mistake: Misconception, _ verdict: Verdict, among known: [Misconception]
  ) -> Promise {
    let statement = "misconception “\(mistake.name)” fails and is named"
    if case .didNotCompile(let errors) = verdict.outcome {
      return Promise(statement, broken: "it does not compile: \(errors[0].message)")
    }
    guard verdict.checks.contains(where: { $0.outcome != .passed && !$0.isNotBegun }) else {
      return Promise(statement, broken: "it passes every check")
    }
    guard verdict.passes == mistake.description.beyondOnly else {
      return Promise(
        statement,
        broken: verdict.passes ? "it passes the core" : "it fails in the core, but says beyondOnly")
    }
    guard mistake.signature == Signature(of: verdict) else {
      return Promise(
        statement, broken: "its signature is not current. Run: listlab verify --record")
    }
    let named = Diagnosis.all(for: verdict, among: known)
    let others = verdict.checks.filter { $0.outcome != .passed }.compactMap { check in
      named[check.name]?.misconception.name
    }.filter { $0 != mistake.name }
    return .that(
      statement, others.isEmpty && !named.isEmpty,
      else: "it is taken for \(others.first ?? "nothing")")
  }

  private func neededPromise(_ check: CheckManifest, _ caughtBy: [String: [String]]) -> Promise {
    let alone = caughtBy.filter { $0.value == [check.name] }.keys.sorted()
    if let reason = check.neverAlone {
      return .that(
        "\(check.name) is needed: \(reason)", alone.isEmpty,
        else: "it alone catches \(alone.joined(separator: ", ")), so the reason is out of date")
    }
    return .that(
      "\(check.name) is the only one to catch some misconception", !alone.isEmpty, else: "it is not"
    )
  }

  private static func words(_ verdict: Verdict) -> String {
    switch verdict.outcome {
    case .didNotCompile(let errors): "it does not compile: \(errors[0].message)"
    case .wouldNotStart(let words): "it does not start: \(words)"
    case .ended:
      verdict.core.filter { $0.outcome != .passed }.map {
        "\($0.name) \($0.outcome.word): \($0.findings.first?.sentence ?? "")"
      }.joined(separator: "; ")
    }
  }
}

extension Result {
  /// The error, if it is one.
  fileprivate var failure: Failure? {
    if case .failure(let error) = self { error } else { nil }
  }
}
