import Findings
import Lesson01Given
import ListProbe
import Testing
import UIKit

/// Shown and counted, but not needed to pass.
@Suite(.serialized)
struct BeyondChecks {
  @Test("Two kinds of row never mix")
  func twoKinds() {
    check.run { recorder in
      let book = PhoneBook(recorder, kinds: ["person", "favourite"])
      book.kind = { $0 % 5 == 0 || (100...120).contains($0) ? "favourite" : "person" }
      book.onHandOut = { handOut in
        let kind = book.ledger.kind(of: handOut.cell)
        guard kind != handOut.kind else { return }
        recorder.report(
          Finding(
            kind: "mixedKinds",
            sentence:
              "Row \(handOut.row) asked for a “\(handOut.kind)” cell and got a “\(kind ?? "strange")” one.",
            events: Array(book.screen.events.suffix(3)), row: handOut.row,
            question: "What does reuseIdentifier promise about the cells that share it?"),
          call: handOut.call)
      }
      book.show(People(count: 1000))
      book.judgeWindow("two kinds")
      book.drag(by: 9000, step: 90) {}
      for row in [100, 300, 105, 0] {
        book.scroll(to: CGFloat(row) * PhoneBook.usualRowHeight)
        book.judgeWindow("two kinds")
      }
      CellBound(kinds: 2).judge(book, "two kinds")
    }
  }

  @Test("The screen turns")
  func screenTurns() {
    check.run { recorder in
      let book = PhoneBook(recorder)
      book.show(People(count: 1000))
      book.scroll(to: 1000)
      let upright = PhoneBook.window
      let sizes = [
        CGSize(width: upright.height, height: upright.width), upright,
        // Only wider, as in a split view: the same rows, with other frames.
        CGSize(width: 400, height: upright.height),
        // Higher than it ever was: more rows than fitted at first.
        CGSize(width: 500, height: 1100),
      ]
      for size in sizes {
        book.screen.rotate(to: size)
        book.judgeWindow("\(Int(size.width)) wide")
        book.scroll(to: book.list.view.contentOffset.y + 130)
        book.judgeWindow("\(Int(size.width)) wide, then scrolled")
      }
    }
  }

  @Test("A jump of many screens")
  func jumps() {
    check.run { recorder in
      let book = PhoneBook(recorder)
      book.show(People(count: 10_000))
      var random = SeededGenerator(seed: 2)
      var bound = CellBound()
      guard bound.judge(book, "before the first scroll") else { return }
      for _ in 0..<80 {
        book.scroll(to: CGFloat(Int.random(in: 0...Int(book.lowestOffset), using: &random)))
        bound.look(at: book)
        guard book.judgeWindow("jumps") else { break }
      }
      bound.judge(book, "jumps")
    }
  }

  @Test("Views in the tree stay bounded")
  func treeStaysBounded() {
    check.run { recorder in
      let book = PhoneBook(recorder)
      book.show(People(count: 1000))
      // A cell has two labels. Something of the list's own may stand beside each cell or around it.
      let most = CellBound().most
      let mostViews = most * (1 + 2 + 2)
      var isBounded = true
      book.drag(by: 20_000, step: 50) {
        guard isBounded else { return }
        let now = book.ledger.whereabouts(in: book.list.view, on: book.screen)
        let ready = min(now.offScreen, 8)
        let views = book.list.view.viewsBelow
        guard now.inTree > most + ready || views > mostViews + ready * 5 else { return }
        isBounded = false
        let cells = now.inTree > most + ready
        recorder.report(
          Finding(
            kind: "treeGrows",
            sentence: cells
              ? "\(now.inTree) cells stand in the view tree at once."
              : "\(views) views stand in the view tree at once, for \(now.inTree) cells.",
            expected: cells
              ? "at most \(most), hidden ones too"
              : "at most \(mostViews), cells with their labels included",
            seen: cells ? now.words : "\(views - now.inTree * 3) views that are no part of a cell",
            events: Array(book.screen.events.suffix(2)),
            question: cells
              ? "A hidden view costs memory and time in every pass. What takes it off its parent?"
              : "What do you add beside the cells, and who takes it away?",
            features: [cells ? now.mostOthers : "no cells"]))
      }
    }
  }

  @Test("Work per frame does not depend on the number of rows")
  func workPerFrame() {
    check.run { recorder in
      // A list that makes every row would take minutes at a million rows: first it must level off.
      let few = work(rows: 1000, recorder)
      guard few.made <= CellBound().most + 8 else {
        recorder.report(
          Finding(
            kind: "notTried",
            sentence: "Not tried with 1,000,000 rows: first make the cells level off."))
        return
      }
      let deep = work(rows: 1000, from: 50_000, recorder)
      if deep.calls > few.calls {
        recorder.report(
          Finding(
            kind: "workGrows", sentence: "The work in a frame depends on how far the list stands.",
            expected: "as many calls of the data source in a frame as at the top: \(few.calls)",
            seen: "\(deep.calls) at offset 50000",
            question: "What in layoutSubviews looks at rows outside the window?",
            features: ["offset"]))
      }
      let many = work(rows: 1_000_000, recorder)
      for (what, few, many) in [
        ("calls of the data source", few.calls, many.calls),
        ("views touched", few.views, many.views),
      ] where few != many {
        recorder.report(
          Finding(
            kind: "workGrows", sentence: "The work in a frame depends on the number of rows.",
            expected: "as many \(what) in a frame with 1,000,000 rows as with 1,000: \(few)",
            seen: "\(many) \(what)",
            question: "What in layoutSubviews looks at rows outside the window?"))
      }
    }
  }

  @Test("Memory is given back")
  func memoryGivenBack() {
    check.run { recorder in
      weak var list: UIScrollView?
      var ledger: CellLedger<MiniCell>?
      do {
        let book = PhoneBook(recorder)
        book.show(People(count: 1000))
        book.drag(by: 2000, step: 100) {}
        list = book.list.view
        ledger = book.ledger
      }
      let living = ledger?.living ?? 0
      guard list != nil || living > 0 else { return }
      recorder.report(
        Finding(
          kind: "leak",
          sentence:
            "The screen is gone, but \(list == nil ? "" : "the list and ")\(living) cells live on.",
          expected: "nobody holds them any more",
          seen: list == nil ? "somebody else holds them" : "they hold each other",
          question: "Who owns whom: the list, its data source, its closures?",
          features: [list == nil ? "cells" : "list"]))
    }
  }

  /// The most work that a frame of slow scrolling took.
  @MainActor
  private func work(rows: Int, from offset: CGFloat = 0, _ recorder: Recorder) -> (
    calls: Int, views: Int, made: Int
  ) {
    let book = PhoneBook(recorder)
    book.show(People(count: rows))
    if offset > 0 { book.scroll(to: offset) }
    var most = (calls: 0, views: 0)
    book.drag(by: 4000, step: 25) {
      most.calls = max(most.calls, book.calls.sum)
      most.views = max(most.views, book.screen.viewsTouchedInLastFrame)
    }
    return (most.calls, most.views, book.ledger.count)
  }
}

extension UIView {
  /// How many views there are below this one, at any depth.
  fileprivate var viewsBelow: Int {
    subviews.reduce(0) { $0 + 1 + $1.viewsBelow }
  }
}
