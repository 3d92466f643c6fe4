import Findings
import Foundation
import Testing

@testable import ListProbe

@Suite("What a check records")
struct RecorderTests {
  @Test func `it keeps what it is told, in order`() {
    DeterministicRuntime.run {
      let recorder = Recorder(files: [])
      #expect(recorder.isClean)
      recorder.measure(Metric(name: "cells created", value: 14))
      recorder.stop(TourStop(row: 0, created: 14, inTree: 14))
      recorder.note("a remark")
      #expect(recorder.isClean)
      recorder.report(Finding(kind: "missingRow", sentence: "Row 3 is missing."))
      recorder.report(Finding(kind: "wrongText", sentence: "Row 4 is blank."))
      #expect(!recorder.isClean)
      #expect(
        recorder.record
          == CheckRecord(
            findings: [
              Finding(kind: "missingRow", sentence: "Row 3 is missing."),
              Finding(kind: "wrongText", sentence: "Row 4 is blank."),
            ],
            metrics: [Metric(name: "cells created", value: 14)],
            stops: [TourStop(row: 0, created: 14, inTree: 14)], notes: ["a remark"]))
    }
  }

  @Test func `of findings that are alike in kind and features it keeps the first two`() {
    DeterministicRuntime.run {
      let recorder = Recorder(files: [])
      for number in 0..<4 {
        recorder.report(Finding(kind: "missingRow", sentence: "\(number)"), call: number)
        recorder.report(Finding(kind: "wrongText", sentence: "\(number) text"))
        recorder.report(
          Finding(kind: "missingRow", sentence: "\(number) drag", features: ["drag"]))
      }
      #expect(
        recorder.record.findings.map(\.sentence)
          == ["0", "0 text", "0 drag", "1", "1 text", "1 drag"])
      #expect(recorder.blamed == [.call(0), nil, nil, .call(1), nil, nil])
    }
  }

  @Test func `the first finding is told at once, with what was recorded before it`() {
    DeterministicRuntime.run {
      var told: [CheckRecord] = []
      let recorder = Recorder(files: []) { told.append($0) }
      recorder.note("before")
      recorder.report(Finding(kind: "missingRow", sentence: "first"))
      recorder.report(Finding(kind: "missingRow", sentence: "second"))
      #expect(told.map { $0.findings.map(\.sentence) } == [["first"]])
      #expect(told.first?.notes == ["before"])
    }
  }

  @Test func `calls are numbered from one`() {
    DeterministicRuntime.run {
      let recorder = Recorder(files: [])
      #expect((0..<3).map { _ in recorder.call() } == [1, 2, 3])
    }
  }

  @Test(.enabled(if: CallSite.isAvailable))
  func `the line of a call that is wanted stands in the finding that blames it`() throws {
    let (record, line) = DeterministicRuntime.run {
      let recorder = Recorder(files: ["RecorderTests.swift"], wanted: [.call(2)])
      _ = recorder.call()
      let (call, line) = (recorder.call(), #line)
      recorder.report(Finding(kind: "a", sentence: "blames a wanted call"), call: call)
      recorder.report(Finding(kind: "b", sentence: "blames another call"), call: 1)
      recorder.report(Finding(kind: "c", sentence: "blames nothing"))
      return (recorder.record, line)
    }
    #expect(record.findings.map { $0.line?.line } == [line, nil, nil])
    let place = try #require(record.findings.first?.line)
    #expect(place.file == #filePath)
  }

  @Test(.enabled(if: CallSite.isAvailable))
  func `a call from other files than the learner's has no line`() {
    DeterministicRuntime.run {
      let recorder = Recorder(files: ["MiniTableView.swift"], wanted: [.call(1)])
      recorder.report(Finding(kind: "a", sentence: "blames it"), call: recorder.call())
      #expect(recorder.record.findings.map(\.line) == [nil])
    }
  }
}
