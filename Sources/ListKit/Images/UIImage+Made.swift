public import Foundation

/// Images made from other images. Each keeps the key.
extension UIImage {
  /// The same picture, drawn in another mode.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    copy(renderingMode: renderingMode)
  }

  /// The same picture in a colour.
  public func withTintColor(_ color: UIColor) -> UIImage {
    copy(tintColor: color)
  }

  /// The same picture in a colour and in another mode.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    copy(renderingMode: renderingMode, tintColor: color)
  }

  /// The same picture, asked for in another way.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    let points = (configuration as? SymbolConfiguration)?.pointSize
    return copy(
      size: points.map { CGSize(width: $0, height: $0) }, configuration: configuration)
  }

  /// The same symbol with another configuration.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    withConfiguration(configuration)
  }

  /// The same picture, ready to be shown. Nothing is left to do here: `init(data:)` has decoded it.
  public func preparingForDisplay() -> UIImage? { copy() }

  /// The same picture, made ready beside the main actor.
  @concurrent
  public nonisolated func byPreparingForDisplay() async -> UIImage? { copy() }

  /// Makes the picture ready beside the main actor and hands it over there.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    DispatchQueue.global().async { completionHandler(self.copy()) }
  }

  /// The same picture in a size in points, or nil for no size. It fills the size without being pulled out
  /// of shape, so it is as wide or as high as asked for, and the other side is in proportion.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0, self.size.width > 0, self.size.height > 0 else {
      return nil
    }
    let factor = max(size.width / self.size.width, size.height / self.size.height)
    return copy(
      size: CGSize(
        width: (self.size.width * factor).rounded(), height: (self.size.height * factor).rounded()))
  }

  /// The same picture in a size, made beside the main actor.
  @concurrent
  public nonisolated func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }

  /// Makes the picture in a size beside the main actor and hands it over there.
  public func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) {
    DispatchQueue.global().async { completionHandler(self.preparingThumbnail(of: size)) }
  }

  private func copy(
    size: CGSize? = nil, renderingMode: RenderingMode? = nil, configuration: Configuration? = nil,
    tintColor: UIColor? = nil
  ) -> UIImage {
    UIImage(
      key: key, name: name, size: size ?? self.size, scale: scale,
      renderingMode: renderingMode ?? self.renderingMode,
      configuration: configuration ?? self.configuration, tintColor: tintColor ?? self.tintColor)
  }
}
