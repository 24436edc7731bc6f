/// Where separators would be drawn (rules TV-60 and TV-61).
extension UITableView {
  /// The rectangle of a row's separator in the content; nil without one.
  public func separatorRect(forRowAt indexPath: IndexPath) -> CGRect? {
    guard separatorStyle != .none else { return nil }
    let row = rectForRow(at: indexPath)
    guard row.height > 0 else { return nil }
    let inset = cellForRow(at: indexPath)?.parts?.separatorInset ?? separatorInset
    return separator(at: row, inset)
  }

  /// The separators below the last row of a plain table, down to the lower edge.
  ///
  /// They are spaced by ``fillerRowHeight``, or by default rows. They are no rows: the content's
  /// size excludes them. A table with a footer view has none.
  public var emptySeparatorRects: [CGRect] {
    ensureLoaded()
    let height = fillerRowHeight >= 0 ? fillerRowHeight : defaultRowHeight
    guard style == .plain, separatorStyle != .none, tableFooterView == nil,
      height >= 1 / UIScreen.main.scale
    else {
      return []
    }
    var found: [CGRect] = []
    var y = CGFloat(list.geometry.sectionsEnd)
    while y + height <= boundsOrigin.y + bounds.height {
      let row = CGRect(x: 0, y: y, width: bounds.width, height: height)
      found.append(separator(at: row, separatorInset))
      y += height
    }
    return found
  }

  private func separator(at row: CGRect, _ inset: UIEdgeInsets) -> CGRect {
    let thickness = 1 / UIScreen.main.scale
    return CGRect(
      x: row.minX + inset.left,
      y: row.maxY - thickness,
      width: max(row.width - inset.left - inset.right, 0),
      height: thickness
    )
  }

  /// The default insets of separators: 15 points at the left from iOS 7 on.
  static var defaultSeparatorInset: UIEdgeInsets {
    let left = UIKitProfile.current == .ios6 ? 0 : CellMetrics.separatorLeft
    return UIEdgeInsets(top: 0, left: left, bottom: 0, right: 0)
  }

  /// Tells a cell whether it has a separator, which takes space from the content in older profiles.
  final func applySeparator(_ cell: UITableViewCell) {
    let isDrawn = separatorStyle != .none
    guard cell.hasSeparator != isDrawn else { return }
    cell.hasSeparator = isDrawn
    cell.setNeedsLayout()
  }

  final func separatorsChanged() {
    // Set for good: pooled cells may have been without a separator.
    list.hidesSeparators = true
    for row in list.rows { applySeparator(row.cell) }
  }
}
