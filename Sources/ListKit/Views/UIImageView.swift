public import Foundation

/// An image on the screen.
///
/// Source: `UIImageView` documentation.
@MainActor
open class UIImageView: UIView {
  /// Makes an empty view; it takes no touches.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Makes a view of the image's size.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
  }

  /// Makes a view of the image's size, with another image for when it is highlighted.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
    self.highlightedImage = highlightedImage
  }

  /// There are no nibs here; returns nil.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// The image, or nil for none.
  open var image: UIImage? { didSet { contentChanged(from: oldValue) } }

  /// The image for when it is highlighted, or nil for no difference.
  open var highlightedImage: UIImage? { didSet { contentChanged(from: oldValue) } }

  /// Whether it shows `highlightedImage`.
  open var isHighlighted = false { didSet { touch() } }

  /// The size of the image; none of its own without one.
  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

  /// The size of the image, or the present one without it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? bounds.size }

  private func contentChanged(from old: UIImage?, _ property: StaticString = #function) {
    touch(property)
    if old?.size != image?.size { invalidateIntrinsicContentSize() }
  }
}
