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

  /// The view behind the content, as large as the cell; nil by default.
  public var backgroundView: UIView? {
    get { parts?.backgroundView }
    set {
      replace(parts?.backgroundView, newValue)
      madeParts.backgroundView = newValue
    }
  }

  /// The background view for a selected row, which gets the cell's size; nil by default.
  public var selectedBackgroundView: UIView? {
    get { parts?.selectedBackgroundView }
    set { madeParts.selectedBackgroundView = newValue }
  }

  /// The background view for a row in a multiple selection; stored, not shown here.
  public var multipleSelectionBackgroundView: UIView? {
    get { parts?.multipleSelectionBackgroundView }
    set { madeParts.multipleSelectionBackgroundView = newValue }
  }

  /// The view at the right edge, which replaces the accessory type; nil by default.
  public var accessoryView: UIView? {
    get { parts?.accessoryView }
    set {
      exchangeAccessory(parts?.accessoryView, newValue)
      madeParts.accessoryView = newValue
      applyEditingAccessory()
    }
  }

  /// The accessory view in editing mode; nil by default, which shows the editing accessory type.
  public var editingAccessoryView: UIView? {
    get { parts?.editingAccessoryView }
    set {
      exchangeAccessory(parts?.editingAccessoryView, newValue)
      madeParts.editingAccessoryView = newValue
      applyEditingAccessory()
    }
  }

  /// The accessory type in editing mode; none by default.
  public var editingAccessoryType: AccessoryType {
    get { parts?.editingAccessoryType ?? .none }
    set {
      guard newValue != editingAccessoryType else { return }
      madeParts.editingAccessoryType = newValue
      if editing { setNeedsLayout() }
    }
  }

  /// The insets of the separator; 15 points at the left by default.
  public var separatorInset: UIEdgeInsets {
    get {
      parts?.separatorInset
        ?? UIEdgeInsets(top: 0, left: CellMetrics.separatorLeft, bottom: 0, right: 0)
    }
    set { madeParts.separatorInset = newValue }
  }

  /// Whether the reorder control shows in editing mode; false by default.
  public var showsReorderControl: Bool {
    get { parts?.showsReorderControl ?? false }
    set { madeParts.showsReorderControl = newValue }
  }

  /// Whether the content is indented in editing mode; true by default.
  public var shouldIndentWhileEditing: Bool {
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
