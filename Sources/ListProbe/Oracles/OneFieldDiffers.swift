public import Findings
public import Foundation
public import ListKit

/// Two items that differ in one field that a cell shows must look different in two new cells. This finds
/// what a comparison with a new cell cannot: a field that no cell shows.
@MainActor
public struct OneFieldDiffers<Cell: UIView, Item> {
  private let base: Item
  private let make: () -> Cell
  private let configure: (Cell, Item) -> Void
  private let stage: CellStage

  /// Begins with a plain item, a way to make a cell, and the learner's way to configure it.
  public init(
    base: Item, rowHeight: CGFloat = 60, make: @escaping () -> Cell,
    configure: @escaping (Cell, Item) -> Void
  ) {
    self.base = base
    self.make = make
    self.configure = configure
    stage = CellStage(width: 320, height: rowHeight)
  }

  /// The fields of which two values look the same, each once, with the first such two values.
  public func findings(_ fields: [ItemField<Item>]) -> [Finding] {
    fields.compactMap(finding)
  }

  private func finding(_ field: ItemField<Item>) -> Finding? {
    let looks = field.values.map { look($0, of: field) }
    for (second, look) in looks.enumerated() {
      for first in 0..<second where look.differences(from: looks[first]).isEmpty {
        return Finding(
          kind: "fieldNotShown",
          sentence: "A new cell looks the same whether \(field.name) is "
            + "\(field.values[first].name) or \(field.values[second].name).",
          expected: "a difference that a person can see", seen: "two equal cells",
          features: [field.name])
      }
    }
    return nil
  }

  private func look(_ value: ItemValue<Item>, of field: ItemField<Item>) -> Look {
    var item = base
    field.context(&item)
    value.set(&item)
    let cell = make()
    configure(cell, item)
    stage.show(cell)
    defer { stage.remove(cell) }
    return Look(of: cell)
  }
}
