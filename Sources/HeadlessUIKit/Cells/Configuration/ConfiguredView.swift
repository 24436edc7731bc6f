/// A cell, header or footer whose looks may come from configurations.
@MainActor
protocol ConfiguredView: UIView {
  associatedtype State: UIConfigurationState
  var configurations: CellConfigurations? { get set }
  /// Whether a configuration was asked for since the state changed.
  var isConfigured: Bool { get set }
  var contentView: UIView { get }
  var configurationState: State { get }
  func updateConfiguration(using state: State)
  /// Calls the program's own closure.
  func callUpdateHandler(_ state: State)
}

extension ConfiguredView {
  var madeConfigurations: CellConfigurations {
    if let configurations { return configurations }
    let made = CellConfigurations()
    configurations = made
    return made
  }

  /// Asks the class for configurations.
  func configure() {
    isConfigured = true
    updateConfiguration(using: configurationState)
  }

  func applyConfigurations(_ state: State) {
    guard let configurations else { return }
    if configurations.updatesContent, let content = configurations.content {
      configurations.show(content.updated(for: state), in: contentView)
    }
    if configurations.updatesBackground {
      configurations.background = configurations.background?.updated(for: state)
    }
    if configurations.hasHandler { callUpdateHandler(state) }
  }

  func showConfiguration(_ configuration: (any UIContentConfiguration)?) {
    guard configuration != nil || configurations != nil else { return }
    madeConfigurations.show(configuration, in: contentView)
    setNeedsLayout()
  }

  func setBackground(_ configuration: UIBackgroundConfiguration?) {
    guard configuration != nil || configurations != nil else { return }
    madeConfigurations.background = configuration
  }

  /// The size that the content of a configuration needs; nil without one.
  func configuredSize(_ size: CGSize, _ margins: CGSize) -> CGSize? {
    guard let view = configurations?.view else { return nil }
    let inner = CGSize(width: max(0, size.width - margins.width), height: size.height)
    let needed = view.systemLayoutSizeFitting(
      inner,
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    return CGSize(width: needed.width + margins.width, height: needed.height + margins.height)
  }
}
