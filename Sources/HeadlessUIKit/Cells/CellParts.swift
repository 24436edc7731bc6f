/// The parts that few cells have, made on first use.
@MainActor
final class CellParts {
  var textLabel: UILabel?
  var detailTextLabel: UILabel?
  var imageView: UIImageView?
  var backgroundView: UIView?
  var selectedBackgroundView: UIView?
  var multipleSelectionBackgroundView: UIView?
  var accessoryView: UIView?
  var editingAccessoryView: UIView?
  var editingAccessoryType = UITableViewCell.AccessoryType.none
  var separatorInset: UIEdgeInsets?
  var showsReorderControl = false
  var shouldIndentWhileEditing = true
  var showsDeleteConfirmation = false
  var focusStyle = 0

  init() {}
}

extension UITableViewCell {
  final var madeParts: CellParts {
    if let parts { return parts }
    let new = CellParts()
    parts = new
    return new
  }

  final var background: UIView? {
    get { parts?.backgroundView }
    set {
      replace(parts?.backgroundView, newValue)
      madeParts.backgroundView = newValue
    }
  }

  final var accessory: UIView? {
    get { parts?.accessoryView }
    set {
      exchangeAccessory(parts?.accessoryView, newValue)
      madeParts.accessoryView = newValue
      applyEditingAccessory()
    }
  }

  final var editingAccessory: UIView? {
    get { parts?.editingAccessoryView }
    set {
      exchangeAccessory(parts?.editingAccessoryView, newValue)
      madeParts.editingAccessoryView = newValue
      applyEditingAccessory()
    }
  }

  final var accessoryTypeWhileEditing: AccessoryType {
    get { parts?.editingAccessoryType ?? .none }
    set {
      guard newValue != editingAccessoryType else { return }
      madeParts.editingAccessoryType = newValue
      if editing { setNeedsLayout() }
    }
  }

  final var indentsWhileEditing: Bool {
    get { parts?.shouldIndentWhileEditing ?? true }
    set {
      guard newValue != shouldIndentWhileEditing else { return }
      madeParts.shouldIndentWhileEditing = newValue
      if editing { setNeedsLayout() }
    }
  }

  private func replace(_ old: UIView?, _ new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { insertSubview(new, at: 0) }
    setNeedsLayout()
  }

  private func exchangeAccessory(_ old: UIView?, _ new: UIView?) {
    guard old !== new else { return }
    if let old, old.superviewStorage === self { old.removeFromSuperview() }
    setNeedsLayout()
  }

  /// Sets the content view of a nib, and adds it as a subview unless it is one.
  public func setContentView(_ view: UIView) {
    contentViewStorage?.removeFromSuperview()
    contentViewStorage = view
    isContentFromNib = true
    view.flags.insert(.isContentView)
    if view.superviewStorage !== self { addSubview(view) }
  }

  /// Sets the reuse identifier; for registries and nib loading.
  public func setReuseIdentifier(_ identifier: String?) { reuseIdentifierStorage = identifier }

  /// Sets the standard parts of a nib.
  public func setStandardParts(
    textLabel: UILabel?,
    detailTextLabel: UILabel?,
    imageView: UIImageView?
  ) {
    let parts = madeParts
    parts.textLabel = textLabel
    parts.detailTextLabel = detailTextLabel
    parts.imageView = imageView
  }
}
