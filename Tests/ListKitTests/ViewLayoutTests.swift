import Foundation
import ListKit
import ListProbe
import Testing

@Suite("Layout passes")
struct ViewLayoutTests {
  @Test func `a view that asked is laid out once, in the next pass`() {
    DeterministicRuntime.run {
      let view = LayoutView()
      view.setNeedsLayout()
      view.setNeedsLayout()
      #expect(view.layouts == 0)
      view.layoutIfNeeded()
      view.layoutIfNeeded()
      #expect(view.layouts == 1)
    }
  }

  @Test func `a view that did not ask is not laid out`() {
    DeterministicRuntime.run {
      let (parent, asking, quiet) = (LayoutView(), LayoutView(), LayoutView())
      parent.addSubview(asking)
      parent.addSubview(quiet)
      parent.layoutIfNeeded()
      asking.setNeedsLayout()
      parent.layoutIfNeeded()
      #expect([parent, asking, quiet].map(\.layouts) == [1, 1, 0])
    }
  }

  @Test func `a pass goes from the top down`() {
    DeterministicRuntime.run {
      var order: [String] = []
      let (parent, child, grandchild) = (LayoutView(), LayoutView(), LayoutView())
      parent.onLayout = { _ in order.append("parent") }
      child.onLayout = { _ in order.append("child") }
      grandchild.onLayout = { _ in order.append("grandchild") }
      parent.addSubview(child)
      child.addSubview(grandchild)
      grandchild.setNeedsLayout()
      parent.layoutIfNeeded()
      #expect(order == ["parent", "child", "grandchild"])
    }
  }

  @Test func `layoutIfNeeded begins at the topmost of an unbroken line of waiting ancestors`() {
    DeterministicRuntime.run {
      let chain = (0..<4).map { _ in LayoutView() }
      for (parent, child) in zip(chain, chain.dropFirst()) { parent.addSubview(child) }
      chain[0].layoutIfNeeded()
      let before = chain.map(\.layouts)
      let newLayouts: @MainActor () -> [Int] = { zip(chain, before).map { $0.layouts - $1 } }
      for index in [0, 2, 3] { chain[index].setNeedsLayout() }
      chain[3].layoutIfNeeded()
      // 0 waits too, but 1 between them does not.
      #expect(newLayouts() == [0, 0, 1, 1])
      chain[0].layoutIfNeeded()
      #expect(newLayouts() == [1, 0, 1, 1])
    }
  }

  @Test func `a new size asks for layout, a new place does not`() {
    DeterministicRuntime.run {
      let view = LayoutView()
      view.frame = CGRect(x: 10, y: 10, width: 0, height: 0)
      view.center = CGPoint(x: 40, y: 40)
      view.bounds.origin.y = 30
      view.layoutIfNeeded()
      #expect(view.layouts == 0)
      view.frame.size.width = 10
      view.layoutIfNeeded()
      #expect(view.layouts == 1)
      view.bounds.size.height = 10
      view.layoutIfNeeded()
      #expect(view.layouts == 2)
    }
  }

  @Test func `adding and removing a subview asks for layout`() {
    DeterministicRuntime.run {
      let (parent, child) = (LayoutView(), UIView())
      parent.addSubview(child)
      parent.layoutIfNeeded()
      #expect(parent.layouts == 1)
      child.removeFromSuperview()
      parent.layoutIfNeeded()
      #expect(parent.layouts == 2)
    }
  }

  @Test func `a view that waits for layout is laid out in the tree that it was added to`() {
    DeterministicRuntime.run {
      let (root, middle, child) = (UIView(), UIView(), LayoutView())
      root.addSubview(middle)
      root.layoutIfNeeded()
      child.setNeedsLayout()
      middle.addSubview(child)
      root.layoutIfNeeded()
      #expect(child.layouts == 1)
    }
  }

  @Test func `subviews that are added in their parent's own layout do not start another`() {
    DeterministicRuntime.run {
      let parent = LayoutView()
      var added: LayoutView?
      parent.onLayout = { parent in
        added?.removeFromSuperview()
        let child = LayoutView()
        parent.addSubview(child)
        child.frame.size = CGSize(width: 10, height: 10)
        added = child
      }
      parent.setNeedsLayout()
      parent.layoutIfNeeded()
      #expect(parent.layouts == 1)
      // What was added is still laid out in the same pass.
      #expect(added?.layouts == 1)
    }
  }

  @Test func `a view that asks once more while it is laid out is laid out once more`() {
    DeterministicRuntime.run {
      let (parent, view) = (UIView(), LayoutView())
      parent.addSubview(view)
      view.onLayout = { if $0.layouts == 1 { $0.setNeedsLayout() } }
      view.setNeedsLayout()
      parent.layoutIfNeeded()
      #expect(view.layouts == 2)
    }
  }

  @Test func `a view that asks for ever is laid out eight times, and the next pass works`() {
    DeterministicRuntime.run {
      let (parent, view) = (LayoutView(), LayoutView())
      parent.addSubview(view)
      view.onLayout = { $0.setNeedsLayout() }
      view.setNeedsLayout()
      parent.layoutIfNeeded()
      #expect(view.layouts == 8)
      #expect(parent.layouts == 1)
      view.setNeedsLayout()
      parent.layoutIfNeeded()
      #expect(view.layouts == 16)
    }
  }

  @Test func `two views that disturb each other for ever come to an end`() {
    DeterministicRuntime.run {
      let pair = DisturbingPair()
      pair.a.setNeedsLayout()
      pair.root.layoutIfNeeded()
      #expect(pair.a.layouts <= 9)
      #expect(pair.b.layouts <= 9)
    }
  }

  @Test func `after an endless pass every view can still be laid out`() {
    DeterministicRuntime.run {
      let pair = DisturbingPair()
      pair.a.setNeedsLayout()
      pair.root.layoutIfNeeded()
      for view in [pair.a, pair.b] {
        view.onLayout = { _ in }
        let before = view.layouts
        view.setNeedsLayout()
        pair.root.layoutIfNeeded()
        #expect(view.layouts == before + 1)
      }
    }
  }
}

/// Counts its layouts.
private final class LayoutView: UIView {
  private(set) var layouts = 0
  var onLayout: (LayoutView) -> Void = { _ in }

  override func layoutSubviews() {
    layouts += 1
    onLayout(self)
  }
}

/// Two views in two boxes; each, when laid out, asks for the layout of the other.
@MainActor
private struct DisturbingPair {
  let root = UIView()
  let a = LayoutView()
  let b = LayoutView()

  init() {
    for view in [a, b] {
      let box = UIView()
      box.addSubview(view)
      root.addSubview(box)
    }
    root.layoutIfNeeded()
    a.onLayout = { [weak b] _ in b?.setNeedsLayout() }
    b.onLayout = { [weak a] _ in a?.setNeedsLayout() }
  }
}
