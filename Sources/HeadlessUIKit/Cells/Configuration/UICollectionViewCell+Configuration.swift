extension UICollectionViewCell: ConfiguredView {
  final var currentConfigurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    return state
  }

  final func callUpdateHandler(_ state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }
}
