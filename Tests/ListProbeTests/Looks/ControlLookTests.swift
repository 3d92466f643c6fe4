import Foundation
import ListProbe
import Testing

@testable import ListKit

@Suite("What is seen of controls, stacks and styled text")
struct ControlLookTests {
  @MainActor
  private func words(_ change: (Form) -> Void, from plain: (Form) -> Void = { _ in }) -> [String] {
    let (form, other) = (Form(), Form())
    change(form)
    plain(other)
    return Look(of: form).differences(from: Look(of: other))
      .map { "\($0.words) | \($0.expectedWords)" }
  }

  @Test func `each property of a control is said by its name`() {
    DeterministicRuntime.run {
      #expect(words { _ in } == [])
      #expect(words { $0.toggle.isOn = true } == ["toggle.isOn true | false"])
      #expect(words { $0.toggle.isEnabled = false } == ["toggle.isEnabled false | true"])
      #expect(
        words { $0.toggle.isUserInteractionEnabled = false }
          == ["toggle.isUserInteractionEnabled false | true"])
      #expect(
        words { $0.star.setTitle("Unfollow", for: .normal) } == ["“Unfollow” in star | “Follow”"])
      #expect(words { $0.star.isSelected = true } == ["star.isSelected true | false"])
      #expect(
        words { $0.star.setImage(UIImage(systemName: "star.fill"), for: .normal) }
          == ["star.fill in star | none"])
      #expect(
        words { $0.star.tintColor = .systemRed }.contains("star.tintColor systemRed | systemBlue"))
      #expect(words { $0.field.text = "Mia" }.first == "“Mia” in field | no text")
      #expect(words { $0.bar.progress = 0.5 } == ["bar.progress 0.5 | 0"])
      #expect(words { $0.spinner.startAnimating() } == ["spinner (true) | spinner.isHidden true"])
      #expect(words { $0.layer.cornerRadius = 8 } == ["layer.cornerRadius 8 | 0"])
    }
  }

  @Test func `what nobody sees of a control is not compared`() {
    DeterministicRuntime.run {
      #expect(words { $0.star.setTitle("Other", for: .selected) } == [])
      #expect(words { $0.star.setTitle(nil, for: .highlighted) } == [])
      #expect(words { $0.field.text = "" } == [])
      #expect(words { $0.spinner.style = .large } == [])
      #expect(
        words({
          $0.toggle.isHidden = true
          $0.toggle.isOn = true
        }) { $0.toggle.isHidden = true } == [])
      let send: (Form) -> Void = { $0.star.addAction(UIAction { _ in }, for: .touchUpInside) }
      #expect(words(send) == [])
      // Nobody sees a placeholder behind a text.
      #expect(
        words({
          $0.field.text = "a"
          $0.field.placeholder = "other"
        }) { $0.field.text = "a" } == [])
    }
  }

  @Test func `text is compared as it is seen, however it was set`() {
    DeterministicRuntime.run {
      let styled: (Form) -> Void = {
        $0.label.attributedText = NSAttributedString(
          string: "Mia", attributes: [.foregroundColor: UIColor.red, .font: $0.label.font as Any])
      }
      #expect(
        words(styled) {
          $0.label.text = "Mia"
          $0.label.textColor = .red
        } == [])
      #expect(words(styled) { $0.label.text = "Mia" } == ["label.textColor red | label"])
      let struck: (Form) -> Void = {
        $0.label.attributedText = NSAttributedString(
          string: "Mia", attributes: [.strikethroughStyle: 1])
      }
      #expect(words(struck, from: struck) == [])
      #expect(words(struck) { $0.label.text = "Mia" }.count == 1)
      #expect(
        words({
          $0.label.isHighlighted = true
          $0.label.highlightedTextColor = .red
          $0.label.text = "a"
        }) { $0.label.text = "a" }.count == 1)
    }
  }

  @Test func `the order in a stack is seen`() {
    DeterministicRuntime.run {
      #expect(
        words {
          $0.row.addArrangedSubview($0.toggle)
        } == ["label, star, field, toggle | label, star, toggle, field"])
      let skills: ([String]) -> (Form) -> Void = { skills in
        { form in
          for skill in skills {
            let label = UILabel()
            label.text = skill
            form.skills.addArrangedSubview(label)
          }
        }
      }
      #expect(
        words(skills(["b", "a"]), from: skills(["a", "b"]))
          == ["“b” in label 1 in skills | “a”", "“a” in label 2 in skills | “b”"])
    }
  }

  @Test func `a label that is only taken out of a stack's arrangement is still seen`() {
    DeterministicRuntime.run {
      #expect(
        words { form in
          let label = UILabel()
          label.text = "Swift"
          form.skills.addArrangedSubview(label)
          form.skills.removeArrangedSubview(label)
        } == [
          "1 label (Swift) in skills, 1 of them no longer arranged but still a subview | none"
        ])
    }
  }
}

/// A view with controls in a stack.
private final class Form: UIView {
  let label = UILabel()
  let star = UIButton(type: .system)
  let toggle = UISwitch()
  let field = UITextField()
  let bar = UIProgressView(progressViewStyle: .default)
  let spinner = UIActivityIndicatorView(style: .medium)
  let row: UIStackView
  let skills = UIStackView()

  init() {
    row = UIStackView(arrangedSubviews: [label, star, toggle, field])
    super.init(frame: .zero)
    for view in [row, skills, bar, spinner] { addSubview(view) }
    label.text = "label"
    star.setTitle("Follow", for: .normal)
  }

  required init?(coder: NSCoder) { nil }
}
