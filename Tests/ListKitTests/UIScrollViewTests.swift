import Foundation
import ListKit
import ListProbe
import Testing

@Suite("Scrolling")
struct UIScrollViewTests {
  @Test func `the content offset is the origin of the bounds`() {
    DeterministicRuntime.run {
      let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
      list.contentOffset = CGPoint(x: 3, y: 100)
      #expect(list.bounds == CGRect(x: 3, y: 100, width: 320, height: 440))
      list.bounds.origin.y = 50
      #expect(list.contentOffset == CGPoint(x: 3, y: 50))
      #expect(list.frame == CGRect(x: 0, y: 0, width: 320, height: 440))
    }
  }

  @Test func `scrolling moves no subview's frame`() {
    DeterministicRuntime.run {
      let (list, row) = (UIScrollView(), UIView(frame: CGRect(x: 0, y: 44, width: 320, height: 44)))
      list.addSubview(row)
      list.contentOffset.y = 40
      #expect(row.frame.minY == 44)
      #expect(row.convert(CGPoint.zero, to: nil).y == 4)
    }
  }

  @Test func `setContentOffset is there at once, animated or not`() {
    DeterministicRuntime.run {
      let list = UIScrollView()
      for animated in [true, false] {
        list.setContentOffset(CGPoint(x: 0, y: animated ? 70 : 30), animated: animated)
        #expect(list.contentOffset.y == (animated ? 70 : 30))
      }
    }
  }

  @Test func `each scroll step asks for layout, a step to the same place does not`() {
    DeterministicRuntime.run {
      let list = Scroller()
      list.layoutIfNeeded()
      list.layouts = 0
      for offset in [10.0, 20, 20, 30] {
        list.contentOffset.y = offset
        list.layoutIfNeeded()
      }
      #expect(list.layouts == 3)
    }
  }

  @Test func `the delegate hears of a step before it is laid out`() {
    DeterministicRuntime.run {
      let (list, listener) = (Scroller(), Listener())
      list.delegate = listener
      list.contentOffset.y = 10
      #expect(listener.heard == ["offset 10 after 0 layouts"])
      list.layoutIfNeeded()
      list.contentOffset.y = 20
      list.contentOffset.y = 20
      #expect(listener.heard == ["offset 10 after 0 layouts", "offset 20 after 1 layouts"])
    }
  }

  @Test func `a new size is no scroll step`() {
    DeterministicRuntime.run {
      let (list, listener) = (Scroller(), Listener())
      list.delegate = listener
      list.frame.size.height = 500
      list.contentSize.height = 5000
      #expect(listener.heard.isEmpty)
    }
  }

  @Test func `the delegate is not owned, and need not listen`() {
    DeterministicRuntime.run {
      let (list, deaf) = (UIScrollView(), Deaf())
      list.delegate = deaf
      list.contentOffset.y = 10
      #expect(list.delegate === deaf)
      do {
        let short = Deaf()
        list.delegate = short
      }
      #expect(list.delegate == nil)
    }
  }

  @Test func `the offset may lie outside the content`() {
    DeterministicRuntime.run {
      let list = UIScrollView()
      list.contentSize.height = 100
      list.contentOffset.y = -50
      #expect(list.contentOffset.y == -50)
      list.contentOffset.y = 900
      #expect(list.contentOffset.y == 900)
    }
  }

  @Test func `the insets in force are the ones that were set`() {
    DeterministicRuntime.run {
      let list = UIScrollView()
      #expect(list.adjustedContentInset == .zero)
      list.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      #expect(list.adjustedContentInset == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    }
  }
}

private final class Scroller: UIScrollView {
  var layouts = 0
  override func layoutSubviews() { layouts += 1 }
}

private final class Listener: UIScrollViewDelegate {
  var heard: [String] = []

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let layouts = (scrollView as? Scroller)?.layouts ?? -1
    heard.append("offset \(Int(scrollView.contentOffset.y)) after \(layouts) layouts")
  }
}

private final class Deaf: UIScrollViewDelegate {}
