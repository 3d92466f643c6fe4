import Foundation
import ListKit
import ListProbe
import Testing

@Suite("Frame, bounds and centre")
struct ViewGeometryTests {
  @Test func `bounds begin at zero with the frame's size`() {
    DeterministicRuntime.run {
      let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
      #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
      #expect(view.center == CGPoint(x: 25, y: 40))
      #expect(UIView().frame == .zero)
    }
  }

  @Test func `a new frame moves the view and keeps the origin of its bounds`() {
    DeterministicRuntime.run {
      let view = UIView()
      view.bounds.origin = CGPoint(x: 0, y: 500)
      view.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
      #expect(view.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
      #expect(view.bounds == CGRect(x: 0, y: 500, width: 30, height: 40))
    }
  }

  @Test func `new bounds resize the frame and keep its origin`() {
    DeterministicRuntime.run {
      let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
      view.bounds = CGRect(x: 5, y: 6, width: 7, height: 8)
      #expect(view.frame == CGRect(x: 10, y: 20, width: 7, height: 8))
    }
  }

  @Test func `a new centre moves the frame`() {
    DeterministicRuntime.run {
      let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
      view.center = CGPoint(x: 100, y: 100)
      #expect(view.frame == CGRect(x: 85, y: 80, width: 30, height: 40))
    }
  }

  @Test func `a view fits itself into its present size`() {
    DeterministicRuntime.run {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
      #expect(view.sizeThatFits(CGSize(width: 5, height: 5)) == CGSize(width: 30, height: 40))
    }
  }

  @Test func `an image view is as large as its image`() {
    DeterministicRuntime.run {
      #expect(UIImageView(image: UIImage(systemName: "heart")).frame.size.width == 20)
      #expect(UIImageView(image: nil).frame == .zero)
    }
  }

  @Test func `a point is converted through every frame and every bounds in between`() {
    DeterministicRuntime.run {
      let tree = ScrolledTree()
      // Down: the box stands at (100, 200), is scrolled by 50, and the row stands at (0, 80) in it.
      #expect(tree.row.convert(CGPoint(x: 1, y: 2), to: tree.root) == CGPoint(x: 101, y: 232))
      #expect(tree.root.convert(CGPoint(x: 101, y: 232), to: tree.row) == CGPoint(x: 1, y: 2))
      #expect(tree.row.convert(CGPoint(x: 101, y: 232), from: tree.root) == CGPoint(x: 1, y: 2))
      #expect(tree.root.convert(CGPoint(x: 1, y: 2), from: tree.row) == CGPoint(x: 101, y: 232))
    }
  }

  @Test func `views beside each other convert through their common ancestor`() {
    DeterministicRuntime.run {
      let tree = ScrolledTree()
      #expect(tree.row.convert(CGPoint.zero, to: tree.beside) == CGPoint(x: 93, y: 230))
      #expect(tree.beside.convert(CGPoint.zero, from: tree.row) == CGPoint(x: 93, y: 230))
    }
  }

  @Test func `without a view a point is converted to the topmost ancestor`() {
    DeterministicRuntime.run {
      let tree = ScrolledTree()
      #expect(tree.row.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 101, y: 232))
      #expect(tree.row.convert(CGPoint(x: 101, y: 232), from: nil) == CGPoint(x: 1, y: 2))
    }
  }

  @Test func `a scrolled topmost ancestor counts too`() {
    DeterministicRuntime.run {
      let (root, child) = (UIView(), UIView(frame: CGRect(x: 0, y: 100, width: 10, height: 10)))
      root.addSubview(child)
      root.bounds.origin.y = 30
      #expect(child.convert(CGPoint.zero, to: root) == CGPoint(x: 0, y: 100))
      #expect(child.convert(CGPoint.zero, to: nil) == CGPoint(x: 0, y: 70))
    }
  }

  @Test func `a rectangle keeps its size on the way`() {
    DeterministicRuntime.run {
      let tree = ScrolledTree()
      let size = CGSize(width: 320, height: 44)
      let inRoot = CGRect(origin: CGPoint(x: 100, y: 230), size: size)
      #expect(tree.row.convert(tree.row.bounds, to: tree.root) == inRoot)
      #expect(tree.row.convert(inRoot, from: tree.root) == CGRect(origin: .zero, size: size))
    }
  }
}

/// A row in a box that is scrolled by 50, and a view beside the box.
@MainActor
private struct ScrolledTree {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 700))
  let box = UIView(frame: CGRect(x: 100, y: 200, width: 320, height: 300))
  let row = UIView(frame: CGRect(x: 0, y: 80, width: 320, height: 44))
  let beside = UIView(frame: CGRect(x: 7, y: 0, width: 50, height: 50))

  init() {
    root.addSubview(box)
    root.addSubview(beside)
    box.addSubview(row)
    box.bounds.origin.y = 50
  }
}
