import ListProbe
import UIKit

/// A table whose rows can be deleted, added and moved, with texts to tell them apart.
@MainActor
final class EditableList {
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 440))
  let source: EditableSource
  let delegate = EditableDelegate()

  init(counts: [Int] = [50]) {
    source = EditableSource(counts: counts)
    table.rowHeight = 44
    table.register(EditableCell.self, forCellReuseIdentifier: "row")
    table.dataSource = source
    table.delegate = delegate
  }

  func onScreen() -> Screen {
    let screen = Screen(root: table, size: CGSize(width: 375, height: 440))
    Journal.lines = []
    return screen
  }

  var cells: [UITableViewCell] { table.visibleCells }
  var texts: [String] { cells.map { $0.textLabel?.text ?? "" } }
}

/// Rows with numbers for texts. Its switches turn it into what people get wrong.
final class EditableSource: UITableViewDataSource {
  var sections: [[String]]
  var canEdit: (IndexPath) -> Bool = { _ in true }
  var canMove: (IndexPath) -> Bool = { _ in true }
  var tellsTable = true
  var changesModel = true

  init(counts: [Int]) {
    var next = 0
    sections = counts.map { count in
      defer { next += count }
      return (next..<next + count).map(String.init)
    }
  }

  var items: [String] { sections.flatMap { $0 } }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    Journal.lines.append("cell for \(indexPath.words)")
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    Journal.lines.append("can edit \(indexPath.words)")
    return canEdit(indexPath)
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    canMove(indexPath)
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    Journal.lines.append("commit \(editingStyle) \(indexPath.words)")
    if editingStyle == .insert {
      sections[indexPath.section].insert("new", at: indexPath.row)
      tableView.insertRows(at: [indexPath], with: .none)
      return
    }
    if changesModel { sections[indexPath.section].remove(at: indexPath.row) }
    if tellsTable { tableView.deleteRows(at: [indexPath], with: .none) }
  }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let item = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    sections[destinationIndexPath.section].insert(item, at: destinationIndexPath.row)
  }
}

final class EditableDelegate: UITableViewDelegate {
  var style: (IndexPath) -> UITableViewCell.EditingStyle = { _ in .delete }
  var target: (IndexPath, IndexPath) -> IndexPath = { $1 }
  var trailing: (IndexPath) -> UISwipeActionsConfiguration? = { _ in nil }

  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  {
    Journal.lines.append("style \(indexPath.words)")
    return style(indexPath)
  }

  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    target(sourceIndexPath, proposedDestinationIndexPath)
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    trailing(indexPath)
  }

  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    Journal.lines.append("will begin \(indexPath.words)")
  }

  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    Journal.lines.append("did end \(indexPath?.words ?? "-")")
  }
}

/// Writes down what it hears of editing, by the text that it shows.
private final class EditableCell: UITableViewCell {
  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    if editing { Journal.lines.append("editing \(textLabel?.text ?? "")") }
  }
}
