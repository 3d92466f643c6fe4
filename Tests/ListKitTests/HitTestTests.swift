import Foundation
import ListKit
import ListProbe
import Testing

@Suite("Which view a point hits")
struct HitTestTests {
  @Test func `the frontmost view at the point is hit`() {
    DeterministicRuntime.run {
      let scene = Scene()
      #expect(scene.hit(5, 5) === scene.back)
      #expect(scene.hit(15, 15) === scene.front)
      #expect(scene.hit(70, 70) === scene.root)
      #expect(scene.hit(100, 5) == nil)
    }
  }

  @Test func `a view deeper in the tree is hit before the one around it`() {
    DeterministicRuntime.run {
      let scene = Scene()
      let button = UIView(frame: CGRect(x: 2, y: 2, width: 10, height: 10))
      scene.front.addSubview(button)
      #expect(scene.hit(15, 15) === button)
      #expect(scene.hit(40, 40) === scene.front)
    }
  }

  @Test func `a scrolled view is hit where its content stands now`() {
    DeterministicRuntime.run {
      let scene = Scene()
      let row = UIView(frame: CGRect(x: 0, y: 500, width: 50, height: 10))
      scene.front.addSubview(row)
      scene.front.bounds.origin.y = 495
      #expect(scene.hit(20, 16) === row)
      #expect(scene.hit(20, 40) === scene.front)
    }
  }

  @Test func `what is hidden, see-through or not for touching is passed over, with all below`() {
    DeterministicRuntime.run {
      let changes: [(UIView) -> Void] = [
        { $0.isHidden = true }, { $0.alpha = 0.009 }, { $0.isUserInteractionEnabled = false },
      ]
      for change in changes {
        let scene = Scene()
        scene.front.addSubview(UIView(frame: scene.front.bounds))
        change(scene.front)
        #expect(scene.hit(15, 15) === scene.back)
      }
      let scene = Scene()
      scene.front.alpha = 0.01
      #expect(scene.hit(15, 15) === scene.front)
    }
  }

  @Test func `what stands outside its superview is not hit there`() {
    DeterministicRuntime.run {
      let scene = Scene()
      let outside = UIView(frame: CGRect(x: 0, y: 60, width: 10, height: 10))
      scene.front.addSubview(outside)
      #expect(scene.hit(12, 75) === scene.root)
    }
  }

  @Test func `a view that says a point is inside is asked for it`() {
    DeterministicRuntime.run {
      let scene = Scene()
      let wide = WideView(frame: CGRect(x: 80, y: 80, width: 10, height: 10))
      scene.root.addSubview(wide)
      #expect(scene.hit(72, 72) === wide)
    }
  }
}

/// Two overlapping views of 50 points in one of 100.
@MainActor
private struct Scene {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let back = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
  let front = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))

  init() {
    root.addSubview(back)
    root.addSubview(front)
  }

  func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? { root.hitTest(CGPoint(x: x, y: y), with: nil) }
}

/// Takes touches from ten points around itself.
private final class WideView: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -10, dy: -10).contains(point)
  }
}
