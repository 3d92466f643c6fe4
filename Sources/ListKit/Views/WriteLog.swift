import Synchronization

/// Numbers what is written to views in a scenario, and remembers the last write to each property. The same
/// scenario writes in the same order again, so a second run can look where a number of the first comes from.
package final class WriteLog {
  /// How many logs are on. Where it is 0, which is nearly always, a write costs no more than a look at it.
  static let active = Atomic<Int>(0)

  /// Called with the number of each write, while the write goes on.
  package var onWrite: (Int) -> Void = { _ in }

  /// Whether writes are numbered.
  package var isOn = false {
    didSet {
      guard isOn != oldValue else { return }
      Self.active.add(isOn ? 1 : -1, ordering: .relaxed)
    }
  }

  private var count = 0
  private var last: [Place: Int] = [:]

  private struct Place: Hashable {
    var view: ObjectIdentifier
    var property: String?
  }

  /// Makes a log that is off.
  package init() {}

  deinit {
    if isOn { Self.active.subtract(1, ordering: .relaxed) }
  }

  /// The number of the last write to a property of a view, else of the last to anything of it.
  package func lastWrite(to view: ObjectIdentifier, _ property: String) -> Int? {
    last[Place(view: view, property: property)] ?? last[Place(view: view, property: nil)]
  }

  /// Takes down a write.
  func note(_ view: ObjectIdentifier, _ property: StaticString) {
    guard isOn else { return }
    count += 1
    last[Place(view: view, property: "\(property)")] = count
    // Where a view stands says the least about where a value comes from.
    let any = Place(view: view, property: nil)
    if "\(property)" != "superview" || last[any] == nil { last[any] = count }
    onWrite(count)
  }
}
