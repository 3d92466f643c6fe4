import Foundation
import ListKit

/// The one place that says, for each class of views, what is seen of it. A new class or property needs a
/// reader here and nothing else.
@MainActor
enum LookReaders {
  /// Each applies to the views of its class and of its subclasses.
  private static let all: [Reader] = [
    Reader(UILabel.self) { label, look in
      LookText(
        label.attributedText, label.font, label.textColor,
        highlight: label.isHighlighted ? label.highlightedTextColor : nil
      ).add(to: &look)
      look.add("textAlignment", .word("\(label.textAlignment)"), shows: false)
      look.add("numberOfLines", .number(CGFloat(label.numberOfLines)), shows: false)
      look.add("isEnabled", .flag(label.isEnabled), shows: false)
    },
    Reader(UIStackView.self) { stack, look in
      look.add("axis", .word("\(stack.axis)"), shows: false)
      look.add("spacing", .number(stack.spacing), shows: false)
    },
    Reader(UIImageView.self) { view, look in
      look.add("image", .image(view.image))
      // A symbol is drawn in the tint.
      if let image = view.image, image.key == nil, image.renderingMode != .alwaysOriginal {
        look.add("tintColor", .colour(view.tintColor), shows: false)
      }
    },
    Reader(UIButton.self) { button, look in
      if let title = button.titleLabel, !title.isHidden {
        LookText(title.attributedText, title.font, title.textColor)
          .add(to: &look, text: "title", colour: "titleColor", font: "titleLabel.font")
      }
      if let subtitle = button.subtitleLabel, !subtitle.isHidden {
        look.add("subtitle", .text(subtitle.text))
      }
      if let view = button.imageView, !view.isHidden { look.add("image", .image(view.image)) }
      look.add("tintColor", .colour(button.tintColor), shows: false)
      look.add("configuration", .word(words(button.configuration)), shows: false)
    },
    Reader(UISwitch.self) { view, look in
      look.add("isOn", .flag(view.isOn))
      look.add("onTintColor", .colour(view.onTintColor), shows: false)
    },
    Reader(UISlider.self) { look($0.value, &$1) },
    Reader(UIStepper.self) { look(Float($0.value), &$1) },
    Reader(UISegmentedControl.self) { view, look in
      look.add("selectedSegmentIndex", .number(CGFloat(view.selectedSegmentIndex)))
      let titles = (0..<view.numberOfSegments).map { view.titleForSegment(at: $0) ?? "" }
      look.add("titles", .word(titles.joined(separator: ", ")))
    },
    Reader(UITextField.self) { field, look in
      LookText(field.attributedText, field.font, field.textColor).add(to: &look)
      if field.text?.isEmpty ?? true { look.add("placeholder", .text(field.placeholder)) }
      look.add("isEditing", .flag(field.isEditing), shows: false)
    },
    Reader(UITextView.self) { view, look in
      look.add("text", .text(view.text))
      look.add("isFirstResponder", .flag(view.isFirstResponder), shows: false)
    },
    Reader(UIProgressView.self) { view, look in
      look.add("progress", .number(CGFloat(view.progress)))
      look.add("progressTintColor", .colour(view.progressTintColor), shows: false)
    },
    Reader(UIActivityIndicatorView.self) { view, look in
      look.add("isAnimating", .flag(view.isAnimating))
      look.add("color", .colour(view.color), shows: false)
    },
    Reader(UIControl.self) { control, look in
      look.add("isEnabled", .flag(control.isEnabled))
      look.add("isSelected", .flag(control.isSelected), shows: false)
      look.add("isUserInteractionEnabled", .flag(look.isTouchable), shows: false)
    },
    Reader(UITableViewCell.self) { cell, look in
      look.add("accessoryType", .word(cell.accessoryType == .none ? nil : "\(cell.accessoryType)"))
      look.add("isUserInteractionEnabled", .flag(cell.isUserInteractionEnabled), shows: false)
      look.add("isSelected", .flag(cell.isSelected), shows: false)
      look.add("selectionStyle", .word("\(cell.selectionStyle)"), shows: false)
      look.add("indentationLevel", .number(CGFloat(cell.indentationLevel)), shows: false)
    },
    Reader(UIView.self) { view, look in
      let layer = view.layer
      look.add("layer.cornerRadius", .number(layer.cornerRadius), shows: false)
      guard layer.borderWidth > 0 else { return }
      look.add("layer.borderWidth", .number(layer.borderWidth))
      look.add(
        "layer.borderColor", .colour(layer.borderColor.map { UIColor(cgColor: $0) }), shows: false)
    },
  ]

  /// What is seen of a view itself. `backdrop` is the colour behind it.
  static func read(_ view: UIView, into look: inout LookProperties, backdrop: UIColor) {
    let blends = view.backgroundColor.map { $0.channels == backdrop.channels } ?? false
    look.add(
      "backgroundColor", .colour(view.backgroundColor), alike: blends ? .colour(nil) : nil)
    for reader in all { reader.read(view, &look) }
  }

  /// The views below one, in the order in which they are seen. What a control of the engine's is built of
  /// is its own business.
  static func children(of view: UIView) -> [UIView] {
    if let button = view as? UIButton {
      let parts = [button.titleLabel, button.subtitleLabel, button.imageView]
      return button.subviews.filter { !parts.contains($0) }
    }
    guard let stack = view as? UIStackView else { return view.subviews }
    let arranged = Set(stack.arrangedSubviews.map(ObjectIdentifier.init))
    return stack.arrangedSubviews
      + stack.subviews.filter { !arranged.contains(ObjectIdentifier($0)) }
  }

  /// Whether the order of the views below one is seen.
  static func ordersChildren(_ view: UIView) -> Bool { view is UIStackView }

  /// What a view is, in a word or two; a class of the learner's is called by its name.
  static func kind(of view: UIView) -> String {
    let names: [(UIView.Type, String)] = [
      (UILabel.self, "label"), (UIImageView.self, "image view"), (UITableViewCell.self, "cell"),
      (UIStackView.self, "stack"), (UIButton.self, "button"), (UISwitch.self, "switch"),
      (UITextField.self, "text field"), (UIProgressView.self, "progress bar"),
      (UIActivityIndicatorView.self, "spinner"),
      (UIView.self, "view"),
    ]
    return names.first { type(of: view) == $0.0 }?.1 ?? String(describing: type(of: view))
  }

  private static func look(_ value: Float, _ look: inout LookProperties) {
    look.add("value", .number(CGFloat(value)))
  }

  /// What of a button's configuration is seen beside its title and picture.
  private static func words(_ configuration: UIButton.Configuration?) -> String? {
    configuration.map { configuration in
      let colour = LookValue.colour(configuration.baseBackgroundColor).words ?? "no background"
      return colour + (configuration.showsActivityIndicator ? ", a spinner" : "")
    }
  }

  /// What is seen of the views of one class.
  private struct Reader {
    let read: @MainActor (UIView, inout LookProperties) -> Void

    init<V: UIView>(
      _ type: V.Type, _ read: @escaping @MainActor (V, inout LookProperties) -> Void
    ) {
      self.read = { view, look in
        if let view = view as? V { read(view, &look) }
      }
    }
  }
}
