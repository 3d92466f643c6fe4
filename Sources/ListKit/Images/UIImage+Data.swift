public import Foundation

/// Images as data.
///
/// The data that the kit makes begin as a file of their kind does, and then say size, scale and key in a
/// line of text. What follows is empty, as long as a picture of the size might be.
extension UIImage {
  /// What decoding costs on a scenario's clock: seconds for each byte. Our choice, of the order of what an
  /// older phone takes for a photograph: 2 MB take 40 ms, more than two frames.
  package static let decodingSecondsPerByte = 20e-9

  /// Decodes an image, or gives nil for data that are none. The work is done here and now: a scenario's
  /// clock moves on by `decodingSecondsPerByte` for each byte.
  ///
  /// Data that the kit did not make are taken for an image if they begin as a PNG, JPEG or GIF does; it
  /// counts as a placeholder.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Decodes an image with a number of pixels per point.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let format = Format.allCases.first(where: { data.starts(with: $0.signature) }) else {
      return nil
    }
    Scenario.current?.clock.spend(Double(data.count) * Self.decodingSecondsPerByte)
    let description = Description(data.dropFirst(format.signature.count))
    let pixels = description?.pixels ?? CGSize(width: 40, height: 40)
    self.init(
      key: description?.key,
      size: CGSize(width: pixels.width / scale, height: pixels.height / scale), scale: scale)
  }

  /// Reads and decodes a file, here and now; nil if there is none or it is no image.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// The image as a PNG file; nil for an image of no size.
  public func pngData() -> Data? { encoded(as: .png) }

  /// The image as a JPEG file, smaller with less quality; nil for an image of no size.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    encoded(as: .jpeg, bytesPerPixel: 0.1 + 0.4 * min(max(compressionQuality, 0), 1))
  }

  /// Data that decode to an image of a size in points with a key. They have `byteCount` bytes, if that is
  /// enough, else as many as needed.
  package static func encode(key: String?, size: CGSize, byteCount: Int? = nil) -> Data {
    let image = UIImage(key: key, size: size)
    guard let byteCount else { return image.encoded(as: .png) ?? Data() }
    return image.bytes(as: .png, byteCount: byteCount)
  }

  private func encoded(as format: Format, bytesPerPixel: CGFloat = 1) -> Data? {
    let pixels = size.width * scale * size.height * scale
    guard pixels > 0 else { return nil }
    return bytes(as: format, byteCount: Int(pixels * bytesPerPixel))
  }

  private func bytes(as format: Format, byteCount: Int) -> Data {
    let description = Description(
      key: key, pixels: CGSize(width: size.width * scale, height: size.height * scale))
    var data = Data(format.signature) + description.line
    if data.count < byteCount { data.append(Data(count: byteCount - data.count)) }
    return data
  }

  private enum Format: CaseIterable {
    case png, jpeg, gif

    /// What each file of the format begins with.
    var signature: [UInt8] {
      switch self {
      case .png: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      case .jpeg: [0xFF, 0xD8, 0xFF]
      case .gif: [0x47, 0x49, 0x46, 0x38]
      }
    }
  }

  /// The line that says what the picture is of.
  private struct Description: Codable {
    var key: String?
    var pixels: CGSize

    private static let mark = Data("ListKit ".utf8)

    init(key: String?, pixels: CGSize) {
      self.key = key
      self.pixels = pixels
    }

    /// Reads the line, or gives nil where there is none.
    init?(_ data: Data) {
      guard data.starts(with: Self.mark), let end = data.firstIndex(of: 10),
        let description = try? JSONDecoder().decode(
          Description.self, from: data[data.startIndex.advanced(by: Self.mark.count)..<end])
      else { return nil }
      self = description
    }

    /// The line with its end. JSON has no line ends of its own in it.
    var line: Data {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      return Self.mark + ((try? encoder.encode(self)) ?? Data()) + Data([10])
    }
  }
}
