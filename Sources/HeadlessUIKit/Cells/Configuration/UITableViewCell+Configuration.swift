extension UITableViewCell: ConfiguredView {
  final var currentConfigurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    state.isSelected = selected
    state.isHighlighted = highlighted
    state.isEditing = editing
    return state
  }

  final func callUpdateHandler(_ state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }
}
