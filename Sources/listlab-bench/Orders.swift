import Findings
import Foundation
import ListKit
import ListProbe

/// Exploration: how many orders of a small list's answers and scrolling are tried in a second, each with a new
/// screen, table and loader, and a look at every visible picture in each frame.
@MainActor
func measureOrders() {
  print("\nOrders of four answers and two scrolls, two rows on screen; medians of 7 runs")
  orders("with a table, a window and a look at each frame") { Explored(looks: true) }
  orders("the same, and nobody looks") { Explored(looks: false) }
  orders("the explorer alone: six steps that do nothing") { Nothing() }
}

@MainActor
private func orders<World: ExplorableWorld>(
  _ name: String, _ make: @escaping @MainActor () -> World
) {
  var count = 0
  let time = milliseconds {
    count = DeterministicRuntime.run { Exploration(make: make).run().orders }
  }
  print(
    name.padding(toLength: 52, withPad: " ", startingAt: 0)
      + String(format: "%5d orders %9.0f a second", count, Double(count) / time * 1000))
}

/// A list of four rows whose cells take a ticket, in the shape of the lesson's reference.
@MainActor
private final class Explored: ExplorableWorld {
  private let desk = RequestDesk<Int, UIImage>(cancelling: .ignored)
  private let table = UITableView()
  private let screen: Screen
  private let source: Source
  private let looks: Bool
  private var scrolls = 0
  private var isWrong = false

  init(looks: Bool) {
    self.looks = looks
    source = Source(desk)
    table.rowHeight = 60
    table.register(TicketCell.self, forCellReuseIdentifier: "row")
    table.dataSource = source
    screen = Screen(root: table, size: CGSize(width: 320, height: 120))
    if looks { screen.onFrame = { [unowned self] in look() } }
    settle()
  }

  var enabledSteps: [ExplorableStep] {
    (scrolls < 2 ? [ExplorableStep("scroll")] : [])
      + desk.open.map { ExplorableStep("answer \($0.number)") }
  }

  func perform(_ step: ExplorableStep) {
    if step.name == "scroll" {
      scrolls += 1
      table.scrollToRow(at: IndexPath(row: scrolls, section: 0), at: .top, animated: false)
    } else if let number = Int(step.name.dropFirst(7)) {
      desk.answer(number, with: Picture.make(key: "\(desk.requests[number - 1].key)"))
    }
    settle()
  }

  func fault(isOver: Bool) -> Finding? {
    isWrong ? Finding(kind: "foreign", sentence: "A row shows another's picture.") : nil
  }

  private func settle() {
    screen.frame()
    screen.frame()
  }

  private func look() {
    for row in SeenRow.rows(of: table, on: screen, item: { "\($0.row)" }) {
      for picture in row.cell.seenPictures where Picture.key(of: picture) != row.item {
        isWrong = true
      }
    }
  }

  private final class Source: UITableViewDataSource {
    let desk: RequestDesk<Int, UIImage>

    init(_ desk: RequestDesk<Int, UIImage>) {
      self.desk = desk
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      (cell as? TicketCell)?.show(indexPath.row, from: desk)
      return cell
    }
  }

  private final class TicketCell: UITableViewCell {
    let portraitView = UIImageView()
    private var ticket = 0

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      contentView.addSubview(portraitView)
      portraitView.frame = CGRect(x: 8, y: 8, width: 44, height: 44)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ row: Int, from desk: RequestDesk<Int, UIImage>) {
      portraitView.image = nil
      ticket += 1
      let mine = ticket
      Task { [weak self] in
        let image = try? await desk.fetch(row)
        guard let self, ticket == mine else { return }
        portraitView.image = image
      }
    }
  }
}

/// Six steps in any order, and no list.
@MainActor
private final class Nothing: ExplorableWorld {
  private var left = (0..<6).map { ExplorableStep("step \($0)") }

  var enabledSteps: [ExplorableStep] { left }

  func perform(_ step: ExplorableStep) { left.removeAll { $0 == step } }

  func fault(isOver: Bool) -> Finding? { nil }
}
