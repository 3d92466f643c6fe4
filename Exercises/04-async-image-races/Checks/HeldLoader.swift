import Lesson04Given
import ListProbe
import UIKit

/// A loader that holds every request until the check answers it. Its pictures know what they are of.
@MainActor
final class HeldLoader: PortraitLoading {
  let desk: RequestDesk<Portrait, UIImage>

  init(_ cancelling: RequestDesk<Portrait, UIImage>.Cancelling, call: @escaping () -> Int?) {
    desk = RequestDesk(cancelling: cancelling, call: call)
  }

  func image(for portrait: Portrait) async throws -> UIImage {
    try await desk.fetch(portrait)
  }

  func load(
    _ portrait: Portrait, completion: @escaping @MainActor (Result<UIImage, any Error>) -> Void
  ) -> any PortraitRequest {
    Held(desk.fetch(portrait, completion: completion))
  }

  /// The key that a portrait's picture carries.
  static func key(_ portrait: Portrait) -> String { "\(portrait.key)@\(portrait.version)" }

  func answer(_ number: Int) {
    let portrait = desk.requests[number - 1].key
    desk.answer(number, with: Picture.make(key: Self.key(portrait)))
  }

  private final class Held: PortraitRequest {
    let ticket: RequestTicket

    init(_ ticket: RequestTicket) {
      self.ticket = ticket
    }

    func cancel() { ticket.cancel() }
  }
}

/// The loader did not get the picture.
struct NoConnection: Error {}
