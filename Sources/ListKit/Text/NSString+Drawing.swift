public import Foundation

/// How text is measured for drawing.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Makes options from their bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Lines are broken at the width; without it the text is one line.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Lines are as far apart as the typeface asks for. They always are here.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// The last line that fits ends with dots. Nothing is drawn here.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// What else goes into drawing text. Nothing here.
public final class NSStringDrawingContext: Sendable {
  /// Makes a context.
  public init() {}
}

extension NSString {
  /// The rectangle that the text needs within a size, in points, by the engine's fixed metrics.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: description, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }

  /// The size of the text in one line, in points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: description, attributes: attributes).size()
  }
}

extension NSAttributedString {
  /// The rectangle that the text needs within a size, in points, by the engine's fixed metrics.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    var spacing: CGFloat = 0
    let runs = TextLayout.runs(self, nil, .systemFont(ofSize: 12), &spacing)
    let width = options.contains(.usesLineFragmentOrigin) ? size.width : .greatestFiniteMagnitude
    let layout = TextLayout(
      runs, width: width, limit: 0, byCharacter: false, lineSpacing: spacing)
    return CGRect(origin: .zero, size: layout.size)
  }

  /// The size of the text in one line, in points.
  public func size() -> CGSize { boundingRect(with: .zero, context: nil).size }
}
