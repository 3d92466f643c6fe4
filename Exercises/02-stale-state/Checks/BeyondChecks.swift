import Findings
import Lesson02Given
import ListProbe
import Testing
import UIKit

/// What goes beyond the core; shown, and never in the way.
@Suite(.serialized)
struct BeyondChecks {
  @Test("Marked letters are this search's")
  func searchMarks() {
    check.run { recorder in
      guard makeSubject() is any MarksSearch else {
        recorder.report(
          .notBegun(
            "MemberCell", does: "mark what was searched for in the name", adopting: "MarksSearch"))
        return
      }
      let terms = ItemField<SearchHit>(
        "the marked part",
        [
          ItemValue("nothing") { $0.term = nil }, ItemValue("“M”") { $0.term = "M" },
          ItemValue("“ia”") { $0.term = "ia" },
        ])
      let presence = ItemField<SearchHit>(
        "presence",
        [
          ItemValue("none") { $0.member.presence = .none },
          ItemValue("online") { $0.member.presence = .online },
        ])
      let show: (UITableViewCell, SearchHit) -> Void = { cell, hit in
        configureSubject(cell, hit.member, LeakSearch.nobody)
        (cell as? any MarksSearch)?.mark(hit.term)
      }
      let unseen = OneFieldDiffers<UITableViewCell, SearchHit>(
        base: SearchHit(member: Member(id: "m", name: "Mia")), make: makeSubject, configure: show)
      for finding in unseen.findings([terms]) { recorder.report(finding) }
      guard recorder.isClean else { return }
      recorder.report(
        TwinCells<UITableViewCell, SearchHit>(
          fields: [terms, presence],
          base: { SearchHit(member: Member(id: "m\($0)", name: "Mia \($0)")) },
          name: { $0.member.name + ($0.term.map { ", searched for “\($0)”" } ?? "") },
          make: makeSubject, configure: show
        ).run())
    }
  }

  @Test("Nothing counts for a row that nobody sees")
  func seconds() {
    check.run { recorder in
      guard makeSubject() is any CountsSeconds else {
        recorder.report(
          .notBegun(
            "MemberCell", does: "count seconds while it is seen", adopting: "CountsSeconds"))
        return
      }
      let clock = CheckedClock()
      let directory = TeamDirectory(
        Members.list(count: 60, world: 5), recorder: recorder, generation: .modern)
      directory.afterConfigure = { cell, _ in
        (cell as? any CountsSeconds)?.count(with: clock, since: 7)
      }
      let display = DisplayDelegate()
      directory.table.delegate = display
      directory.screen.perform("show the list anew") { directory.table.reloadData() }
      let judge = { (part: String) in
        let seen = directory.rows.count
        guard recorder.isClean, clock.running != seen else { return }
        recorder.report(
          Finding(
            kind: clock.running > seen ? "countsUnseen" : "countsTooFew",
            sentence: "\(clock.running) rows count seconds, and \(seen) are on screen, \(part).",
            expected: "\(seen)", seen: "\(clock.running)",
            events: Array(directory.screen.events.suffix(3)),
            question: "A row left the screen. Was its cell reused? Was it freed?",
            features: [part]))
      }
      judge("at first")
      directory.screen.scroll(directory.table, to: 2 * TeamDirectory.rowHeight)
      judge("after two rows left")
      directory.screen.scroll(directory.table, to: 0)
      // On iOS 15 and later these come back with the cells that they had, and nobody configures them.
      judge("after they came back")
      directory.screen.scroll(directory.table, to: 30 * TeamDirectory.rowHeight)
      judge("after a jump")
      directory.change("reconfigure the rows on screen", Array(30..<42)) { _ in }
      judge("after configuring in place")
      guard recorder.isClean, let row = directory.rows.first else { return }
      let before = Look(of: row.cell).texts
      clock.tick()
      directory.screen.frame()
      if Look(of: row.cell).texts == before {
        recorder.report(
          Finding(
            kind: "countStands",
            sentence: "A second passed, and \(directory.words(row.path.row)) shows the same.",
            expected: "one second more", seen: before.joined(separator: " · ")))
      }
    }
  }
}

/// A member that a search found.
private struct SearchHit {
  var member: Member
  var term: String?
}

/// A clock that knows who listens to it.
private final class CheckedClock: SecondsClock {
  private var ticks: [Int: () -> Void] = [:]
  private var next = 1

  var running: Int { ticks.count }

  func start(_ tick: @escaping () -> Void) -> Int {
    ticks[next] = tick
    next += 1
    return next - 1
  }

  func stop(_ ticket: Int) { ticks[ticket] = nil }

  func tick() {
    for ticket in ticks.keys.sorted() { ticks[ticket]?() }
  }
}

/// Passes on what a table tells of its cells.
private final class DisplayDelegate: UITableViewDelegate {
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    (cell as? any CountsSeconds)?.willDisplay()
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    (cell as? any CountsSeconds)?.didEndDisplaying()
  }
}
