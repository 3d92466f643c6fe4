import Foundation
import ListProbe
import Testing

@testable import ListKit

@Suite("Layout by constraints")
struct ConstraintLayoutTests {
  @Test func `a view pinned to its superview's edges follows its size`() {
    DeterministicRuntime.run {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let child = root.constrained()
      NSLayoutConstraint.activate([
        child.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
        child.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        child.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
        child.bottomAnchor.constraint(equalTo: root.safeAreaLayoutGuide.bottomAnchor),
      ])
      root.layoutIfNeeded()
      #expect(child.frame == CGRect(x: 0, y: 20, width: 310, height: 460))
      // Not a negative zero, which is equal and reads oddly.
      #expect(child.frame.origin.x.sign == .plus)
      root.frame.size = CGSize(width: 480, height: 320)
      root.layoutIfNeeded()
      #expect(child.frame == CGRect(x: 0, y: 20, width: 470, height: 300))
    }
  }

  @Test func `a view that sets its own frame keeps it`() {
    DeterministicRuntime.run {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let (free, fixed) = (
        root.constrained(), UIView(frame: CGRect(x: 5, y: 6, width: 7, height: 8))
      )
      root.addSubview(fixed)
      NSLayoutConstraint.activate([
        free.topAnchor.constraint(equalTo: fixed.bottomAnchor, constant: 1),
        free.leftAnchor.constraint(equalTo: fixed.rightAnchor),
        free.widthAnchor.constraint(equalToConstant: 100),
        free.heightAnchor.constraint(equalTo: free.widthAnchor, multiplier: 0.5),
      ])
      root.layoutIfNeeded()
      #expect(fixed.frame == CGRect(x: 5, y: 6, width: 7, height: 8))
      #expect(free.frame == CGRect(x: 12, y: 15, width: 100, height: 50))
      fixed.frame.origin.y = 100
      root.layoutIfNeeded()
      #expect(free.frame.minY == 109)
    }
  }

  @Test func `of two texts in a row the one that resists less gives way`() {
    DeterministicRuntime.run {
      let row = LabelPair(first: "A name that is much too long for the row", second: "12:30")
      row.second.setContentCompressionResistancePriority(.required, for: .horizontal)
      row.root.layoutIfNeeded()
      #expect(row.second.frame.maxX == 192)
      #expect(row.second.frame.width == row.second.intrinsicContentSize.width)
      #expect(row.first.frame.minX == 8)
      #expect(row.first.frame.maxX == row.second.frame.minX - 4)
      #expect(row.first.isTruncated)
    }
  }

  @Test func `of two texts in a row the one that hugs more keeps its size`() {
    DeterministicRuntime.run {
      let row = LabelPair(first: "Ann", second: "12:30")
      row.first.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
      row.root.layoutIfNeeded()
      #expect(row.second.frame.width == row.second.intrinsicContentSize.width)
      row.first.setContentHuggingPriority(.defaultHigh, for: .horizontal)
      row.root.layoutIfNeeded()
      #expect(row.first.frame.width == row.first.intrinsicContentSize.width)
      #expect(row.second.frame.minX == row.first.frame.maxX + 4)
    }
  }

