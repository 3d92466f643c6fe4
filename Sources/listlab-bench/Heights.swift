import Foundation
import ListKit

#if canImport(Darwin)
  import Darwin
#endif

/// A row for every number, with heights from 60 to 400 points that look random and are not.
@MainActor
private class Rows: UITableViewDataSource {
  var count: Int

  init(_ count: Int) { self.count = count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
}

private func height(_ row: Int) -> CGFloat {
  60 + CGFloat((UInt64(row) &* 0x9E37_79B9_7F4A_7C15) >> 40 % 681) / 2
}

private final class Heights: UITableViewDelegate {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    height(indexPath.row)
  }
}

/// As many estimates as rows, each a little off.
private final class Estimates: UITableViewDelegate {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    height(indexPath.row)
  }

  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  {
    height(indexPath.row) + 3
  }
}

/// How a table knows its heights.
private enum Kind: String, CaseIterable {
  case fixed = "fixed heights"
  case exact = "exact heights, all different"
  case mixed = "measured and estimated, all different"
}

/// A table on no screen, and what it does not own.
@MainActor
private struct Stage {
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 800))
  let rows: Rows
  let delegate: any UITableViewDelegate

  init(_ count: Int, _ kind: Kind) {
    rows = Rows(count)
    delegate = kind == .mixed ? Estimates() : Heights()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = rows
    switch kind {
    case .fixed: table.rowHeight = 230
    case .exact:
      table.estimatedRowHeight = 0
      table.delegate = delegate
    case .mixed: table.delegate = delegate
    }
    table.layoutIfNeeded()
  }

  /// Rows of which the table knows one estimate, and that are measured one by one.
  init(estimated count: Int) {
    rows = Rows(count)
    delegate = Heights()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = rows
    table.delegate = delegate
    table.estimatedRowHeight = 230
    table.layoutIfNeeded()
  }

  /// The median time of scroll steps of so many points, in microseconds, from the middle of the content.
  func frames(_ steps: Int, by points: CGFloat) -> Double {
    jump()
    return (0..<steps).map { _ in microseconds { scroll(by: points) } }.sorted()[steps / 2]
  }

  /// The mean of them, in time that the processor had for this program: what is rare and dear counts here,
  /// what other programs do does not.
  func meanFrame(_ steps: Int, by points: CGFloat) -> Double {
    jump()
    let start = processorMicroseconds()
    for _ in 0..<steps { scroll(by: points) }
    return (processorMicroseconds() - start) / Double(steps)
  }

  func reload() {
    table.reloadData()
    table.layoutIfNeeded()
  }

  private func jump() {
    table.contentOffset.y = (table.contentSize.height / 2).rounded()
    table.layoutIfNeeded()
    for _ in 0..<20 { scroll(by: 100) }
  }

  private func scroll(by points: CGFloat) {
    table.contentOffset.y += points
    table.layoutIfNeeded()
  }
}

private func microseconds(_ work: () -> Void) -> Double {
  let start = ContinuousClock.now
  work()
  return (ContinuousClock.now - start) / .microseconds(1)
}

/// The time that this thread has had a processor for.
private func processorMicroseconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
}

/// Bytes of memory in use now, as far as the system says.
private func usedBytes() -> Int {
  #if canImport(Darwin)
    return Int(mstats().bytes_used)
  #else
    let pages = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    return (pages?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) * 4096
  #endif
}

/// What tables of a million rows take. To be called first: later, freed memory would be taken again.
@MainActor
func measureHeightMemory() {
  print("Memory of tables of 1,000,000 rows; goal: 16 bytes a row or less")
  var stages: [Stage] = []
  for kind in [Kind.fixed, .exact, .mixed] {
    let before = usedBytes()
    stages.append(Stage(1_000_000, kind))
    let bytes = Double(usedBytes() - before) / 1_000_000
    print(
      kind.rawValue.padding(toLength: 44, withPad: " ", startingAt: 0)
        + String(format: "%9.1f bytes a row", bytes))
  }
  print("")
}

private func row(_ name: String, _ values: [Double], goal: String) {
  let numbers = values.map { String(format: "%9.2f µs", $0) }.joined()
  let ratio = String(format: "%7.2f ×", (values.last ?? 0) / (values.first ?? 1))
  print(name.padding(toLength: 46, withPad: " ", startingAt: 0) + numbers + ratio + "   \(goal)")
}

/// Scrolling, measuring, inserting, reloading and memory of tables of three sizes.
@MainActor
func measureHeights() {
  let sizes = [1000, 100_000, 1_000_000]
  let names = sizes.map { String(format: "%9d   ", $0) }.joined()
  print("\nTables, by their number of rows; the ratio is that of the last to the first")
  print("".padding(toLength: 46, withPad: " ", startingAt: 0) + names)
  for kind in Kind.allCases {
    let times = sizes.map { Stage($0, kind).frames(400, by: 230) }
    row("scroll, \(kind.rawValue)", times, goal: "goal 1.2 ×")
  }

  print("\nA step that measures a row, beside one that does not; means of 350, the least of 7")
  for size in sizes {
    let quiet = calmestMean { Stage(size, .exact) }
    let one = calmestMean { Stage(estimated: size) }
    let each = calmestMean { Stage(size, .mixed) }
    row("\(size) rows: known; one estimate", [quiet, one], goal: "goal 2 ×")
    row("\(size) rows: known; one estimate a row", [quiet, each], goal: "goal 2 ×")
  }

  print("")
  row("insert at the top, fixed heights", sizes.map { insertion(Stage($0, .fixed)) }, goal: "")
  row(
    "insert at the top, one estimate, 300 measured",
    sizes.map { size in
      let stage = Stage(estimated: size)
      _ = stage.meanFrame(300, by: 230)
      return insertion(stage)
    }, goal: "")
  row(
    "reload and layout, one estimate",
    sizes.map { size in
      let stage = Stage(estimated: size)
      return (0..<21).map { _ in microseconds { stage.reload() } }.sorted()[10]
    }, goal: "goal: no work per row")
}

/// The least of seven means of a step's time, each on a table of its own: what else the machine does only adds
/// to a mean, even so, and a step that is rare and dear is in each of them.
@MainActor
private func calmestMean(of stage: () -> Stage) -> Double {
  (0..<7).map { _ in stage().meanFrame(350, by: 230) }.min() ?? 0
}

/// The median time of inserting a row at the top.
@MainActor
private func insertion(_ stage: Stage) -> Double {
  (0..<21).map { _ in
    microseconds {
      stage.rows.count += 1
      stage.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    }
  }.sorted()[10]
}
