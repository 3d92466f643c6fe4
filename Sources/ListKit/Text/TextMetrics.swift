import Foundation

/// How wide letters are: fractions of the point size, the same on every machine.
///
/// The numbers are ours, near those of the system's typeface: capitals and digits 0.64, letters 0.54,
/// narrow ones 0.26, wide ones 0.84, a space 0.28, Chinese, Japanese and Korean and emoji 1. Bold is 4 %
/// wider than regular, and weights between follow. Every letter of a monospaced font is 0.6 wide.
enum TextMetrics {
  /// Fractions for ASCII.
  private static let ascii: [CGFloat] = (0..<128).map { code in
    let letter = Character(UnicodeScalar(UInt8(code)))
    if code < 32 { return 0 }
    if letter == " " { return 0.28 }
    if "ijl.,:;'!|I`".contains(letter) { return 0.26 }
    if "frt()[]{}-/\\\"".contains(letter) { return 0.36 }
    if "mwMW@%".contains(letter) { return 0.84 }
    if letter.isUppercase || letter.isNumber { return 0.64 }
    return 0.54
  }

  /// The width of a letter in points.
  static func advance(_ letter: Character, _ font: UIFont) -> CGFloat {
    let fraction: CGFloat
    if let code = letter.asciiValue {
      fraction = font.isMonospaced && code >= 32 ? 0.6 : ascii[Int(code)]
    } else if isWide(letter) {
      fraction = 1
    } else if letter.isNewline {
      fraction = 0
    } else {
      fraction = font.isMonospaced ? 0.6 : (letter.isUppercase ? 0.64 : 0.54)
    }
    return fraction * font.pointSize * font.widthFactor
  }

  /// The width of a text in one line, in points.
  static func width(_ text: some StringProtocol, _ font: UIFont) -> CGFloat {
    let scale = font.pointSize * font.widthFactor
    var sum: CGFloat = 0
    let isPlain =
      text.utf8.withContiguousStorageIfAvailable { bytes in
        for byte in bytes {
          if byte >= 128 { return false }
          sum += font.isMonospaced && byte >= 32 ? 0.6 : ascii[Int(byte)]
        }
        return true
      } ?? false
    if isPlain { return sum * scale }
    return text.reduce(0) { $0 + advance($1, font) }
  }

  /// Whether a letter fills a square, and lines may break before and after it.
  static func isWide(_ letter: Character) -> Bool {
    guard let scalar = letter.unicodeScalars.first, scalar.value >= 0x1100 else { return false }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      return true
    default:
      return scalar.properties.isEmojiPresentation
    }
  }
}
