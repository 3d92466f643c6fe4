import Foundation
import ListKit

/// The one place that says, for each class of views, what is seen of it. A new class or property needs a
/// reader here and nothing else.
@MainActor
enum LookReaders {
  /// Each applies to the views of its class and of its subclasses.
  private static let all: [Reader] = [
    Reader(UILabel.self) { label, look in
      look.add("text", .text(label.text))
      guard let text = label.text, !text.isEmpty else { return }
      look.add("textColor", .colour(label.textColor), shows: false)
      look.add("font", .word(words(label.font)), shows: false)
      look.add("textAlignment", .word("\(label.textAlignment)"), shows: false)
      look.add("numberOfLines", .number(CGFloat(label.numberOfLines)), shows: false)
    },
    Reader(UIImageView.self) { view, look in
      look.add("image", .image(view.image))
    },
    Reader(UITableViewCell.self) { cell, look in
      look.add("accessoryType", .word(cell.accessoryType == .none ? nil : "\(cell.accessoryType)"))
      look.add("isUserInteractionEnabled", .flag(cell.isUserInteractionEnabled), shows: false)
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
  static func children(of view: UIView) -> [UIView] { view.subviews }

  /// Whether the order of the views below one is seen.
  static func ordersChildren(_ view: UIView) -> Bool { false }

  /// What a view is, in a word or two; a class of the learner's is called by its name.
  static func kind(of view: UIView) -> String {
    let names: [(UIView.Type, String)] = [
      (UILabel.self, "label"), (UIImageView.self, "image view"), (UITableViewCell.self, "cell"),
      (UIView.self, "view"),
    ]
    return names.first { type(of: view) == $0.0 }?.1 ?? String(describing: type(of: view))
  }

  private static func words(_ font: UIFont) -> String {
    let weights: [UIFont.Weight: String] = [
      .regular: "", .medium: " medium", .semibold: " semibold", .bold: " bold",
    ]
    return font.pointSize.short + " points" + (weights[font.weight] ?? " \(font.weight.rawValue)")
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
