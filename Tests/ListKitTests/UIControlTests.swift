import Foundation
import ListProbe
import Testing

@testable import ListKit

@Suite("Controls and gestures")
struct UIControlTests {
  @Test func `actions without an identifier add up, those with the same one replace each other`() {
    DeterministicRuntime.run {
      let button = UIButton(type: .system)
      var heard: [String] = []
      for name in ["a", "b"] {
        button.addAction(UIAction { _ in heard.append(name) }, for: .touchUpInside)
        button.addAction(
          UIAction(identifier: .init("like")) { _ in heard.append("like \(name)") },
          for: .touchUpInside)
      }
      button.tap()
      #expect(heard == ["a", "b", "like b"])
      heard = []
      button.removeAction(identifiedBy: .init("like"), for: .touchUpInside)
      button.tap()
      #expect(heard == ["a", "b"])
    }
  }

  @Test func `an action knows its sender, and is equal to another with its identifier`() {
    DeterministicRuntime.run {
      let button = UIButton(type: .system)
      var sender: Any?
      let action = UIAction(title: "Like") { sender = $0.sender }
      button.addAction(action, for: .primaryActionTriggered)
      button.tap()
      #expect(sender as? UIButton === button)
      #expect(action != UIAction { _ in })
      #expect(
        UIAction(identifier: .init("x")) { _ in } == UIAction(identifier: .init("x")) { _ in })
    }
  }

  @Test func `a tap on a disabled control does nothing`() {
    DeterministicRuntime.run {
      let button = UIButton(type: .system)
      var taps = 0
      button.addAction(UIAction { _ in taps += 1 }, for: [.touchUpInside])
      button.isEnabled = false
      button.tap()
      #expect(taps == 0)
      #expect(button.state == .disabled)
      button.sendActions(for: .touchUpInside)
      #expect(taps == 1)
    }
  }

  @Test func `a switch tells of a finger's turn and not of the app's`() {
    DeterministicRuntime.run {
      let toggle = UISwitch()
      var values: [Bool] = []
      toggle.addAction(
        UIAction { values.append(($0.sender as? UISwitch)?.isOn ?? false) }, for: .valueChanged)
      toggle.setOn(true, animated: true)
      toggle.isOn = true
      #expect(values.isEmpty)
      toggle.tap()
      toggle.tap()
      #expect(values == [false, true])
      #expect(toggle.frame.size == CGSize(width: 51, height: 31))
    }
  }

  @Test func `a button shows what its state or else the normal one has`() {
    DeterministicRuntime.run {
      let button = UIButton(type: .system)
      button.setTitle("Follow", for: .normal)
      button.setTitle("Following", for: .selected)
      #expect(button.titleLabel?.text == "Follow")
      button.isSelected = true
      #expect(button.titleLabel?.text == "Following")
      button.isEnabled = false
      #expect(button.currentTitle == "Follow")
      #expect(button.title(for: .disabled) == nil)
    }
  }

  @Test func `a configuration gives title, insets and colour, and its handler follows the state`() {
    DeterministicRuntime.run {
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Buy"
      configuration.image = UIImage(systemName: "cart")
      configuration.imagePadding = 6
      configuration.baseForegroundColor = .yellow
      var taps = 0
      let button = UIButton(
        configuration: configuration, primaryAction: UIAction(title: "x") { _ in taps += 1 })
      button.configurationUpdateHandler = { button in
        button.configuration?.title = button.isSelected ? "Bought" : "Buy"
      }
      // 12 + 20 + 6 + the title + 12, and 7 + 20.5 + 7.
      let title = button.titleLabel?.intrinsicContentSize.width ?? 0
      #expect(button.intrinsicContentSize == CGSize(width: 50 + title, height: 34.5))
      button.sizeToFit()
      button.layoutIfNeeded()
      #expect(button.imageView?.frame == CGRect(x: 12, y: 7.25, width: 20, height: 20))
      #expect(button.titleLabel?.frame == CGRect(x: 38, y: 7, width: title, height: 20.5))
      #expect(button.titleLabel?.textColor == .yellow)
      button.isSelected = true
      button.layoutIfNeeded()
      #expect(button.titleLabel?.text == "Bought")
      button.tap()
      #expect(taps == 1)
    }
  }

  @Test func `a menu is chosen from instead of a tap`() {
    DeterministicRuntime.run {
      let button = UIButton(type: .system)
      var heard: [String] = []
      button.addAction(UIAction { _ in heard.append("tap") }, for: .touchUpInside)
      button.menu = UIMenu(children: [
        UIAction(title: "Mute") { heard.append($0.title) },
        UIAction(title: "Block", attributes: .disabled) { heard.append($0.title) },
      ])
      button.showsMenuAsPrimaryAction = true
      button.tap()
      #expect(button.chooseFromMenu("Mute"))
      #expect(!button.chooseFromMenu("Block"))
      #expect(!button.chooseFromMenu("Other"))
      #expect(heard == ["Mute"])
    }
  }

  @Test func `writing asks the delegate for each letter and tells of each change`() {
    DeterministicRuntime.run {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let (field, other, digits) = (UITextField(), UITextField(), NoDigits())
      window.addSubview(field)
      window.addSubview(other)
      field.delegate = digits
      var seen: [String?] = []
      field.addAction(
        UIAction { seen.append(($0.sender as? UITextField)?.text) }, for: .editingChanged)
      field.text = "x"
      field.type("a1b")
      #expect(seen == ["xa", "xab"])
      #expect(field.isFirstResponder && field.isEditing)
      field.typeBackspace()
      #expect(field.text == "xa")
      other.type("z")
      #expect(!field.isFirstResponder)
      #expect(digits.events == ["begin", "end"])
      other.removeFromSuperview()
      #expect(window.firstResponder == nil)
      #expect(!UITextField().becomeFirstResponder())
    }
  }

  @Test func `numbers stay between their ends`() {
    DeterministicRuntime.run {
      let (bar, stepper, slider) = (UIProgressView(), UIStepper(), UISlider())
      bar.progress = 1.5
      #expect(bar.progress == 1)
      bar.setProgress(-1, animated: true)
      #expect(bar.progress == 0)
      stepper.maximumValue = 1
      var changes = 0
      for control in [stepper, slider] {
        control.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
      }
      stepper.step(up: true)
      stepper.step(up: true)
      #expect(stepper.value == 1)
      slider.slide(to: 7)
      #expect(slider.value == 1)
      #expect(changes == 2)
    }
  }

  @Test func `a wheel is seen only while it turns`() {
    DeterministicRuntime.run {
      let wheel = UIActivityIndicatorView(style: .medium)
      #expect(wheel.isHidden && !wheel.isAnimating)
      wheel.startAnimating()
      #expect(!wheel.isHidden && wheel.isAnimating)
      wheel.stopAnimating()
      #expect(wheel.isHidden)
      wheel.hidesWhenStopped = false
      #expect(!wheel.isHidden)
    }
  }

  @Test func `gestures call their closures with place and state`() {
    DeterministicRuntime.run {
      let (root, view) = (UIView(), UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50)))
      root.addSubview(view)
      var heard: [String] = []
      let tap = UITapGestureRecognizer { heard.append("tap \($0.location(in: root).y)") }
      let press = UILongPressGestureRecognizer { heard.append("press \($0.state)") }
      view.addGestureRecognizer(tap)
      view.addGestureRecognizer(press)
      tap.recognize(at: CGPoint(x: 1, y: 2))
      press.recognize()
      #expect(heard == ["tap 22.0", "press began", "press ended"])
      tap.isEnabled = false
      #expect(!tap.recognize())
      view.removeGestureRecognizer(press)
      #expect(!press.recognize())
      #expect(view.gestureRecognizers == [tap])
      #expect(heard.count == 3)
    }
  }

  @Test func `tint comes from above, and a layer shares the view's values`() {
    DeterministicRuntime.run {
      let (root, view) = (UIView(), UIView())
      root.addSubview(view)
      #expect(view.tintColor == .systemBlue)
      root.tintColor = .systemPink
      #expect(view.tintColor == .systemPink)
      view.tintColor = .red
      root.tintColor = .blue
      #expect(view.tintColor == .red)
      view.layer.masksToBounds = true
      view.layer.opacity = 0.5
      view.layer.backgroundColor = UIColor.green.cgColor
      #expect(view.clipsToBounds && view.alpha == 0.5 && view.backgroundColor == .green)
    }
  }

  @Test func `animations are over at once`() {
    DeterministicRuntime.run {
      var steps: [String] = []
      UIView.animate(withDuration: 0.3) { steps.append("a") }
      UIView.animate(withDuration: 0.3, delay: 1, options: [.curveEaseIn]) {
        steps.append("b")
      } completion: {
        steps.append("\($0)")
      }
      UIView.performWithoutAnimation { steps.append("c") }
      #expect(steps == ["a", "b", "true", "c"])
    }
  }
}

/// Lets no digit through.
private final class NoDigits: UITextFieldDelegate {
  private(set) var events: [String] = []

  func textFieldDidBeginEditing(_ textField: UITextField) { events.append("begin") }
  func textFieldDidEndEditing(_ textField: UITextField) { events.append("end") }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    !string.contains(where: \.isNumber)
  }
}
