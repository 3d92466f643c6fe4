import ListProbe
import Testing
import UIKit

@Suite("What is seen of a tree of views")
struct SeenTests {
  @Test func `a view is seen unless it or one above it is hidden or transparent`() {
    DeterministicRuntime.run {
      let (root, middle, leaf) = (UIView(), UIView(), UIView())
      root.addSubview(middle)
      middle.addSubview(leaf)
      #expect(leaf.isSeen(under: root))
      for view in [middle, leaf] {
        view.isHidden = true
        #expect(!leaf.isSeen(under: root))
        view.isHidden = false
        view.alpha = 0.009
        #expect(!leaf.isSeen(under: root))
        view.alpha = 0.01
        #expect(leaf.isSeen(under: root))
      }
    }
  }

  @Test func `the root's own looks do not count, and a view elsewhere is not seen under it`() {
    DeterministicRuntime.run {
      let (root, leaf) = (UIView(), UIView())
      root.addSubview(leaf)
      root.isHidden = true
      #expect(leaf.isSeen(under: root))
      #expect(root.isSeen(under: root))
      #expect(!root.isSeen(under: leaf))
      #expect(!UIView().isSeen(under: root))
    }
  }

  @Test func `texts are read from the top, then from the left, whatever the tree`() {
    DeterministicRuntime.run {
      let (root, box) = (UIView(), UIView(frame: CGRect(x: 0, y: 20, width: 100, height: 20)))
      root.addSubview(label("right", x: 50, y: 20))
      root.addSubview(label("bottom", x: 0, y: 40))
      root.addSubview(box)
      box.addSubview(label("left", x: 0, y: 0))
      root.addSubview(label("top", x: 90, y: 0))
      #expect(root.seenTexts == ["top", "left", "right", "bottom"])
    }
  }

  @Test func `a label counts as a tree too`() {
    DeterministicRuntime.run {
      #expect(label("alone", x: 5, y: 5).seenTexts == ["alone"])
    }
  }

  @Test func `what is hidden, transparent, empty or nil says nothing`() {
    DeterministicRuntime.run {
      let root = UIView()
      let texts = ["hidden", "transparent", "", nil, "inside", "seen"]
      let labels = texts.map { label($0, x: 0, y: 0) }
      for label in labels { root.addSubview(label) }
      labels[0].isHidden = true
      labels[1].alpha = 0
      let box = UIView()
      box.isHidden = true
      root.addSubview(box)
      box.addSubview(labels[4])
      #expect(root.seenTexts == ["seen"])
      root.isHidden = true
      #expect(root.seenTexts == [])
    }
  }

  @Test func `descendants of a type are found at every depth, but not inside one another`() {
    DeterministicRuntime.run {
      let (root, box) = (UIScrollView(), UIView())
      let (a, b, inside) = (UILabel(), UILabel(), UILabel())
      root.addSubview(box)
      box.addSubview(a)
      a.addSubview(inside)
      root.addSubview(b)
      #expect(root.descendants(of: UILabel.self) == [a, b])
      #expect(root.descendants(of: UIScrollView.self) == [])
      #expect(root.descendants(of: UIView.self) == [box, b])
    }
  }

  @MainActor
  private func label(_ text: String?, x: CGFloat, y: CGFloat) -> UILabel {
    let label = UILabel(frame: CGRect(x: x, y: y, width: 10, height: 10))
    label.text = text
    return label
  }
}
