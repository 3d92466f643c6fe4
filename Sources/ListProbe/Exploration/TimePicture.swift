/// An order as a picture: time from left to right, a line for each request and each cell.
public struct TimePicture {
  private let replay: Replay

  /// Draws an order that was gone through again.
  public init(_ replay: Replay) {
    self.replay = replay
  }

  /// The lines, none longer than `width` signs: what the steps are, and below them how everything stood after
  /// each. What did not change is a dash; the moment at which something is wrong has a sign below it.
  public func lines(width: Int = 80) -> [String] {
    var lines = replay.steps.enumerated().map { "\($0 + 1)  \($1.words)".cut(to: width) }
    let names = laneNames
    guard !names.isEmpty else { return lines }
    let columns = replay.moments.count
    let label = min(names.map(\.count).max() ?? 0, 22)
    let column = max(min((width - label - 1) / columns, 12), 3)
    // Where there is no room for all moments, the last ones count: that is where it goes wrong.
    let shown = (0..<columns).suffix(max((width - label - 1) / column, 1))
    lines.append(row("", label, shown.map { $0 == 0 ? "start" : "\($0)" }, column))
    for name in names {
      var last: String?
      let states = shown.map { moment in
        let state = replay.moments[moment].first { $0.name == name }?.state
        defer { last = state }
        guard let state, !state.isEmpty else { return "" }
        return state == last ? "-" : state
      }
      lines.append(row(name, label, states, column))
    }
    if let moment = replay.faultyMoment {
      lines.append(row("", label, shown.map { $0 == moment ? "^wrong" : "" }, column))
    }
    return lines
  }

  /// Every line that there is at some moment, in the order in which they came.
  private var laneNames: [String] {
    var names: [String] = []
    for moment in replay.moments {
      for lane in moment where !names.contains(lane.name) { names.append(lane.name) }
    }
    return names
  }

  private func row(_ name: String, _ label: Int, _ cells: [String], _ column: Int) -> String {
    let line =
      name.cut(to: label).padded(to: label) + " "
      + cells.map { $0.cut(to: column - 1).padded(to: column) }.joined()
    return String(line.reversed().drop { $0 == " " }.reversed())
  }
}

extension String {
  fileprivate func cut(to width: Int) -> String {
    count <= width ? self : String(prefix(max(width - 1, 0))) + "…"
  }

  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(width - count, 0))
  }
}
