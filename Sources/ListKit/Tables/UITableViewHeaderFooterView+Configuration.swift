import Foundation

/// The configurations of a header or footer.
extension UITableViewHeaderFooterView {
  /// A configuration with the system's looks and no content, new each time.
  public func defaultContentConfiguration() -> UIListContentConfiguration { .header() }

  /// A background with the system's looks.
  public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listHeader() }

  /// Brings the configurations up to date if that was asked for. The table calls it before the view is shown.
  func updateConfigurationIfNeeded() {
    guard hosted.needsUpdate, !hosted.isUpdating else { return }
    hosted.needsUpdate = false
    hosted.isUpdating = true
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
    hosted.isUpdating = false
  }

  /// What the base class does about a new state.
  func updateHostedConfigurations(using state: UIViewConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let content = hosted.content {
      setContent(content.updated(for: state))
    }
    if automaticallyUpdatesBackgroundConfiguration, let background = hosted.background {
      setBackground(background.updated(for: state))
    }
  }

  func setContent(_ configuration: (any UIContentConfiguration)?) {
    let view = hosted.contentView(for: configuration, present: contentView)
    hosted.content = configuration
    if view !== contentView {
      contentView.removeFromSuperview()
      contentView = view
      contentView.frame = bounds
      addSubview(contentView)
    }
    setNeedsUpdateConfiguration()
  }

  func setBackground(_ configuration: UIBackgroundConfiguration?) {
    hosted.background = configuration
    if let new = hosted.updateBackgroundView() { insertSubview(new, at: 0) }
    setNeedsUpdateConfiguration()
  }
}
