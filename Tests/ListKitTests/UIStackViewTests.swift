import Foundation
import ListProbe
import Testing

@testable import ListKit

@Suite("Stacks")
struct UIStackViewTests {
  @Test func `a row of equal parts`() {
    DeterministicRuntime.run {
      let stack = stack(of: [10, 20, 30], width: 320, .fillEqually)
      stack.spacing = 10
      stack.layoutIfNeeded()
      #expect(xs(stack) == [[0, 100], [110, 210], [220, 320]])
      #expect(stack.arrangedSubviews.map(\.frame.height) == [50, 50, 50])
    }
  }

  @Test func `a row in proportion, and one with equal room between`() {
    DeterministicRuntime.run {
      let proportional = stack(of: [10, 20, 30], width: 120, .fillProportionally)
      proportional.layoutIfNeeded()
      #expect(xs(proportional) == [[0, 20], [20, 60], [60, 120]])
      let spread = stack(of: [10, 20, 30], width: 120, .equalSpacing)
      spread.layoutIfNeeded()
      #expect(xs(spread) == [[0, 10], [40, 60], [90, 120]])
    }
  }

  @Test func `in a filled row the one that hugs least grows`() {
    DeterministicRuntime.run {
      let stack = stack(of: [10, 20, 30], width: 120, .fill)
      stack.arrangedSubviews[1].setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
      stack.setCustomSpacing(7, after: stack.arrangedSubviews[0])
      stack.layoutIfNeeded()
      #expect(xs(stack) == [[0, 10], [17, 90], [90, 120]])
    }
  }

  @Test(arguments: [
    (UIStackView.Alignment.leading, [0, 8]), (.center, [21, 29]), (.trailing, [42, 50]),
    (.fill, [0, 50]), (.top, [0, 8]),
  ])
  func `views stand across the axis as the alignment says`(
    alignment: UIStackView.Alignment, expected: [CGFloat]
  ) {
    DeterministicRuntime.run {
      let stack = stack(of: [10], width: 10, .fill)
      stack.alignment = alignment
      stack.layoutIfNeeded()
      let frame = stack.arrangedSubviews[0].frame
      #expect([frame.minY, frame.maxY] == expected)
    }
  }

  @Test func `texts of two sizes stand on one line`() {
    DeterministicRuntime.run {
      let (large, small) = (UILabel(), UILabel())
      large.text = "Large"
      large.font = .systemFont(ofSize: 40)
      small.text = "small"
      small.font = .systemFont(ofSize: 10)
      let stack = UIStackView(arrangedSubviews: [small, large])
      stack.alignment = .firstBaseline
      stack.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
      stack.layoutIfNeeded()
      #expect(large.frame.minY == 0)
      // 0.952 of 40 points less 0.952 of 10.
      #expect(small.frame.minY == 28.5)
    }
  }

  @Test func `a stack is as large as its views, its spacing and its margins`() {
    DeterministicRuntime.run {
      let stack = stack(of: [10, 20, 30], width: 0, .fill)
      stack.spacing = 5
      stack.alignment = .center
      let small = UIView.layoutFittingCompressedSize
      #expect(stack.systemLayoutSizeFitting(small) == CGSize(width: 70, height: 8))
      stack.isLayoutMarginsRelativeArrangement = true
      stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 1, leading: 2, bottom: 3, trailing: 4)
      #expect(stack.systemLayoutSizeFitting(small) == CGSize(width: 76, height: 12))
      stack.axis = .vertical
      #expect(stack.systemLayoutSizeFitting(small) == CGSize(width: 36, height: 38))
      stack.arrangedSubviews[2].isHidden = true
      #expect(stack.systemLayoutSizeFitting(small) == CGSize(width: 26, height: 25))
    }
  }

  @Test
  func
    `a view that is no longer arranged stays in the tree, and one that left the tree is not arranged`()
  {
    DeterministicRuntime.run {
      let stack = stack(of: [10, 20, 30], width: 60, .fill)
      let views = stack.arrangedSubviews
      stack.removeArrangedSubview(views[0])
      #expect(views[0].superview === stack)
      #expect(stack.arrangedSubviews == [views[1], views[2]])
      views[1].removeFromSuperview()
      #expect(stack.arrangedSubviews == [views[2]])
      stack.insertArrangedSubview(views[0], at: 0)
      #expect(stack.arrangedSubviews == [views[0], views[2]])
      stack.addArrangedSubview(views[0])
      #expect(stack.arrangedSubviews == [views[2], views[0]])
      #expect(stack.subviews.count == 2)
    }
  }

  @Test func `a stack in a stack wraps the text in it`() {
    DeterministicRuntime.run {
      let label = UILabel()
      label.numberOfLines = 0
      label.text = "aaaa bbbb cccc"
      let inner = UIStackView(arrangedSubviews: [label])
      inner.axis = .vertical
      let outer = UIStackView(arrangedSubviews: [FixedView(width: 40), inner])
      outer.alignment = .top
      outer.spacing = 10
      #expect(outer.heightFromConstraints(width: 110) == 61)
      #expect(outer.heightFromConstraints(width: 300) == 20.5)
    }
  }
}

/// A view with a size of its own, 8 points high.
private final class FixedView: UIView {
  private let width: CGFloat

  init(width: CGFloat) {
    self.width = width
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override var intrinsicContentSize: CGSize { CGSize(width: width, height: 8) }
}

@MainActor
private func stack(
  of widths: [CGFloat], width: CGFloat, _ distribution: UIStackView.Distribution
) -> UIStackView {
  let stack = UIStackView(arrangedSubviews: widths.map { FixedView(width: $0) })
  stack.frame = CGRect(x: 0, y: 0, width: width, height: 50)
  stack.distribution = distribution
  return stack
}

@MainActor
private func xs(_ stack: UIStackView) -> [[CGFloat]] {
  stack.arrangedSubviews.map { [$0.frame.minX, $0.frame.maxX] }
}
