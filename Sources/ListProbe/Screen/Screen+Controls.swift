public import Foundation
public import ListKit

/// What a finger does to rows and to the controls in them.
///
/// A control is found by its accessibility identifier, else by its label, else by its title or placeholder, else
/// by its place among the controls of its kind, from the top and from the left. What is hidden, transparent or takes no touches is
/// not found. Each call says whether something was found that the touch could reach.
extension Screen {
  /// Taps a row beside its controls, which selects it.
  @discardableResult
  public func tap(row path: IndexPath, in table: UITableView) -> Bool {
    guard let cell = table.cellForRow(at: path), cell.takesTouches(under: window) else {
      return false
    }
    perform("tap \(path.rowWords.lowercased())") {
      // Somewhere in the row where no control is; the whole row could be one.
      let place = cell.placeBesideControls(in: window)
      if let place { window.tap(at: place) } else { table.tapRow(at: path) }
    }
    return true
  }

  /// Taps a control of a row; `place` counts from 0 where no control has the name.
  @discardableResult
  public func tap(
    row path: IndexPath, control name: String, at place: Int? = nil, in table: UITableView
  ) -> Bool {
    guard let cell = table.cellForRow(at: path),
      let target = cell.touchable(named: name, at: place, under: window)
    else { return false }
    perform("tap \(name) in \(path.rowWords.lowercased())") { target.takeTap() }
    return true
  }

  /// Turns a switch of a row over.
  @discardableResult
  public func toggle(
    row path: IndexPath, control name: String = "", in table: UITableView
  ) -> Bool {
    guard let cell = table.cellForRow(at: path),
      let target = cell.touchable(named: name, at: 0, of: UISwitch.self, under: window)
    else { return false }
    perform("toggle \(name.isEmpty ? "the switch" : name) in \(path.rowWords.lowercased())") {
      target.takeTap()
    }
    return true
  }

  /// Taps a text field of a row and writes after what is there, letter by letter.
  @discardableResult
  public func type(
    _ text: String, row path: IndexPath, control name: String = "", in table: UITableView
  ) -> Bool {
    guard let cell = table.cellForRow(at: path),
      let field = cell.touchable(named: name, at: 0, of: UITextField.self, under: window)
    else { return false }
    perform("type “\(text)” in \(path.rowWords.lowercased())") { field.type(text) }
    return true
  }

  /// Taps a control anywhere on the screen.
  @discardableResult
  public func tap(_ name: String, at place: Int? = nil) -> Bool {
    guard let target = window.touchable(named: name, at: place, under: window) else { return false }
    perform("tap \(name)") { target.takeTap() }
    return true
  }

  /// Taps a text field or a search field anywhere on the screen and writes after what is there.
  @discardableResult
  public func type(_ text: String, into name: String, at place: Int? = nil) -> Bool {
    guard
      let field = window.touchable(named: name, at: place, of: UITextField.self, under: window)
    else { return false }
    perform("type “\(text)” into \(name)") { field.type(text) }
    return true
  }
}

extension UIView {
  /// Whether a touch reaches the view: it is seen, and nothing above it keeps touches away.
  fileprivate func takesTouches(under root: UIView) -> Bool {
    isSeen(under: root)
      && sequence(first: self) { $0.superview }.allSatisfy(\.isUserInteractionEnabled)
  }

  /// The view of a kind that a touch reaches, by identifier, label, or place.
  fileprivate func touchable<V: UIView>(
    named name: String, at place: Int?, of kind: V.Type = UIView.self, under root: UIView
  ) -> V? {
    var all: [UIView] = []
    collectTouchables(into: &all)
    let sorted = all.compactMap { $0 as? V }.filter { $0.takesTouches(under: root) }
      .map { view in (view, view.convert(CGPoint.zero, to: self)) }.enumerated()
      .sorted { first, second in
        let (a, b) = (first.element.1, second.element.1)
        return (a.y, a.x, first.offset) < (b.y, b.x, second.offset)
      }.map(\.element.0)
    if !name.isEmpty {
      if let found = sorted.first(where: { $0.accessibilityIdentifier == name }) { return found }
      if let found = sorted.first(where: { $0.accessibilityLabel == name }) { return found }
      if let found = sorted.first(where: { $0.spokenWords == name }) { return found }
    }
    return place.flatMap { sorted.indices.contains($0) ? sorted[$0] : nil }
  }

  /// What a screen reader says of a control that has no label of its own.
  private var spokenWords: String? {
    switch self {
    case let button as UIButton: button.titleLabel?.text
    case let field as UITextField: field.placeholder
    default: nil
    }
  }

  private func collectTouchables(into all: inout [UIView]) {
    for subview in subviews {
      if subview is UIControl || !(subview.gestureRecognizers ?? []).isEmpty { all.append(subview) }
      if !(subview is UIControl) { subview.collectTouchables(into: &all) }
    }
  }

  /// Takes a tap in its middle, unless something lies over it.
  fileprivate func takeTap() {
    window?.tap(at: middle)
  }

  /// The view's middle, in the window's coordinates.
  private var middle: CGPoint { convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil) }

  /// A point of the view, in the window's coordinates, at which a finger meets the view and no control.
  fileprivate func placeBesideControls(in window: UIWindow) -> CGPoint? {
    let places = [0.5, 0.02, 0.98, 0.25, 0.75].map {
      convert(CGPoint(x: bounds.minX + bounds.width * $0, y: bounds.midY), to: nil)
    }
    return places.first { place in
      guard let hit = window.hitTest(place, with: nil), hit.isDescendant(of: self) else {
        return false
      }
      return !sequence(first: hit) { $0.superview }.contains { $0 is UIControl }
    }
  }
}
