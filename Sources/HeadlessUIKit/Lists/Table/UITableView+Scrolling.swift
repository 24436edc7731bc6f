import Foundation
import ListGeometry

extension UITableView {
  /// Where a row comes to lie when the table scrolls to it.
  public enum ScrollPosition: Int, Sendable {
    /// As little movement as possible; none if the row is visible.
    case none = 0
    /// At the top, below a pinned header.
    case top
    /// In the middle of the visible part.
    case middle
    /// At the bottom of the visible part.
    case bottom
  }

  final func scrollToRow(_ indexPath: IndexPath, _ scrollPosition: ScrollPosition, _ animated: Bool)
  {
    ensureLoaded()
    guard let position = RowPosition(indexPath) else { return }
    let sectionCount = list.geometry.sections.count
    guard (0..<sectionCount).contains(position.section) else {
      let exception = TableException.sectionBeyondBounds(
        position.section,
        count: sectionCount,
        in: self
      )
      return UIKitException.raise(exception)
    }
    if position.row == NSNotFound {
      return scroll(to: rect(forSection: position.section), scrollPosition, below: 0, animated)
    }
    guard list.geometry.contains(position) else {
      let count = list.geometry.rowCount(position.section)
      let exception = TableException.rowBeyondBounds(
        position.row,
        count: count,
        section: position.section,
        in: self
      )
      return UIKitException.raise(exception)
    }
    let header = list.geometry.sections[position.section].header
    let pinned = style == .plain && keepsRowsBelowHeaders ? CGFloat(header) : 0
    scroll(to: rectForRow(at: indexPath), scrollPosition, below: pinned, animated)
    if list.geometry.hasAssumptions || list.hasMeasuredCells {
      reach(indexPath, scrollPosition, below: pinned)
    }
  }

  /// Scrolls again until the row stays, since layout replaces assumed heights on the way.
  private func reach(_ path: IndexPath, _ place: ScrollPosition, below header: CGFloat) {
    for _ in 0..<UITableView.reachingCountMax {
      layoutIfNeeded()
      let before = boundsOrigin.y
      guard !UIKitException.isPending, rectForRow(at: path).height > 0 else { return }
      scroll(to: rectForRow(at: path), place, below: header, false)
      if boundsOrigin.y == before { return }
    }
  }

  /// How often scrolling to a row is corrected; heights near it are known after a few times.
  private static let reachingCountMax = 8

  final func scrollToNearestSelectedRow(_ scrollPosition: ScrollPosition, _ animated: Bool) {
    guard let nearest = list.selection.min() else { return }
    scrollToRow(at: nearest.indexPath, at: scrollPosition, animated: animated)
  }

  /// Scrolls a rectangle of the content to a position, below a pinned header's height (rule TV-81).
  private func scroll(
    to rect: CGRect,
    _ position: ScrollPosition,
    below header: CGFloat,
    _ animated: Bool
  ) {
    let inset = adjustedContentInset
    let height = bounds.height - inset.top - inset.bottom
    let current = boundsOrigin.y + inset.top
    let target: CGFloat
    switch position {
    case .top: target = rect.minY - header
    case .bottom: target = rect.maxY - height
    case .middle: target = rect.midY - height / 2
    case .none:
      if rect.minY - header < current {
        target = rect.minY - header
      } else if rect.maxY > current + height {
        target = min(rect.maxY - height, rect.minY - header)
      } else {
        return
      }
    }
    let low = -inset.top
    let high = max(low, contentSize.height + inset.bottom - bounds.height)
    let y = min(max(target - inset.top, low), high)
    setContentOffset(CGPoint(x: boundsOrigin.x, y: y), animated: animated)
  }
}
