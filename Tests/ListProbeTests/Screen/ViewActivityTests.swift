import ListProbe
import Testing
import UIKit

@Suite("Views touched in a frame")
struct ViewActivityTests {
  @Test func `a frame in which nothing happens touches nothing`() {
    DeterministicRuntime.run {
      let stage = Stage()
      stage.screen.frame()
      #expect(stage.screen.viewsTouchedInLastFrame == 0)
    }
  }

  @Test func `the first frame touches the window and the root that came into it`() {
    DeterministicRuntime.run {
      #expect(Stage().screen.viewsTouchedInLastFrame == 2)
    }
  }

  @Test("Whatever changes what is seen of a view touches it, once", arguments: Change.allCases)
  func changes(change: Change) {
    DeterministicRuntime.run {
      let stage = Stage()
      stage.screen.perform("change") {
        change.make(stage)
        change.make(stage)
      }
      #expect(stage.screen.viewsTouchedInLastFrame == 1, "\(change)")
      stage.screen.frame()
      #expect(stage.screen.viewsTouchedInLastFrame == 0)
    }
  }

  @Test func `a view that is laid out is touched`() {
    DeterministicRuntime.run {
      let stage = Stage()
      stage.screen.perform("layout") { stage.label.setNeedsLayout() }
      #expect(stage.screen.viewsTouchedInLastFrame == 1)
    }
  }

  @Test func `adding and removing touch the view and its superview`() {
    DeterministicRuntime.run {
      let stage = Stage()
      let new = UIView()
      stage.screen.perform("add") { stage.root.addSubview(new) }
      #expect(stage.screen.viewsTouchedInLastFrame == 2)
      stage.screen.perform("remove") { new.removeFromSuperview() }
      #expect(stage.screen.viewsTouchedInLastFrame == 2)
    }
  }

  @Test func `a view in no window is nobody's business`() {
    DeterministicRuntime.run {
      let stage = Stage()
      let loose = UILabel()
      stage.screen.perform("change") { loose.text = "unseen" }
      #expect(stage.screen.viewsTouchedInLastFrame == 0)
    }
  }
}

enum Change: CaseIterable {
  case frame, bounds, center, hidden, alpha, color, text, font, textColor, alignment, lines, image

  @MainActor
  fileprivate func make(_ stage: Stage) {
    switch self {
    case .frame: stage.view.frame.origin.y += 1
    case .bounds: stage.view.bounds.origin.y += 1
    case .center: stage.view.center.x += 1
    case .hidden: stage.view.isHidden.toggle()
    case .alpha: stage.view.alpha /= 2
    case .color: stage.view.backgroundColor = .red
    case .text: stage.label.text = "new"
    case .font: stage.label.font = .boldSystemFont(ofSize: 12)
    case .textColor: stage.label.textColor = .red
    case .alignment: stage.label.textAlignment = .right
    case .lines: stage.label.numberOfLines += 1
    case .image: stage.picture.image = UIImage(systemName: "heart")
    }
  }
}

/// Three views on a screen.
@MainActor
private struct Stage {
  let root = UIView()
  let view = UIView()
  let label = UILabel()
  let picture = UIImageView()
  let screen: Screen

  init() {
    for view in [view, label, picture] { root.addSubview(view) }
    screen = Screen(root: root)
  }
}
