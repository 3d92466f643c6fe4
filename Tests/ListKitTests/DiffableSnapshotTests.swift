import ListProbe
import Synchronization
import Testing

@testable import ListKit

private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, String>

/// Snapshots beside lists of lists that do the same the plain way.
@Suite("Snapshots against plain lists") struct DiffableSnapshotTests {
  /// The same state as arrays.
  private struct Model {
    var sections: [(id: Int, items: [String])] = []
    var reloaded: [String] = []
    var reconfigured: [String] = []
    var reloadedSections: [Int] = []

    var items: [String] { sections.flatMap(\.items) }

    func section(of item: String) -> Int? { sections.firstIndex { $0.items.contains(item) } }

    func index(of section: Int) -> Int? { sections.firstIndex { $0.id == section } }

    mutating func takeOut(_ items: [String]) {
      for index in sections.indices { sections[index].items.removeAll { items.contains($0) } }
    }

    mutating func insert(_ items: [String], at anchor: String, offset: Int) {
      takeOut(items)
      guard let section = section(of: anchor),
        let row = sections[section].items.firstIndex(of: anchor)
      else { return }
      sections[section].items.insert(contentsOf: items, at: row + offset)
    }

    mutating func delete(_ items: [String]) {
      takeOut(items)
      reloaded.removeAll { items.contains($0) }
      reconfigured.removeAll { items.contains($0) }
    }
  }

  private func expectSame(_ snapshot: Snapshot, _ model: Model, _ step: String) {
    #expect(snapshot.sectionIdentifiers == model.sections.map(\.id), "\(step)")
    #expect(snapshot.itemIdentifiers == model.items, "\(step)")
    #expect(snapshot.numberOfSections == model.sections.count, "\(step)")
    #expect(snapshot.numberOfItems == model.items.count, "\(step)")
    #expect(snapshot.reloadedItemIdentifiers == model.reloaded, "\(step)")
    #expect(snapshot.reconfiguredItemIdentifiers == model.reconfigured, "\(step)")
    #expect(snapshot.reloadedSectionIdentifiers == model.reloadedSections, "\(step)")
    for (index, section) in model.sections.enumerated() {
      #expect(snapshot.indexOfSection(section.id) == index, "\(step)")
      #expect(snapshot.numberOfItems(inSection: section.id) == section.items.count, "\(step)")
      #expect(snapshot.itemIdentifiers(inSection: section.id) == section.items, "\(step)")
    }
    for (index, item) in model.items.enumerated() {
      #expect(snapshot.indexOfItem(item) == index, "\(step): \(item)")
      let section = model.section(of: item).map { model.sections[$0].id }
      #expect(snapshot.sectionIdentifier(containingItem: item) == section, "\(step): \(item)")
    }
    for gone in (0..<100).map({ "\($0)" }) where !model.items.contains(gone) {
      #expect(snapshot.indexOfItem(gone) == nil, "\(step): \(gone)")
    }
  }

