import HeadlessUIKit

/// Where the cells of a stress come from: the fixture's registrations, else classes that the stress brings along.
@MainActor
struct StressPools {
  /// The identifiers of the fixture's own cells.
  var identifiers: [String] = []
  /// Registers the fixture's cells again, which replaces what was registered (rule TV-31).
  var registerAgain: @MainActor () -> Void = {}

  /// The identifier of an item's cell: always the same one for an item.
  func identifier(_ item: StressItem?, standard: String) -> String {
    identifiers.isEmpty ? standard : identifiers[(item?.id ?? 0) % identifiers.count]
  }

  /// The label that shows an item's text; nil in a cell that has none.
  static func label(in cell: UITableViewCell) -> UILabel? {
    cell.textLabel ?? firstLabel(in: cell.contentView)
  }

  /// The label that shows an item's text; nil in a cell that has none.
  static func label(in cell: UICollectionViewCell) -> UILabel? {
    (cell as? StressItemCell)?.label ?? firstLabel(in: cell.contentView)
  }

  private static func firstLabel(in view: UIView) -> UILabel? {
    for subview in view.subviews {
      if let label = subview as? UILabel ?? firstLabel(in: subview) { return label }
    }
    return nil
  }
}
