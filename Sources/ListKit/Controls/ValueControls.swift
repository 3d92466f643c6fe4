public import Foundation

/// A control that holds a number between two others.
///
/// Source: `UISlider` documentation.
@MainActor
open class UISlider: UIControl {
  /// The number, kept between the ends. Setting it sends no action.
  open var value: Float {
    get { number }
    set {
      number = min(max(newValue, minimumValue), max(maximumValue, minimumValue))
      touch()
    }
  }

  private var number: Float = 0

  /// The least number.
  open var minimumValue: Float = 0 { didSet { value = number } }

  /// The greatest number.
  open var maximumValue: Float = 1 { didSet { value = number } }

  /// Whether actions are sent all the while a finger moves it.
  open var isContinuous = true

  /// The colour of the part below the number, or nil for the tint.
  open var minimumTrackTintColor: UIColor? { didSet { touch() } }

  /// The colour of the part above the number, or nil for the system's.
  open var maximumTrackTintColor: UIColor? { didSet { touch() } }

  /// Sets the number. There are no animations here. Sends no action.
  open func setValue(_ value: Float, animated: Bool) {
    self.value = value
  }

  /// 31 points high; as wide as it is made.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 31)
  }

  /// Does what a finger that moves it does.
  package func slide(to value: Float) {
    guard isEnabled else { return }
    self.value = value
    sendActions(for: .valueChanged)
  }
}

/// A control with a minus and a plus.
///
/// Source: `UIStepper` documentation.
@MainActor
open class UIStepper: UIControl {
  /// The number, kept between the ends. Setting it sends no action.
  open var value: Double {
    get { number }
    set {
      number = min(max(newValue, minimumValue), max(maximumValue, minimumValue))
      touch()
    }
  }

  private var number: Double = 0

  /// The least number.
  open var minimumValue: Double = 0 { didSet { value = number } }

  /// The greatest number.
  open var maximumValue: Double = 100 { didSet { value = number } }

  /// How much one tap adds or takes away.
  open var stepValue: Double = 1

  /// Whether going past one end leads to the other.
  open var wraps = false

  /// Whether holding it repeats.
  open var autorepeat = true

  /// Whether actions are sent all the while it is held.
  open var isContinuous = true

  /// 94 by 32 points.
  open override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }

  override func defaultHugging(_ axis: Axis) -> UILayoutPriority { .defaultHigh }

  /// Does what a tap on the plus, or else on the minus, does.
  package func step(up: Bool) {
    guard isEnabled else { return }
    let before = value
    let next = value + (up ? stepValue : -stepValue)
    if wraps, next > maximumValue {
      value = minimumValue
    } else if wraps, next < minimumValue {
      value = maximumValue
    } else {
      value = next
    }
    if value != before { sendActions(for: .valueChanged) }
  }
}

/// A control with several parts, one of which is chosen.
///
/// Source: `UISegmentedControl` documentation.
@MainActor
open class UISegmentedControl: UIControl {
  /// Makes a control of titles and pictures.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    segments = items ?? []
  }

  /// Stands for no chosen part; -1.
  public static let noSegment = -1

  /// Titles or pictures.
  private var segments: [Any] = [] {
    didSet {
      touch()
      invalidateIntrinsicContentSize()
    }
  }

  /// How many parts there are.
  open var numberOfSegments: Int { segments.count }

  /// The chosen part, or `noSegment`. Setting it sends no action.
  open var selectedSegmentIndex = UISegmentedControl.noSegment { didSet { touch() } }

  /// The title of a part, or nil.
  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment] as? String : nil
  }

  /// Sets the title of a part.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment] = title ?? "" }
  }

  /// Adds a part at an index. There are no animations here.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    segments.insert(title ?? "", at: min(max(segment, 0), segments.count))
  }

  /// Takes a part away. There are no animations here.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    if selectedSegmentIndex == segment { selectedSegmentIndex = UISegmentedControl.noSegment }
    if selectedSegmentIndex > segment { selectedSegmentIndex -= 1 }
  }

  /// Takes all parts away.
  open func removeAllSegments() {
    segments = []
    selectedSegmentIndex = UISegmentedControl.noSegment
  }

  /// 32 points high and as wide as the titles, with 12 points on each side of each.
  open override var intrinsicContentSize: CGSize {
    let widest =
      segments.map { segment in
        (segment as? String).map { TextMetrics.width($0, .systemFont(ofSize: 13)) } ?? 20
      }.max() ?? 0
    return CGSize(
      width: Grid.roundedUp((widest + 24) * CGFloat(segments.count)), height: 32)
  }

  /// Does what a tap on a part does.
  package func choose(_ segment: Int) {
    guard isEnabled, segments.indices.contains(segment), segment != selectedSegmentIndex else {
      return
    }
    selectedSegmentIndex = segment
    sendActions(for: .valueChanged)
  }
}
