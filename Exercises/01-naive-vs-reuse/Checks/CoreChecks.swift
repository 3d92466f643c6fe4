import Findings
import Lesson01Given
import ListProbe
import Testing
import UIKit

let check = Check(files: ["MiniTableView.swift"])

/// What passes the lesson, in the order of the lesson.
@Suite(.serialized)
struct CoreChecks {
  @Test("The right rows at any offset")
  func rightRows() {
    check.run { recorder in
      let book = PhoneBook(recorder, judgesScrolling: true)
      book.show(People(count: 1000))
      book.judgeWindow("at rest")
      var isRight = true
      book.drag(by: 1120, step: 20) { isRight = isRight && book.judgeWindow("down, step by step") }
      isRight = true
      book.drag(by: -900, step: 30) { isRight = isRight && book.judgeWindow("up, step by step") }
      // On the edge of a row, and a hair beside it.
      for offset in [56, 55.5, 56.5, 27.5, 28, 28.5, 84] as [CGFloat] {
        book.scroll(to: offset)
        guard book.judgeWindow("at a row's edge") else { break }
      }
      for row in [87, 412, 90, 999, 3, 500, 501, 499, 0] {
        book.scroll(to: min(CGFloat(row) * PhoneBook.usualRowHeight, book.lowestOffset))
        guard book.judgeWindow("jumps") else { break }
      }
      var random = SeededGenerator(seed: 1)
      for _ in 0..<60 {
        let near = Bool.random(using: &random)
        let offset =
          near
          ? book.list.view.contentOffset.y + CGFloat(Int.random(in: -300...300, using: &random))
          : CGFloat(Int.random(in: 0...55_300, using: &random))
        book.scroll(to: min(max(offset, 0), book.lowestOffset))
        guard book.judgeWindow("any offsets") else { break }
      }
      // Ten of these fill the window to the point.
      let tall = PhoneBook(recorder, rowHeight: 70, judgesScrolling: true)
      tall.show(People(count: 1000))
      for offset in [0, 35, 70, 700, 33_000.5, tall.lowestOffset] {
        tall.scroll(to: offset)
        guard tall.judgeWindow("rows of another height") else { break }
      }
      // Not a whole number of points, as after a change of the text size.
      let uneven = PhoneBook(recorder, rowHeight: 44.5, judgesScrolling: true)
      uneven.show(People(count: 100))
      for offset in [0, 44, 44.5, 45, 1001.5, uneven.lowestOffset] {
        uneven.scroll(to: offset)
        guard uneven.judgeWindow("rows of 44.5 points") else { break }
      }
    }
  }

  @Test("Cells made level off")
  func cellsLevelOff() {
    check.run { recorder in
      let small = countCells(rows: 1000, recorder)
      guard recorder.isClean else { return }
      let large = countCells(rows: 10_000, recorder)
      if recorder.isClean, small != large {
        recorder.report(
          Finding(
            kind: "cellsGrow",
            sentence: "The number of cells depends on the number of rows.",
            expected: "the same number for 1,000 and for 10,000 rows",
            seen: "\(small) for 1,000 rows, \(large) for 10,000 rows, by the same scrolling",
            question: "The window is the same. What else do you make cells for?"))
      }
    }
  }

  @Test("Reset once per reuse, never when new")
  func resetOncePerReuse() {
    check.run { recorder in
      let book = PhoneBook(recorder)
      var reused = 0
      var shownBefore: Set<Int> = []
      var part = "at first"
      book.onHandOut = { handOut in
        if case .reused = handOut.before { reused += 1 }
        let isIn = book.expectedRows.contains { $0.row == handOut.row }
        report(handOut, part, stays: isIn && shownBefore.contains(handOut.row), book)
      }
      book.show(People(count: 1000))
      part = "while scrolling"
      let look = { shownBefore = book.seenRows }
      look()
      book.drag(by: 1400, step: 35, eachFrame: look)
      book.drag(by: -1000, step: 50, eachFrame: look)
      // Jumps leave nothing on screen that was there before.
      part = "after a jump"
      for row in [300, 700, 100] {
        shownBefore = []
        book.scroll(to: CGFloat(row) * PhoneBook.usualRowHeight)
      }
      if reused == 0, recorder.isClean {
        recorder.report(
          Finding(
            kind: "neverReused",
            sentence: "No cell was given out a second time, so there was nothing to reset.",
            expected: "cells that left the window come out of dequeueReusableCell again",
            seen: "\(book.ledger.count) cells made, each given out once: "
              + book.ledger.whereabouts(in: book.list.view, on: book.screen).words,
            events: Array(book.screen.events.suffix(3)),
            question: "Where does a cell go when its row leaves the window, and who looks there?",
            features: [book.ledger.whereabouts(in: book.list.view, on: book.screen).mostOthers]))
      }
      shownBefore = []
      part = "on reload"
      book.show(People(count: 1000, edition: 1))
    }
  }

