import Findings
import Foundation
import Testing
import UIKit

@testable import ListKit
@testable import ListProbe

@Suite("Scripts that are drawn, shortened and replayed")
struct ScriptTests {
  /// A step that does nothing but say what it was.
  enum Step: Hashable {
    case add(Int)
    case remove(Int)
    case raise
  }

  /// What a scenario leaves for its test, which reads it when the scenario is over.
  final class Notes: @unchecked Sendable {
    var tally = ScriptTally()
    var runs = 0
    var scripts: [[Step]] = []
  }

  /// Draws adds and removes.
  @MainActor static let search = ScriptSearch<Step>(length: 12, draw: draw)

  static func draw(_ random: inout SeededGenerator) -> Step {
    let number = Int.random(in: 0..<1000, using: &random)
    return Bool.random(using: &random) ? .add(number) : .remove(number)
  }

  /// Runs something with a recorder in a check whose issues are expected, and hands over its findings.
  @discardableResult
  static func findings(_ scenario: @escaping @MainActor (Recorder) -> Void) -> [Finding] {
    var record: CheckRecord?
    withKnownIssue(isIntermittent: true) {
      record = Check(files: ["ScriptTests.swift"]).run(scenario)
    } matching: { _ in
      true
    }
    return record?.findings ?? []
  }

  // MARK: Tokens

  @Test(
    "A token is read as it is written",
    arguments: [
      ("s7", ScriptToken(seed: 7)), ("s0.1", ScriptToken(seed: 0, kept: [1])),
      ("s7.1.4.9", ScriptToken(seed: 7, kept: [1, 4, 9])),
      ("s18446744073709551615.12", ScriptToken(seed: .max, kept: [12])),
    ])
  func tokens(text: String, token: ScriptToken) {
    #expect(ScriptToken(text) == token)
    #expect(token.description == text)
  }

  @Test(
    "What is no token gives nil",
    arguments: [
      "", "s", "7", "s7.", "s.7", "s7..1", "s7.0", "s7.4.1", "s7.1.1", "s7.a", "s-7", "S7", "s07",
      "s7.+1", "s7 ", "s18446744073709551616",
    ])
  func noTokens(text: String) {
    #expect(ScriptToken(text) == nil)
  }

  // MARK: Drawing

