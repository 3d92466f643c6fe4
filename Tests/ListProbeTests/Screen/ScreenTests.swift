import ListProbe
import Testing
import UIKit

@Suite("The screen")
struct ScreenTests {
  @Test func `the root fills the window and is laid out in the first frame`() {
    DeterministicRuntime.run {
      let root = CountingList()
      let screen = Screen(root: root, size: CGSize(width: 300, height: 500))
      #expect(root.frame == CGRect(x: 0, y: 0, width: 300, height: 500))
      #expect(root.window === screen.window)
      #expect(root.layouts == 1)
      #expect(screen.events == [])
    }
  }

  @Test func `a frame runs the jobs that are ready, then layout`() {
    DeterministicRuntime.run {
      let root = CountingList()
      let screen = Screen(root: root)
      Task {
        await Task.yield()
        root.setNeedsLayout()
      }
      screen.frame()
      #expect(root.layouts == 2)
      screen.frame()
      #expect(root.layouts == 2)
    }
  }

  @Test func `an action is written down and ends with one frame`() {
    DeterministicRuntime.run {
      let root = CountingList()
      let screen = Screen(root: root)
      screen.perform("reload twice") {
        root.setNeedsLayout()
        root.setNeedsLayout()
      }
      #expect(screen.events == ["reload twice"])
      #expect(root.layouts == 2)
    }
  }

  @Test func `scrolling moves the list in one frame, past its ends too`() {
    DeterministicRuntime.run {
      let list = CountingList()
      let screen = Screen(root: list)
      screen.scroll(list, to: 1000)
      screen.scroll(list, to: -12.5)
      #expect(list.layouts == 3)
      #expect(list.offsets == [0, 1000, -12.5])
      #expect(screen.events == ["scroll to offset 1000", "scroll to offset -12.5"])
    }
  }

  @Test func `dragging goes step by step, the last one shorter, with a look after each`() {
    DeterministicRuntime.run {
      let list = CountingList()
      let screen = Screen(root: list)
      var seen: [CGFloat] = []
      screen.scroll(list, to: 100)
      screen.drag(list, by: 25, step: 10) { seen.append(list.contentOffset.y) }
      screen.drag(list, by: -20, step: 10) { seen.append(list.contentOffset.y) }
      #expect(seen == [110, 120, 125, 115, 105])
      #expect(list.offsets == [0, 100] + seen)
      #expect(screen.events.count == 6)
    }
  }

  @Test func `a drag by nothing is one step that moves nothing`() {
    DeterministicRuntime.run {
      let list = CountingList()
      let screen = Screen(root: list)
      var looks = 0
      screen.drag(list, by: 0, step: 10) { looks += 1 }
      #expect(looks == 1)
      #expect(list.offsets == [0])
    }
  }

  @Test(
    "Settling brings a list back that stands past its ends",
    arguments: [(-30, 0), (700, 600), (300, 300), (600, 600), (0, 0)])
  func settling(offset: Int, rest: Int) {
    DeterministicRuntime.run {
      let list = CountingList()
      let screen = Screen(root: list, size: CGSize(width: 320, height: 400))
      list.contentSize = CGSize(width: 320, height: 1000)
      screen.scroll(list, to: CGFloat(offset))
      screen.settle(list)
      #expect(list.contentOffset.y == CGFloat(rest))
      #expect(
        screen.events.dropFirst() == (offset == rest ? [] : ["come to rest at offset \(rest)"]))
    }
  }

  @Test func `a list that is shorter than the screen settles at its top`() {
    DeterministicRuntime.run {
      let list = CountingList()
      let screen = Screen(root: list)
      list.contentSize = CGSize(width: 320, height: 50)
      screen.scroll(list, to: 20)
      screen.settle(list)
      #expect(list.contentOffset.y == 0)
    }
  }

  @Test func `turning the screen resizes the window and the root and lays out`() {
    DeterministicRuntime.run {
      let root = CountingList()
      let screen = Screen(root: root, size: CGSize(width: 320, height: 700))
      screen.rotate(to: CGSize(width: 700, height: 320))
      #expect(screen.window.frame == CGRect(x: 0, y: 0, width: 700, height: 320))
      #expect(root.frame == CGRect(x: 0, y: 0, width: 700, height: 320))
      #expect(root.layouts == 2)
      #expect(screen.events == ["turn the screen to 700 × 320"])
    }
  }

  @Test func `what the window shows of a list is told in the list's coordinates`() {
    DeterministicRuntime.run {
      let root = UIView()
      let list = UIScrollView(frame: CGRect(x: 10, y: 100, width: 50, height: 50))
      root.addSubview(list)
      let screen = Screen(root: root, size: CGSize(width: 320, height: 700))
      list.contentOffset.y = 30
      #expect(screen.visibleRect(of: list) == CGRect(x: -10, y: -70, width: 320, height: 700))
    }
  }

  @Test func `a length is written without a fraction where there is none`() {
    #expect(CGFloat(44).plain == "44")
    #expect(CGFloat(-0.26).plain == "-0.3")
    #expect(CGFloat(43.96).plain == "44.0")
  }
}

/// Counts its layouts and writes down at which offset they were.
private final class CountingList: UIScrollView {
  private(set) var layouts = 0
  private(set) var offsets: [CGFloat] = []

  override func layoutSubviews() {
    layouts += 1
    if offsets.last != contentOffset.y { offsets.append(contentOffset.y) }
  }
}
