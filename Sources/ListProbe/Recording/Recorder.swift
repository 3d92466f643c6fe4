public import Findings
import ListKit

/// A moment in the learner's code that a finding blames.
public enum Blame: Hashable, Sendable {
  /// A call into the check's world, by the number that `Recorder.call()` gave it.
  case call(Int)
  /// A write to a view, by its number in the scenario.
  case write(Int)
}

/// Collects what one check has to say while its scenario runs.
@MainActor
public final class Recorder {
  /// What was found and measured so far.
  public private(set) var record = CheckRecord()

  /// Files of the learner's, by name.
  private let files: Set<String>

  /// The calls and writes whose lines are wanted; empty in a first run.
  private let wanted: Set<Blame>

  /// Called with the record at the first finding.
  private let onFirst: (CheckRecord) -> Void

  private var calls = 0
  private var lines: [Blame: SourceLine] = [:]

  /// What each finding blames, in the order of the findings.
  private(set) var blamed: [Blame?] = []

  /// The most findings that are kept of one kind with the same features; more of the same teach nothing.
  private static let mostAlike = 2

  init(
    files: Set<String>, wanted: Set<Blame> = [], onFirst: @escaping (CheckRecord) -> Void = { _ in }
  ) {
    self.files = files
    self.wanted = wanted
    self.onFirst = onFirst
  }

  /// Whether nothing was found so far.
  public var isClean: Bool { record.findings.isEmpty }

  /// Numbers a call that the learner's code makes into the check's world. A scenario runs a second time
  /// for the lines of the calls that findings blame, so the number must come out the same again.
  public func call() -> Int {
    calls += 1
    lookForLine(.call(calls))
    return calls
  }

  private func lookForLine(_ blame: Blame) {
    if wanted.contains(blame) { lines[blame] = CallSite.innermost(in: files) }
  }

  /// The log that numbers writes to views, so that findings can blame them too.
  func makeWriteLog() -> WriteLog {
    let log = WriteLog()
    log.onWrite = { [unowned self] number in
      // A scenario has one thread.
      let look: @MainActor () -> Void = { self.lookForLine(.write(number)) }
      unsafeBitCast(look, to: (() -> Void).self)()
    }
    return log
  }

  /// Keeps nothing from now on, or, in a trial, until that is over.
  func close() { isClosed = true }

  /// Whether nothing more is kept, because UIKit raised an exception. On a phone the app would be gone.
  public private(set) var isClosed = false

  /// Called with the finding of an exception before it is kept: a check adds the steps that led there, and what
  /// the model and the table each believe at that moment. Whoever makes a world sets it anew.
  public var explainException: (inout Finding) -> Void = { _ in }

  private var isTrying = false

  /// Runs a part of a scenario and hands over what it reports, instead of keeping it. An exception that it
  /// raises ends the trial's report and nothing else.
  func trial(_ action: () -> Void) -> Trial {
    precondition(!isTrying, "a trial cannot run inside a trial")
    let outer = (record, blamed, isClosed)
    (record, blamed, isClosed) = (CheckRecord(), [], false)
    isTrying = true
    action()
    let trial = Trial(findings: record.findings, blamed: blamed)
    isTrying = false
    (record, blamed, isClosed) = outer
    return trial
  }

  /// The process is about to end in the middle of a trial: what the trial has found is the verdict.
  func endTrial() {
    if isTrying, !record.findings.isEmpty { onFirst(record) }
  }

  /// Keeps a finding; `call` is the number of the call that it blames, if it blames one.
  public func report(_ finding: Finding, call: Int? = nil) {
    report(finding, blaming: call.map { .call($0) })
  }

  /// Keeps a finding; `blame` is the call or the write that it blames, if it blames one.
  public func report(_ finding: Finding, blaming blame: Blame?) {
    guard !isClosed else { return }
    let alike = record.findings.count {
      $0.kind == finding.kind && $0.features == finding.features
    }
    guard alike < Self.mostAlike else { return }
    var finding = finding
    finding.line = blame.flatMap { lines[$0] }
    record.findings.append(finding)
    blamed.append(blame)
    if record.findings.count == 1, !isTrying { onFirst(record) }
  }

  /// Keeps a measurement.
  public func measure(_ metric: Metric) {
    record.metrics.append(metric)
  }

  /// Keeps a stop of the tour.
  public func stop(_ stop: TourStop) {
    record.stops.append(stop)
  }

  /// Keeps a remark.
  public func note(_ sentence: String) {
    record.notes.append(sentence)
  }
}
