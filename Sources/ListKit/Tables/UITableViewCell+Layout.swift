package import Foundation

/// Where the parts of a cell stand. The distances are near those of a phone and fixed; which ones they are is
/// our choice.
extension UITableViewCell {
  private static let margin: CGFloat = 16

  /// How high the cell wants to be at a width, or nil if nothing in it says so: from a content view that shows
  /// a configuration, from constraints in `contentView` (56), or from built-in labels of several lines or large letters.
  package func heightThatFits(width: CGFloat) -> CGFloat? {
    updateConfigurationIfNeeded()
    let width = max(width - leadingRoom - trailingRoom, 0)
    if contentConfiguration == nil, !contentView.holdsConstraints {
      return heightOfLabels(width: width)
    }
    return contentView.heightOfContent(width: width)
  }

  /// Whether there are constraints, or a configuration, that could have made a height and did not.
  var promisesHeight: Bool { contentConfiguration != nil || contentView.holdsConstraints }

  /// Puts everything in its place.
  func layOutParts() {
    for view in [backgroundView, selectedBackgroundView, hosted.backgroundView]
    where view?.superview === self {
      view?.frame = bounds
    }
    contentView.frame = contentFrame
    layOutAccessory()
    if contentConfiguration == nil { layOutBuiltInViews() }
  }

  /// Something at the edges changed, which leaves more or less room for the content.
  func edgeChanged(_ property: StaticString = #function) {
    touch(property)
    setNeedsLayout()
  }

  /// What `contentView` is given.
  var contentFrame: CGRect {
    CGRect(
      x: leadingRoom, y: 0, width: max(bounds.width - leadingRoom - trailingRoom, 0),
      height: bounds.height)
  }

  private var leadingRoom: CGFloat { CGFloat(indentationLevel) * indentationWidth }

  private var trailingRoom: CGFloat {
    if let view = shownAccessoryView { return view.frame.width + Self.margin }
    return switch isEditing ? editingAccessoryType : accessoryType {
    case .none: 0
    case .disclosureIndicator: 34
    case .checkmark: 40
    case .detailButton: 48
    case .detailDisclosureButton: 68
    }
  }

  private var shownAccessoryView: UIView? { isEditing ? editingAccessoryView : accessoryView }

  private func layOutAccessory() {
    let shown = shownAccessoryView
    for view in [accessoryView, editingAccessoryView] where view !== shown {
      view?.removeFromSuperview()
    }
    guard let shown else { return }
    if shown.superview !== self { addSubview(shown) }
    let size = shown.frame.size
    shown.frame.origin = CGPoint(
      x: bounds.width - Self.margin - size.width,
      y: ((bounds.height - size.height) / 2).rounded(.down))
  }

  // MARK: Built-in views

  func makeTextLabel() -> UILabel {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    builtIn.text = label
    contentView.addSubview(label)
    return label
  }

  func makeDetailTextLabel() -> UILabel? {
    guard style != .default else { return nil }
    let label = UILabel()
    label.adjustsFontForContentSizeCategory = true
    label.font = .preferredFont(forTextStyle: style == .subtitle ? .caption1 : .body)
    if style != .subtitle { label.textColor = .secondaryLabel }
    builtIn.detail = label
    contentView.addSubview(label)
    return label
  }

  func makeImageView() -> UIImageView {
    let view = UIImageView()
    builtIn.image = view
    contentView.addSubview(view)
    return view
  }

  private func isShown(_ label: UILabel?) -> Bool { label?.text?.isEmpty == false }

  /// The height of built-in labels with a margin above and below, where one of them may have several lines or
  /// the standard height is too small for them.
  private func heightOfLabels(width: CGFloat) -> CGFloat? {
    let labels = [builtIn.text, builtIn.detail].compactMap { $0 }.filter { isShown($0) }
    let room = CGSize(
      width: max(width - textLeft - Self.margin, 0), height: .greatestFiniteMagnitude)
    let heights = labels.map { $0.sizeThatFits(room).height }
    let height = style == .subtitle ? heights.reduce(0, +) : heights.max() ?? 0
    guard height > 44 || labels.contains(where: { $0.numberOfLines != 1 }) else { return nil }
    return max(44, height + 22)
  }

  private var imageSize: CGSize {
    guard let image = builtIn.image?.image, image.size.height > 0 else { return .zero }
    let factor = min(1, contentView.bounds.height / image.size.height)
    return CGSize(width: image.size.width * factor, height: image.size.height * factor)
  }

  private var textLeft: CGFloat {
    let width = imageSize.width
    return width > 0 ? Self.margin + width + Self.margin : Self.margin
  }

  private func layOutBuiltInViews() {
    let bounds = contentView.bounds
    let size = imageSize
    builtIn.image?.frame = CGRect(
      x: Self.margin, y: ((bounds.height - size.height) / 2).rounded(.down), width: size.width,
      height: size.height)
    let left = textLeft
    let area = CGRect(
      x: left, y: 0, width: max(bounds.width - left - Self.margin, 0), height: bounds.height)
    guard let detail = builtIn.detail, isShown(detail) else {
      builtIn.text?.frame = area
      builtIn.detail?.frame = .zero
      return
    }
    switch style {
    case .default, .subtitle: stack(detail, in: area)
    case .value1: putBeside(detail, in: area)
    case .value2:
      let width: CGFloat = 91
      builtIn.text?.frame = CGRect(x: left, y: 0, width: width, height: area.height)
      detail.frame = CGRect(
        x: left + width + 6, y: 0, width: max(area.width - width - 6, 0), height: area.height)
    }
  }

  /// The second label below the first, both in the middle of the height.
  private func stack(_ detail: UILabel, in area: CGRect) {
    let room = CGSize(width: area.width, height: .greatestFiniteMagnitude)
    let first = isShown(builtIn.text) ? builtIn.text?.sizeThatFits(room).height ?? 0 : 0
    let second = detail.sizeThatFits(room).height
    let top = max(((area.height - first - second) / 2).rounded(.down), 0)
    builtIn.text?.frame = CGRect(x: area.minX, y: top, width: area.width, height: first)
    detail.frame = CGRect(x: area.minX, y: top + first, width: area.width, height: second)
  }

  /// The second label at the trailing edge; the first has the rest.
  private func putBeside(_ detail: UILabel, in area: CGRect) {
    let wanted = detail.sizeThatFits(
      CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
    let width = min(wanted.width, area.width)
    detail.frame = CGRect(x: area.maxX - width, y: 0, width: width, height: area.height)
    builtIn.text?.frame = CGRect(
      x: area.minX, y: 0, width: max(area.width - width - 8, 0), height: area.height)
  }
}