  @Test func `a seed gives the same steps again, and another seed others`() {
    DeterministicRuntime.run {
      let steps = Self.search.steps(of: ScriptToken(seed: 7))
      #expect(steps.count == 12)
      #expect(steps == Self.search.steps(of: ScriptToken(seed: 7)))
      #expect(steps != Self.search.steps(of: ScriptToken(seed: 8)))
      #expect(
        Self.search.steps(of: ScriptToken(seed: 7, kept: [1, 4, 12, 13]))
          == [steps[0], steps[3], steps[11]])
    }
  }

  // MARK: Running

  @Test func `scripts that go right are all run, and say nothing`() {
    let notes = Notes()
    let found = Self.findings { recorder in
      notes.tally = Self.search.run(seeds: 1...20, replay: nil, on: recorder) { _ in
        notes.runs += 1
      }
    }
    #expect(found == [])
    #expect(notes.runs == 20)
    #expect(notes.tally.scripts == 20)
    #expect(notes.tally.steps == 240)
  }

  @Test func `a failing script is cut down to the steps that it takes`() throws {
    // A fault that takes three steps in order: an even add, later a removal, and after it one more.
    func fails(_ steps: [Step]) -> Bool {
      var stage = 0
      for step in steps {
        switch (stage, step) {
        case (0, .add(let number)) where number % 2 == 0: stage = 1
        case (1, .remove), (2, .remove): stage += 1
        default: break
        }
      }
      return stage == 3
    }
    let notes = Notes()
    let found = Self.findings { recorder in
      Self.search.run(seeds: 1...50, replay: nil, on: recorder) { steps in
        guard fails(steps) else { return }
        notes.scripts = [steps]
        recorder.report(
          Finding(kind: "fault", sentence: "It went wrong.", events: steps.map { "\($0)" }))
      }
    }
    let finding = try #require(found.first)
    #expect(found.count == 1)
    #expect(finding.events.count == 3)
    let text = try #require(finding.replay)
    #expect(text.hasPrefix("LISTLAB_SCRIPT=s"))
    let token = try #require(ScriptToken(String(text.dropFirst("LISTLAB_SCRIPT=".count))))
    DeterministicRuntime.run {
      let steps = Self.search.steps(of: token)
      #expect([steps] == notes.scripts)
      #expect(fails(steps))
      // No step can be left out.
      for gone in steps.indices {
        var fewer = steps
        fewer.remove(at: gone)
        #expect(!fails(fewer))
      }
    }
  }

  @Test func `the sorts of steps that a fault needs tell it from others`() {
    let found = Self.findings { recorder in
      ScriptSearch<Step>(
        length: 12, kind: { if case .add = $0 { "add" } else { "remove" } }, draw: Self.draw
      ).run(seeds: 1...50, replay: nil, on: recorder) { steps in
        guard steps.contains(where: { if case .add = $0 { true } else { false } }) else { return }
        recorder.report(Finding(kind: "fault", sentence: "It went wrong.", features: ["part"]))
      }
    }
    #expect(found.map(\.features) == [["part", "after add"]])
  }

  @Test func `shortening does not slide to another fault`() {
    let found = Self.findings { recorder in
      Self.search.run(seeds: 1...50, replay: nil, on: recorder) { steps in
        if steps.count == 12 {
          recorder.report(Finding(kind: "long", sentence: "All steps are needed."))
        } else {
          recorder.report(Finding(kind: "short", sentence: "Some step is missing."))
        }
      }
    }
    #expect(found.map(\.kind) == ["long"])
    #expect(found.first?.replay == "LISTLAB_SCRIPT=s1.1.2.3.4.5.6.7.8.9.10.11.12")
  }

  @Test func `a script that is asked for runs first, and takes no other away`() {
    let notes = Notes()
    let asked = ScriptToken(seed: 99, kept: [2, 3])
    Self.findings { recorder in
      Self.search.run(seeds: 1...3, replay: asked, on: recorder) {
        notes.scripts.append($0)
      }
    }
    DeterministicRuntime.run {
      #expect(
        notes.scripts
          == [asked, ScriptToken(seed: 1), ScriptToken(seed: 2), ScriptToken(seed: 3)].map(
            Self.search.steps))
    }
    let found = Self.findings { recorder in
      Self.search.run(seeds: 1...3, replay: asked, on: recorder) { steps in
        recorder.report(Finding(kind: "always", sentence: "Wrong from the beginning."))
      }
    }
    #expect(found.first?.replay == "LISTLAB_SCRIPT=s99.2")
  }

  @Test func `a fault that needs no step is still found and named`() {
    let found = Self.findings { recorder in
      Self.search.run(seeds: 5...5, replay: nil, on: recorder) { _ in
        recorder.report(Finding(kind: "always", sentence: "Wrong from the beginning."))
      }
    }
    #expect(found.first?.replay == "LISTLAB_SCRIPT=s5.1")
  }

  @Test func `shortening ends, however long it could go on`() {
    let notes = Notes()
    Self.findings { recorder in
      ScriptSearch<Int>(length: 400, mostShrinkingRuns: 30) { Int.random(in: 0..<9, using: &$0) }
        .run(seeds: 1...1, replay: nil, on: recorder) { steps in
          notes.runs += 1
          recorder.report(
            Finding(kind: "odd", sentence: "Wrong.", features: ["\(steps.count % 2)"]))
        }
    }
    // Two runs of the scenario at most, each with the script itself and its shorter forms.
    #expect(notes.runs <= 62)
  }

  // MARK: Exceptions and lines

  @Test func `an exception ends its script only, is shortened, and is the finding`() {
    let notes = Notes()
    let search = { @MainActor in
      ScriptSearch<Step>(length: 8) { random in
        Int.random(in: 0..<4, using: &random) == 0
          ? .raise : .add(Int.random(in: 0..<9, using: &random))
      }
    }
    let found = Self.findings { recorder in
      search().run(seeds: 1...9, replay: nil, on: recorder) { steps in
        let screen = Screen(root: UIView())
        for step in steps where step == .raise && !recorder.isClosed {
          notes.runs += 1
          UIKitException.internalInconsistency("Invalid update").raiseOrReturn()
        }
        withExtendedLifetime(screen) {}
        guard steps.contains(.raise) else { return }
        recorder.report(Finding(kind: "later", sentence: "This comes too late."))
      }
    }
    #expect(notes.runs > 1)
    #expect(found.map(\.kind) == ["raised"])
    #expect(found.first?.replay?.split(separator: ".").count == 2)
  }

  @Test func `an exception that ends the process in a script is reported before it does`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await Self.dieInAScript()
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("reported: raised"))
  }

  @MainActor
  static func dieInAScript() {
    DeterministicRuntime.run {
      let recorder = Recorder(files: []) { record in
        // Unbuffered: the process ends right after.
        FileHandle.standardError.write(Data("reported: \(record.findings[0].kind)\n".utf8))
      }
      recorder.listen { recorder in
        Self.search.run(seeds: 1...1, replay: nil, on: recorder) { _ in
          UIKitException.internalInconsistency("no cell").raise()
        }
      }
    }
  }

  @Test(.enabled(if: CallSite.isAvailable))
  func `a finding of the shortest script still names the line that it blames`() {
    let line = #line + 7
    let found = Self.findings { recorder in
      Self.search.run(seeds: 1...9, replay: nil, on: recorder) { steps in
        guard steps.contains(where: { if case .remove = $0 { true } else { false } }) else {
          return
        }
        recorder.report(
          Finding(kind: "fault", sentence: "It went wrong."), call: recorder.call())
      }
    }
    #expect(found.first?.line?.line == line)
  }
}
