/// Above or below the rows of a section.
enum SectionEdge: CaseIterable {
  case header
  case footer
}

/// The headers and footers of a table.
@MainActor
struct SectionViews {
  /// Those on screen, by section.
  var shown: [SectionEdge: [Int: UIView]] = [.header: [:], .footer: [:]]

  /// Those that had to be asked for to know their height, by section, until they are shown.
  var measured: [SectionEdge: [Int: UIView]] = [.header: [:], .footer: [:]]

  /// Those that wait to be given out again.
  var pool = ReusePool<UITableViewHeaderFooterView>()

  /// The class for each identifier.
  var classes: [String: UITableViewHeaderFooterView.Type] = [:]

  /// The header or footer of a section on screen, or nil.
  subscript(edge: SectionEdge, section: Int) -> UIView? {
    get { shown[edge]?[section] }
    set { shown[edge]?[section] = newValue }
  }

  /// The sections whose header or footer is on screen, from the top.
  func sections(_ edge: SectionEdge) -> [Int] { shown[edge, default: [:]].keys.sorted() }

  /// Takes out what was asked for at measuring, or nil.
  mutating func takeMeasured(_ edge: SectionEdge, _ section: Int) -> UIView? {
    measured[edge]?.removeValue(forKey: section)
  }
}
