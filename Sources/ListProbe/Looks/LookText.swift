import Foundation
import ListKit

/// A text as it is seen: runs of letters that look alike, whichever way they were set.
struct LookText {
  private struct Run: Equatable {
    var text: String
    var font: String
    var colour: UIColor?
    var others: [String]

    func looksLike(_ other: Run) -> Bool {
      font == other.font && others == other.others
        && LookValue.colour(colour).key == LookValue.colour(other.colour).key
    }
  }

  private var runs: [Run] = []

  /// Reads a text. What its letters do not say for themselves, the view says; `highlight` is a colour over
  /// all of them.
  init(
    _ text: NSAttributedString?, _ font: UIFont?, _ colour: UIColor?, highlight: UIColor? = nil
  ) {
    guard let text else { return }
    let string = text.string
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { values, range, _ in
      guard let part = Range(range, in: string) else { return }
      let others = values.filter { $0.key != .font && $0.key != .foregroundColor }
        .map { "\($0.key.rawValue) \(Self.words($0.value))" }
      let run = Run(
        text: String(string[part]), font: Self.words(values[.font] as? UIFont ?? font),
        colour: highlight ?? values[.foregroundColor] as? UIColor ?? colour, others: others.sorted()
      )
      if let last = runs.last, last.looksLike(run) {
        runs[runs.count - 1].text += run.text
      } else {
        runs.append(run)
      }
    }
  }

  /// Adds the text; its colour and font where all letters have the same, else what each part looks like.
  func add(
    to look: inout LookProperties, text: String = "text", colour: String = "textColor",
    font: String = "font"
  ) {
    look.add(text, .text(runs.map(\.text).joined()))
    guard let first = runs.first else { return }
    if runs.count == 1, first.others.isEmpty {
      look.add(colour, .colour(first.colour), shows: false)
      look.add(font, .word(first.font), shows: false)
      return
    }
    let words = runs.map { run in
      let colour = LookValue.colour(run.colour).words ?? "clear"
      return "“\(run.text)” " + ([colour, run.font] + run.others).joined(separator: ", ")
    }
    look.add("attributedText", .word(words.joined(separator: "; ")))
  }

  /// "17 points bold".
  static func words(_ font: UIFont?) -> String {
    guard let font else { return "the default font" }
    let weights: [UIFont.Weight: String] = [
      .regular: "", .medium: " medium", .semibold: " semibold", .bold: " bold",
    ]
    return font.pointSize.short + " points" + (weights[font.weight] ?? " \(font.weight.rawValue)")
  }

  /// The value of an attribute, never the address of an object.
  private static func words(_ value: Any) -> String {
    switch value {
    case let colour as UIColor: colour.description
    case let number as Int: "\(number)"
    case let number as Double: CGFloat(number).short
    case let number as CGFloat: number.short
    case let number as NSNumber: number.stringValue
    case let text as String: text
    case let style as NSParagraphStyle: "\(style.alignment) \(style.lineSpacing.short)"
    default: "\(type(of: value))"
    }
  }
}
