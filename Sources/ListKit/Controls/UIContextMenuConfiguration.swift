/// The menu of something that is pressed for a while. Menus are not drawn here.
///
/// Source: `UIContextMenuConfiguration` documentation.
@MainActor
open class UIContextMenuConfiguration {
  /// Makes a menu, from the actions that the system suggests, of which there are none here.
  public init(
    identifier: (any Hashable)?, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {
    self.identifier = identifier
    menu = actionProvider
  }

  /// The app's own name for it.
  public let identifier: (any Hashable)?

  private let menu: (([UIMenuElement]) -> UIMenu?)?

  /// What the menu offers, or nil.
  package func makeMenu() -> UIMenu? { menu?([]) }
}
