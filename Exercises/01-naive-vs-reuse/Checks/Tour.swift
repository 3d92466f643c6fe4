import Findings
import Lesson01Given
import ListProbe
import Testing
import UIKit

/// The run that the lesson's numbers come from: the first screen, slowly to row 87, then two jumps.
@Suite(.serialized)
struct Tour {
  @Test("The tour")
  func tour() {
    check.run { recorder in
      let book = PhoneBook(recorder)
      var mostOnScreen = 0
      var mostTouched = 0
      let look = {
        mostOnScreen = max(mostOnScreen, book.expectedRows.count)
        mostTouched = max(mostTouched, book.screen.viewsTouchedInLastFrame)
      }
      let stop = { (row: Int) in
        let now = book.ledger.whereabouts(in: book.list.view, on: book.screen)
        recorder.stop(TourStop(row: row, created: book.ledger.count, inTree: now.inTree))
      }
      book.show(People(count: 1000))
      look()
      stop(0)
      book.drag(by: 87 * PhoneBook.usualRowHeight, step: 40, eachFrame: look)
      stop(87)
      for row in [412, 999] {
        book.scroll(to: min(CGFloat(row) * PhoneBook.usualRowHeight, book.lowestOffset))
        look()
        stop(row)
      }
      recorder.measure(
        Metric(
          name: "cells created", value: book.ledger.count, leastPossible: mostOnScreen, naive: 1000)
      )
      recorder.measure(Metric(name: "views touched in a frame, at most", value: mostTouched))
    }
  }

  /// The same rows in the learner's list and in the engine's own table, scrolled the same way.
  @Test("The same rows in UITableView")
  func onUITableView() {
    check.run { recorder in
      let mine = PhoneBook(recorder)
      mine.show(People(count: 1000))
      let real = TableBook()
      let screen = Screen(root: real.table, size: PhoneBook.window)
      let compare = { (name: String) in
        recorder.measure(Metric(name: "\(name), MiniTableView", value: mine.ledger.count))
        recorder.measure(Metric(name: "\(name), UITableView", value: real.cells.count))
      }
      mine.drag(by: 87 * PhoneBook.usualRowHeight, step: 40) {}
      screen.drag(real.table, by: 87 * PhoneBook.usualRowHeight, step: 40)
      compare("after slow scrolling")
      mine.scroll(to: 412 * PhoneBook.usualRowHeight)
      screen.scroll(real.table, to: 412 * PhoneBook.usualRowHeight)
      compare("after a jump")
    }
  }
}

/// The phone book as an app would show it.
@MainActor
private final class TableBook: UITableViewDataSource {
  let table = UITableView(frame: CGRect(origin: .zero, size: PhoneBook.window))
  private let people = People(count: 1000)

  /// Every cell that was ever asked for. Holding them changes nothing: the table keeps them too.
  var cells: Set<UITableViewCell> = []

  init() {
    table.rowHeight = PhoneBook.usualRowHeight
    table.register(UITableViewCell.self, forCellReuseIdentifier: "person")
    table.dataSource = self
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    people.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "person", for: indexPath)
    cell.textLabel?.text = people[indexPath.row].name
    cells.insert(cell)
    return cell
  }
}
