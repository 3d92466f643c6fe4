/// Widths as a terminal counts them, and breaking lines by them.
enum TextLayout {
  /// How many columns a text takes. East Asian wide characters and emoji take two, marks that combine with
  /// the character before them none. Control sequences for colours take none.
  static func width(of text: some StringProtocol) -> Int {
    var width = 0
    var inEscape = false
    for character in text {
      if inEscape {
        if character.isLetter { inEscape = false }
      } else if character == "\u{1b}" {
        inEscape = true
      } else {
        width += self.width(of: character)
      }
    }
    return width
  }

  private static func width(of character: Character) -> Int {
    guard let first = character.unicodeScalars.first else { return 0 }
    if character.unicodeScalars.contains(where: { $0.value == 0xFE0F }) { return 2 }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: break
    }
    if first.properties.isEmojiPresentation { return 2 }
    return wide.contains { $0.contains(first.value) } ? 2 : 1
  }

  /// The blocks that Unicode's East Asian Width calls wide or full width.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
    0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
    0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD,
  ]

  /// A text filled up with spaces to a width.
  static func padded(_ text: String, to columns: Int) -> String {
    text + String(repeating: " ", count: max(columns - width(of: text), 0))
  }

  /// A text that takes no more than so many columns; what was cut off is marked by an ellipsis.
  static func cut(_ text: String, to columns: Int) -> String {
    guard width(of: text) > columns else { return text }
    var result = ""
    for character in text {
      guard width(of: result) + width(of: character) < columns else { break }
      result.append(character)
    }
    return result + "…"
  }

  /// A text in lines of at most so many columns, broken at spaces; lines after the first begin with
  /// `indent`. A word that is too long for a line has one of its own.
  static func wrap(_ text: String, columns: Int, indent: String = "") -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      let candidate = line.isEmpty ? String(word) : line + " " + word
      let room = columns - (lines.isEmpty ? 0 : width(of: indent))
      if width(of: candidate) <= room || line.isEmpty {
        line = candidate
      } else {
        lines.append(lines.isEmpty ? line : indent + line)
        line = String(word)
      }
    }
    lines.append(lines.isEmpty ? line : indent + line)
    return lines
  }
}
