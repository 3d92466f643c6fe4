import ListKit
import Synchronization

/// Exceptions that were raised while this was listened with.
final class Heard: Sendable {
  private let list = Mutex<[UIKitException]>([])

  var all: [UIKitException] { list.withLock { $0 } }

  func add(_ exception: UIKitException) { list.withLock { $0.append(exception) } }
}
