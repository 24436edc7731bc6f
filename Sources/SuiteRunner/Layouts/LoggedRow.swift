import HeadlessUIKit

/// A cell of a table that tells the case's log the states that it is given.
///
/// The calls are `prepareForReuse`, `setSelected(YES animated: NO)`, `setHighlighted(…)`, `setEditing(…)`, and `willTransition(3)` and
/// `didTransition(3)` with the mask of the state.
open class LoggedRow: UITableViewCell, RecordedObject {
  private func record(_ name: String, _ flag: Bool, _ animated: Bool) {
    record("\(name)(\(PropertyText.of(flag)) animated: \(PropertyText.of(animated)))")
  }

  /// Records that it is about to be used again.
  open override func prepareForReuse() {
    super.prepareForReuse()
    record("prepareForReuse")
  }

  /// Records whether it is selected.
  open override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    record("setSelected", selected, animated)
  }

  /// Records whether it is highlighted.
  open override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    super.setHighlighted(highlighted, animated: animated)
    record("setHighlighted", highlighted, animated)
  }

  /// Records whether it is edited.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    record("setEditing", editing, animated)
  }

  /// Records the state that it is about to have.
  open override func willTransition(to state: StateMask) {
    super.willTransition(to: state)
    record("willTransition(\(state.rawValue))")
  }

  /// Records the state that it has.
  open override func didTransition(to state: StateMask) {
    super.didTransition(to: state)
    record("didTransition(\(state.rawValue))")
  }
}
