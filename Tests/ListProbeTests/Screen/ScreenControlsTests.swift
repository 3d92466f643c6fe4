import Foundation
import ListProbe
import Testing
import UIKit

@testable import ListKit

@Suite("A finger on rows and controls")
struct ScreenControlsTests {
  /// Rows with two buttons, a switch and a field; every touch is written down.
  @MainActor
  private final class Scene: UITableViewDataSource, UITableViewDelegate {
    let table = UITableView(frame: .zero)
    let screen: Screen
    var log: [String] = []

    init() {
      screen = Screen(root: table, size: CGSize(width: 320, height: 440))
      table.register(ControlCell.self, forCellReuseIdentifier: "cell")
      table.dataSource = self
      table.delegate = self
      screen.frame()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      (cell as? ControlCell)?.onEvent = { [unowned self] in log.append("\(indexPath.row) \($0)") }
      return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("\(indexPath.row) selected")
    }

    func cell(_ row: Int) -> ControlCell? {
      table.cellForRow(at: IndexPath(row: row, section: 0)) as? ControlCell
    }
  }

  private let second = IndexPath(row: 1, section: 0)

  @Test func `a control is found by identifier, then by label, then by place`() {
    DeterministicRuntime.run {
      let scene = Scene()
      #expect(scene.screen.tap(row: second, control: "heart", in: scene.table))
      #expect(scene.screen.tap(row: second, control: "Delete", in: scene.table))
      #expect(scene.screen.tap(row: second, control: "third thing", at: 2, in: scene.table))
      #expect(scene.log == ["1 heart", "1 delete", "1 switch true"])
      #expect(!scene.screen.tap(row: second, control: "unknown", in: scene.table))
      #expect(!scene.screen.tap(row: second, control: "unknown", at: 9, in: scene.table))
      #expect(
        !scene.screen.tap(row: IndexPath(row: 9, section: 0), control: "heart", in: scene.table))
      #expect(
        scene.screen.events == [
          "tap heart in row 1", "tap Delete in row 1", "tap third thing in row 1",
        ])
    }
  }

  @Test func `a row is tapped, a switch turned, a field written in`() {
    DeterministicRuntime.run {
      let scene = Scene()
      scene.screen.tap(row: second, in: scene.table)
      #expect(scene.screen.toggle(row: second, in: scene.table))
      #expect(scene.screen.type("ab", row: second, in: scene.table))
      #expect(
        scene.log == ["1 selected", "1 switch true", "1 text a", "1 text ab"])
      #expect(scene.cell(1)?.field.text == "ab")
      #expect(
        scene.screen.events == [
          "tap row 1", "toggle the switch in row 1", "type “ab” in row 1",
        ])
    }
  }

  @Test func `a touch does not reach what is hidden, faint, off or below something that is`() {
    DeterministicRuntime.run {
      let faults: [(ControlCell) -> Void] = [
        { $0.heart.isHidden = true }, { $0.heart.alpha = 0 },
        { $0.heart.isUserInteractionEnabled = false }, { $0.box.isHidden = true },
        { $0.box.isUserInteractionEnabled = false }, { $0.isUserInteractionEnabled = false },
      ]
      for fault in faults {
        let scene = Scene()
        if let cell = scene.cell(1) { fault(cell) }
        #expect(!scene.screen.tap(row: second, control: "heart", in: scene.table))
        #expect(scene.log == [])
      }
      let scene = Scene()
      scene.cell(1)?.heart.isEnabled = false
      scene.screen.tap(row: second, control: "heart", in: scene.table)
      #expect(scene.log == [])
    }
  }

  @Test func `a view with a recogniser is tapped like a control`() {
    DeterministicRuntime.run {
      let scene = Scene()
      #expect(scene.screen.tap(row: second, control: "photo", in: scene.table))
      #expect(scene.log == ["1 photo"])
    }
  }

  @Test func `a finger reaches no control that is covered or has no size`() {
    DeterministicRuntime.run {
      let root = UIView()
      let (covered, cover, sizeless) = (UIButton(type: .system), UIView(), UIButton(type: .system))
      covered.accessibilityIdentifier = "covered"
      sizeless.accessibilityIdentifier = "sizeless"
      covered.frame = CGRect(x: 0, y: 0, width: 44, height: 44)
      cover.frame = covered.frame
      for view in [covered, cover, sizeless] { root.addSubview(view) }
      var taps = 0
      for button in [covered, sizeless] {
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
      }
      let screen = Screen(root: root)
      screen.tap("covered")
      screen.tap("sizeless")
      #expect(taps == 0)
      cover.isUserInteractionEnabled = false
      screen.tap("covered")
      #expect(taps == 1)
    }
  }

  @Test func `controls anywhere on the screen are found too`() {
    DeterministicRuntime.run {
      let root = UIView()
      let (button, field) = (UIButton(type: .system), UITextField())
      button.accessibilityIdentifier = "add"
      field.accessibilityLabel = "Search"
      button.frame = CGRect(x: 0, y: 0, width: 44, height: 44)
      field.frame = CGRect(x: 0, y: 50, width: 200, height: 30)
      for view in [button, field] { root.addSubview(view) }
      var taps = 0
      button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
      let screen = Screen(root: root)
      #expect(screen.tap("add"))
      #expect(screen.type("Ben", into: "Search"))
      #expect(screen.type("!", into: "a field", at: 0))
      #expect(taps == 1)
      #expect(field.text == "Ben!")
      #expect(!screen.tap("remove"))
    }
  }
}

/// A row with controls; where they stand is set by hand.
private final class ControlCell: UITableViewCell {
  let box = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
  let heart = UIButton(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
  let delete = UIButton(frame: CGRect(x: 50, y: 0, width: 40, height: 40))
  let toggle = UISwitch(frame: CGRect(x: 100, y: 0, width: 0, height: 0))
  let field = UITextField(frame: CGRect(x: 200, y: 0, width: 60, height: 40))
  let photo = UIImageView(frame: CGRect(x: 270, y: 0, width: 40, height: 40))
  var onEvent: (String) -> Void = { _ in }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(box)
    for view in [field, toggle, delete, heart, photo] { box.addSubview(view) }
    heart.accessibilityIdentifier = "heart"
    delete.accessibilityLabel = "Delete"
    photo.accessibilityIdentifier = "photo"
    photo.isUserInteractionEnabled = true
    heart.addAction(UIAction { [weak self] _ in self?.onEvent("heart") }, for: .touchUpInside)
    delete.addAction(UIAction { [weak self] _ in self?.onEvent("delete") }, for: .touchUpInside)
    toggle.addAction(
      UIAction { [weak self] _ in self?.onEvent("switch \(self?.toggle.isOn ?? false)") },
      for: .valueChanged)
    field.addAction(
      UIAction { [weak self] _ in self?.onEvent("text \(self?.field.text ?? "")") },
      for: .editingChanged)
    photo.addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.onEvent("photo") })
  }

  required init?(coder: NSCoder) { nil }
}
