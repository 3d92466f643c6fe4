import UIKit

/// Loads portraits. Use whichever form you like.
///
/// An answer may come in any order, late, or not at all. Cancelling is a wish: the answer may come all the
/// same.
public protocol PortraitLoading: AnyObject, Sendable {
  /// Loads a picture and waits for it.
  func image(for portrait: Portrait) async throws -> UIImage

  /// Loads a picture; the completion is called later, on the main actor.
  @discardableResult
  func load(
    _ portrait: Portrait, completion: @escaping @MainActor (Result<UIImage, any Error>) -> Void
  ) -> any PortraitRequest
}

/// A picture that is on its way.
public protocol PortraitRequest: AnyObject {
  /// Says that nobody needs it any more.
  func cancel()
}
