import Testing

/// Expects that a process ended with an exception, in UIKit's words.
func expectRaise(
  _ result: ExitTest.Result?, _ reason: String,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let words = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
  #expect(
    words.hasPrefix(
      """
      *** Terminating app due to uncaught exception 'NSInternalInconsistencyException', \
      reason: '\(reason)'

      """), "\(words)", sourceLocation: sourceLocation)
}
