import Findings
import ListProbe
import Testing
import UIKit

@testable import ListKit

@Suite("An exception in a check")
struct RaisedExceptionTests {
  @Test func `what UIKit raises becomes the first finding, and nothing later is kept`() {
    var record: CheckRecord?
    withKnownIssue {
      record = Check(files: []).run { recorder in
        raise("the first")
        raise("the second")
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

  @Test func `what was found before an exception stays first`() {
    var record: CheckRecord?
    withKnownIssue {
      record = Check(files: []).run { recorder in
        recorder.report(Finding(kind: "missingRow", sentence: "Row 3 is missing."))
        raise("later")
      }
    } matching: { _ in true }
    #expect(record?.findings.map(\.kind) == ["missingRow", "raised"])
  }

  @Test(.enabled(if: Self.namesLines))
  func `the line of the call that raised is named`() {
    var record: CheckRecord?
    let line = #line + 3
    withKnownIssue {
      record = Check(files: ["RaisedExceptionTests.swift"]).run { _ in
        UIKitException.internalInconsistency("here").raiseOrReturnOnScreen()
      }
    } matching: { _ in true }
    #expect(record?.findings.first?.line?.line == line)
  }

  @Test func `a screen survives, and the process of the check goes on`() {
    let record = DeterministicRuntime.run {
      let screen = Screen(root: UIView())
      UIKitException.internalInconsistency("once").raiseOrReturn()
      return screen.exceptions
    }
    #expect(
      record == [
        RaisedException(name: "NSInternalInconsistencyException", reason: "once")
      ])
  }

  @Test func `outside of a screen the process ends, in a check as elsewhere`() async {
    await #expect(processExitsWith: .failure) {
      DeterministicRuntime.run {
        UIKitException.internalInconsistency("outside").raiseOrReturn()
      }
    }
    await #expect(processExitsWith: .failure) {
      Check(files: []).run { _ in
        UIKitException.internalInconsistency("in a check, without a screen").raiseOrReturn()
      }
    }
  }

  static var namesLines: Bool {
    #if os(Linux)
      true
    #else
      false
    #endif
  }

  /// Raises while a screen is there.
  @MainActor
  private func raise(_ reason: String) {
    UIKitException.internalInconsistency(reason).raiseOrReturnOnScreen()
  }
}

extension UIKitException {
  /// Raises in a call that returns nothing, while a screen is there to survive it.
  @MainActor
  fileprivate func raiseOrReturnOnScreen() {
    withExtendedLifetime(Screen(root: UIView())) { raiseOrReturn() }
  }
}
