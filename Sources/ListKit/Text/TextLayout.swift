import Foundation

/// A text broken into lines. Lengths are points.
///
/// Lines break after spaces and around Chinese, Japanese and Korean characters; a word that is wider than
/// the line breaks where it must. Spaces at the end of a line take no room.
struct TextLayout {
  /// How wide each line is.
  private(set) var widths: [CGFloat] = []

  /// Whether the text was cut.
  private(set) var isTruncated = false

  /// The height of a line.
  let lineHeight: CGFloat

  /// What is added between two lines.
  let lineSpacing: CGFloat

  /// The size of all lines, on the grid of half points.
  var size: CGSize {
    let count = CGFloat(widths.count)
    return CGSize(
      width: Grid.roundedUp(widths.max() ?? 0),
      height: Grid.roundedUp(count * lineHeight + max(count - 1, 0) * lineSpacing))
  }

  /// A part of a text in one font.
  struct Run {
    var text: String
    var font: UIFont
    var kern: CGFloat = 0
  }

  /// Breaks runs into lines of a width, at most `limit` of them; 0 for as many as needed.
  init(
    _ runs: [Run], width: CGFloat, limit: Int, byCharacter: Bool = false, lineSpacing: CGFloat = 0
  ) {
    lineHeight = runs.map(\.font.lineHeight).max() ?? 0
    self.lineSpacing = lineSpacing
    if runs.allSatisfy({ $0.text.isEmpty }) { return }
    if let run = runs.first, runs.count == 1, run.kern == 0,
      !run.text.utf8.contains(where: { $0 == 10 || $0 == 13 })
    {
      let whole = TextMetrics.width(run.text, run.font)
      if whole <= width + 0.01 || limit == 1 {
        widths = [min(whole, width)]
        isTruncated = whole > width + 0.01
        return
      }
    }
    breakLines(Self.pieces(runs), width, limit, byCharacter)
  }

  private struct Piece {
    var advance: CGFloat
    var isSpace: Bool
    var isNewline: Bool
    var isWide: Bool
  }

  private static func pieces(_ runs: [Run]) -> [Piece] {
    runs.flatMap { run in
      run.text.map { letter in
        Piece(
          advance: TextMetrics.advance(letter, run.font) + run.kern, isSpace: letter == " ",
          isNewline: letter.isNewline, isWide: TextMetrics.isWide(letter))
      }
    }
  }

  private mutating func breakLines(
    _ pieces: [Piece], _ width: CGFloat, _ limit: Int, _ byCharacter: Bool
  ) {
    var start = 0
    while true {
      let (end, next) = Self.line(pieces, from: start, width, byCharacter)
      let visible = pieces[start..<end]
      let last = visible.lastIndex { !$0.isSpace }.map { $0 + 1 } ?? start
      let line = pieces[start..<last].reduce(0) { $0 + $1.advance }
      let isLast = next == nil
      if limit > 0, widths.count == limit - 1, !isLast {
        // The last line that may be shown holds what is left, cut.
        isTruncated = true
        let isForced = end < pieces.count && pieces[end].isNewline
        widths.append(isForced ? min(line, width) : width)
        return
      }
      widths.append(min(line, width))
      guard let next else { return }
      start = next
    }
  }

  /// Where a line ends and the next one begins, nil after the last.
  private static func line(
    _ pieces: [Piece], from start: Int, _ width: CGFloat, _ byCharacter: Bool
  ) -> (end: Int, next: Int?) {
    var used: CGFloat = 0
    var lastBreak: Int?
    for index in start..<pieces.count {
      let piece = pieces[index]
      if piece.isNewline { return (index, index + 1) }
      if index > start,
        byCharacter || piece.isWide || pieces[index - 1].isWide
          || pieces[index - 1].isSpace && !piece.isSpace
      {
        lastBreak = index
      }
      if !piece.isSpace, used + piece.advance > width + 0.01, index > start {
        let end = lastBreak ?? index
        return (end, end)
      }
      used += piece.advance
    }
    return (pieces.count, nil)
  }
}
