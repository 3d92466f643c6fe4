import Findings
import ListProbe
import Testing
import UIKit

/// One fault is planted in a right list at offset 440, which shows the rows 10 to 19.
@Suite("The window oracle finds planted faults")
struct WindowOracleFaultTests {
  @Test func `a missing row`() {
    DeterministicRuntime.run {
      let scene = RowList.right(at: 440)
      scene.cell(13).removeFromSuperview()
      #expect(
        scene.findings(part: "scrolling") == [
          Finding(
            kind: "missingRow", sentence: "Row 13 (Person 13) is missing at offset 440.",
            expected: "Person 13 at y 572 to 616, x 0 to 320", seen: "nothing there",
            events: ["scroll to offset 440"], row: 13, item: "Person 13", features: ["scrolling"])
        ])
    }
  }

  @Test func `a row that is there and not seen is missing`() {
    DeterministicRuntime.run {
      let faults: [(RowCell, UIView) -> Void] = [
        { cell, _ in cell.isHidden = true }, { cell, _ in cell.alpha = 0 },
        { _, container in container.isHidden = true }, { _, container in container.alpha = 0 },
      ]
      for fault in faults {
        let scene = RowList.right(at: 440)
        scene.cell(13).removeFromSuperview()
        let container = UIView()
        scene.list.addSubview(container)
        fault(scene.show(13, in: container), container)
        #expect(scene.sentences == ["Row 13 (Person 13) is missing at offset 440."])
      }
    }
  }

  @Test func `a list that is itself hidden, or below something hidden, misses every row`() {
    DeterministicRuntime.run {
      for depth in 0..<2 {
        let scene = RowList.right(at: 440)
        (depth == 0 ? scene.list : scene.list.superview)?.isHidden = true
        #expect(scene.findings().map(\.kind) == Array(repeating: "missingRow", count: 10))
      }
    }
  }

  @Test func `a row that is there more than once`() {
    DeterministicRuntime.run {
      let scene = RowList.right(at: 440)
      scene.show(13)
      scene.show(13)
      let findings = scene.findings()
      #expect(findings.map(\.kind) == ["twice"])
      #expect(findings.map(\.sentence) == ["Row 13 (Person 13) is on screen 3 times."])
    }
  }

  @Test func `a second cell of a row at another place is one too many`() {
    DeterministicRuntime.run {
      let scene = RowList.right(at: 440)
      scene.show(13).frame = RowList.frame(16)
      #expect(
        scene.findings() == [
          Finding(
            kind: "extraCell",
            sentence: "The cell of Person 13 is still on screen, where no row belongs to it.",
            expected: "nothing there", seen: "a cell at y 704 to 748, x 0 to 320",
            events: ["scroll to offset 440"], features: ["part"])
        ])
    }
  }

  @Test(
    "A row in the wrong place, by more than half a point or in size",
    arguments: [
      CGRect(x: 0, y: 572.6, width: 320, height: 44),
      CGRect(x: 0, y: 571.4, width: 320, height: 44),
      CGRect(x: 0.6, y: 572, width: 320, height: 44),
      CGRect(x: 0, y: 572, width: 319, height: 44), CGRect(x: 0, y: 572, width: 320, height: 45),
    ])
  func wrongFrame(frame: CGRect) {
    DeterministicRuntime.run {
      let scene = RowList.right(at: 440)
      scene.cell(13).frame = frame
      let findings = scene.findings()
      #expect(findings.map(\.kind) == ["wrongFrame"])
      #expect(findings.map(\.sentence) == ["Row 13 (Person 13) stands in the wrong place."])
      #expect(findings.first?.expected == "y 572 to 616, x 0 to 320")
    }
  }

  @Test func `a row with another row's text`() {
    DeterministicRuntime.run {
      let scene = RowList.right(at: 440)
      scene.cell(13).configure(row: 63)
      #expect(
        scene.findings() == [
          Finding(
            kind: "wrongText", sentence: "Row 13 shows what it should not.",
            expected: "Person 13 · no. 13",
            seen: "Person 63 · no. 63, in a cell last configured for Person 63",
            events: ["scroll to offset 440"], row: 13, item: "Person 13", features: ["part"])
        ])
    }
  }

  @Test func `a text too many, too few, or in another order`() {
    DeterministicRuntime.run {
      let faults: [(RowCell) -> Void] = [
        { $0.badge.isHidden = false }, { $0.number.text = nil }, { $0.number.isHidden = true },
        { $0.name.frame.origin.x = 300 },
      ]
      for fault in faults {
        let scene = RowList.right(at: 440)
        fault(scene.cell(13))
        #expect(scene.findings().map(\.kind) == ["wrongText"])
      }
    }
  }

  @Test func `a blank row`() {
    DeterministicRuntime.run {
      let scene = RowList.right(at: 440)
      scene.cell(13).name.text = nil
      scene.cell(13).number.text = ""
      scene.cell(13).lastItem = nil
      let findings = scene.findings()
      #expect(findings.map(\.kind) == ["wrongText"])
      #expect(findings.map(\.sentence) == ["Row 13 (Person 13) is blank."])
      #expect(findings.first?.seen == "a cell without text")
    }
  }

  @Test func `a cell where no row is`() {
    DeterministicRuntime.run {
      let scene = RowList(rows: 3)
      for row in 0..<4 { scene.show(row) }
      scene.cell(3).lastItem = nil
      let findings = scene.findings()
      #expect(findings.map(\.kind) == ["extraCell"])
      #expect(
        findings.map(\.sentence) == ["A cell is still on screen, where no row belongs to it."])
    }
  }

  // What is found must not depend on the order of the subviews, which nobody sees.
  @Test("Two rows that changed places are two rows in the wrong place", arguments: [13, 14])
  func changedPlaces(front: Int) {
    DeterministicRuntime.run {
      let scene = RowList.right(at: 440)
      scene.list.bringSubviewToFront(scene.cell(front))
      scene.cell(13).frame = RowList.frame(14)
      scene.cell(14).frame = RowList.frame(13)
      let findings = scene.findings()
      #expect(findings.map(\.kind) == ["wrongFrame", "wrongFrame"])
      #expect(findings.map(\.row) == [13, 14])
      #expect(findings.map(\.seen) == ["y 616 to 660, x 0 to 320", "y 572 to 616, x 0 to 320"])
    }
  }

  @Test("A row in the wrong place does not use up what stands in its own", arguments: [13, 15])
  func movedRow(front: Int) {
    DeterministicRuntime.run {
      let scene = RowList.right(at: 440)
      scene.list.bringSubviewToFront(scene.cell(front))
      scene.cell(13).frame.origin.y += 10
      scene.cell(15).frame = RowList.frame(13)
      let findings = scene.findings()
      #expect(findings.map(\.kind) == ["wrongFrame", "wrongFrame"])
      #expect(findings.map(\.row) == [13, 15])
    }
  }

  @Test func `several faults come from the top down, strangers last`() {
    DeterministicRuntime.run {
      let scene = RowList.right(at: 440)
      scene.show(99).frame = RowList.frame(10)
      scene.cell(18).removeFromSuperview()
      scene.cell(12).name.text = "?"
      scene.show(15)
      #expect(scene.findings().map(\.kind) == ["wrongText", "twice", "missingRow", "extraCell"])
    }
  }

  @Test func `a finding carries the last three events and the part of the script`() {
    DeterministicRuntime.run {
      let scene = RowList.right(at: 440)
      for number in 0..<5 { scene.screen.perform("step \(number)") {} }
      scene.cell(13).removeFromSuperview()
      let finding = scene.findings(part: "after five steps").first
      #expect(finding?.events == ["step 2", "step 3", "step 4"])
      #expect(finding?.features == ["after five steps"])
    }
  }

  @Test func `a list that did not follow the last step`() {
    DeterministicRuntime.run {
      let scene = RowList.right(at: 440)
      scene.screen.scroll(scene.list, to: 484)
      #expect(scene.sentences == ["Row 20 (Person 20) is missing at offset 484."])
    }
  }
}
