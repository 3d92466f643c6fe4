/// What a cell or a header keeps of the configurations that it shows.
@MainActor
struct HostedConfiguration {
  /// What the content view shows, or nil where the app fills it.
  var content: (any UIContentConfiguration)?

  /// What stands behind, or nil.
  var background: UIBackgroundConfiguration?

  /// The view that shows the background.
  var backgroundView: ConfiguredBackgroundView?

  /// Whether an update was asked for. Requests merge; there is one for the first display (149).
  var needsUpdate = true

  /// Whether the update is under way. What it sets does not ask for another.
  var isUpdating = false

  /// Gives a configuration to the present content view if it can take it, else makes another view: one of
  /// the configuration's, or an empty one for none (146).
  func contentView(
    for configuration: (any UIContentConfiguration)?, present: UIView
  ) -> UIView {
    guard let configuration else { return content == nil ? present : UIView() }
    if let view = present as? any UIView & UIContentView, view.supports(configuration) {
      view.configuration = configuration
      return view
    }
    return configuration.makeContentView()
  }

  /// Makes the background view say what the configuration does. Returns a view to add at the back.
  mutating func updateBackgroundView() -> UIView? {
    guard let background else {
      backgroundView?.removeFromSuperview()
      backgroundView = nil
      return nil
    }
    if let backgroundView {
      backgroundView.configuration = background
      return nil
    }
    let view = ConfiguredBackgroundView(configuration: background)
    backgroundView = view
    return view
  }
}
