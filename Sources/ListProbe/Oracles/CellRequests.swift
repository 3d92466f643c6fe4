public import Foundation
public import ListKit

/// The rows that a table asks its data source a cell for, whoever the data source is and however it makes
/// cells. Rows that are configured again in place count too.
@MainActor
public final class CellRequests {
  /// One time that a cell was asked for.
  public struct Request: Equatable, Sendable {
    /// The row, by its path at that time.
    public var path: IndexPath

    /// The number of the call, or nil where nobody numbers calls.
    public var call: Int?
  }

  /// All requests, oldest first.
  public private(set) var all: [Request] = []

  /// Listens to a table from now on. Of several that listen to one table, the last is told.
  public init(of table: UITableView, recorder: Recorder? = nil) {
    table.onRequest = { [weak self, weak recorder] path in
      self?.all.append(Request(path: path, call: recorder?.call()))
    }
  }

  /// Does something and hands back the requests that it led to.
  public func during(_ action: () -> Void) -> [Request] {
    let before = all.count
    action()
    return Array(all[before...])
  }
}
