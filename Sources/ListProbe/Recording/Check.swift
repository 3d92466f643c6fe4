public import Findings
import Foundation
public import Testing

/// Runs the scenario of one check inside a Swift Testing test: deterministically, a second time for the
/// learner's lines if something was found, and with what was found attached to the test.
public struct Check: Sendable {
  /// The learner's files, by name.
  private let files: Set<String>

  /// Makes a check of an exercise whose editable files have these names.
  public init(files: Set<String>) {
    self.files = files
  }

  /// Runs a scenario. Each finding becomes an issue of the running test, in words that an editor can show.
  ///
  /// The first finding is attached at once: it is the verdict even if the process dies soon after.
  @discardableResult
  public func run(
    sourceLocation: SourceLocation = #_sourceLocation,
    _ scenario: @escaping @MainActor (Recorder) -> Void
  ) -> CheckRecord {
    let (record, blamed) = DeterministicRuntime.run {
      let recorder = Recorder(files: files) { record in
        attach(record)
        Issue.record(Comment(rawValue: record.findings[0].sentence), sourceLocation: sourceLocation)
      }
      recorder.listen(to: scenario)
      return (recorder.record, recorder.blamed)
    }
    attach(record)
    guard let first = record.findings.first else { return record }
    for finding in record.findings.dropFirst() {
      Issue.record(Comment(rawValue: finding.sentence), sourceLocation: sourceLocation)
    }
    let wanted = Set(blamed.compactMap { $0 })
    guard CallSite.isAvailable, !wanted.isEmpty else { return record }
    let traced = DeterministicRuntime.run {
      let recorder = Recorder(files: files, wanted: wanted)
      recorder.listen(to: scenario)
      return recorder.record
    }
    // Lines count only if the second run found the same thing: else the code is not deterministic.
    guard traced.findings.first?.sentence == first.sentence else { return record }
    attach(traced)
    return traced
  }

  private func attach(_ record: CheckRecord) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    guard let data = try? encoder.encode(record) else {
      fatalError("a record of strings and numbers can always be encoded")
    }
    Attachment.record(String(decoding: data, as: UTF8.self), named: CheckRecord.attachmentName)
  }
}
