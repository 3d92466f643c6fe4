/// What a touch comes in. Nothing here makes one; it is the parameter of hit testing.
@MainActor
open class UIEvent {
  /// Makes an event.
  public init() {}
}