  @Test("Past both ends, and hardly any rows")
  func edges() {
    check.run { recorder in
      let sizes = [
        (1000, "many rows"), (13, "a row too many"), (12, "a few rows"), (1, "one row"),
        (0, "no rows"),
      ]
      for (count, part) in sizes {
        let book = PhoneBook(recorder, judgesScrolling: true)
        book.show(People(count: count))
        guard book.judgeWindow("\(part), at rest") else { continue }
        let lowest = book.lowestOffset
        for offset in [-20, -60, -300, -720] as [CGFloat] {
          book.scroll(to: offset)
          guard book.judgeWindow("\(part), above the first") else { break }
        }
        for offset in [0, lowest, lowest + 20, lowest + 60, lowest + 300, lowest + 720] {
          book.scroll(to: offset)
          guard book.judgeWindow("\(part), below the last") else { break }
        }
        book.screen.settle(book.list.view)
        book.judgeWindow("\(part), back at rest")
      }
    }
  }

  @Test("Reload with fewer rows and with more")
  func reload() {
    check.run { recorder in
      let book = PhoneBook(recorder, judgesScrolling: true)
      let scripts: [(part: String, counts: [Int], offset: CGFloat)] = [
        ("the same number", [40, 40], 0), ("fewer", [1000, 200, 5], 3000),
        ("more", [3, 9, 400], 0),
        ("to none and back", [50, 0, 50], 400), ("fewer, at the end", [1000, 990], 55_300),
      ]
      var edition = 0
      for script in scripts {
        for count in script.counts {
          edition += 1
          book.show(People(count: count, edition: edition))
          guard book.judgeWindow(script.part) else { break }
          // The end of the content may have moved above the window.
          book.screen.settle(book.list.view)
          guard book.judgeWindow(script.part) else { break }
          book.scroll(to: min(script.offset, book.lowestOffset))
          guard book.judgeWindow("\(script.part), then scrolled") else { break }
        }
      }
      guard recorder.isClean else { return }
      CellBound(reloads: edition).judge(book, "reload")
      // A pool may be emptied on reload, but then its cells must be gone.
      let living = book.ledger.living
      guard living > CellBound(reloads: 1).most else { return }
      recorder.report(
        Finding(
          kind: "cellsKept", sentence: "\(living) cells are alive after \(edition) reloads.",
          expected: "at most \(CellBound(reloads: 1).most), as after one",
          seen: book.ledger.whereabouts(in: book.list.view, on: book.screen).words,
          question: "What holds the cells of the reload before last?"))
    }
  }

  // MARK: Parts

  /// Scrolls a list of so many rows, always the same way, and counts the cells.
  @MainActor
  private func countCells(rows: Int, _ recorder: Recorder) -> Int {
    let book = PhoneBook(recorder)
    var bound = CellBound()
    book.onHandOut = { bound.lastCall = $0.call }
    book.show(People(count: rows))
    guard bound.judge(book, "before the first scroll"), isShowing(book) else { return 0 }
    book.drag(by: 8000, step: 40) { bound.look(at: book) }
    for row in [400, 20, 900, 460, 3, 700, 350] {
      book.scroll(to: CGFloat(row) * PhoneBook.usualRowHeight)
      bound.look(at: book)
    }
    bound.judge(book, "while scrolling")
    return book.ledger.count
  }

  /// Nothing is proved by the number of cells of a list that shows none.
  @MainActor
  private func isShowing(_ book: PhoneBook) -> Bool {
    let seen = book.oracle.seenCells()
    let strangers = seen.count { book.ledger.kind(of: $0.cell) == nil }
    guard seen.isEmpty || strangers > 0 else { return true }
    book.recorder.report(
      Finding(
        kind: seen.isEmpty ? "nothingShown" : "strangeCell",
        sentence: seen.isEmpty
          ? "There is no cell on screen, so there is nothing to count."
          : "\(strangers) cells on screen were not made by the closure given to register(_:make:).",
        events: book.screen.events,
        question: seen.isEmpty
          ? "Which code puts the first rows on screen?" : "Who else makes cells?"))
    return false
  }

