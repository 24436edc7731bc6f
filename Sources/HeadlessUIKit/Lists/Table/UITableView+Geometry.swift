import Foundation
import ListGeometry

/// Rectangles of sections and rows, and what is on screen.
extension UITableView {
  final func rect(_ section: Int) -> CGRect {
    ensureLoaded()
    guard list.geometry.sections.indices.contains(section) else { return .zero }
    let start = list.geometry.start(of: section)
    return contentRect(start, list.geometry.start(of: section + 1) - start, isInset: false)
  }

  final func rectForHeader(_ section: Int) -> CGRect {
    ensureLoaded()
    guard list.geometry.sections.indices.contains(section) else { return .zero }
    let entry = list.geometry.sections[section]
    return contentRect(list.geometry.start(of: section) + entry.gap, entry.header)
  }

  final func rectForFooter(_ section: Int) -> CGRect {
    ensureLoaded()
    guard list.geometry.sections.indices.contains(section) else { return .zero }
    let height = list.geometry.sections[section].footer
    return contentRect(list.geometry.start(of: section + 1) - height, height)
  }

  final func rectForRow(_ indexPath: IndexPath) -> CGRect {
    ensureLoaded()
    guard let position = RowPosition(indexPath), list.geometry.contains(position) else {
      return .zero
    }
    return contentRect(list.geometry.start(of: position), list.geometry.height(of: position))
  }

  private func contentRect(_ y: Double, _ height: Double, isInset: Bool = true) -> CGRect {
    let margin = isInset ? TableMetrics.sideMargin(style, width: bounds.width) : 0
    return CGRect(
      x: margin,
      y: CGFloat(y),
      width: max(bounds.width - 2 * margin, 0),
      height: CGFloat(height)
    )
  }

  final func indexPathForRow(_ point: CGPoint) -> IndexPath? {
    ensureLoaded()
    let y = Double(point.y)
    guard let position = list.geometry.firstRow(endingAfter: y),
      list.geometry.start(of: position) <= y
    else { return nil }
    return position.indexPath
  }

  final func indexPathsForRows(_ rect: CGRect) -> [IndexPath]? {
    ensureLoaded()
    guard let first = list.geometry.firstRow(endingAfter: Double(rect.minY)),
      let last = list.geometry.lastRow(startingBefore: Double(rect.maxY)), first <= last
    else { return [] }
    var paths: [IndexPath] = []
    for section in first.section...last.section {
      let lower = section == first.section ? first.row : 0
      let upper = section == last.section ? last.row : list.geometry.rowCount(section) - 1
      guard lower <= upper else { continue }
      let rows = list.geometry.sections[section].rows
      for row in lower...upper where rows.height(of: row) > 0 {
        paths.append(IndexPath(row: row, section: section))
      }
    }
    return paths
  }

  final func edgeView(_ section: Int, isFooter: Bool) -> UITableViewHeaderFooterView? {
    let edge = list.edges.first { $0.section == section && $0.isFooter == isFooter }
    return edge?.view as? UITableViewHeaderFooterView
  }

  /// The index of a row among those on screen.
  final func visibleIndex(_ position: RowPosition) -> Int? { list.shown.index(of: position) }

  /// Lays out if that is due, since only layout decides what is visible.
  final func layoutIfDue() {
    if flags.contains(.needsLayout), !list.isLayingOut { layoutIfNeeded() }
  }
}
