public import Curriculum

/// Which known mistake a failing check looks like. Found by comparing what runs look like, never by reading
/// the learner's text.
public struct Diagnosis: Sendable, Equatable {
  /// The mistake.
  public var misconception: Misconception

  /// How alike the two runs are, over all checks, from 0 to 1.
  public var likeness: Double

  /// The least likeness that is worth naming.
  private static let least = 0.6

  /// The mistake that each failing check looks most like; checks that look like none are left out.
  ///
  /// A check is matched by how it failed itself first, and by how everything else went second, so that two
  /// mistakes in one file can both be named.
  public static func all(for verdict: Verdict, among known: [Misconception]) -> [String: Diagnosis]
  {
    let run = Signature(of: verdict)
    var result: [String: Diagnosis] = [:]
    for check in run.signs.keys {
      let candidates = known.compactMap { mistake -> (score: Double, diagnosis: Diagnosis)? in
        guard let signature = mistake.signature, signature.signs[check] != nil else { return nil }
        let overall = run.likeness(to: signature)
        let score = (run.likeness(to: signature, in: check) + overall) / 2
        return (score, Diagnosis(misconception: mistake, likeness: overall))
      }
      // Of equals the first by name, so that the same run always gets the same answer.
      if let best = candidates.max(by: { $0.score < $1.score }), best.score >= least {
        result[check] = candidates.first { $0.score == best.score }?.diagnosis
      }
    }
    return result
  }
}