  @Test func `a new text, constant or activity moves what hangs on it`() {
    DeterministicRuntime.run {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      let (label, below) = (UILabel(), root.constrained())
      label.translatesAutoresizingMaskIntoConstraints = false
      label.numberOfLines = 0
      root.addSubview(label)
      let gap = below.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 5)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: root.topAnchor),
        label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: root.trailingAnchor), gap,
      ])
      root.layoutIfNeeded()
      #expect(below.frame.minY == 5)
      label.text = "one"
      root.layoutIfNeeded()
      #expect(below.frame.minY == 25.5)
      label.text = "one\ntwo\nthree"
      root.layoutIfNeeded()
      #expect(label.frame.height == 61)
      gap.constant = 10
      root.layoutIfNeeded()
      #expect(below.frame.minY == 71)
      gap.isActive = false
      root.layoutIfNeeded()
      #expect(below.frame.minY == 0)
    }
  }

  @Test func `constraints that contradict each other end in some layout`() {
    DeterministicRuntime.run {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      let (child, other) = (root.constrained(), root.constrained())
      let wide = other.widthAnchor.constraint(equalToConstant: 80)
      wide.priority = .defaultHigh
      NSLayoutConstraint.activate([
        child.widthAnchor.constraint(equalToConstant: 50),
        child.widthAnchor.constraint(lessThanOrEqualToConstant: 40),
        child.widthAnchor.constraint(equalToConstant: 60),
        child.leadingAnchor.constraint(greaterThanOrEqualTo: root.trailingAnchor),
        child.trailingAnchor.constraint(lessThanOrEqualTo: root.leadingAnchor),
        wide,
        other.widthAnchor.constraint(lessThanOrEqualToConstant: 40),
        other.heightAnchor.constraint(equalToConstant: -7),
      ])
      root.layoutIfNeeded()
      // The first of two equations that contradict each other wins, over an inequality too.
      #expect(child.frame.width == 50)
      #expect(other.frame.size == CGSize(width: 40, height: 0))
    }
  }

  @Test func `a view that leaves takes its constraints to others with it`() {
    DeterministicRuntime.run {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      let child = root.constrained()
      let edge = child.topAnchor.constraint(equalTo: root.topAnchor, constant: 9)
      let own = child.heightAnchor.constraint(equalToConstant: 10)
      NSLayoutConstraint.activate([edge, own])
      #expect(root.constraints == [edge])
      child.removeFromSuperview()
      #expect(!edge.isActive)
      #expect(own.isActive)
      root.addSubview(child)
      root.layoutIfNeeded()
      #expect(child.frame == CGRect(x: 0, y: 0, width: 0, height: 10))
    }
  }

  @Test func `a free guide shares out room`() {
    DeterministicRuntime.run {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      let guide = UILayoutGuide()
      root.addLayoutGuide(guide)
      let child = root.constrained()
      NSLayoutConstraint.activate([
        guide.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
        guide.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.25),
        child.leadingAnchor.constraint(
          equalToSystemSpacingAfter: guide.trailingAnchor, multiplier: 2),
        child.widthAnchor.constraint(greaterThanOrEqualToConstant: 30),
      ])
      root.layoutIfNeeded()
      #expect(guide.layoutFrame == CGRect(x: 8, y: 0, width: 50, height: 0))
      #expect(child.frame == CGRect(x: 74, y: 0, width: 30, height: 0))
    }
  }

  @Test func `content pinned to a scroll view's edges makes its content size`() {
    DeterministicRuntime.run {
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      let content = scroll.constrained()
      NSLayoutConstraint.activate([
        content.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 10),
        content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
        content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -10),
        content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
        content.heightAnchor.constraint(equalToConstant: 600),
      ])
      scroll.layoutIfNeeded()
      #expect(scroll.contentSize == CGSize(width: 200, height: 620))
      scroll.contentOffset.y = 50
      scroll.layoutIfNeeded()
      #expect(content.frame == CGRect(x: 0, y: 10, width: 200, height: 600))
    }
  }

  @Test func `a height comes of an unbroken line from top to bottom, and only of one`() {
    DeterministicRuntime.run {
      let (content, label) = (UIView(), UILabel())
      #expect(content.heightFromConstraints(width: 100) == nil)
      label.translatesAutoresizingMaskIntoConstraints = false
      label.numberOfLines = 0
      label.text = "some words in two lines"
      content.addSubview(label)
      let bottom = label.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -8)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: content.topAnchor, constant: 8),
        label.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 8),
        label.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -8),
      ])
      #expect(content.heightFromConstraints(width: 150) == nil)
      bottom.isActive = true
      #expect(content.heightFromConstraints(width: 150) == 57)
      #expect(content.heightFromConstraints(width: 400) == 36.5)
      #expect(
        content.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == 36.5)
    }
  }

  @Test func `a cell that fits its content view to itself is laid out once`() {
    DeterministicRuntime.run {
      let cell = CountingCell(style: .default, reuseIdentifier: nil)
      let child = cell.contentView.constrained()
      NSLayoutConstraint.activate([
        child.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
        child.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
      ])
      cell.frame.size.width = 500
      cell.layoutIfNeeded()
      #expect(child.frame.width == 500)
      #expect(cell.layouts == 1)
    }
  }

  @Test func `an autoresizing mask follows the superview`() {
    DeterministicRuntime.run {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let (filling, corner) = (UIView(frame: root.bounds), UIView())
      filling.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      corner.frame = CGRect(x: 80, y: 80, width: 20, height: 20)
      corner.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
      root.addSubview(filling)
      root.addSubview(corner)
      root.frame.size = CGSize(width: 300, height: 50)
      #expect(filling.frame == CGRect(x: 0, y: 0, width: 300, height: 50))
      #expect(corner.frame == CGRect(x: 280, y: 30, width: 20, height: 20))
    }
  }

  @Test func `views without a common ancestor cannot be constrained`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      DeterministicRuntime.run {
        let (label, stranger) = (UILabel(), UIView())
        label.topAnchor.constraint(equalTo: stranger.topAnchor).isActive = true
      }
    }
    let words = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(
      words.hasPrefix(
        "*** Terminating app due to uncaught exception 'NSGenericException', reason: 'Unable to "
          + "activate constraint with anchors <NSLayoutYAxisAnchor \"UILabel.top\"> and "
          + "<NSLayoutYAxisAnchor \"UIView.top\"> because they have no common ancestor.  Does the "
          + "constraint or its anchors reference items in different view hierarchies?  That's "
          + "illegal.'"))
  }
}

private final class CountingCell: UITableViewCell {
  private(set) var layouts = 0

  override func layoutSubviews() {
    layouts += 1
    super.layoutSubviews()
  }
}

/// Two labels side by side in 200 points.
@MainActor
private struct LabelPair {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
  let first = UILabel()
  let second = UILabel()

  init(first firstText: String, second secondText: String) {
    for (label, text) in [(first, firstText), (second, secondText)] {
      label.text = text
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
      label.centerYAnchor.constraint(equalTo: root.centerYAnchor).isActive = true
    }
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 4),
      second.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -8),
    ])
  }
}

extension UIView {
  /// A new subview that constraints place.
  fileprivate func constrained() -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    return view
  }
}
