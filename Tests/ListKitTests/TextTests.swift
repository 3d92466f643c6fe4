import Foundation
import ListProbe
import Testing

@testable import ListKit

@Suite("Text and its size")
struct TextTests {
  @Test func `a line is as tall as its font says, and no text has no size`() {
    DeterministicRuntime.run {
      let label = UILabel()
      #expect(label.intrinsicContentSize == .zero)
      label.text = "Abc"
      // 0.64 + 2 × 0.54 of 17 points, and 1.193 of them, each up to the next half.
      #expect(label.intrinsicContentSize == CGSize(width: 29.5, height: 20.5))
      label.font = .systemFont(ofSize: 17, weight: .bold)
      #expect(label.intrinsicContentSize == CGSize(width: 30.5, height: 20.5))
      label.text = ""
      #expect(label.intrinsicContentSize == .zero)
    }
  }

  @Test func `words wrap at the width, and lines are limited`() {
    DeterministicRuntime.run {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 0))
      label.text = "aaaa bbbb cccc"
      #expect(label.sizeThatFits(CGSize(width: 60, height: 0)).height == 20.5)
      #expect(label.isTruncated)
      label.numberOfLines = 0
      #expect(label.sizeThatFits(CGSize(width: 60, height: 0)) == CGSize(width: 37, height: 61))
      #expect(!label.isTruncated)
      label.numberOfLines = 2
      #expect(label.sizeThatFits(CGSize(width: 60, height: 0)).height == 41)
      #expect(label.isTruncated)
      label.sizeToFit()
      #expect(label.bounds.size == CGSize(width: 60, height: 41))
    }
  }

  @Test func `Chinese breaks between any two characters, each as wide as it is tall`() {
    DeterministicRuntime.run {
      let label = UILabel()
      label.font = .systemFont(ofSize: 10)
      label.numberOfLines = 0
      label.text = "列表的复用池"
      #expect(label.sizeThatFits(.zero).width == 60)
      #expect(label.sizeThatFits(CGSize(width: 25, height: 0)) == CGSize(width: 20, height: 36))
      #expect(
        TextLayout([.init(text: "列表abc", font: label.font)], width: 35, limit: 0).lineCount == 2)
    }
  }

  @Test(arguments: [
    ("a\nb", 2), ("a\n\nb", 3), ("a\n", 2), ("aaaaaaaaaaaaaaaaaaaa", 3), ("a     ", 1),
    ("               a", 2),
  ])
  func `lines are counted`(text: String, lines: Int) {
    let layout = TextLayout(
      [.init(text: text, font: .systemFont(ofSize: 10))], width: 40.4, limit: 0)
    #expect(layout.lineCount == lines, "\(layout.widths)")
  }

  @Test func `the last of text and attributed text counts`() {
    DeterministicRuntime.run {
      let label = UILabel()
      label.text = "plain"
      #expect(label.attributedText?.string == "plain")
      let large = UIFont.systemFont(ofSize: 34)
      label.attributedText = NSAttributedString(
        string: "struck", attributes: [.font: large, .strikethroughStyle: 1])
      #expect(label.text == "struck")
      #expect(label.intrinsicContentSize.height == 41)
      label.textColor = .red
      let colors = label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil)
      #expect(colors as? UIColor == .red)
      label.text = "plain again"
      #expect(
        label.attributedText?.attribute(.strikethroughStyle, at: 0, effectiveRange: nil) == nil)
      #expect(label.intrinsicContentSize.height == 20.5)
      label.attributedText = nil
      #expect(label.text == nil)
    }
  }

  @Test func `a paragraph style sets lines apart`() {
    DeterministicRuntime.run {
      let style = NSMutableParagraphStyle()
      style.lineSpacing = 6
      let label = UILabel()
      label.numberOfLines = 0
      label.attributedText = NSAttributedString(
        string: "a\nb", attributes: [.paragraphStyle: style, .kern: 2])
      #expect(label.intrinsicContentSize == CGSize(width: 11.5, height: 47))
    }
  }

  @Test func `text styles have a phone's sizes`() {
    #expect(UIFont.preferredFont(forTextStyle: .body) == .systemFont(ofSize: 17))
    #expect(
      UIFont.preferredFont(forTextStyle: .headline) == .systemFont(ofSize: 17, weight: .semibold))
    #expect(UIFont.preferredFont(forTextStyle: .caption2).pointSize == 11)
    #expect(UIFont.systemFont(ofSize: 12) != .italicSystemFont(ofSize: 12))
  }
}
