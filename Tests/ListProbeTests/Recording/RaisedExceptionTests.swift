import Findings
import Testing
import UIKit

@testable import ListKit
@testable import ListProbe

@Suite("An exception in a check")
struct RaisedExceptionTests {
  @Test func `what UIKit raises becomes the first finding, and nothing later is kept`() {
    var record: CheckRecord?
    withKnownIssue {
      record = Check(files: []).run { recorder in
        let screen = Screen(root: UIView())
        UIKitException.internalInconsistency("the first").raiseOrReturn()
        UIKitException.internalInconsistency("the second").raiseOrReturn()
        withExtendedLifetime(screen) {}
        recorder.report(Finding(kind: "missingRow", sentence: "Row 3 is missing."))
      }
    } matching: { issue in
      issue.comments.map(\.rawValue)
        == ["UIKit raised NSInternalInconsistencyException: the first"]
    }
    #expect(
      record?.findings == [
        Finding(
          kind: "raised", sentence: "UIKit raised NSInternalInconsistencyException: the first",
          features: ["NSInternalInconsistencyException"])
      ])
  }

  @Test func `a check adds what the model and the table believe`() {
    var record: CheckRecord?
    withKnownIssue {
      record = Check(files: []).run { recorder in
        let screen = Screen(root: UIView())
        recorder.explainException = { $0.seen = "the table believes in 3 rows" }
        UIKitException.internalInconsistency("Invalid update").raiseOrReturn()
        withExtendedLifetime(screen) {}
      }
    } matching: { _ in
      true
    }
    #expect(record?.findings.first?.seen == "the table believes in 3 rows")
  }

  @Test func `what was found before an exception stays first`() {
    var record: CheckRecord?
    withKnownIssue {
      record = Check(files: []).run { recorder in
        recorder.report(Finding(kind: "missingRow", sentence: "Row 3 is missing."))
        let screen = Screen(root: UIView())
        UIKitException.internalInconsistency("later").raiseOrReturn()
        withExtendedLifetime(screen) {}
      }
    } matching: { _ in
      true
    }
    #expect(record?.findings.map(\.kind) == ["missingRow", "raised"])
  }

  @Test(.enabled(if: CallSite.isAvailable))
  func `the line of the call that raised is named`() {
    var record: CheckRecord?
    let line = #line + 4
    withKnownIssue {
      record = Check(files: ["RaisedExceptionTests.swift"]).run { _ in
        let screen = Screen(root: UIView())
        UIKitException.internalInconsistency("here").raiseOrReturn()
        withExtendedLifetime(screen) {}
      }
    } matching: { _ in
      true
    }
    #expect(record?.findings.first?.line?.line == line)
  }

  @Test func `a screen survives, and the process of the check goes on`() {
    let record = DeterministicRuntime.run {
      let screen = Screen(root: UIView())
      UIKitException.internalInconsistency("once").raiseOrReturn()
      return screen.exceptions
    }
    #expect(record.map(\.name) == ["NSInternalInconsistencyException"])
    #expect(record.map(\.reason) == ["once"])
  }

  @Test func `outside of a screen the process ends, in a check as elsewhere`() async {
    await #expect(processExitsWith: .failure) {
      DeterministicRuntime.run {
        UIKitException.internalInconsistency("outside").raiseOrReturn()
      }
    }
    await #expect(processExitsWith: .failure) {
      DeterministicRuntime.run {
        Recorder(files: []).listen { _ in
          UIKitException.internalInconsistency("in a check, without a screen").raiseOrReturn()
        }
      }
    }
  }
}
