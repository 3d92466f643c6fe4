import Foundation
import ListProbe
import Testing

@testable import ListKit

/// The initialiser is called through the vtable by a mangled name (see `CCellFactory.c`). These tests fail
/// when that name, or what the compiler puts into the vtable, changes.
@Suite("Making headers and footers from their class")
struct HeaderFooterFactoryTests {
  @Test func `a class with an initialiser of its own runs it exactly once`() {
    DeterministicRuntime.run {
      let view = HeaderFooterFactory.make(OwnHeader.self, reuseIdentifier: "own")
      #expect((view as? OwnHeader)?.note == "made as own")
      #expect(OwnHeader.initialisations == 1)
      #expect(view.reuseIdentifier == "own")
      #expect(view.subviews == [view.contentView])
    }
  }

  @Test func `a class without one inherits it`() {
    DeterministicRuntime.run {
      let view = HeaderFooterFactory.make(InheritingHeader.self, reuseIdentifier: "inheriting")
      #expect(type(of: view) == InheritingHeader.self)
      #expect((view as? InheritingHeader)?.note == "set where it is declared")
      #expect(view.reuseIdentifier == "inheriting")
    }
  }

  @Test func `two levels run both initialisers, the lower one around the upper`() {
    DeterministicRuntime.run {
      let view = HeaderFooterFactory.make(LowerHeader.self, reuseIdentifier: "lower")
      #expect((view as? LowerHeader)?.order == ["upper", "lower"])
    }
  }

  @Test func `the base class itself can be made`() {
    DeterministicRuntime.run {
      let view = HeaderFooterFactory.make(
        UITableViewHeaderFooterView.self, reuseIdentifier: "base")
      #expect(type(of: view) == UITableViewHeaderFooterView.self)
      #expect(view.reuseIdentifier == "base")
    }
  }

  @Test func `a generic class can be made`() {
    DeterministicRuntime.run {
      let view = HeaderFooterFactory.make(GenericHeader<Int>.self, reuseIdentifier: "generic")
      #expect((view as? GenericHeader<Int>)?.values == [])
      #expect(view.tag == 8)
    }
  }

  @Test("Identifiers of every length arrive, short ones inside the string, long ones on the heap")
  func identifiers() {
    DeterministicRuntime.run {
      for length in [0, 1, 14, 15, 16, 17, 1000] {
        let identifier = String(repeating: "é", count: length / 2) + (length % 2 == 1 ? "x" : "")
        let view = HeaderFooterFactory.make(InheritingHeader.self, reuseIdentifier: identifier)
        let second = HeaderFooterFactory.make(InheritingHeader.self, reuseIdentifier: identifier)
        #expect(view.reuseIdentifier == identifier)
        #expect(second.reuseIdentifier == identifier)
      }
    }
  }

  @Test func `a view that nobody holds is gone`() {
    DeterministicRuntime.run {
      let types: [UITableViewHeaderFooterView.Type] = [InheritingHeader.self, LowerHeader.self]
      for type in types {
        weak var view: UITableViewHeaderFooterView?
        do {
          let strong = HeaderFooterFactory.make(
            type, reuseIdentifier: "a long identifier on the heap")
          view = strong
          #expect(view != nil)
        }
        #expect(view == nil, "\(type)")
      }
    }
  }

  @Test func `a class that lacks the initialiser ends the process, as on a phone`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      DeterministicRuntime.run {
        _ = HeaderFooterFactory.make(LackingHeader.self, reuseIdentifier: "lacking")
      }
    }
    let words = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(words.contains("unimplemented initializer 'init(reuseIdentifier:)'"))
  }
}

private final class OwnHeader: UITableViewHeaderFooterView {
  static var initialisations = 0
  let note: String

  override init(reuseIdentifier: String?) {
    note = "made as \(reuseIdentifier ?? "nothing")"
    super.init(reuseIdentifier: reuseIdentifier)
    Self.initialisations += 1
  }

  required init?(coder: NSCoder) { nil }
}

private final class InheritingHeader: UITableViewHeaderFooterView {
  let note = "set where it is declared"
}

private class UpperHeader: UITableViewHeaderFooterView {
  var order: [String] = []

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    order.append("upper")
  }

  required init?(coder: NSCoder) { nil }
}

private final class LowerHeader: UpperHeader {
  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    order.append("lower")
  }

  required init?(coder: NSCoder) { nil }
}

private final class GenericHeader<Value>: UITableViewHeaderFooterView {
  let values: [Value]

  override init(reuseIdentifier: String?) {
    values = []
    super.init(reuseIdentifier: reuseIdentifier)
    tag = 8
  }

  required init?(coder: NSCoder) { nil }
}

private final class LackingHeader: UITableViewHeaderFooterView {
  init(title: String) { super.init(reuseIdentifier: title) }
  required init?(coder: NSCoder) { nil }
}
