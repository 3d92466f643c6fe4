import Foundation
import ListKit

/// Snapshots and the data source that applies them. What is expected: a lookup does not depend on how long
/// the list is, appending one by one is linear, and applying looks at the rows on screen only.
@MainActor
func measureSnapshots(_ count: Int) {
  print("\nSnapshots of \(count) items; medians of 7 runs")
  let numbers = Array(0..<count)
  let words = numbers.map { "item-\($0)" }
  report("append in one call, Int", milliseconds { _ = snapshot(numbers) })
  report("append in one call, String", milliseconds { _ = snapshot(words) })

  let few = milliseconds { _ = oneByOne(Array(numbers.prefix(count / 10))) }
  let many = milliseconds { _ = oneByOne(numbers) }
  report("append one by one, Int, a tenth", few)
  report("append one by one, Int", many, note: String(format: "%.1f × a tenth", many / few))

  let whole = snapshot(numbers)
  report("itemIdentifiers, Int", milliseconds { _ = whole.itemIdentifiers })
  report("a copy, and one item reloaded in it", milliseconds { copyAndReload(whole, numbers[7]) })
  report("a copy, and one item inserted in front", milliseconds { insertInFront(whole) })

  let changed = snapshot(scattered(numbers) { count + $0 })
  report(
    "the difference of 1,000 scattered changes",
    milliseconds { _ = changed.difference(from: whole) })

  print("\nA table of \(count) rows, ten of them on screen")
  let list = Listed()
  report(
    "first apply",
    milliseconds {
      list.show(snapshot([]))
      list.show(whole)
    })
  report("apply 1,000 scattered changes", list.alternate(whole, changed))
  var marked = whole
  marked.reconfigureItems(numbers)
  report("reconfigure all", list.alternate(whole, marked))

  let short = Listed()
  short.show(snapshot(Array(numbers.prefix(1000))))
  list.show(whole)
  let inShort = short.nanosecondsPerLookup(Array(numbers.prefix(1000)))
  let inLong = list.nanosecondsPerLookup(numbers)
  print(
    String(
      format: "indexPath(for:): %.0f ns of 1,000, %.0f ns of %d: %.1f ×", inShort, inLong, count,
      inLong / inShort))
}

private func report(_ name: String, _ time: Double, note: String = "") {
  print(
    name.padding(toLength: 44, withPad: " ", startingAt: 0)
      + String(format: "%9.2f ms   ", time) + note)
}

private func snapshot<ID: Hashable & Sendable>(_ items: [ID])
  -> NSDiffableDataSourceSnapshot<Int, ID>
{
  var snapshot = NSDiffableDataSourceSnapshot<Int, ID>()
  snapshot.appendSections([0])
  snapshot.appendItems(items)
  return snapshot
}

private func oneByOne(_ items: [Int]) -> NSDiffableDataSourceSnapshot<Int, Int> {
  var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
  snapshot.appendSections([0])
  for item in items { snapshot.appendItems([item], toSection: 0) }
  return snapshot
}

private func copyAndReload(_ original: NSDiffableDataSourceSnapshot<Int, Int>, _ item: Int) {
  var copy = original
  copy.reloadItems([item])
}

private func insertInFront(_ original: NSDiffableDataSourceSnapshot<Int, Int>) {
  var copy = original
  copy.insertItems([-1], beforeItem: 0)
}

/// A table with a diffable data source.
@MainActor
private final class Listed {
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 440))
  let source: UITableViewDiffableDataSource<Int, Int>

  init() {
    table.rowHeight = 44
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    source = UITableViewDiffableDataSource(tableView: table) { table, path, _ in
      table.dequeueReusableCell(withIdentifier: "row", for: path)
    }
    table.layoutIfNeeded()
  }

  func show(_ snapshot: NSDiffableDataSourceSnapshot<Int, Int>) {
    source.apply(snapshot, animatingDifferences: false)
    table.layoutIfNeeded()
  }

  /// The time to go from one state to the other, either way.
  func alternate(
    _ first: NSDiffableDataSourceSnapshot<Int, Int>,
    _ second: NSDiffableDataSourceSnapshot<Int, Int>
  ) -> Double {
    show(first)
    var isFirst = false
    return milliseconds {
      show(isFirst ? first : second)
      isFirst.toggle()
    }
  }

  func nanosecondsPerLookup(_ items: [Int]) -> Double {
    var random = Seeded(state: 3)
    let asked = (0..<100_000).map { _ in items[Int.random(in: items.indices, using: &random)] }
    var rows = 0
    let time = milliseconds { for item in asked { rows += source.indexPath(for: item)?.row ?? 0 } }
    precondition(rows > 0)
    return time * 1_000_000 / Double(asked.count)
  }
}
