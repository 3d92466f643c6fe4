import Foundation
import ListKit
import ListProbe
import Testing

@MainActor @Suite struct CellRequestsTests {
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
  private let rows = PlainRows(count: 30)

  init() {
    table.rowHeight = 50
    table.dataSource = rows
  }

  @Test("Rows that come on screen are asked for once, and so are rows configured again")
  func requests() {
    let requests = CellRequests(of: table)
    let screen = Screen(root: table, size: CGSize(width: 320, height: 200))
    #expect(requests.all.map(\.path.row) == [0, 1, 2, 3])
    #expect(requests.during { screen.scroll(table, to: 50) }.map(\.path.row) == [4])
    let again = requests.during {
      table.reconfigureRows(at: [IndexPath(row: 2, section: 0)])
      screen.frame()
    }
    #expect(again.map(\.path.row) == [2])
    #expect(requests.during { screen.frame() }.isEmpty)
  }
}

@MainActor private final class PlainRows: UITableViewDataSource {
  let count: Int
  init(count: Int) { self.count = count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row")
      ?? UITableViewCell(style: .default, reuseIdentifier: "row")
  }
}
