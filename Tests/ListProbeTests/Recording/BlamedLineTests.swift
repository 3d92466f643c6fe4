import Findings
import Testing
import UIKit

@testable import ListProbe

/// A leak names the line of the learner's file that wrote the value which is left over.
@Suite("The line that a leak comes from", .enabled(if: CallSite.isAvailable))
struct BlamedLineTests {
  @Test func `a colour, not the text that was written after it`() {
    let line = #line + 3
    let record = run { cell, member in
      if member.isMarked {
        cell.nameLabel.textColor = .systemRed
      }
      cell.nameLabel.text = member.name
    }
    #expect(record?.findings.map { $0.line?.line } == [line])
  }

  @Test func `a tick`() {
    let line = #line + 3
    let record = run { cell, member in
      cell.nameLabel.text = member.name
      if member.isMarked { cell.accessoryType = .checkmark }
    }
    #expect(record?.findings.map { $0.line?.line } == [line])
  }

  @Test func `a picture`() {
    let line = #line + 3
    let record = run { cell, member in
      cell.nameLabel.text = member.name
      if member.isMarked { cell.picture.image = UIImage(systemName: "star") }
    }
    #expect(record?.findings.map { $0.line?.line } == [line])
  }

  @Test func `a switch`() {
    let line = #line + 3
    let record = run { cell, member in
      cell.nameLabel.text = member.name
      if member.isMarked { cell.toggle.setOn(true, animated: false) }
    }
    #expect(record?.findings.map { $0.line?.line } == [line])
  }

  /// What a cell that is configured so keeps of a marked member.
  private func run(
    _ configure: @escaping @MainActor @Sendable (MarkedCell, MarkedMember) -> Void
  ) -> CheckRecord? {
    var record: CheckRecord?
    withKnownIssue {
      record = Check(files: ["BlamedLineTests.swift"]).run { recorder in
        let mark = ItemField<MarkedMember>(
          "isMarked",
          [ItemValue("no") { $0.isMarked = false }, ItemValue("yes") { $0.isMarked = true }])
        let twin = TwinCells<MarkedCell, MarkedMember>(
          fields: [mark], base: { MarkedMember(name: "Member \($0)") }, name: { $0.name },
          make: { MarkedCell(style: .default, reuseIdentifier: "member") }, configure: configure)
        recorder.report(twin.run())
      }
    }
    return record
  }
}

private struct MarkedMember {
  var name: String
  var isMarked = false
}

private final class MarkedCell: UITableViewCell {
  let nameLabel = UILabel()
  let picture = UIImageView()
  let toggle = UISwitch()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    for (index, view) in [nameLabel, picture, toggle].enumerated() {
      view.frame = CGRect(x: index * 100, y: 0, width: 90, height: 40)
      contentView.addSubview(view)
    }
  }

  required init?(coder: NSCoder) { nil }
}
