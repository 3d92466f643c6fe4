public import Foundation

/// A control that is on or off.
///
/// Source: `UISwitch` documentation.
@MainActor
open class UISwitch: UIControl {
  /// Makes a switch that is off. Its size is always its own, 51 by 31 points.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: 51, height: 31)))
  }

  /// There are no nibs here; returns nil.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Whether it is on. Setting it sends no action.
  open var isOn = false { didSet { touch() } }

  /// Turns it on or off. There are no animations here. Sends no action.
  open func setOn(_ on: Bool, animated: Bool) {
    isOn = on
  }

  /// The colour when it is on, or nil for the system's.
  open var onTintColor: UIColor? { didSet { touch() } }

  /// The colour of the knob, or nil for the system's.
  open var thumbTintColor: UIColor? { didSet { touch() } }

  /// 51 by 31 points.
  open override var intrinsicContentSize: CGSize { CGSize(width: 51, height: 31) }

  /// 51 by 31 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func defaultHugging(_ axis: Axis) -> UILayoutPriority { .defaultHigh }

  override func touchedUpInside() {
    isOn.toggle()
    super.touchedUpInside()
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }
}
