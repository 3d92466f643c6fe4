import Findings
import Foundation
import Lesson04Given
import ListProbe
import Testing
import UIKit

let check = Check(files: ["SpeakerList.swift"])

/// What passes the lesson, in the order of the lesson.
@Suite(.serialized)
struct CoreChecks {
  @Test("Nobody else's picture while the own one loads")
  func loading() {
    check.run { EveryOrder(recorder: $0).judge(Plot.loading) }
  }

  @Test("A late answer after reuse changes nothing")
  func late() {
    check.run { EveryOrder(recorder: $0).judge(Plot.late) }
  }

  @Test("A row without a portrait ends without one")
  func none() {
    check.run { EveryOrder(recorder: $0).judge(Plot.none) }
  }

  @Test("The version asked for last is the one that stays")
  func version() {
    check.run { EveryOrder(recorder: $0).judge(Plot.version) }
  }

  @Test("After a failure, a row that is shown again gets its picture")
  func failure() {
    check.run { EveryOrder(recorder: $0).judge(Plot.failure) }
  }
}

/// Tries plots in every order, and says what went wrong in the words of the lesson.
@MainActor
struct EveryOrder {
  let recorder: Recorder

  /// Tries each plot. The first one with a wrong order is told in full; the others lend their numbers.
  func judge(_ plots: [Plot]) {
    var features: [String] = []
    var first: (plot: Plot, report: ExplorationReport)?
    for plot in plots {
      let report = explore(plot).run()
      guard !report.isClean else { continue }
      features.append("\(plot.name) \(report.wrongOrders) of \(report.orders)")
      features += report.kinds.sorted().map { "\(plot.name) \($0)" }
      if first == nil { first = (plot, report) }
    }
    if let first { tell(first.plot, first.report, features) }
  }

  private func explore(_ plot: Plot) -> Exploration<SpeakerWorld> {
    Exploration { SpeakerWorld(plot) { recorder.call() } }
  }

  private func tell(_ plot: Plot, _ report: ExplorationReport, _ features: [String]) {
    if let obstacle = report.obstacle {
      recorder.report(
        Finding(
          kind: "notExplorable",
          sentence: "Not every order could be tried: \(obstacle).",
          question: "Does anything in the file wait, sleep, or run on a thread of its own?",
          features: features))
      return
    }
    guard let (shortest, found) = report.shortestWrong else { return }
    var last: SpeakerWorld?
    let again = Exploration {
      let world = SpeakerWorld(plot) { recorder.call() }
      last = world
      return world
    }
    let asked = Schedule.wanted.flatMap { schedule in
      again.replay(schedule).map { (schedule, $0) }
    }
    guard let (schedule, replay) = asked ?? again.replay(shortest).map({ (shortest, $0) }),
      asked != nil || replay.fault?.sentence == found.sentence
    else {
      recorder.report(
        Finding(
          kind: "notExplorable",
          sentence: "Order \(shortest) does not do the same a second time.",
          question: "Does anything in the file wait, sleep, or run on a thread of its own?",
          features: features))
      return
    }
    var finding = replay.fault ?? found
    let sentence = finding.sentence
    finding.sentence =
      "Wrong in \(report.wrongOrders) of \(report.orders) orders: "
      + sentence.prefix(1).lowercased() + sentence.dropFirst()
    finding.seen =
      replay.fault == nil ? "nothing wrong in order \(schedule)" : "that in order \(schedule)"
    finding.events = replay.steps.map(\.words)
    finding.features = features
    finding.picture = TimePicture(replay).lines(width: 76)
    let right = report.right.map { "Order \($0) comes out right." } ?? "No order comes out right."
    finding.question = "\(right) What is different in order \(schedule)?"
    if replay.fault == nil {
      finding.sentence =
        "Wrong in \(report.wrongOrders) of \(report.orders) orders; order \(schedule) comes out right."
      finding.question = "Order \(shortest) goes wrong. What is different there?"
    }
    recorder.report(finding, call: last?.blamed)
  }
}
