import Foundation
import Testing

/// The page says what the tests say. With `LISTLAB_WRITE_PAGES=1` it is written instead of compared.
@Suite("The page of behaviours")
struct ConformancePageTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()

  private static func page() throws -> ConformancePage {
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    let sources = try files.filter { $0.pathExtension == "swift" }
      .sorted { $0.path < $1.path }
      .map { try String(contentsOf: $0, encoding: .utf8) }
    return ConformancePage(list: Behaviours.list, sources: sources)
  }

  @Test func `all 168 behaviours are listed, each once and in order`() throws {
    let numbers = try Self.page().behaviours.map(\.number)
    #expect(numbers == Array(1...168))
  }

  @Test func `every behaviour is tested or says why not`() throws {
    let page = try Self.page()
    let missing = page.behaviours.filter { page.status(of: $0) == .missing }.map(\.number)
    #expect(missing == [])
  }

  @Test func `what is neither Apple's word nor measured is called our choice by its tests`() throws
  {
    let page = try Self.page()
    for behaviour in page.behaviours where !behaviour.isSure {
      let own = page.tests.filter { $0.number == behaviour.number }
      #expect(!own.contains { !$0.isOurChoice }, "\(behaviour.number)")
    }
  }

  @Test func `nothing that is not applicable or comes later has a test`() throws {
    let page = try Self.page()
    for behaviour in page.behaviours
    where [.later, .notApplicable].contains(page.status(of: behaviour)) {
      #expect(!page.tests.contains { $0.number == behaviour.number }, "\(behaviour.number)")
    }
  }

  @Test func `the page in this folder is current`() throws {
    let url = Self.folder.appending(path: "README.md")
    let written = try String(contentsOf: url, encoding: .utf8)
    let current = try #require(try Self.page().inserted(into: written))
    if ProcessInfo.processInfo.environment["LISTLAB_WRITE_PAGES"] == "1" {
      try current.write(to: url, atomically: true, encoding: .utf8)
    } else {
      #expect(
        written == current,
        "run: LISTLAB_WRITE_PAGES=1 swift test --filter ConformancePageTests")
    }
  }
}
