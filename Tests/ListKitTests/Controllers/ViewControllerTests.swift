import Foundation
import ListProbe
import Testing

@testable import ListKit

@Suite("View controllers")
struct ViewControllerTests {
  @Test func `the callbacks of a screen come in UIKit's order`() {
    DeterministicRuntime.run {
      let log = CallLog()
      let controller = LoggedController("a", log)
      #expect(!controller.isViewLoaded)
      let screen = Screen(rootViewController: controller)
      #expect(
        log.lines == [
          "a loadView", "a viewDidLoad", "a viewWillAppear", "a viewIsAppearing",
          "a viewWillLayoutSubviews", "a viewDidLayoutSubviews", "a viewDidAppear",
        ])
      #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 320, height: 700))
      #expect(controller.view.window === screen.window)
      log.lines = []
      screen.frame()
      #expect(log.lines == [])
      screen.removeRootViewController()
      #expect(log.lines == ["a viewWillDisappear", "a viewDidDisappear"])
      #expect(controller.view.superview == nil)
      #expect(screen.events == ["leave the screen"])
    }
  }

  @Test func `a view is loaded once, when it is asked for`() {
    DeterministicRuntime.run {
      let log = CallLog()
      let controller = LoggedController("a", log)
      #expect(controller.viewIfLoaded == nil)
      controller.view.backgroundColor = .red
      controller.loadViewIfNeeded()
      #expect(log.lines == ["a loadView", "a viewDidLoad"])
      #expect(controller.view.backgroundColor == .red)
    }
  }

  @Test func `turning the screen lays the view out again`() {
    DeterministicRuntime.run {
      let log = CallLog()
      let controller = LoggedController("a", log)
      let screen = Screen(rootViewController: controller)
      log.lines = []
      screen.rotate(to: CGSize(width: 700, height: 320))
      #expect(log.lines == ["a viewWillLayoutSubviews", "a viewDidLayoutSubviews"])
      #expect(controller.view.frame.size == CGSize(width: 700, height: 320))
    }
  }

  @Test func `a child comes and goes with its parent`() {
    DeterministicRuntime.run {
      let log = CallLog()
      let parent = UIViewController()
      let child = LoggedController("child", log)
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      let screen = Screen(rootViewController: parent)
      #expect(log.appearances == ["viewWillAppear", "viewIsAppearing", "viewDidAppear"])
      #expect(child.parent === parent && parent.children == [child])
      log.lines = []
      screen.removeRootViewController()
      #expect(log.appearances == ["viewWillDisappear", "viewDidDisappear"])
    }
  }

  @Test func `a child whose view is added or removed on screen comes or goes then`() {
    DeterministicRuntime.run {
      let log = CallLog()
      let parent = UIViewController()
      let child = LoggedController("child", log)
      let screen = Screen(rootViewController: parent)
      screen.perform("add") {
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
      }
      #expect(log.appearances == ["viewWillAppear", "viewIsAppearing", "viewDidAppear"])
      log.lines = []
      screen.perform("remove") {
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
      }
      #expect(log.lines == ["child viewWillDisappear", "child viewDidDisappear"])
      #expect(child.parent == nil && parent.children == [])
    }
  }

  @Test func `what covers the screen takes the one below off it, a sheet does not`() {
    DeterministicRuntime.run {
      let log = CallLog()
      let below = LoggedController("below", log)
      let above = LoggedController("above", log)
      let screen = Screen(rootViewController: below)
      log.lines = []
      below.present(above, animated: true) { log.lines.append("completion") }
      #expect(
        log.lines == [
          "above loadView", "above viewDidLoad", "above viewWillAppear", "above viewIsAppearing",
          "above viewWillLayoutSubviews", "above viewDidLayoutSubviews", "above viewDidAppear",
          "completion",
        ])
      #expect(below.presentedViewController === above)
      #expect(above.presentingViewController === below)
      log.lines = []
      above.dismiss(animated: true)
      #expect(log.appearances == ["viewWillDisappear", "viewDidDisappear"])
      #expect(below.presentedViewController == nil && above.view.superview == nil)

      above.modalPresentationStyle = .fullScreen
      log.lines = []
      below.present(above, animated: true)
      #expect(
        log.lines.filter { $0.hasPrefix("below") } == [
          "below viewWillDisappear", "below viewDidDisappear",
        ])
      #expect(below.view.window == nil)
      log.lines = []
      below.dismiss(animated: true)
      #expect(log.lines.first == "above viewWillDisappear")
      #expect(log.lines.last == "below viewDidAppear")
      #expect(below.view.window === screen.window)
    }
  }

  @Test func `presenting outside a window, or a second one, does nothing`() {
    DeterministicRuntime.run {
      let lonely = UIViewController()
      lonely.present(UIViewController(), animated: false)
      #expect(lonely.presentedViewController == nil)
      let below = UIViewController()
      let first = UIViewController()
      let screen = Screen(rootViewController: below)
      below.present(first, animated: false)
      below.present(UIViewController(), animated: false)
      #expect(below.presentedViewController === first)
      #expect(screen.window.subviews == [below.view, first.view])
    }
  }

  @Test func `an answer to a question takes it away and runs its handler`() {
    DeterministicRuntime.run {
      let below = UIViewController()
      let screen = Screen(rootViewController: below)
      var answers: [String] = []
      let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "No", style: .cancel))
      alert.addAction(
        UIAlertAction(title: "Yes", style: .destructive) { _ in
          answers.append("yes, \(below.presentedViewController == nil)")
        })
      below.present(alert, animated: true)
      #expect(alert.actions.map(\.title) == ["No", "Yes"])
      alert.actions[1].isEnabled = false
      alert.tap(alert.actions[1])
      #expect(answers == [])
      alert.actions[1].isEnabled = true
      alert.tap(alert.actions[1])
      #expect(answers == ["yes, true"])
      #expect(screen.window.subviews == [below.view])
    }
  }

  @Test func `the edit button begins and ends editing`() {
    DeterministicRuntime.run {
      let controller = UIViewController()
      controller.editButtonItem.tap()
      #expect(controller.isEditing)
      #expect(controller.editButtonItem.title == "Done")
      controller.editButtonItem.isEnabled = false
      controller.editButtonItem.tap()
      #expect(controller.isEditing)
      controller.isEditing = false
      #expect(controller.editButtonItem.title == "Edit")
    }
  }

  @Test func `controllers that nobody holds are gone`() {
    DeterministicRuntime.run {
      weak var controller: UIViewController?
      weak var presented: UIViewController?
      do {
        let below = UINavigationController(rootViewController: UIViewController())
        let above = UIViewController()
        let screen = Screen(rootViewController: below)
        below.topViewController?.present(above, animated: false)
        (controller, presented) = (below, above)
        #expect(screen.window.subviews.count == 2)
      }
      #expect(controller == nil)
      #expect(presented == nil)
    }
  }
}

/// What was called, in order.
@MainActor
final class CallLog {
  var lines: [String] = []

  /// Only the calls about coming and going, without names.
  var appearances: [String] {
    lines.compactMap { line in
      line.hasSuffix("ppear") || line.hasSuffix("ppearing")
        ? line.split(separator: " ").last.map(String.init) : nil
    }
  }
}

/// Writes down what is called.
final class LoggedController: UIViewController {
  private let name: String
  private let log: CallLog

  init(_ name: String, _ log: CallLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private func add(_ call: String) { log.lines.append("\(name) \(call)") }

  override func loadView() {
    add("loadView")
    super.loadView()
  }

  override func viewDidLoad() { add("viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) { add("viewWillAppear") }
  override func viewIsAppearing(_ animated: Bool) { add("viewIsAppearing") }
  override func viewDidAppear(_ animated: Bool) { add("viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { add("viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { add("viewDidDisappear") }
  override func viewWillLayoutSubviews() { add("viewWillLayoutSubviews") }
  override func viewDidLayoutSubviews() { add("viewDidLayoutSubviews") }
}
