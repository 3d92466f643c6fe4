import ListProbe
import Testing
import UIKit

/// The first half of section 1.8: snapshots by themselves.
@Suite("Snapshots")
struct SnapshotTests {
  // H3. A.
  @Test("112 · A new snapshot is empty, and one from a data source is a copy of its state")
  func wholeState() {
    scenario {
      let list = DiffableListUnderTest()
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      #expect(snapshot.numberOfSections == 0 && snapshot.numberOfItems == 0)
      #expect(snapshot.sectionIdentifiers == [] && snapshot.itemIdentifiers == [])
      snapshot.appendSections([7, 3])
      snapshot.appendItems(["a", "b"], toSection: 7)
      snapshot.appendItems(["c"], toSection: 3)
      list.source.apply(snapshot)
      var copy = list.source.snapshot()
      #expect(copy.sectionIdentifiers == [7, 3])
      #expect(copy.itemIdentifiers(inSection: 7) == ["a", "b"])
      copy.deleteItems(["a"])
      #expect(copy.itemIdentifiers == ["b", "c"])
      #expect(list.source.snapshot().itemIdentifiers == ["a", "b", "c"])
      #expect(snapshot.itemIdentifiers == ["a", "b", "c"])
    }
  }

  // H3. A.
  @Test("113 · Items are unique in the whole snapshot; sections and items do not collide")
  func unique() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([1, 2])
    snapshot.appendItems([1, 2], toSection: 1)
    #expect(snapshot.sectionIdentifier(containingItem: 2) == 1)
    #expect(snapshot.indexOfItem(2) == 1 && snapshot.indexOfSection(2) == 1)
    snapshot.deleteSections([2])
    #expect(snapshot.itemIdentifiers == [1, 2])
  }

  // log: ten public places. B.
  @Test("114 · An item that is given twice raises")
  func itemTwice() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(["a", "b", "c", "b", "c", "b"])
    }
    try expectRaise(
      result,
      """
      Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(
          b,
          c
      )}
      """)
  }

  // The same family as for items; seen in public notes of crashes. B.
  @Test("114 · A section that is given twice raises")
  func sectionTwice() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendSections(["new items", "new items"])
    }
    try expectRaise(
      result,
      """
      Fatal: supplied section identifiers are not unique. Duplicate identifiers: {(
          "new items"
      )}
      """)
  }

  // Logs in two students' notes, 2022 and 2024. B.
  @Test("114a · An item that is there already moves, and that is logged")
  func existingItemsMove() async throws {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0, 1])
      snapshot.appendItems([1, 2, 3], toSection: 0)
      snapshot.appendItems([2, 4], toSection: 1)
      #expect(snapshot.itemIdentifiers(inSection: 0) == [1, 3])
      #expect(snapshot.itemIdentifiers(inSection: 1) == [2, 4])
      snapshot.insertItems([4, 5, 1], beforeItem: 3)
      #expect(snapshot.itemIdentifiers(inSection: 0) == [4, 5, 1, 3])
      #expect(snapshot.itemIdentifiers(inSection: 1) == [2])
    }
    #expect(
      String(decoding: try #require(result).standardErrorContent, as: UTF8.self) == """
        Diffable data source detected an attempt to insert or append 1 item identifier that \
        already exists in the snapshot. The existing item identifier will be moved into place \
        instead, but this operation will be more expensive. For best performance, inserted item \
        identifiers should always be unique. Set a symbolic breakpoint on \
        BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__IDENTIFIER_ALREADY_EXISTS to catch this in the \
        debugger. Item identifier that already exists: 2
        Diffable data source detected an attempt to insert or append 2 item identifiers that \
        already exist in the snapshot. The existing item identifiers will be moved into place \
        instead, but this operation will be more expensive. For best performance, inserted item \
        identifiers should always be unique. Set a symbolic breakpoint on \
        BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__IDENTIFIER_ALREADY_EXISTS to catch this in the \
        debugger. Item identifiers that already exist: (
            4,
            1
        )

        """)
  }

  // A student's notes of 2024. C: our choice for several.
  @Test("114b · A section that is there already raises (our choice)")
  func existingSection() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0, 1])
      snapshot.appendSections([2, 1])
    }
    try expectRaise(
      result,
      """
      Diffable data source detected an attempt to insert or append 1 section identifier that \
      already exists in the snapshot. Identifiers in a snapshot must be unique. Section identifier \
      that already exists: 1
      """)
  }

  // H3. A.
  @Test("115 · Items without a section go to the last one")
  func lastSection() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems([1])
    snapshot.appendItems([2], toSection: 0)
    snapshot.appendItems([3])
    #expect(snapshot.itemIdentifiers(inSection: 0) == [2])
    #expect(snapshot.itemIdentifiers(inSection: 1) == [1, 3])
  }

  // Public notes of crashes. B.
  @Test("115 · Items need a section")
  func noSections() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendItems([1])
    }
    try expectRaise(
      result, "There are currently no sections in the data source. Please add a section first.")
  }

  // Public notes of crashes. B.
  @Test("115 · Items need a section that is there")
  func unknownSection() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems([1], toSection: 1)
    }
    try expectRaise(result, "Invalid parameter not satisfying: section != NSNotFound")
  }

  // H3. A.
  @Test("116 · What is not there has no index")
  func noIndex() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([5, 6])
    snapshot.appendItems([1, 2], toSection: 5)
    snapshot.appendItems([3], toSection: 6)
    #expect([1, 2, 3, 4].map { snapshot.indexOfItem($0) } == [0, 1, 2, nil])
    #expect([5, 6, 7].map { snapshot.indexOfSection($0) } == [0, 1, nil])
    #expect(snapshot.sectionIdentifier(containingItem: 4) == nil)
  }

  // log: a changelog, a test's comment, a student's notes; the words of iOS 15 and later. B. (iOS 13 and 14
  // said "Invalid item identifier specified for reload".)
  @Test("117 · An item to be reloaded must be there")
  func reloadOfNothing() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(["a"])
      snapshot.reloadItems(["a", "b c"])
    }
    try expectRaise(
      result, "Attempted to reload item identifier that does not exist in the snapshot: b c")
  }

  // log: three public places. B.
  @Test("117 · An item to be reconfigured must be there")
  func reconfigureOfNothing() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, UUID>()
      snapshot.appendSections([0])
      guard let id = UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F") else { return }
      snapshot.reconfigureItems([id])
    }
    try expectRaise(
      result,
      """
      Attempted to reconfigure item identifier that does not exist in the snapshot: \
      E621E1F8-C36C-495A-93FC-0C247A3E6E5F
      """)
  }

  // Not sourced. D.
  @Test("118 · Deleting what is not there does nothing (our choice)")
  func deleteNothing() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2])
    snapshot.deleteItems([3, 1])
    snapshot.deleteSections([1])
    #expect(snapshot.sectionIdentifiers == [0])
    #expect(snapshot.itemIdentifiers == [2])
  }

  // Public notes of crashes, one author. C.
  @Test("Anchors must be there (our choice)")
  func anchors() async throws {
    let results = [
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.insertSections([1], afterSection: 0)
      },
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1])
        snapshot.moveItem(1, beforeItem: 2)
      },
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1])
        snapshot.insertItems([1, 2], beforeItem: 1)
      },
    ]
    try expectRaise(results[0], "Invalid parameter not satisfying: insertIndex != NSNotFound")
    try expectRaise(results[1], "Invalid parameter not satisfying: toIndex != NSNotFound")
    try expectRaise(
      results[2],
      """
      Invalid update: destination for insertion operation [1] is in the insertion identifier list \
      for update: <_UIDiffableDataSourceUpdate - action: INS; destinationIdentifier:1; \
      destIsSection: 0; identifiers: [1, 2]>.
      """)
  }

  // log: CovidTrackerFr/vitemadose-ios, issue 69; the-blue-alliance-ios, pull request 899 (since iOS 14). B.
  @Test("A section that is asked for its items must be there")
  func unknownSectionRead() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      _ = snapshot.itemIdentifiers(inSection: 1)
    }
    try expectRaise(
      result,
      """
      Section identifier was not found. You can verify the section exists by calling the \
      indexOfSectionIdentifier API (which has O(1) performance)
      """)
  }
}
