import Foundation
import ListProbe
import Testing

@testable import ListKit

/// The initialiser is called through the vtable by a mangled name (see `CCellFactory.c`). These tests fail
/// when that name, or what the compiler puts into the vtable, changes.
@Suite("Making cells from their class")
struct CellFactoryTests {
  @Test func `a class with an initialiser of its own runs it exactly once`() {
    DeterministicRuntime.run {
      let cell = CellFactory.make(OwnCell.self, reuseIdentifier: "own")
      #expect((cell as? OwnCell)?.note == "made as own")
      #expect(OwnCell.initialisations == 1)
      #expect(cell.reuseIdentifier == "own")
      #expect(cell.subviews == [cell.contentView])
    }
  }

  @Test func `a class without one inherits it`() {
    DeterministicRuntime.run {
      let cell = CellFactory.make(InheritingCell.self, reuseIdentifier: "inheriting")
      #expect(type(of: cell) == InheritingCell.self)
      #expect((cell as? InheritingCell)?.note == "set where it is declared")
      #expect(cell.reuseIdentifier == "inheriting")
    }
  }

  @Test func `two levels run both initialisers, the lower one around the upper`() {
    DeterministicRuntime.run {
      let cell = CellFactory.make(LowerCell.self, reuseIdentifier: "lower")
      #expect((cell as? LowerCell)?.order == ["upper", "lower"])
    }
  }

  @Test func `two levels of which the lower inherits run the upper's`() {
    DeterministicRuntime.run {
      let cell = CellFactory.make(LowestCell.self, reuseIdentifier: "lowest")
      #expect(type(of: cell) == LowestCell.self)
      #expect((cell as? LowestCell)?.order == ["upper", "lower"])
    }
  }

  @Test func `the base class itself can be made`() {
    DeterministicRuntime.run {
      let cell = CellFactory.make(UITableViewCell.self, reuseIdentifier: "base")
      #expect(type(of: cell) == UITableViewCell.self)
      #expect(cell.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    }
  }

  @Test func `a class inside a function can be made`() {
    DeterministicRuntime.run {
      final class LocalCell: UITableViewCell {
        override init(style: CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          tag = 7
        }
        required init?(coder: NSCoder) { nil }
      }
      #expect(CellFactory.make(LocalCell.self, reuseIdentifier: "local").tag == 7)
    }
  }

  @Test func `a generic class can be made`() {
    DeterministicRuntime.run {
      let cell = CellFactory.make(GenericCell<Int>.self, reuseIdentifier: "generic")
      #expect((cell as? GenericCell<Int>)?.values == [])
      #expect(cell.tag == 8)
    }
  }

  @Test func `a class whose initialiser is a convenience one can be made`() {
    DeterministicRuntime.run {
      let cell = CellFactory.make(ConvenientCell.self, reuseIdentifier: "convenient")
      #expect((cell as? ConvenientCell)?.title == "convenient")
    }
  }

  @Test func `the style is the default one`() {
    DeterministicRuntime.run {
      let cell = CellFactory.make(StyleCell.self, reuseIdentifier: "style")
      #expect((cell as? StyleCell)?.styleSeen == .default)
    }
  }

  @Test("Identifiers of every length arrive, short ones inside the string, long ones on the heap")
  func identifiers() {
    DeterministicRuntime.run {
      for length in [0, 1, 14, 15, 16, 17, 1000] {
        let identifier = String(repeating: "é", count: length / 2) + (length % 2 == 1 ? "x" : "")
        let cell = CellFactory.make(InheritingCell.self, reuseIdentifier: identifier)
        let second = CellFactory.make(InheritingCell.self, reuseIdentifier: identifier)
        #expect(cell.reuseIdentifier == identifier)
        #expect(second.reuseIdentifier == identifier)
      }
    }
  }

  @Test func `a cell that nobody holds is gone`() {
    DeterministicRuntime.run {
      let types: [UITableViewCell.Type] = [SubviewCell.self, InheritingCell.self, LowerCell.self]
      for type in types {
        weak var cell: UITableViewCell?
        do {
          let strong = CellFactory.make(type, reuseIdentifier: "a long identifier on the heap")
          cell = strong
          #expect(cell != nil)
        }
        #expect(cell == nil, "\(type)")
      }
    }
  }

  #if os(Linux)
    @Test func `ten thousand identifiers of a kilobyte leave nothing behind`() async {
      // In a process of its own, where nobody else allocates.
      await #expect(processExitsWith: .success) {
        let grown = try DeterministicRuntime.run {
          for _ in 0..<1000 { makeCellWithLongIdentifier() }
          let before = try pagesInMemory()
          for _ in 0..<10_000 { makeCellWithLongIdentifier() }
          return try pagesInMemory() - before
        }
        // What is left of ten megabytes would be more than 2000 pages.
        precondition(grown < 500, "the process grew by \(grown) pages")
      }
    }
  #endif

  @Test func `a class that lacks the initialiser ends the process, as on a phone`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      DeterministicRuntime.run {
        _ = CellFactory.make(LackingCell.self, reuseIdentifier: "lacking")
      }
    }
    let words = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(words.contains("unimplemented initializer 'init(style:reuseIdentifier:)'"))
  }
}

@MainActor
private func makeCellWithLongIdentifier() {
  let identifier = String(repeating: "k", count: 1024)
  precondition(
    CellFactory.make(UITableViewCell.self, reuseIdentifier: identifier).reuseIdentifier
      == identifier)
}

#if os(Linux)
  private func pagesInMemory() throws -> Int {
    let words = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    return try #require(Int(words.split(separator: " ")[1]))
  }
#endif

private final class OwnCell: UITableViewCell {
  static var initialisations = 0
  let note: String

  override init(style: CellStyle, reuseIdentifier: String?) {
    note = "made as \(reuseIdentifier ?? "nothing")"
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    Self.initialisations += 1
  }

  required init?(coder: NSCoder) { nil }
}

private final class SubviewCell: UITableViewCell {
  private let children = [UIView(), UIView()]

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    for child in children { contentView.addSubview(child) }
  }

  required init?(coder: NSCoder) { nil }
}

private final class InheritingCell: UITableViewCell {
  let note = "set where it is declared"
}

private class UpperCell: UITableViewCell {
  var order: [String] = []

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    order.append("upper")
  }

  required init?(coder: NSCoder) { nil }
}

private class LowerCell: UpperCell {
  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    order.append("lower")
  }

  required init?(coder: NSCoder) { nil }
}

private final class LowestCell: LowerCell {}

private final class GenericCell<Value>: UITableViewCell {
  let values: [Value]

  override init(style: CellStyle, reuseIdentifier: String?) {
    values = []
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    tag = 8
  }

  required init?(coder: NSCoder) { nil }
}

private final class ConvenientCell: UITableViewCell {
  let title: String

  init(title: String) {
    self.title = title
    super.init(style: .default, reuseIdentifier: title)
  }

  override convenience init(style: CellStyle, reuseIdentifier: String?) {
    self.init(title: reuseIdentifier ?? "nothing")
  }

  required init?(coder: NSCoder) { nil }
}

private final class StyleCell: UITableViewCell {
  let styleSeen: CellStyle

  override init(style: CellStyle, reuseIdentifier: String?) {
    styleSeen = style
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { nil }
}

private final class LackingCell: UITableViewCell {
  init(title: String) { super.init(style: .default, reuseIdentifier: title) }
  required init?(coder: NSCoder) { nil }
}
