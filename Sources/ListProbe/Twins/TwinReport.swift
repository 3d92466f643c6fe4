public import Findings

/// What a comparison with a twin world came to.
public struct TwinReport: Sendable {
  /// What is wrong, first things first, each property once.
  public internal(set) var findings: [Finding] = []

  /// What each finding blames, if it blames something.
  public internal(set) var blamed: [Blame?] = []

  /// The difference that each finding is about, or nil for one that is no leak.
  public internal(set) var differences: [LookDifference?] = []

  /// The part of the report that is about some differences; what is no leak stays in it.
  public func only(_ isWanted: (LookDifference) -> Bool) -> TwinReport {
    var part = TwinReport()
    part.comparisons = comparisons
    part.leaks = leaks
    for (index, finding) in findings.enumerated() {
      guard let difference = differences[index] else {
        part.add(finding, blaming: blamed[index])
        continue
      }
      if isWanted(difference) { part.add(finding, of: difference, blaming: blamed[index]) }
    }
    return part
  }

  /// Visible values that differ from the twin's, once per item or row, property and wrong value.
  public internal(set) var leaks = 0

  /// How many looks were compared.
  public internal(set) var comparisons = 0

  /// The number of leaks, as a metric of the three that every report shows.
  public var metric: Metric { Metric(name: "leaked state", value: leaks, leastPossible: 0) }

  mutating func add(
    _ finding: Finding, of difference: LookDifference? = nil, blaming blame: Blame? = nil
  ) {
    findings.append(finding)
    differences.append(difference)
    blamed.append(blame)
  }
}

extension Recorder {
  /// Keeps the findings of a comparison.
  public func report(_ report: TwinReport) {
    for (finding, blame) in zip(report.findings, report.blamed) {
      self.report(finding, blaming: blame)
    }
  }
}

extension LookDifference {
  /// The finding that something is left over from another item. `owner` is the row or item that shows it.
  func leak(owner: String, origin: Binding?, suffix: String = "") -> Finding {
    var finding = Finding(kind: "leakedState", sentence: leakSentence(owner, origin) + suffix + ".")
    switch kind {
    case .value, .extra:
      finding.expected = "\(expectedWords), as in a new cell"
      finding.seen = kind == .extra && property == "isHidden" ? "\(place) false" : seen ?? "none"
    case .missing, .count, .order: break
    }
    return finding
  }

  private func leakSentence(_ owner: String, _ origin: Binding?) -> String {
    let from = origin.map { ", set for \($0.words)" } ?? ""
    return switch kind {
    case .value, .extra: "\(owner) shows \(words)\(from)"
    case .missing:
      "\(owner) does not show \(element)\(expected.map { " (\($0))" } ?? ""), which a new cell shows"
    case .count:
      "\(owner) shows \(words), where a new cell shows \(expectedWords)"
        + (origin.map { "; one too many was set for \($0.words)" } ?? "")
    case .order: "\(owner) shows \(words) in this order, where a new cell shows \(expectedWords)"
    }
  }

  /// The finding that two new cells for one item differ, so that no comparison can tell what is left over.
  func notDeterministic(owner: String) -> Finding {
    Finding(
      kind: "notDeterministic",
      sentence: "Two new cells for \(owner) differ in \(place.isEmpty ? "what they show" : place).",
      expected: "what the item says, the same in each",
      seen: "\(seen ?? "nothing"), \(expected ?? "nothing")",
      question: "What else than its item does the cell show?", features: [property])
  }

  /// The element and the property, whatever the values and the sort of difference.
  var subjectPlace: String { "\(element)|\(property == "isHidden" ? "" : property)" }
}
