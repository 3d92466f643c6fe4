import Foundation
import ListProbe
import Testing

@testable import ListKit

@Suite("What a list content view and a cell's built-in views look like")
@MainActor
struct ListContentViewTests {
  @Test func `the second text stands below the first, the image before both`() throws {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "Title"
    content.secondaryText = "Subtitle"
    content.image = UIImage(key: nil, size: CGSize(width: 80, height: 40))
    content.imageProperties.maximumSize = CGSize(width: 40, height: 0)
    let view = shown(content)
    #expect(view.seenTexts == ["Title", "Subtitle"])
    let labels = view.descendants(of: UILabel.self)
    let image = try #require(view.descendants(of: UIImageView.self).first)
    #expect(image.frame.size == CGSize(width: 40, height: 20))
    #expect(image.frame.minX == 16)
    #expect(labels.map(\.frame.minX) == [72, 72])
    #expect(labels[0].frame.maxY <= labels[1].frame.minY)
    #expect(labels[0].frame.height > 0 && labels[1].frame.height > 0)
    #expect(labels[1].frame.maxY <= view.bounds.maxY)
  }

  @Test func `texts of a value cell stand beside each other as long as there is room`() {
    var content = UIListContentConfiguration.valueCell()
    content.text = "Name"
    content.secondaryText = "Value"
    var labels = shown(content).descendants(of: UILabel.self)
    #expect(labels[0].frame.minY == labels[1].frame.minY)
    #expect(labels[1].frame.maxX == 304)
    content.secondaryText = String(repeating: "Value ", count: 20)
    labels = shown(content).descendants(of: UILabel.self)
    #expect(labels[0].frame.maxY <= labels[1].frame.minY)
  }

  @Test func `parts without content are not seen, and capitals are made`() {
    var content = UIListContentConfiguration.groupedHeader()
    content.text = "fruit"
    #expect(shown(content).seenTexts == ["FRUIT"])
    content.text = nil
    #expect(shown(content).seenTexts == [])
  }

  @Test func `one line takes 44 points, more take more, and a cell knows`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    #expect(cell.heightThatFits(width: 320) == nil)
    var content = cell.defaultContentConfiguration()
    content.text = "One line"
    cell.contentConfiguration = content
    #expect(cell.heightThatFits(width: 320) == 44)
    content.text = String(repeating: "many lines ", count: 30)
    cell.contentConfiguration = content
    let tall = cell.heightThatFits(width: 320) ?? 0
    #expect(tall > 100)
    #expect((cell.heightThatFits(width: 160) ?? 0) > tall)
  }

  @Test func `built-in labels have frames, by the style`() throws {
    let subtitle = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    subtitle.textLabel?.text = "Title"
    subtitle.layoutIfNeeded()
    #expect(subtitle.textLabel?.frame == CGRect(x: 16, y: 0, width: 288, height: 44))
    subtitle.detailTextLabel?.text = "Detail"
    subtitle.setNeedsLayout()
    subtitle.layoutIfNeeded()
    let first = try #require(subtitle.textLabel?.frame)
    let second = try #require(subtitle.detailTextLabel?.frame)
    #expect(first.maxY <= second.minY && second.maxY <= 44 && first.height > second.height)

    let value = UITableViewCell(style: .value1, reuseIdentifier: nil)
    value.textLabel?.text = "Title"
    value.detailTextLabel?.text = "Detail"
    value.imageView?.image = UIImage(key: nil, size: CGSize(width: 30, height: 30))
    value.layoutIfNeeded()
    #expect(value.imageView?.frame == CGRect(x: 16, y: 7, width: 30, height: 30))
    #expect(value.textLabel?.frame.minX == 62)
    #expect(value.detailTextLabel?.frame.maxX == 304)
    #expect(value.seenTexts == ["Title", "Detail"])
  }

  @Test func `151 labels that nobody asked for are not made`() {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.layoutIfNeeded()
    #expect(cell.contentView.subviews == [])
    #expect(cell.detailTextLabel != nil)
    #expect(UITableViewCell(style: .default, reuseIdentifier: nil).detailTextLabel == nil)
  }

  @Test func `an accessory takes room from the content`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.accessoryType = .disclosureIndicator
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 286, height: 44))
    let toggle = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 30))
    cell.accessoryView = toggle
    cell.layoutIfNeeded()
    #expect(toggle.frame == CGRect(x: 254, y: 7, width: 50, height: 30))
    #expect(toggle.superview === cell)
    #expect(cell.contentView.frame.width == 254)
    cell.accessoryView = nil
    cell.accessoryType = .none
    cell.indentationLevel = 2
    cell.layoutIfNeeded()
    #expect(toggle.superview == nil)
    #expect(cell.contentView.frame == CGRect(x: 20, y: 0, width: 300, height: 44))
  }

  private func shown(_ content: UIListContentConfiguration) -> UIListContentView {
    let view = UIListContentView(configuration: content)
    view.frame.size = view.sizeThatFits(CGSize(width: 320, height: 0))
    view.layoutIfNeeded()
    return view
  }
}
