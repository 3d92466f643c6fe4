import Foundation
import ListKit
import Testing

@Suite("Colours, fonts, images and paths")
struct ValueTests {
  @Test func `colours with equal components are equal`() {
    let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(red != UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    #expect(Set([red, UIColor(red: 1, green: 0, blue: 0, alpha: 1)]).count == 1)
    #expect(UIColor(white: 0.5, alpha: 1) == UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1))
  }

  @Test func `a named colour is equal to itself only`() {
    #expect(UIColor.label == .label)
    #expect(UIColor.label != .black)
    #expect(UIColor.white != UIColor(white: 1, alpha: 1))
    #expect(Set<UIColor>([.systemRed, .red, .systemRed]).count == 2)
  }

  @Test func `another opacity is another colour without a name`() {
    #expect(UIColor.red.withAlphaComponent(0.5) == UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    #expect(UIColor.red.withAlphaComponent(1) != .red)
  }

  @Test func `a colour is described by its name, else by its components`() {
    #expect(UIColor.systemBlue.description == "systemBlue")
    #expect(UIColor(red: 1, green: 0, blue: 0.5, alpha: 1).description == "(1.0, 0.0, 0.5, 1.0)")
  }

  @Test func `fonts with equal size and weight are equal`() {
    #expect(UIFont.systemFont(ofSize: 17) == .systemFont(ofSize: 17))
    #expect(UIFont.systemFont(ofSize: 17) != .systemFont(ofSize: 18))
    #expect(UIFont.systemFont(ofSize: 17) != .boldSystemFont(ofSize: 17))
    #expect(UIFont.systemFont(ofSize: 17, weight: .bold) == .boldSystemFont(ofSize: 17))
    #expect(UIFont.boldSystemFont(ofSize: 17).withSize(12) == .boldSystemFont(ofSize: 12))
    #expect(Set<UIFont>([.systemFont(ofSize: 17), .systemFont(ofSize: 17)]).count == 1)
  }

  @Test func `weights go from light to heavy`() {
    let weights: [UIFont.Weight] = [.regular, .medium, .semibold, .bold]
    #expect(weights.map(\.rawValue) == weights.map(\.rawValue).sorted())
    #expect(Set(weights).count == 4)
  }

  @Test func `an image is equal to itself only`() throws {
    let heart = try #require(UIImage(systemName: "heart"))
    let other = try #require(UIImage(systemName: "heart"))
    #expect(heart == heart)
    #expect(heart != other)
    #expect(Set([heart, other, heart]).count == 2)
  }

  @Test func `a picture by name is a placeholder: it was made from nothing`() throws {
    #expect(try #require(UIImage(named: "photo")).key == nil)
    #expect(try #require(UIImage(systemName: "photo")).key == nil)
    let photo = UIImage(key: "photo 7", size: CGSize(width: 3, height: 4))
    #expect(photo.key == "photo 7")
    #expect(photo.size == CGSize(width: 3, height: 4))
  }

  @Test func `the path of a row has a section and a row, in this order`() {
    var path = IndexPath(row: 5, section: 2)
    #expect(path == IndexPath(indexes: [2, 5]))
    #expect((path.section, path.row) == (2, 5))
    path.row = 7
    path.section = 1
    #expect(path == IndexPath(indexes: [1, 7]))
    #expect(IndexPath(row: 9, section: 0) < IndexPath(row: 0, section: 1))
  }

  @Test func `insets are named by their edge, and zero unless they are given`() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect([insets.top, insets.left, insets.bottom, insets.right].elementsEqual([1, 2, 3, 4]))
    #expect(UIEdgeInsets(left: 4) == UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 0))
    #expect(UIEdgeInsets() == .zero)
  }
}