  /// One change of both; what it was.
  private func change(
    _ snapshot: inout Snapshot, _ model: inout Model, using random: inout SeededGenerator
  ) -> String {
    let all = model.items.shuffled(using: &random)
    let names = model.sections.map(\.id).shuffled(using: &random)
    // Some are new, some are known: those move.
    let some = (0..<100).map { "\($0)" }.shuffled(using: &random)
      .prefix(Int.random(in: 0...4, using: &random)).map { $0 }
    switch Int.random(in: 0..<14, using: &random) {
    case 0:
      let fresh = (0..<9).filter { model.index(of: $0) == nil }.prefix(2).map { $0 }
      snapshot.appendSections(fresh)
      model.sections += fresh.map { ($0, []) }
      return "append sections \(fresh)"
    case 1:
      guard let anchor = names.first, let fresh = (0..<9).first(where: { !names.contains($0) })
      else { return "" }
      let offset = Int.random(in: 0...1, using: &random)
      if offset == 0 {
        snapshot.insertSections([fresh], beforeSection: anchor)
      } else {
        snapshot.insertSections([fresh], afterSection: anchor)
      }
      model.sections.insert((fresh, []), at: (model.index(of: anchor) ?? 0) + offset)
      return "insert section \(fresh) at \(anchor) + \(offset)"
    case 2 where names.count > 4:
      let gone = Array(names.prefix(2))
      model.delete(model.sections.filter { gone.contains($0.id) }.flatMap(\.items))
      model.sections.removeAll { gone.contains($0.id) }
      model.reloadedSections.removeAll { gone.contains($0) }
      snapshot.deleteSections(gone + [77])
      return "delete sections \(gone)"
    case 3 where names.count > 1:
      let offset = Int.random(in: 0...1, using: &random)
      if offset == 0 {
        snapshot.moveSection(names[0], beforeSection: names[1])
      } else {
        snapshot.moveSection(names[0], afterSection: names[1])
      }
      let section = model.sections.remove(at: model.index(of: names[0]) ?? 0)
      model.sections.insert(section, at: (model.index(of: names[1]) ?? 0) + offset)
      return "move section \(names[0]) to \(names[1]) + \(offset)"
    case 4, 5, 6:
      guard let name = names.first else { return "" }
      let isNamed = Bool.random(using: &random)
      if isNamed {
        snapshot.appendItems(some, toSection: name)
      } else {
        snapshot.appendItems(some)
      }
      model.takeOut(some)
      let index = isNamed ? model.index(of: name) ?? 0 : model.sections.count - 1
      model.sections[index].items += some
      return "append \(some) to \(isNamed ? "\(name)" : "the last")"
    case 7, 8:
      guard let anchor = all.first else { return "" }
      let newcomers = some.filter { $0 != anchor }
      let offset = Int.random(in: 0...1, using: &random)
      if offset == 0 {
        snapshot.insertItems(newcomers, beforeItem: anchor)
      } else {
        snapshot.insertItems(newcomers, afterItem: anchor)
      }
      model.insert(newcomers, at: anchor, offset: offset)
      return "insert \(newcomers) at \(anchor) + \(offset)"
    case 9:
      let gone = all.prefix(3) + some.prefix(1)
      snapshot.deleteItems(Array(gone) + gone.prefix(1))
      model.delete(Array(gone))
      return "delete \(gone)"
    case 10 where all.count > 1:
      let offset = Int.random(in: 0...1, using: &random)
      if offset == 0 {
        snapshot.moveItem(all[0], beforeItem: all[1])
      } else {
        snapshot.moveItem(all[0], afterItem: all[1])
      }
      model.insert([all[0]], at: all[1], offset: offset)
      return "move \(all[0]) to \(all[1]) + \(offset)"
    case 11:
      snapshot.reloadItems(Array(all.prefix(2)))
      model.reloaded += all.prefix(2).filter { !model.reloaded.contains($0) }
      return "reload \(all.prefix(2))"
    case 12:
      snapshot.reconfigureItems(Array(all.prefix(2)))
      model.reconfigured += all.prefix(2).filter { !model.reconfigured.contains($0) }
      return "reconfigure \(all.prefix(2))"
    default:
      snapshot.reloadSections(Array(names.prefix(1)))
      model.reloadedSections += names.prefix(1).filter { !model.reloadedSections.contains($0) }
      return "reload sections \(names.prefix(1))"
    }
  }

  @Test("Any changes, one after the other", arguments: 0..<40 as Range<UInt64>)
  func randomChanges(seed: UInt64) {
    // Known items come again and again here; what is logged of that is not looked at.
    SnapshotFault.isSilent.withLock { $0 = true }
    var random = SeededGenerator(seed: seed)
    var snapshot = Snapshot()
    var model = Model()
    var kept = (snapshot, model)
    for step in 0..<60 {
      let words = change(&snapshot, &model, using: &random)
      expectSame(snapshot, model, "seed \(seed), step \(step): \(words)")
      // A copy does not see what happens to the original.
      if step == 30 { kept = (snapshot, model) }
    }
    expectSame(kept.0, kept.1, "seed \(seed), the copy")
    var cleared = snapshot.withoutMarks
    model.reloaded = []
    model.reconfigured = []
    model.reloadedSections = []
    expectSame(cleared, model, "seed \(seed), without marks")
    cleared.deleteAllItems()
    expectSame(cleared, Model(), "seed \(seed), all deleted")
  }

