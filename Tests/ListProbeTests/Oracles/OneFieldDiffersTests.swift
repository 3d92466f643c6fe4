import Findings
import ListProbe
import Testing
import UIKit

@Suite("Two items that differ in one field look different")
struct OneFieldDiffersTests {
  @MainActor
  private func findings(_ configure: @escaping (MemberCell, Member) -> Void) -> [Finding] {
    OneFieldDiffers(base: Member(0), make: { MemberCell() }, configure: configure)
      .findings(memberFields)
  }

  @Test(
    "Right cells are silent",
    arguments: TwinCellsRightTests.ways.filter { $0.name != "a cache that all cells share" })
  func isSilent(way: CellWay) {
    DeterministicRuntime.run {
      let found = OneFieldDiffers(base: Member(0), make: way.make, configure: way.configure)
        .findings(memberFields)
      #expect(found == [])
    }
  }

  @Test func `a field that no cell shows is named, with two values`() {
    DeterministicRuntime.run {
      #expect(
        findings { cell, member in
          cell.show(member)
          cell.badgeLabel.isHidden = true
        } == [
          Finding(
            kind: "fieldNotShown",
            sentence: "A new cell looks the same whether badge is absent or present.",
            expected: "a difference that a person can see", seen: "two equal cells",
            features: ["badge"])
        ])
    }
  }

  @Test("Each field that is left out is found", arguments: 0..<6)
  func leftOut(field: Int) {
    DeterministicRuntime.run {
      let found = findings { cell, member in
        var member = member
        memberFields[field].values[0].set(&member)
        cell.show(member)
      }
      #expect(found.map(\.features) == [[memberFields[field].name]])
    }
  }

  @Test func `two of three values that look the same are found`() {
    DeterministicRuntime.run {
      let found = findings { cell, member in
        cell.show(member)
        cell.skillBox.isHidden = member.skills.count == 1
      }
      #expect(
        found.map(\.sentence) == ["A new cell looks the same whether skills is none or one."])
    }
  }

  @Test func `a field that is seen only in some items is judged in those`() {
    DeterministicRuntime.run {
      let show: (MemberCell, Member) -> Void = { cell, member in
        cell.show(member)
        if member.isChosen { cell.badgeLabel.isHidden = true }
      }
      #expect(findings(show) == [])
      let chosen = ItemField<Member>(
        "badge", memberFields[0].values, context: { $0.isChosen = true })
      #expect(
        OneFieldDiffers(base: Member(0), make: { MemberCell() }, configure: show)
          .findings([chosen]).count == 1)
    }
  }
}
