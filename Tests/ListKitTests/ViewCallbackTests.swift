import Foundation
import ListKit
import ListProbe
import Testing

@Suite("What a view is told about the tree")
struct ViewCallbackTests {
  @Test func `adding tells the child before, the window in between, and both after`() {
    DeterministicRuntime.run {
      let journal = Journal()
      let (window, child) = (NamedWindow("window", journal), NamedView("child", journal))
      window.addSubview(child)
      #expect(
        journal.lines == [
          "child willMove(toSuperview: window)", "child willMove(toWindow: window)",
          "child didMoveToWindow window", "window didAdd(child)",
          "child didMoveToSuperview window",
        ])
    }
  }

  @Test func `removing tells the child before, the parent before, and the child after`() {
    DeterministicRuntime.run {
      let journal = Journal()
      let (window, child) = (NamedWindow("window", journal), NamedView("child", journal))
      window.addSubview(child)
      journal.lines = []
      child.removeFromSuperview()
      #expect(
        journal.lines == [
          "child willMove(toSuperview: nil)", "window willRemove(child)",
          "child willMove(toWindow: nil)", "child didMoveToWindow nil",
          "child didMoveToSuperview nil",
        ])
    }
  }

  @Test func `a view that is being removed is still a subview while its parent is told`() {
    DeterministicRuntime.run {
      let (parent, child) = (Parent(), UIView())
      parent.addSubview(child)
      child.removeFromSuperview()
      #expect(parent.subviewsWhenTold == [child])
    }
  }

  @Test func `outside a window there is no talk of windows`() {
    DeterministicRuntime.run {
      let journal = Journal()
      let (parent, child) = (NamedView("parent", journal), NamedView("child", journal))
      parent.addSubview(child)
      #expect(
        journal.lines == [
          "child willMove(toSuperview: parent)", "parent didAdd(child)",
          "child didMoveToSuperview parent",
        ])
    }
  }

  @Test func `a tree that enters or leaves a window takes everything below along`() {
    DeterministicRuntime.run {
      let journal = Journal()
      let window = NamedWindow("window", journal)
      let (child, grandchild) = (NamedView("child", journal), NamedView("grandchild", journal))
      child.addSubview(grandchild)
      #expect(grandchild.window == nil)
      window.addSubview(child)
      #expect(grandchild.window === window)
      journal.lines = []
      child.removeFromSuperview()
      #expect(child.window == nil)
      #expect(grandchild.window == nil)
      #expect(
        journal.lines.filter { $0.hasPrefix("grandchild") } == [
          "grandchild willMove(toWindow: nil)", "grandchild didMoveToWindow nil",
        ])
    }
  }

  @Test func `changing places among the same subviews tells nobody anything`() {
    DeterministicRuntime.run {
      let journal = Journal()
      let (parent, child) = (NamedView("parent", journal), NamedView("child", journal))
      parent.addSubview(child)
      parent.addSubview(UIView())
      journal.lines = []
      parent.addSubview(child)
      parent.sendSubviewToBack(child)
      #expect(journal.lines == [])
    }
  }

  @Test func `a window is its own window`() {
    DeterministicRuntime.run {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      #expect(window.window === window)
    }
  }
}

/// What a test's views were told, oldest first.
@MainActor
private final class Journal {
  var lines: [String] = []
}

private final class NamedView: UIView {
  private let name: String
  private let journal: Journal

  init(_ name: String, _ journal: Journal) {
    self.name = name
    self.journal = journal
    super.init(frame: .zero)
    accessibilityIdentifier = name
  }

  required init?(coder: NSCoder) { nil }

  private func write(_ line: String) { journal.lines.append("\(name) \(line)") }

  override func didAddSubview(_ subview: UIView) { write("didAdd(\(word(subview)))") }
  override func willRemoveSubview(_ subview: UIView) { write("willRemove(\(word(subview)))") }
  override func willMove(toSuperview new: UIView?) { write("willMove(toSuperview: \(word(new)))") }
  override func didMoveToSuperview() { write("didMoveToSuperview \(word(superview))") }
  override func willMove(toWindow new: UIWindow?) { write("willMove(toWindow: \(word(new)))") }
  override func didMoveToWindow() { write("didMoveToWindow \(word(window))") }
}

private final class NamedWindow: UIWindow {
  private let journal: Journal

  init(_ name: String, _ journal: Journal) {
    self.journal = journal
    super.init(frame: .zero)
    accessibilityIdentifier = name
  }

  required init?(coder: NSCoder) { nil }

  override func didAddSubview(_ subview: UIView) {
    journal.lines.append("window didAdd(\(word(subview)))")
  }

  override func willRemoveSubview(_ subview: UIView) {
    journal.lines.append("window willRemove(\(word(subview)))")
  }
}

private final class Parent: UIView {
  var subviewsWhenTold: [UIView] = []
  override func willRemoveSubview(_ subview: UIView) { subviewsWhenTold = subviews }
}

@MainActor
private func word(_ view: UIView?) -> String { view?.accessibilityIdentifier ?? "nil" }
