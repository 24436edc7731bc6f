/// Controls and accessories that depend on editing.
extension UITableViewCell {
  /// The controls that show now.
  final var states: StateMask {
    var states: StateMask = []
    if editing { states.insert(.showingEditControl) }
    if showingDeleteConfirmation { states.insert(.showingDeleteConfirmation) }
    return states
  }

  /// Shows or hides the delete button; for the table.
  final func setShowsDeleteConfirmation(_ isShown: Bool) {
    guard showingDeleteConfirmation != isShown else { return }
    let state =
      isShown
      ? states.union(.showingDeleteConfirmation) : states.subtracting(.showingDeleteConfirmation)
    willTransition(to: state)
    madeParts.showsDeleteConfirmation = isShown
    didTransition(to: state)
  }

  /// Whether an information button shows at the right edge.
  final var showsDetailButton: Bool {
    let view = editing ? parts?.editingAccessoryView : parts?.accessoryView
    guard view == nil else { return false }
    switch editing ? editingAccessoryType : accessoryType {
    case .detailButton, .detailDisclosureButton: return true
    case .none, .disclosureIndicator, .checkmark: return false
    }
  }

  /// Shows the accessory view for the current mode, editing or not.
  final func applyEditingAccessory() {
    guard let parts, parts.accessoryView != nil || parts.editingAccessoryView != nil else { return }
    let (shown, other) =
      editing
      ? (parts.editingAccessoryView, parts.accessoryView)
      : (parts.accessoryView, parts.editingAccessoryView)
    if let other, other !== shown, other.superviewStorage === self { other.removeFromSuperview() }
    if let shown, shown.superviewStorage !== self { addSubview(shown) }
  }
}
