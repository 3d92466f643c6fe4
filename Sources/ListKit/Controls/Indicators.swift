public import Foundation

/// A bar that shows how much is done.
///
/// Source: `UIProgressView` documentation.
@MainActor
open class UIProgressView: UIView {
  /// Makes a bar.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// How it looks.
  open var progressViewStyle: Style = .default { didSet { touch() } }

  /// How much is done, kept between 0 and 1.
  open var progress: Float {
    get { part }
    set {
      part = min(max(newValue, 0), 1)
      touch()
    }
  }

  private var part: Float = 0

  /// Sets how much is done. There are no animations here.
  open func setProgress(_ progress: Float, animated: Bool) {
    self.progress = progress
  }

  /// The colour of what is done, or nil for the tint.
  open var progressTintColor: UIColor? { didSet { touch() } }

  /// The colour of what is not, or nil for the system's.
  open var trackTintColor: UIColor? { didSet { touch() } }

  /// 4 points high; as wide as it is made.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 4)
  }

  /// How a bar looks.
  public enum Style: Int, Sendable {
    /// As usual.
    case `default`
    /// For a bar of tools.
    case bar
  }
}

/// A wheel that turns while something is going on.
///
/// Source: `UIActivityIndicatorView` documentation.
@MainActor
open class UIActivityIndicatorView: UIView {
  /// Makes a wheel that stands still, and so is hidden.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: Self.size(style)))
    isHidden = true
  }

  /// Makes a wheel of medium size.
  public override convenience init(frame: CGRect) {
    self.init(style: .medium)
    self.frame = frame
  }

  /// There are no nibs here; returns nil.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// How large it is.
  open var style: Style {
    didSet {
      touch()
      invalidateIntrinsicContentSize()
    }
  }

  /// The colour, or nil for the system's.
  open var color: UIColor! = .systemGray { didSet { touch() } }

  /// Whether it hides while it stands still.
  open var hidesWhenStopped = true {
    didSet { if !isAnimating { isHidden = hidesWhenStopped } }
  }

  /// Whether it turns.
  open private(set) var isAnimating = false

  /// Lets it turn, and shows it.
  open func startAnimating() {
    isAnimating = true
    if hidesWhenStopped { isHidden = false }
    touch()
  }

  /// Stops it, and hides it if that is wanted.
  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
    touch()
  }

  /// 20 by 20 points, or 37 by 37.
  open override var intrinsicContentSize: CGSize { Self.size(style) }

  /// 20 by 20 points, or 37 by 37.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func defaultHugging(_ axis: Axis) -> UILayoutPriority { .defaultHigh }

  private static func size(_ style: Style) -> CGSize {
    style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }

  /// How large a wheel is.
  public enum Style: Int, Sendable {
    /// Medium.
    case medium = 100
    /// Large.
    case large = 101
  }
}