  @Test("What raises changes nothing")
  func raisingChangesNothing() {
    var snapshot = Snapshot()
    snapshot.appendSections([1, 2])
    snapshot.appendItems(["a", "b"], toSection: 1)
    snapshot.appendItems(["c"], toSection: 2)
    snapshot.reloadItems(["b"])
    let model = Model(sections: [(1, ["a", "b"]), (2, ["c"])], reloaded: ["b"])
    let wrong: [(String, (inout Snapshot) -> Void)] = [
      ("twice in one call", { $0.appendItems(["x", "a", "y", "x"]) }),
      ("an existing one twice", { $0.appendItems(["x", "a", "a"]) }),
      ("no such section", { $0.appendItems(["x"], toSection: 3) }),
      ("no such anchor", { $0.insertItems(["x"], beforeItem: "z") }),
      ("inserted at itself", { $0.insertItems(["x", "a"], afterItem: "a") }),
      ("twice at an anchor", { $0.insertItems(["x", "c", "x"], afterItem: "a") }),
      ("moved to itself", { $0.moveItem("a", beforeItem: "a") }),
      ("an unknown one moved", { $0.moveItem("z", beforeItem: "a") }),
      ("moved to an unknown one", { $0.moveItem("a", afterItem: "z") }),
      ("an unknown one reloaded", { $0.reloadItems(["a", "z"]) }),
      ("an unknown one reconfigured", { $0.reconfigureItems(["a", "z"]) }),
      ("a section twice", { $0.appendSections([3, 3]) }),
      ("a section that is there", { $0.appendSections([3, 1]) }),
      ("a section at no section", { $0.insertSections([3], beforeSection: 4) }),
      ("a section at itself", { $0.insertSections([1], afterSection: 1) }),
      ("a section that is there, at another", { $0.insertSections([1], afterSection: 2) }),
      ("a section moved to itself", { $0.moveSection(1, beforeSection: 1) }),
      ("an unknown section moved", { $0.moveSection(3, beforeSection: 1) }),
      ("a section moved to an unknown one", { $0.moveSection(1, afterSection: 3) }),
      ("an unknown section reloaded", { $0.reloadSections([1, 3]) }),
    ]
    for (name, change) in wrong {
      let heard = Heard()
      let listening = UIKitException.Listening(survives: true) { heard.add($0) }
      var changed = snapshot
      withExtendedLifetime(listening) { change(&changed) }
      #expect(heard.all.map(\.name) == ["NSInternalInconsistencyException"], "\(name)")
      expectSame(changed, model, name)
      changed.appendItems(["x", "y"], toSection: 1)
      #expect(changed.itemIdentifiers == ["a", "b", "x", "y", "c"], "\(name)")
    }
  }

  @Test("The identifier that came first is kept where an equal one comes again")
  func keepsTheFirst() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Named>()
    snapshot.appendSections([0])
    snapshot.appendItems([Named(id: 1, name: "old"), Named(id: 2, name: "other")])
    snapshot.appendItems([Named(id: 1, name: "new")])
    snapshot.reloadItems([Named(id: 2, name: "newer")])
    #expect(snapshot.itemIdentifiers.map(\.name) == ["other", "old"])
    #expect(snapshot.reloadedItemIdentifiers.map(\.name) == ["other"])
  }

  /// Equal by its identifier only.
  private struct Named: Hashable {
    var id: Int
    var name: String
    static func == (lhs: Named, rhs: Named) -> Bool { lhs.id == rhs.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }
}
