extension UITableViewHeaderFooterView: ConfiguredView {
  final var currentConfigurationState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    return state
  }

  final func callUpdateHandler(_ state: UIViewConfigurationState) {
    configurationUpdateHandler?(self, state)
  }
}
