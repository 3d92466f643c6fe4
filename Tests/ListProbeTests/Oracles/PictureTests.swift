import Foundation
import ListKit
import ListProbe
import Testing

/// Pictures that know what they were made from, and those that are seen.
@MainActor
struct PictureTests {
  @Test func `a picture knows its key, and so does what is made from it`() throws {
    let picture = Picture.make(key: "ada")
    #expect(Picture.key(of: picture) == "ada")
    let thumbnail = try #require(picture.preparingThumbnail(of: CGSize(width: 20, height: 20)))
    #expect(Picture.key(of: thumbnail) == "ada")
    #expect(Picture.key(of: UIImage()) == nil)
  }

  @Test func `only what is seen counts`() {
    let root = UIView()
    for key in ["a", "b", "c"] {
      let view = UIImageView()
      view.image = Picture.make(key: key)
      root.addSubview(view)
    }
    let keys = { root.seenPictures.map { Picture.key(of: $0) } }
    #expect(keys() == ["a", "b", "c"])
    root.subviews[0].isHidden = true
    root.subviews[1].alpha = 0
    #expect(keys() == ["c"])
  }
}
