public import Foundation
import Synchronization

/// Makes an image by drawing. Only images leave a trace here: the new image has the key of the one that was
/// drawn in it, or the keys of several, in order, joined with "+".
///
/// Source: `UIGraphicsImageRenderer` documentation.
public final class UIGraphicsImageRenderer {
  private let size: CGSize
  private let format: UIGraphicsImageRendererFormat

  /// Makes a renderer of images of a size in points.
  public init(size: CGSize, format: UIGraphicsImageRendererFormat = .init()) {
    self.size = size
    self.format = format
  }

  /// Makes a renderer of images of a rectangle's size.
  public convenience init(bounds: CGRect, format: UIGraphicsImageRendererFormat = .init()) {
    self.init(size: bounds.size, format: format)
  }

  /// Draws an image.
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let canvas = Canvas()
    Canvas.$current.withValue(canvas) {
      actions(UIGraphicsImageRendererContext(format: format))
    }
    let keys = canvas.keys
    return UIImage(
      key: keys.isEmpty ? nil : keys.joined(separator: "+"), size: size, scale: format.scale)
  }

  /// Draws an image and gives it as a PNG file.
  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }
}

/// How an image is rendered.
public final class UIGraphicsImageRendererFormat {
  /// Pixels per point.
  public var scale: CGFloat = 1

  /// Whether nothing shines through.
  public var opaque = false

  /// Makes the usual format.
  public init() {}

  /// The usual format.
  public static func `default`() -> UIGraphicsImageRendererFormat { .init() }
}

/// What is drawn in.
public final class UIGraphicsImageRendererContext {
  /// The format of the image.
  public let format: UIGraphicsImageRendererFormat

  init(format: UIGraphicsImageRendererFormat) {
    self.format = format
  }

  /// Fills a rectangle. It leaves no trace here.
  public func fill(_ rect: CGRect) {}
}

extension UIImage {
  /// Draws the image into the one that a renderer is making; elsewhere it does nothing.
  public func draw(in rect: CGRect) { Canvas.current?.add(key) }

  /// Draws the image at a point.
  public func draw(at point: CGPoint) { Canvas.current?.add(key) }
}

/// Remembers what was drawn.
private final class Canvas: Sendable {
  @TaskLocal static var current: Canvas?

  private let drawn = Mutex<[String]>([])

  /// Each key once, in the order of drawing.
  var keys: [String] { drawn.withLock { $0 } }

  func add(_ key: String?) {
    guard let key else { return }
    drawn.withLock { if !$0.contains(key) { $0.append(key) } }
  }
}
