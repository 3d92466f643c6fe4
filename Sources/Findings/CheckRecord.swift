/// All that one check has to say: what is attached to its test, and what a grader reads.
public struct CheckRecord: Codable, Equatable, Sendable {
  /// The version of this format. Readers refuse a greater one.
  public static let currentVersion = 1

  /// The version that this record was written in.
  public var version = CheckRecord.currentVersion

  /// What went wrong, first things first; empty if nothing did.
  public var findings: [Finding]

  /// What was measured.
  public var metrics: [Metric]

  /// The stops of the tour, if this was the tour.
  public var stops: [TourStop]

  /// Remarks that are neither right nor wrong, a sentence each.
  public var notes: [String]

  /// Makes a record; all may be left out.
  public init(
    findings: [Finding] = [], metrics: [Metric] = [], stops: [TourStop] = [], notes: [String] = []
  ) {
    self.findings = findings
    self.metrics = metrics
    self.stops = stops
    self.notes = notes
  }

  /// The name under which records are attached to tests.
  public static let attachmentName = "listlab-record.json"
}
