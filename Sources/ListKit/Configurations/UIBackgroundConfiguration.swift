public import Foundation

/// What stands behind the content of a cell, header or footer, as a value.
///
/// Source: `UIBackgroundConfiguration` documentation.
public struct UIBackgroundConfiguration: Hashable, Sendable {
  private init(color: UIColor?, selectedColor: UIColor?) {
    automaticColor = color
    automaticSelectedColor = selectedColor
    isAutomatic = true
  }

  private var automaticColor: UIColor?
  private var automaticSelectedColor: UIColor?

  /// Whether the colour is the system's choice for the state.
  private var isAutomatic: Bool
  private var isSelected = false
  private var chosenColor: UIColor?

  /// A view of the app's own, or nil. It fills the background.
  public var customView: UIView?

  /// Radius of the corners, in points.
  public var cornerRadius: CGFloat = 0

  /// Distance from the edges, in points.
  public var backgroundInsets: NSDirectionalEdgeInsets = .zero

  /// The colour; nil for the tint colour. What is set here stays in every state.
  public var backgroundColor: UIColor? {
    get { isAutomatic ? (isSelected ? automaticSelectedColor : automaticColor) : chosenColor }
    set {
      chosenColor = newValue
      isAutomatic = false
    }
  }

  /// Makes the shown colour of `backgroundColor`, or nil.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?

  /// The colour of the line around, or nil for none.
  public var strokeColor: UIColor?

  /// Makes the shown colour of `strokeColor`, or nil.
  public var strokeColorTransformer: UIConfigurationColorTransformer?

  /// Width of the line around, in points.
  public var strokeWidth: CGFloat = 0

  /// How far outside the edge the line stands, in points.
  public var strokeOutset: CGFloat = 0

  /// The colour that is shown on a view with a tint colour.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// The colour of the line around that is shown on a view with a tint colour.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }

  /// The same background in a state: a selected or touched one is grey, unless a colour was set.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    var result = self
    switch state {
    case let state as UICellConfigurationState:
      result.isSelected = state.isSelected || state.isHighlighted
    case let state as UIViewConfigurationState:
      result.isSelected = state.isSelected || state.isHighlighted
    default: break
    }
    return result
  }

  /// Nothing at all, in every state.
  public static func clear() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(color: .clear, selectedColor: .clear)
  }

  /// A cell, however the list looks.
  public static func listCell() -> UIBackgroundConfiguration { listPlainCell() }

  /// A cell of a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(color: .systemBackground, selectedColor: .systemGray)
  }

  /// A cell of a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(color: .systemBackground, selectedColor: .systemGray)
  }

  /// A cell of a sidebar.
  public static func listSidebarCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(color: .clear, selectedColor: .systemGray)
  }

  /// A header, however the list looks.
  public static func listHeader() -> UIBackgroundConfiguration { listPlainHeaderFooter() }

  /// A footer, however the list looks.
  public static func listFooter() -> UIBackgroundConfiguration { listPlainHeaderFooter() }

  /// A header or footer of a plain list.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(color: .systemBackground, selectedColor: .systemBackground)
  }

  /// A header or footer of a grouped list.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }
}

/// Shows a background configuration.
@MainActor
final class ConfiguredBackgroundView: UIView {
  /// What is shown.
  var configuration: UIBackgroundConfiguration {
    didSet { if configuration != oldValue { apply() } }
  }

  private let fill = UIView()

  init(configuration: UIBackgroundConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    addSubview(fill)
    apply()
  }

  required init?(coder: NSCoder) { return nil }

  private func apply() {
    fill.backgroundColor = configuration.resolvedBackgroundColor(for: .systemBlue)
    for view in fill.subviews where view !== configuration.customView { view.removeFromSuperview() }
    if let custom = configuration.customView, custom.superview !== fill { fill.addSubview(custom) }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let insets = configuration.backgroundInsets
    fill.frame = CGRect(
      x: insets.leading, y: insets.top,
      width: max(bounds.width - insets.leading - insets.trailing, 0),
      height: max(bounds.height - insets.top - insets.bottom, 0))
    configuration.customView?.frame = fill.bounds
  }
}
