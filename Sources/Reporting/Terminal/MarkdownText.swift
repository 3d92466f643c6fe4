/// A Markdown text for a terminal: headings, paragraphs, lists, code blocks, emphasis, links. What it does
/// not know it leaves as it is.
public struct MarkdownText {
  private let style: TextStyle

  /// Renders in a style.
  public init(style: TextStyle) {
    self.style = style
  }

  /// The text, broken to the width of the screen.
  public func render(_ markdown: String) -> String {
    var output: [String] = []
    var paragraph: [Substring] = []
    var isCode = false
    func finishParagraph() {
      guard let first = paragraph.first else { return }
      let indent = Self.indent(of: first)
      let text = paragraph.map { $0.drop { $0 == " " } }.joined(separator: " ")
      output += TextLayout.wrap(inline(text), columns: style.columns, indent: indent)
      paragraph = []
    }
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        finishParagraph()
        isCode.toggle()
      } else if isCode {
        output.append(line.isEmpty ? "" : "    " + style.code(String(line)))
      } else if line.hasPrefix("<!--") {
        finishParagraph()
      } else if let heading = line.wholeMatch(of: /#+ (.*)/) {
        finishParagraph()
        output.append(style.bold(String(heading.1)))
      } else if line.hasPrefix("|") {
        finishParagraph()
        if line.contains(where: { !"|-: ".contains($0) }) { output.append(inline(String(line))) }
      } else if line.allSatisfy(\.isWhitespace) {
        finishParagraph()
        if output.last?.isEmpty == false { output.append("") }
      } else if line.contains(#/^\s*([-*]|\d+\.)\s/#) {
        finishParagraph()
        paragraph = [line]
      } else {
        paragraph.append(line)
      }
    }
    finishParagraph()
    return output.joined(separator: "\n")
  }

  /// What lines after the first of a list item begin with.
  private static func indent(of line: Substring) -> String {
    guard let marker = line.firstMatch(of: #/^\s*([-*]|\d+\.)\s/#) else { return "" }
    return String(repeating: " ", count: marker.0.count)
  }

  private func inline(_ text: String) -> String {
    text
      .replacing(/\[([^\]]+)\]\([^)]+\)/) { String($0.1) }
      .replacing(/`([^`]+)`/) { style.isColoured ? style.code(String($0.1)) : "`\($0.1)`" }
      .replacing(/\*\*([^*]+)\*\*/) { style.bold(String($0.1)) }
      .replacing(/\*([^* ][^*]*)\*/) { String($0.1) }
  }
}
