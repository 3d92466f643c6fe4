import Synchronization

/// How many items stand before each section of one state of a snapshot: counted when it is first asked for.
///
/// Copies of a snapshot share it as long as they are the same, and any of them may be on another thread.
final class SectionStarts: Sendable {
  private let cache = Mutex<[Int]?>(nil)

  /// The starts; `counts` gives the number of items in each section.
  func list(_ counts: () -> [Int]) -> [Int] {
    cache.withLock { cache in
      if let cache { return cache }
      var before = 0
      let list = counts().map { count in
        defer { before += count }
        return before
      }
      cache = list
      return list
    }
  }
}
