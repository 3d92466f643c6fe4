/// The environment variables by which the checks are asked to do one thing again.
public enum ReplayVariable: String, CaseIterable, Sendable {
  /// Holds the token of a script that is tried before all others, such as `s3.4.5`.
  case script = "LISTLAB_SCRIPT"

  /// Holds the order of events that is told where it goes wrong, such as `2,0,1`.
  case schedule = "LISTLAB_SCHEDULE"
}
