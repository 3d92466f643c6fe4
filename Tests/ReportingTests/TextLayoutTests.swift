import Testing

@testable import Reporting

@Suite struct TextLayoutTests {
  @Test(
    "Width is what a terminal uses",
    arguments: [
      ("abc", 3), ("", 0), ("复用", 4), ("é", 1), ("e\u{301}", 1), ("✓ ok", 4), ("👍", 2), ("한글", 4),
      ("\u{1b}[31mred\u{1b}[0m", 3), ("ｗ", 2), ("…", 1),
    ])
  func width(text: String, columns: Int) {
    #expect(TextLayout.width(of: text) == columns)
  }

  @Test("Lines are broken at spaces, and later ones are set in")
  func wrap() {
    #expect(
      TextLayout.wrap("one two three four", columns: 9, indent: "  ") == [
        "one two", "  three", "  four",
      ])
    #expect(TextLayout.wrap("复用 池 里的 视图", columns: 8) == ["复用 池", "里的", "视图"])
  }

  @Test("A word longer than the line has one of its own, whole")
  func longWord() {
    #expect(TextLayout.wrap("a incomprehensible b", columns: 6) == ["a", "incomprehensible", "b"])
  }

  @Test("No line is wider than asked, for any width", arguments: 20...60)
  func neverWider(columns: Int) {
    let text =
      "The window shows 13 rows, 复用 or 14 while two are cut, and all the others stand there."
    #expect(
      TextLayout.wrap(text, columns: columns, indent: "    ").allSatisfy {
        TextLayout.width(of: $0) <= columns
      })
  }

  @Test("What is cut says so and fits", arguments: 1...12)
  func cut(columns: Int) {
    let result = TextLayout.cut("复用池里的视图", to: columns)
    #expect(TextLayout.width(of: result) <= columns)
    #expect(result.hasSuffix("…"))
    #expect(TextLayout.cut("short", to: 5) == "short")
  }
}
