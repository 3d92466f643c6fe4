import ListKit
import ListProbe
import Testing

@Suite("Adding, moving and finding views")
struct ViewTreeTests {
  @Test func `an added view stands in front of the others and knows its superview`() {
    DeterministicRuntime.run {
      let (parent, a, b) = (UIView(), UIView(), UIView())
      parent.addSubview(a)
      parent.addSubview(b)
      #expect(parent.subviews == [a, b])
      #expect(a.superview === parent)
      #expect(b.isDescendant(of: parent))
      #expect(!parent.isDescendant(of: b))
    }
  }

  @Test func `a view that is added twice stands there once, in front`() {
    DeterministicRuntime.run {
      let (parent, a, b) = (UIView(), UIView(), UIView())
      for view in [a, b, a] { parent.addSubview(view) }
      #expect(parent.subviews == [b, a])
    }
  }

  @Test func `a view that is added elsewhere leaves its old superview`() {
    DeterministicRuntime.run {
      let (old, new, child) = (UIView(), UIView(), UIView())
      old.addSubview(child)
      new.addSubview(child)
      #expect(old.subviews.isEmpty)
      #expect(new.subviews == [child])
      #expect(child.superview === new)
    }
  }

  @Test func `a removed view has no superview, and removing it again does nothing`() {
    DeterministicRuntime.run {
      let (parent, child) = (UIView(), UIView())
      parent.addSubview(child)
      child.removeFromSuperview()
      child.removeFromSuperview()
      #expect(parent.subviews.isEmpty)
      #expect(child.superview == nil)
    }
  }

  @Test func `a view owns its subviews and not its superview`() {
    DeterministicRuntime.run {
      let child = UIView()
      var parent: UIView? = UIView()
      weak let weakParent = parent
      weak var weakSecondChild: UIView?
      do {
        let second = UIView()
        parent?.addSubview(child)
        parent?.addSubview(second)
        weakSecondChild = second
      }
      #expect(weakSecondChild != nil)
      parent = nil
      #expect(weakParent == nil)
      #expect(weakSecondChild == nil)
      #expect(child.superview == nil)
    }
  }

  @Test func `a view can be inserted at a place, below and above another`() {
    DeterministicRuntime.run {
      let (parent, a, b, c, d) = (UIView(), UIView(), UIView(), UIView(), UIView())
      parent.addSubview(a)
      parent.insertSubview(b, at: 0)
      parent.insertSubview(c, belowSubview: a)
      parent.insertSubview(d, aboveSubview: b)
      #expect(parent.subviews == [b, d, c, a])
    }
  }

  @Test("A subview that is inserted again stands right beside the other", arguments: 0..<4, 0..<4)
  func insertingAgain(moved: Int, sibling: Int) {
    guard moved != sibling else { return }
    let others = (0..<4).filter { $0 != moved }
    let below: [Int] = others.flatMap { $0 == sibling ? [moved, $0] : [$0] }
    let above: [Int] = others.flatMap { $0 == sibling ? [$0, moved] : [$0] }
    DeterministicRuntime.run {
      #expect(Self.order { $0.insertSubview($1[moved], belowSubview: $1[sibling]) } == below)
      #expect(Self.order { $0.insertSubview($1[moved], aboveSubview: $1[sibling]) } == above)
    }
  }

  /// The order of four views in one after a change.
  @MainActor
  private static func order(after change: (UIView, [UIView]) -> Void) -> [Int?] {
    let parent = UIView()
    let views = (0..<4).map { _ in UIView() }
    for view in views { parent.addSubview(view) }
    change(parent, views)
    return parent.subviews.map { views.firstIndex(of: $0) }
  }

  @Test func `a view can be brought to the front and sent to the back`() {
    DeterministicRuntime.run {
      let (parent, a, b, c) = (UIView(), UIView(), UIView(), UIView())
      for view in [a, b, c] { parent.addSubview(view) }
      parent.bringSubviewToFront(a)
      #expect(parent.subviews == [b, c, a])
      parent.sendSubviewToBack(c)
      #expect(parent.subviews == [c, b, a])
      parent.bringSubviewToFront(UIView())
      #expect(parent.subviews == [c, b, a])
    }
  }

  @Test func `a tag is found in the whole tree, the view itself first`() {
    DeterministicRuntime.run {
      let (root, child, grandchild) = (UIView(), UIView(), UIView())
      root.addSubview(child)
      child.addSubview(grandchild)
      grandchild.tag = 7
      #expect(root.viewWithTag(7) === grandchild)
      #expect(root.viewWithTag(8) == nil)
      root.tag = 7
      #expect(root.viewWithTag(7) === root)
    }
  }

  @Test func `views are equal and hashed by identity`() {
    DeterministicRuntime.run {
      let (a, b) = (UIView(), UIView())
      #expect(a != b)
      #expect(Set([a, b, a]).count == 2)
    }
  }
}
