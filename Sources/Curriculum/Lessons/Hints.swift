/// A ladder of hints per check, as `hints.md` has them: a heading with the check's name in code font, and a
/// numbered list below it.
public struct Hints: Equatable, Sendable {
  /// The hints for each check, gentle ones first.
  public let ladders: [String: [String]]

  /// Reads the hints of a lesson.
  public init(markdown: String) {
    var ladders: [String: [String]] = [:]
    var check: String?
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("## ") {
        check = line.split(separator: "`").dropFirst().first.map(String.init)
      } else if let check {
        if let step = line.wholeMatch(of: /\d+\. (.+)/) {
          ladders[check, default: []].append(String(step.1))
        } else if line.hasPrefix("   "), let last = ladders[check]?.indices.last {
          ladders[check]?[last] += " " + line.drop { $0 == " " }
        }
      }
    }
    self.ladders = ladders
  }
}
