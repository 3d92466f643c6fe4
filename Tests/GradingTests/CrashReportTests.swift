import Findings
import Foundation
import Testing

@testable import Grading

@Suite struct CrashReportTests {
  private let trap = """
    Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range

    *** Signal 4: Backtracing from 0x7f7865d6df7f... done ***

    *** Program crashed: Illegal instruction at 0x00007f7865d6df7f ***

    Thread 0 "Tests":

      0 0x00007f7864692301 Answer.other() + 65 in Tests at /w/Answer.swift:99:9

    Thread 2 "default-qos" crashed:

      0      0x00007f7865d6df7f _assertionFailure(_:_:) + 623 in libswiftCore.so
      3 [ra] 0x0000555db69004e7 Answer.read() + 150 in Tests at /w/Answer.swift:6:42
      4 [ra] 0x0000555db69004e7 Checks.one() + 150 in Tests at /w/Checks.swift:8:2

    """

  @Test("A trap has its message, and the learner's line in the thread that crashed")
  func trapped() {
    let report = CrashReport(errors: trap, signal: SIGILL, learnersFiles: ["Answer.swift"])
    #expect(report.message == "Index out of range")
    #expect(report.line == SourceLine(file: "/w/Answer.swift", line: 6, column: 42))
    #expect(report.exception == nil)
  }

  @Test("A file that is not the learner's is not blamed")
  func othersLines() {
    let report = CrashReport(errors: trap, signal: SIGILL, learnersFiles: ["Mine.swift"])
    #expect(report.line == nil)
  }

  @Test("An exception of UIKit's keeps its name and reason, whatever came after it")
  func raised() {
    let errors = """
      *** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: 'it's wrong'
      Fatal error: NSInternalInconsistencyException: it's wrong
      """
    let report = CrashReport(errors: errors, signal: SIGILL, learnersFiles: [])
    #expect(report.exception == "NSInternalInconsistencyException")
    #expect(report.message == "it's wrong")
  }

  @Test("A short reason of several lines is one sentence; of a long one the first line is")
  func raisedWithLines() {
    let short = """
      *** Terminating app due to uncaught exception 'NSRangeException', reason: 'not unique: {(
          m7
      )}'
      Fatal error: NSRangeException: not unique: {(
      """
    let report = CrashReport(errors: short, signal: SIGILL, learnersFiles: [])
    #expect(report.exception == "NSRangeException")
    #expect(report.message == "not unique: {( m7 )}")
    let dump = (0..<20).map { "row \($0) of section 0" }.joined(separator: "\n")
    let long = """
      *** Terminating app due to uncaught exception 'NSRangeException', reason: 'it's wrong.
      \(dump)'
      Fatal error
      """
    let message = CrashReport(errors: long, signal: SIGILL, learnersFiles: []).message
    #expect(message == "it's wrong.")
  }

  @Test("Without words the signal is named")
  func wordless() {
    let report = CrashReport(errors: "", signal: SIGSEGV, learnersFiles: [])
    #expect(report.message.contains("bad memory access"))
  }

  @Test("A frame without a line still has its function")
  func functionOnly() {
    let hang = """
      Thread 2 "default-qos":

        1 [ra] [system] 0x0000558390b90b31 Answer.read() + 176 in Tests at /w/Answer.swift
      """
    let place = CodePlace.innermost(in: hang, ["Answer.swift"])
    #expect(place == CodePlace(function: "Answer.read()", line: nil))
    #expect(CodePlace.innermost(in: trap, ["Checks.swift"])?.function == "Checks.one()")
  }
}
