/// How text may look: plain, or with a terminal's colours. Meaning is never in colour alone.
public struct TextStyle: Sendable, Equatable {
  /// Whether colours and weights are used.
  public var isColoured: Bool

  /// The width of the screen in columns.
  public var columns: Int

  /// Makes a style. Lines longer than 100 columns are hard to read, so no more are used.
  public init(isColoured: Bool = false, columns: Int = 80) {
    self.isColoured = isColoured
    self.columns = min(max(columns, 40), 100)
  }

  /// A remark that one may pass over.
  public func faintRemark(_ text: String) -> String { faint(text) }

  func bold(_ text: String) -> String { marked(text, "1") }
  func faint(_ text: String) -> String { marked(text, "2") }
  func good(_ text: String) -> String { marked(text, "32") }
  func bad(_ text: String) -> String { marked(text, "31") }
  func code(_ text: String) -> String { marked(text, "36") }

  private func marked(_ text: String, _ code: String) -> String {
    isColoured && !text.isEmpty ? "\u{1b}[\(code)m\(text)\u{1b}[0m" : text
  }
}
