import Foundation
import ListProbe
import Testing

@testable import ListKit

@Suite("UIImage")
struct UIImageTests {
  private let image = UIImage(key: "cat", size: CGSize(width: 40, height: 20), scale: 2)

  @Test func `data of an image decode to its key and size`() throws {
    for data in [image.pngData(), image.jpegData(compressionQuality: 0.8)] {
      let written = try #require(data)
      let decoded = try #require(UIImage(data: written, scale: 2))
      #expect(decoded.key == "cat")
      #expect(decoded.size == image.size)
      #expect(decoded != image)
    }
    #expect(UIImage(key: nil, size: image.size).pngData().flatMap { UIImage(data: $0) }?.key == nil)
    #expect(UIImage().pngData() == nil)
  }

  @Test func `made data have the length that was asked for, and any key survives`() {
    let key = "row 7\n\"⟦ü👍⟧\""
    let data = UIImage.encode(key: key, size: CGSize(width: 1, height: 1), byteCount: 5000)
    #expect(data.count == 5000)
    #expect(UIImage(data: data)?.key == key)
    #expect(UIImage(data: Data([9]) + data.dropFirst())?.key == nil)
  }

  @Test func `a slice of data decodes as well as the whole`() {
    let data = Data(count: 3) + UIImage.encode(key: "cat", size: image.size)
    #expect(UIImage(data: data.dropFirst(3))?.key == "cat")
  }

  @Test func `foreign images are placeholders, and what is no image is nil`() {
    let png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0])
    #expect(UIImage(data: png) != nil)
    #expect(UIImage(data: png)?.key == nil)
    #expect(UIImage(data: Data("<html>".utf8)) == nil)
    #expect(UIImage(data: Data()) == nil)
    #expect(UIImage(contentsOfFile: "/nowhere/at all.png") == nil)
  }

  @Test func `decoding takes time, by the byte`() {
    DeterministicRuntime.run {
      let screen = Screen(root: UIView())
      let data = UIImage.encode(key: "cat", size: image.size, byteCount: 2_000_000)
      #expect(screen.time == 0)
      _ = UIImage(data: data)
      #expect(screen.time == 0.04)
      _ = UIImage(data: Data("no image".utf8))
      #expect(screen.time == 0.04)
    }
  }

  @Test func `what is made from an image has its key`() async {
    let made = [
      image.withRenderingMode(.alwaysTemplate), image.withTintColor(.red),
      image.withConfiguration(UIImage.SymbolConfiguration(pointSize: 9)),
      image.preparingForDisplay(), image.preparingThumbnail(of: CGSize(width: 4, height: 4)),
      await image.byPreparingForDisplay(), await image.byPreparingThumbnail(ofSize: image.size),
    ]
    #expect(made.map { $0?.key } == Array(repeating: "cat", count: made.count))
    #expect(made[4]?.size == CGSize(width: 8, height: 4))
    #expect(made[0]?.renderingMode == .alwaysTemplate)
    #expect(image.preparingThumbnail(of: .zero) == nil)
  }

  @Test func `a drawn image has the key of what was drawn`() {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10))
    #expect(renderer.image { _ in }.key == nil)
    let one = renderer.image { context in
      context.fill(.zero)
      image.draw(in: .zero)
      image.draw(at: .zero)
    }
    #expect(one.key == "cat")
    #expect(one.size == CGSize(width: 10, height: 10))
    let two = renderer.image { _ in
      image.draw(in: .zero)
      UIImage(key: "dog", size: .zero).draw(in: .zero)
    }
    #expect(two.key == "cat+dog")
  }
}
