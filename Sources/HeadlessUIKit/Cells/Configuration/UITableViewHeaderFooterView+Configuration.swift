/// How the cell keeps and updates its configurations.
extension UITableViewHeaderFooterView {
  final var madeConfigurations: CellConfigurations {
    if let configurations { return configurations }
    let made = CellConfigurations()
    configurations = made
    return made
  }

  final var currentConfigurationState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    return state
  }

  /// Asks the class for configurations.
  final func configure() {
    isConfigured = true
    updateConfiguration(using: configurationState)
  }

  final func applyConfigurations(_ state: UIViewConfigurationState) {
    guard let configurations else { return }
    if configurations.updatesContent, let content = configurations.content {
      configurations.show(content.updated(for: state), in: contentView)
    }
    if configurations.updatesBackground {
      configurations.background = configurations.background?.updated(for: state)
    }
    if configurations.hasHandler { configurationUpdateHandler?(self, state) }
  }

  /// The size that the content of a configuration needs; nil without one.
  final func configuredSize(_ size: CGSize, _ margins: CGSize) -> CGSize? {
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