  /// Says what is wrong with the way a cell came to a row; `stays` if the row never left the screen.
  @MainActor
  private func report(
    _ handOut: PhoneBook.HandOut, _ part: String, stays: Bool, _ book: PhoneBook
  ) {
    let row = "row \(handOut.row) (\(book.people[handOut.row].name))"
    var finding: Finding?
    if book.asked.count(where: { $0 == handOut.row }) > 1 {
      finding = Finding(
        kind: "askedTwice",
        sentence: "Row \(handOut.row) came into the window once, and was asked for twice.",
        expected: "cellForRow once for each row that comes in",
        seen: "cellForRow was called twice for \(row) in one layout pass",
        question: "What happens to the cell of the first call?")
    } else if stays {
      finding = Finding(
        kind: "askedAgain",
        sentence: "Row \(handOut.row) never left the screen, yet its cell was asked for again.",
        expected: "a row that stays on screen keeps its cell",
        seen: "cellForRow was called again for \(row) while scrolling",
        question:
          "Which rows are new in the window after this scroll step, and which were there before?")
    } else {
      switch handOut.before {
      case .reused where handOut.alsoGivenFor != nil:
        let other = handOut.alsoGivenFor ?? 0
        finding = Finding(
          kind: "givenTwice",
          sentence:
            "One cell was given out for row \(other) and for row \(handOut.row) in the same frame.",
          expected: "a cell for each row that comes in", seen: "one cell for two rows",
          question:
            "Which cells are in your pool at this moment, and which of them does a row need?")
      case .unknown:
        finding = Finding(
          kind: "strangeCell",
          sentence: "The cell for \(row) was not made by the closure given to register(_:make:).",
          question: "Who else makes cells?")
      case .new(let resets) where resets > 0:
        finding = Finding(
          kind: "resetNew", sentence: "A new cell, for \(row), was reset before its first use.",
          expected: "prepareForReuse is for cells that come out of the pool",
          seen: "\(resets) × prepareForReuse",
          question: "On which of the two ways out of dequeueReusableCell was the cell used before?")
      case .reused(let resets, let last) where resets != 1:
        finding = Finding(
          kind: resets == 0 ? "notReset" : "resetTwice",
          sentence: resets == 0
            ? "A cell came to \(row) without prepareForReuse, as \(last) had left it."
            : "A cell came to \(row) after \(resets) × prepareForReuse.",
          expected: "prepareForReuse once between two rows", seen: "\(resets) ×",
          question: "Which state of the row before is still in the cell at this moment?")
      default: break
      }
    }
    guard var finding else { return }
    finding.events = Array(book.screen.events.suffix(3))
    finding.features = [part]
    finding.row = handOut.row
    finding.item = book.people[handOut.row].name
    book.recorder.report(finding, call: handOut.call)
  }
}

/// The most cells that a list may make: twice what the window can show, so that code passes which asks
/// for new rows before it takes old cells back. Rows that are kept ready beside the window, at most two at
/// each edge, count as shown; and each reload may begin with an empty pool.
@MainActor
struct CellBound {
  var reloads = 0
  var kinds = 1
  var lastCall: Int?
  private var ready = 0

  init(reloads: Int = 0, kinds: Int = 1) {
    self.reloads = reloads
    self.kinds = kinds
  }

  /// Takes note of rows that are kept ready beside the window.
  mutating func look(at book: PhoneBook) {
    let now = book.ledger.whereabouts(in: book.list.view, on: book.screen)
    ready = max(ready, min(now.offScreen, 4))
  }

  var most: Int {
    (2 * (PhoneBook.mostOnScreen + ready) + reloads * PhoneBook.mostOnScreen) * kinds
  }

  /// Reports a list that made more, and says whether it did not.
  @discardableResult
  func judge(_ book: PhoneBook, _ part: String) -> Bool {
    let made = book.ledger.count
    guard made > most else { return true }
    let now = book.ledger.whereabouts(in: book.list.view, on: book.screen)
    book.recorder.report(
      Finding(
        kind: "tooManyCells",
        sentence:
          "\(made) cells were made for a window that shows \(PhoneBook.mostOnScreen) rows at most.",
        expected: "at most \(most), however many rows there are",
        seen: "\(made) cells for \(book.people.count) rows: \(now.words)",
        events: Array(book.screen.events.suffix(2)),
        question: "When row 0 has left the window, what could its cell do next?",
        features: [
          part, now.mostOthers, made > book.rowsAsked.count ? "more than rows" : "one per row",
        ]),
      call: lastCall)
    return false
  }
}
