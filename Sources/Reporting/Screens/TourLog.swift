import Findings
public import Grading

/// The lesson's numbers as a text: the stops of the tour, and what was counted in it.
public enum TourLog {
  /// The numbers of a verdict, a line each, without colours.
  public static func text(of verdict: Verdict) -> String {
    (stops(verdict) + metrics(verdict)).joined(separator: "\n")
  }

  private static func stops(_ verdict: Verdict) -> [String] {
    guard !verdict.stops.isEmpty else { return [] }
    return verdict.stops.map { stop in
      TextLayout.padded("row \(stop.row)", to: 10)
        + TextLayout.padded("created \(stop.created)", to: 15)
        + "in the tree \(stop.inTree)"
    } + [""]
  }

  private static func metrics(_ verdict: Verdict) -> [String] {
    let column = (verdict.metrics.map { TextLayout.width(of: $0.name) }.max() ?? 0) + 2
    return verdict.metrics.map { metric in
      let beside = [
        metric.leastPossible.map { "least possible \($0)" }, metric.naive.map { "naive \($0)" },
      ].compactMap { $0 }.joined(separator: " · ")
      let value = TextLayout.padded(String(metric.value), to: beside.isEmpty ? 0 : 7)
      return TextLayout.padded(metric.name, to: column) + value + beside
    }
  }
}
