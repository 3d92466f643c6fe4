import Foundation

/// The configurations of a cell.
extension UITableViewCell {
  /// A configuration with the looks of the cell's style and no content, new each time (147).
  public func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  /// A background with the system's looks.
  public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }

  /// Brings the configurations up to date if that was asked for. The table calls it before the cell is shown.
  func updateConfigurationIfNeeded() {
    guard hosted.needsUpdate, !hosted.isUpdating else { return }
    hosted.needsUpdate = false
    hosted.isUpdating = true
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
    hosted.isUpdating = false
  }

  /// What the base class does about a new state (148).
  func updateHostedConfigurations(using state: UICellConfigurationState) {
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
      let place = subviews.firstIndex { $0 === contentView }
      contentView.removeFromSuperview()
      contentView = view
      contentView.frame = contentFrame
      insertSubview(contentView, at: place ?? subviews.endIndex)
    }
    setNeedsUpdateConfiguration()
  }

  func setBackground(_ configuration: UIBackgroundConfiguration?) {
    hosted.background = configuration
    if configuration != nil {
      if backgroundView != nil { backgroundView = nil }
      if selectedBackgroundView != nil { selectedBackgroundView = nil }
    }
    if let new = hosted.updateBackgroundView() { insertSubview(new, at: 0) }
    setNeedsUpdateConfiguration()
  }

  func backgroundViewChanged(from old: UIView?) {
    guard old !== backgroundView else { return }
    old?.removeFromSuperview()
    guard let backgroundView else { return }
    setBackground(nil)
    insertSubview(backgroundView, at: 0)
  }

  func selectedBackgroundViewChanged(from old: UIView?) {
    guard old !== selectedBackgroundView else { return }
    old?.removeFromSuperview()
    guard selectedBackgroundView != nil else { return }
    setBackground(nil)
    showSelectedBackground()
  }

  /// Takes note of a state that was set, and perhaps changed.
  func stateChanged(_ isNew: Bool) {
    // The table's doing, nearly always.
    touch(nil)
    guard isNew else { return }
    showSelectedBackground()
    setNeedsUpdateConfiguration()
  }

  /// The selected background is in the cell only while it is seen.
  private func showSelectedBackground() {
    guard let selectedBackgroundView else { return }
    guard isSelected || isHighlighted, selectionStyle != .none else {
      return selectedBackgroundView.removeFromSuperview()
    }
    guard selectedBackgroundView.superview !== self else { return }
    selectedBackgroundView.frame = bounds
    insertSubview(selectedBackgroundView, at: backgroundView == nil ? 0 : 1)
  }
}
