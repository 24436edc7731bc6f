extension UITableViewHeaderFooterView {
  /// The text as displayed, possibly in capitals; ``textLabel`` keeps the title as given (rule TV-52).
  public var displayText: String? {
    let text = textLabelStorage?.text
    return titleLook?.isUppercase == true ? text?.uppercased() : text
  }

  /// Shows a title; for the table.
  final func setTitle(_ title: String, _ look: TableTitleLook) {
    titleLook = look
    guard let label = textLabel else { return }
    label.text = title
    label.font = look.font
    label.textAlignment = look.alignment
    setNeedsLayout()
  }
}
