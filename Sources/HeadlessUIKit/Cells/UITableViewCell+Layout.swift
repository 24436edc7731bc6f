extension UITableViewCell.AccessoryType {
  /// The width that the accessory takes from the content view, read off stored Interface Builder frames.
  ///
  /// Older documents have 33 for the disclosure indicator, newer ones mostly 30.5. Check marks
  /// range from 40 to 44.
  func width(in profile: UIKitProfile) -> CGFloat {
    switch self {
    case .none: 0
    case .disclosureIndicator: profile < .ios15 ? 33 : 30.5
    case .checkmark: 40
    case .detailButton: 36.5
    case .detailDisclosureButton: 67
    }
  }

  /// The name in documents and in the view tree; nil without an accessory.
  var treeName: String? {
    switch self {
    case .none: nil
    case .disclosureIndicator: "disclosureIndicator"
    case .checkmark: "checkmark"
    case .detailButton: "detailButton"
    case .detailDisclosureButton: "detailDisclosureButton"
    }
  }
}

extension UITableViewCell {
  /// The height that the separator takes from the content view: a pixel before iOS 15, nothing since.
  final var separatorThickness: CGFloat {
    hasSeparator && UIKitProfile.current < .ios15 ? 1 / UIScreen.main.scale : 0
  }

  final var trailingWidth: CGFloat {
    if let view = editing ? parts?.editingAccessoryView : parts?.accessoryView {
      return view.bounds.width + CellMetrics.accessoryMargin
    }
    let type = editing ? parts?.editingAccessoryType ?? .none : accessoryType
    return type.width(in: .current)
  }

  final func makeContentView() -> UIView {
    let view = UITableViewCellContentView(frame: contentFrame)
    view.flags.insert(.isContentView)
    contentViewStorage = view
    addSubview(view)
    return view
  }

  /// The space that edit control, accessory and separator take from the content view.
  final var contentMargins: CGSize {
    CGSize(width: editControlWidth + trailingWidth, height: separatorThickness)
  }

  private var editControlWidth: CGFloat {
    editing && shouldIndentWhileEditing ? CellMetrics.editControlWidth : 0
  }

  private var contentFrame: CGRect {
    let left = editControlWidth
    return CGRect(
      x: left,
      y: 0,
      width: max(bounds.width - left - trailingWidth, 0),
      height: max(bounds.height - separatorThickness, 0)
    )
  }

  final func layoutContent() {
    contentViewStorage?.frame = contentFrame
    guard let parts else { return }
    let whole = CGRect(origin: .zero, size: bounds.size)
    parts.backgroundView?.frame = whole
    parts.selectedBackgroundView?.frame = whole
    if let view = editing ? parts.editingAccessoryView : parts.accessoryView {
      let scale = UIScreen.main.scale
      view.frame.origin = CGPoint(
        x: bounds.width - view.bounds.width - CellMetrics.accessoryMargin,
        y: ((bounds.height - view.bounds.height) / 2).roundedToPixel(scale: scale)
      )
    }
    if !isContentFromNib { layoutStandardParts(parts) }
  }

  final func standardLabel(_ path: ReferenceWritableKeyPath<CellParts, UILabel?>) -> UILabel? {
    if let label = parts?[keyPath: path] { return label }
    if isContentFromNib { return nil }
    let label = UILabel(frame: .zero)
    label.fontStorage = StandardCellFonts.font(of: cellStyle, detail: path == \.detailTextLabel)
    madeParts[keyPath: path] = label
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  final func standardImageView() -> UIImageView? {
    if let view = parts?.imageView { return view }
    if isContentFromNib { return nil }
    let view = UIImageView(frame: .zero)
    madeParts.imageView = view
    contentView.addSubview(view)
    setNeedsLayout()
    return view
  }

  final func highlightLabels() {
    guard let parts else { return }
    let on = selected || highlighted
    parts.textLabel?.isHighlighted = on
    parts.detailTextLabel?.isHighlighted = on
    parts.imageView?.isHighlighted = on
  }
}
