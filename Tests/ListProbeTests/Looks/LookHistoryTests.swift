import ListProbe
import Testing
import UIKit

@Suite("Where a value on a cell comes from")
struct LookHistoryTests {
  private let ben = Binding(item: "Ben", row: 3, step: 1)
  private let ida = Binding(item: "Ida", row: 17, step: 2)
  private let mia = Binding(item: "Mia", row: 40, step: 3)

  /// What a cell was seen to say, for whom, and where what it says last comes from.
  @MainActor
  private func origin(_ seen: [(text: String?, binding: Binding)]) -> Binding? {
    let (cell, fresh, history) = (MarkCell(), MarkCell(), LookHistory())
    for (text, binding) in seen {
      cell.mark.text = text
      history.observe(Look(of: cell), on: cell, for: binding)
    }
    guard let last = seen.last?.binding,
      let difference = Look(of: cell).differences(from: Look(of: fresh)).first
    else { return nil }
    return history.origin(of: difference, on: cell, now: last)
  }

  @Test func `a value comes from the item for which it appeared, through others that kept it`() {
    DeterministicRuntime.run {
      #expect(origin([("✓", ben), ("✓", mia)]) == ben)
      #expect(origin([("✓", ben), ("✓", ida), ("✓", mia)]) == ben)
    }
  }

  @Test func `a value that was gone in between comes from the last item that brought it`() {
    DeterministicRuntime.run {
      #expect(origin([("✓", ben), (nil, mia), ("✓", ida), ("✓", mia)]) == ida)
    }
  }

  @Test func `a value that was hidden in between and is shown again comes from before`() {
    DeterministicRuntime.run {
      #expect(origin([("✓", ben), (nil, ida), ("✓", mia)]) == ben)
    }
  }

  @Test func `a value of the present item's own making comes from nowhere else`() {
    DeterministicRuntime.run {
      #expect(origin([("?", ben), ("✓", mia)]) == nil)
      #expect(origin([("✓", mia)]) == nil)
    }
  }

  @Test func `what another cell showed is not this one's past`() {
    DeterministicRuntime.run {
      let (cell, other, fresh, history) = (MarkCell(), MarkCell(), MarkCell(), LookHistory())
      other.mark.text = "✓"
      history.observe(Look(of: other), on: other, for: ben)
      cell.mark.text = "✓"
      history.observe(Look(of: cell), on: cell, for: mia)
      let differences = Look(of: cell).differences(from: Look(of: fresh))
      #expect(differences.map { history.origin(of: $0, on: cell, now: mia) } == [nil])
    }
  }

  @Test func `a binding is said by row and item, or by the item alone`() {
    #expect(ben.words == "row 3 (Ben)")
    #expect(Binding(item: "Ben").words == "Ben")
  }
}

private final class MarkCell: UITableViewCell {
  let mark = UILabel()

  init() {
    super.init(style: .default, reuseIdentifier: nil)
    contentView.addSubview(mark)
  }

  required init?(coder: NSCoder) { nil }
}
