public import Foundation
public import ListKit

/// Pictures whose origin can be told: whoever made one asks later whose it is.
public enum Picture {
  /// Makes a picture of what the key names.
  public static func make(key: String, size: CGSize = CGSize(width: 40, height: 40)) -> UIImage {
    UIImage(key: key, size: size)
  }

  /// What a picture was made from, or nil for a placeholder. Thumbnails and tinted pictures have the key of
  /// their original.
  public static func key(of image: UIImage) -> String? { image.key }
}

extension UIView {
  /// The pictures that are seen below this view, placeholders too, from the back.
  public var seenPictures: [UIImage] {
    guard !isHidden, alpha >= 0.01 else { return [] }
    var pictures = (self as? UIImageView)?.image.map { [$0] } ?? []
    for subview in subviews { pictures += subview.seenPictures }
    return pictures
  }
}
