import Foundation

/// Finding the heights of headers and footers.
extension UITableView {
  /// The height of a section's header or footer, and the space above it (rules TV-45 to TV-50).
  final func edgeHeight(_ section: Int, isFooter: Bool) -> EdgeHeight {
    let isPlain = style == .plain
    if let given = suppliedHeight(section, isFooter: isFooter),
      given != UITableView.automaticDimension, isPlain || given != 0
    {
      guard given >= 0, given.isFinite else {
        let exception = TableException.impossibleHeight(given, section, isFooter: isFooter)
        UIKitException.raise(exception)
        return EdgeHeight(height: 0)
      }
      return EdgeHeight(
        height: Double(given),
        gap: given > 0 && !isFooter ? headerGap : 0
      )
    }
    let hasContent = hasEdgeContent(section, isFooter: isFooter)
    if isPlain, !hasContent { return EdgeHeight(height: 0) }
    let property = isFooter ? sectionFooterHeight : sectionHeaderHeight
    if property > 0, property.isFinite {
      return EdgeHeight(
        height: Double(property),
        gap: isFooter ? 0 : headerGap
      )
    }
    let place: SectionEdge = isFooter ? .footer : isFirstGap(section) ? .firstHeader : .header
    let height =
      hasContent
      ? TableMetrics.titledHeight(.current, isPlain: isPlain, place: place)
      : TableMetrics.emptyHeight(.current, isPlain: isPlain, place: place)
    return EdgeHeight(
      height: Double(height),
      gap: isFooter ? 0 : headerGap,
      isFitted: hasContent && fitsEdges(isFooter: isFooter)
    )
  }

  /// Whether the gap is the taller first one of a grouped table: no view above it has a height (rule TV-49).
  private func isFirstGap(_ section: Int) -> Bool {
    section == 0 && (tableHeaderView?.frame.height ?? 0) <= 0
  }

  /// The space above the headers of plain tables, whoever gave their height (rule TV-50a).
  private var headerGap: Double {
    guard style == .plain else { return 0 }
    let isGiven = sectionHeaderTopPadding >= 0 && sectionHeaderTopPadding.isFinite
    return Double(
      isGiven ? sectionHeaderTopPadding : TableMetrics.headerTopPadding(.current)
    )
  }

  /// Whether a section's header or footer has a title or a view.
  private func hasEdgeContent(_ section: Int, isFooter: Bool) -> Bool {
    if suppliedTitle(section, isFooter: isFooter) != nil { return true }
    guard let view = suppliedView(section, isFooter: isFooter) else { return false }
    // Only its presence is needed here; the view goes to the pool for the section that shows first.
    if let reusable = view as? UITableViewHeaderFooterView { pool(reusable) }
    return true
  }

  /// Whether headers or footers of automatic height are measured: only with estimates (rule TV-29b).
  private func fitsEdges(isFooter: Bool) -> Bool {
    (isFooter ? estimatedSectionFooterHeight : estimatedSectionHeaderHeight) != 0
  }

  /// Measures a reusable header or footer of automatic height, and returns its frame.
  ///
  /// Other views are never measured: they get the default height, whatever their frame (rule TV-47).
  final func fittedFrame(_ view: UIView, _ section: Int, isFooter: Bool, _ frame: CGRect)
    -> CGRect
  {
    let entry = list.geometry.sections[section]
    guard isFooter ? entry.isFooterFitted : entry.isHeaderFitted,
      let reusable = view as? UITableViewHeaderFooterView
    else { return frame }
    reusable.automaticHeight = frame.height
    let generation = list.generation
    let height = reusable.fittedHeight(width: frame.width)
    guard height != frame.height, height >= 0, height.isFinite, generation == list.generation else {
      return frame
    }
    noteMeasured()
    list.geometry.update(section) {
      if isFooter { $0.footer = Double(height) } else { $0.header = Double(height) }
    }
    var fitted = frame
    fitted.size.height = height
    return fitted
  }
}
