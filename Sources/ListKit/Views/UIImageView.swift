import Foundation

/// An image on the screen.
@MainActor
open class UIImageView: UIView {
  /// The image, or nil for none.
  open var image: UIImage? { didSet { touch() } }

  /// Makes a view of the image's size.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }
}
