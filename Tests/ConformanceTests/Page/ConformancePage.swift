import Foundation

/// The table of all behaviours in this folder's `README.md`.
struct ConformancePage {
  /// One behaviour of the list.
  struct Behaviour: Equatable {
    var number: Int
    var letter: String
    var text: String
    var note: String?

    /// Whether Apple says it or somebody measured it; all others are the engine's choice.
    var isSure: Bool { letter.contains("A") || letter.contains("B") }
  }

  /// What a test's name says of a behaviour.
  struct Tested: Equatable {
    var number: Int
    var isOurChoice: Bool
  }

  /// Where a behaviour stands.
  enum Status: String, CaseIterable {
    case tested = "tested"
    case chosen = "our choice"
    case deviates = "deviates"
    case later = "later"
    case notApplicable = "not applicable"
    case missing = "MISSING"
  }

  let behaviours: [Behaviour]
  let tests: [Tested]

  init(list: String, sources: [String]) {
    behaviours = list.split(separator: "\n").compactMap(Self.behaviour)
    tests = sources.flatMap(Self.tests)
  }

  private static func behaviour(_ line: Substring) -> Behaviour? {
    let parts = line.split(separator: "|", maxSplits: 3).map(String.init)
    guard parts.count >= 3, let number = Int(parts[0]) else { return nil }
    return Behaviour(
      number: number, letter: parts[1], text: parts[2], note: parts.count > 3 ? parts[3] : nil)
  }

  /// The names of tests that begin with a number, in one source file.
  static func tests(in source: String) -> [Tested] {
    source.matches(of: /"(\d+)[a-z]? · ([^"]*)"/).compactMap { match in
      Int(match.1).map { Tested(number: $0, isOurChoice: match.2.contains("our choice")) }
    }
  }

  /// Where a behaviour stands: by its note where it has one, else by its tests.
  func status(of behaviour: Behaviour) -> Status {
    let own = tests.filter { $0.number == behaviour.number }
    if let note = behaviour.note {
      if note.hasPrefix("deviates: ") { return .deviates }
      if note.hasPrefix("later: ") { return .later }
      if note.hasPrefix("n.a.: ") { return .notApplicable }
      return .missing
    }
    if own.isEmpty { return .missing }
    return behaviour.isSure && own.contains { !$0.isOurChoice } ? .tested : .chosen
  }

  /// The generated part of the page.
  var markdown: String {
    let statuses = behaviours.map(status)
    let totals = Status.allCases.compactMap { status in
      let count = statuses.count { $0 == status }
      return count > 0 ? "\(count) \(status.rawValue)" : nil
    }
    let rows = zip(behaviours, statuses).map { behaviour, status in
      let count = tests.count { $0.number == behaviour.number }
      let remark =
        switch status {
        case .tested: count == 1 ? "tested" : "\(count) tests"
        case .chosen: "our choice, tested"
        default:
          status.rawValue
            + (behaviour.note.map { ":" + $0.drop { $0 != ":" }.dropFirst() } ?? "")
            + (count > 0 ? "; the rest is tested" : "")
        }
      return "| \(behaviour.number) | \(behaviour.letter) | \(behaviour.text) | \(remark) |"
    }
    return """
      | | sure | behaviour | here |
      | ---: | --- | --- | --- |
      \(rows.joined(separator: "\n"))

      Of \(behaviours.count) behaviours: \(totals.joined(separator: ", ")).
      """
  }

  private static let begin = "<!-- begin: made from the tests -->"
  private static let end = "<!-- end: made from the tests -->"

  /// A page with the generated part put in its place, or nil if the page has no place for it.
  func inserted(into page: String) -> String? {
    guard let begin = page.range(of: Self.begin), let end = page.range(of: Self.end),
      begin.upperBound <= end.lowerBound
    else { return nil }
    return page[..<begin.upperBound] + "\n" + markdown + "\n" + page[end.lowerBound...]
  }
}
