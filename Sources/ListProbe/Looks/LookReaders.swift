import Foundation
import ListKit

/// The one place that says, for each class of views, what is seen of it. A new class or property needs a
/// reader here and nothing else.
@MainActor
enum LookReaders {
  /// Each applies to the views of its class and of its subclasses.
  private static let all: [Reader] = [
    Reader(UILabel.self) { label, look in
      let colour = label.isHighlighted ? label.highlightedTextColor : nil
      LookText(label.attributedText, label.font, colour ?? label.textColor).add(to: &look)
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
    },
    Reader(UITableViewCell.self) { cell, look in
      look.add("accessoryType", .word(cell.accessoryType == .none ? nil : "\(cell.accessoryType)"))
      look.add("isUserInteractionEnabled", .flag(cell.isUserInteractionEnabled), shows: false)
      look.add("isSelected", .flag(cell.isSelected), shows: false)
    },
  ]

  /// What is seen of a view itself. `backdrop` is the colour behind it.
  static func read(_ view: UIView, into look: inout LookProperties, backdrop: UIColor) {
    let blends = view.backgroundColor.map { $0.components == backdrop.components } ?? false
    look.add(
      "backgroundColor", .colour(view.backgroundColor), alike: blends ? .colour(nil) : nil)
    for reader in all { reader.read(view, &look) }
  }

  /// The views below one, in the order in which they are seen. What a control of the engine's is built of
  /// is its own business.
  static func children(of view: UIView) -> [UIView] {
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
      (UIStackView.self, "stack"),
      (UIView.self, "view"),
    ]
    return names.first { type(of: view) == $0.0 }?.1 ?? String(describing: type(of: view))
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
