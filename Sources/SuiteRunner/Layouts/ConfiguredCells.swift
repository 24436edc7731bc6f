import HeadlessUIKit

/// A cell of a table that tells the case's log for which states it updates its configuration.
///
/// The call names what is on, as in `updateConfiguration(highlighted selected)`.
open class ConfiguredRow: UITableViewCell, RecordedObject {
  /// Records the state.
  open override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    record("updateConfiguration(\(state.recordedFlags))")
  }
}

/// A cell of a collection that tells the same.
open class ConfiguredItem: UICollectionViewCell, RecordedObject {
  /// Records the state.
  open override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    record("updateConfiguration(\(state.recordedFlags))")
  }
}

extension UICellConfigurationState {
  /// The flags that are on, by their names.
  var recordedFlags: String {
    let flags = [
      ("disabled", isDisabled), ("highlighted", isHighlighted), ("selected", isSelected),
      ("editing", isEditing),
    ]
    return flags.filter(\.1).map(\.0).joined(separator: " ")
  }
}
