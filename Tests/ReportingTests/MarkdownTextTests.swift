import Reporting
import Testing

@Suite struct MarkdownTextTests {
  private func plain(_ markdown: String, columns: Int = 40) -> String {
    MarkdownText(style: TextStyle(columns: columns)).render(markdown)
  }

  @Test("Paragraphs are joined and broken to the width")
  func paragraphs() {
    #expect(
      plain("one two three\nfour five six seven eight nine ten\n\nnext") == """
        one two three four five six seven eight
        nine ten

        next
        """)
  }

  @Test("Code keeps its lines, comments are left out, emphasis and links lose their marks")
  func marks() {
    #expect(
      plain(
        "# Title\n\n<!-- output: x -->\n```\nlet a  = *b*\n```\n\n*very* **bold** [here](x.md) `code`"
      ) == """
        Title

            let a  = *b*

        very bold here `code`
        """)
  }

  @Test("List items hang")
  func lists() {
    #expect(
      plain("- one two three four five six seven eight nine\n- ten\n\n1. first") == """
        - one two three four five six seven
          eight nine
        - ten

        1. first
        """)
  }

  @Test("Colours are there only when asked for")
  func colours() {
    let text = MarkdownText(style: TextStyle(isColoured: true)).render("# Title\n\n`code`")
    #expect(text.contains("\u{1b}[1mTitle\u{1b}[0m"))
    #expect(!plain("# Title\n\n`code`").contains("\u{1b}"))
  }
}
